import { inLanguage } from '@amhs/domain/localized'
import { emergencyText } from '@amhs/domain/safety/line-texts'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { SupportCard } from '../../../ui/support-card'
import { violenceSupportWords } from './violence-support.words'

/** Whom to call, beside an article on violence: the police and the lines for violence first, and no word about hurting oneself. */
export function ViolenceSupport() {
  const words = useWords(violenceSupportWords)
  const language = useLanguage()
  const contacts = protectionContacts(useRegion(), { ageBand: useAgeBand() ?? undefined })
  return (
    <SupportCard heading={words.heading} contacts={contacts}>
      <p>{words.danger(inLanguage(emergencyText(contacts), language))}</p>
      {contacts.silent && <p>{inLanguage(contacts.silent, language)}</p>}
    </SupportCard>
  )
}
