import { AudiencePage } from './audience-page'

/** For a person who looks for something for themselves. */
export default function IndividualPage() {
  return <AudiencePage id="individual" audience="individual" />
}
