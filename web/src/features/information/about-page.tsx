import { ContentPage } from '../../ui/content-page'

/** Who runs the site, for whom, and how its content is kept reliable. */
export default function AboutPage() {
  return <ContentPage id="about" />
}
