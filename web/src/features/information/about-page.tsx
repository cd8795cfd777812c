import { ContentPage } from '../../ui/content-page'

/** Who runs the site, for whom, where its content comes from, and what nobody has checked yet. */
export default function AboutPage() {
  return <ContentPage id="about" />
}
