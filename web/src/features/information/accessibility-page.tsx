import { ContentPage } from '../../ui/content-page'

/** What the site does for readers with disabilities, what is known to fall short, and how to report it. */
export default function AccessibilityPage() {
  return <ContentPage id="accessibility" dated />
}
