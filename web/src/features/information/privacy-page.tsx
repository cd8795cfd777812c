import { ContentPage } from '../../ui/content-page'

/** What is kept, where, for how long, and which rights there are. */
export default function PrivacyPage() {
  return <ContentPage id="privacy" dated />
}
