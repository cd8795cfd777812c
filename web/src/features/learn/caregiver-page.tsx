import { AudiencePage } from './audience-page'

/** For a person who looks after somebody. */
export default function CaregiverPage() {
  return <AudiencePage id="caregiver" audience="caregiver" />
}
