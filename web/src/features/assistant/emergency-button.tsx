import { inLanguage } from '@amhs/domain/localized'
import { type CrisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { useLanguage } from '../../platform/preferences'

/** The emergency number alone, one press away. */
export function EmergencyButton({ contacts }: { readonly contacts: CrisisContacts }) {
  const language = useLanguage()
  const [emergency] = emergencyToCall(contacts)
  if (!emergency) return null
  return (
    <a className="button help" href={telephoneHref(emergency.number) ?? undefined}>
      {emergency.number} {inLanguage(emergency.for, language)}
    </a>
  )
}
