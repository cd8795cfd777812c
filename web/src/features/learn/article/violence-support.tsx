import { inLanguage } from '@amhs/domain/localized'
import { emergencyText } from '@amhs/domain/safety/line-texts'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { SilentWay } from '../../../ui/silent-way'
import { SupportCard } from '../../../ui/support-card'
import { violenceSupportWords } from './violence-support.words'

/**
 * Whom to call, at the head of an article on violence: the police and the lines for violence (of an assault those for sexual violence)
 * before any word, and none about hurting oneself.
 */
export function ViolenceSupport({ assaulted }: { readonly assaulted: boolean }) {
  const words = useWords(violenceSupportWords)
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const contacts = protectionContacts(useRegion(), { language, ageBand, assaulted })
  return (
    <SupportCard heading={words.heading} contacts={contacts} numbersFirst>
      <p>{words.danger(inLanguage(emergencyText(contacts), language))}</p>
      <p>
        <SilentWay {...contacts} />
      </p>
    </SupportCard>
  )
}
