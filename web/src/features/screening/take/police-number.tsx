import { emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { useLanguage } from '../../../platform/preferences'
import { useRegion } from '../../../platform/region'

/** The number that brings the police where the person is, to be called. */
export function PoliceNumber() {
  const contacts = protectionContacts(useRegion(), { language: useLanguage() })
  const number = emergencyToCall(contacts)[0]?.number ?? null
  return <a href={telephoneHref(number) ?? undefined}>{number}</a>
}
