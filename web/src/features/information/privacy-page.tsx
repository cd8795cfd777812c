import { ContentPage } from '../../ui/content-page'
import { RetentionTable } from './retention-table'

/** What is kept, where, for how long, and which rights there are. The times come from the code that keeps them. */
export default function PrivacyPage() {
  return <ContentPage id="privacy" dated marker={() => <RetentionTable />} />
}
