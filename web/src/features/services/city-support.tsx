import { inLanguage } from '@amhs/domain/localized'
import { crisisContacts, unknownRegion } from '@amhs/domain/safety/crisis-lines'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand, useIsRegionGuessed, useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { SupportCard } from '../../ui/support-card'
import { supportCardWords } from '../../ui/support-card.words'
import { citySupportWords } from './city-support.words'

/**
 * Whom to call where the chosen city is. The person's own region stays as it is: where they have set it and it is another, its numbers
 * stand below.
 */
export function CitySupport({
  region,
  numbersFirst,
}: {
  readonly region: string
  readonly numbersFirst: boolean
}) {
  const words = useWords(citySupportWords)
  const { moreHelp } = useWords(supportCardWords)
  const language = useLanguage()
  const ownId = useRegion()
  const isGuessed = useIsRegionGuessed()
  const reader = { language, ageBand: useAgeBand() ?? undefined }
  const contacts = crisisContacts(region, reader)
  const own = crisisContacts(ownId, reader)
  const keepsOwn = !isGuessed && ownId !== unknownRegion
  // One card throughout: who changes the region in it keeps the focus.
  return (
    <SupportCard
      contacts={contacts}
      numbersFirst={numbersFirst}
      below={
        region !== ownId && (
          <>
            <p className="small">{words.ofCity(inLanguage(contacts.name, language), moreHelp)}</p>
            {keepsOwn && (
              <>
                <p>{words.ofOwn(inLanguage(own.name, language))}</p>
                <CrisisLinesList emergency={own.emergency} lines={own.lines.slice(0, 1)} />
              </>
            )}
          </>
        )
      }
    />
  )
}
