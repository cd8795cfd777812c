import { ContentPage } from '../../ui/content-page'
import { InstrumentAttributions } from './instrument-attributions'

/** The terms of use, with the licences and attributions of all questionnaires taken from their own data. */
export default function TermsPage() {
  return <ContentPage id="terms" dated marker={() => <InstrumentAttributions />} />
}
