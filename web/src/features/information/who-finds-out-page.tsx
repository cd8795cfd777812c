import { ContentPage } from '../../ui/content-page'
import { HelpStrip } from '../../ui/help-strip'

/** For the young: who finds out about what they do here, on a helpline, at a doctor’s and at school. */
export default function WhoFindsOutPage() {
  return (
    <ContentPage id="who-finds-out">
      <HelpStrip linesFirst />
    </ContentPage>
  )
}
