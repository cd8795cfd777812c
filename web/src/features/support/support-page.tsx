import { ContentPage } from '../../ui/content-page'
import { SupportCard } from '../../ui/support-card'
import { GroupDirectory } from './group-directory'
import './support.css'

/** What support groups are, their rules, and the directory of groups. */
export default function SupportPage() {
  return (
    <ContentPage id="support">
      <GroupDirectory />
      <SupportCard />
    </ContentPage>
  )
}
