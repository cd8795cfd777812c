import { inLanguage } from '@amhs/domain/localized'
import { crisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { resourceHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { crisisWords } from './crisis.words'

/** Who is being hurt by somebody: the police, the region's first line for violence where it has one, and where to read on. */
export function HurtNow() {
  const words = useWords(crisisWords)
  const language = useLanguage()
  const region = useRegion()
  const contacts = protectionContacts(region, { language })
  const [police] = emergencyToCall(contacts)
  // A region without one has its general line here, which the card below shows.
  const [general] = crisisContacts(region, { language }).lines
  const line = contacts.lines.find(({ id, number }) => id !== general?.id && telephoneHref(number) !== null)
  return (
    <p>
      <b>{words.hurt}</b>{' '}
      {police && (
        <a href={telephoneHref(police.number) ?? undefined}>
          {police.number} {inLanguage(police.for, language)}
        </a>
      )}
      {line && (
        <>
          {' · '}
          <a href={telephoneHref(line.number) ?? undefined}>
            {line.number} {inLanguage(lineNameBeside(line), language)}
          </a>
        </>
      )}
      {' · '}
      <Link to={resourceHref('domestic-violence')}>{words.hurtHelp}</Link>
    </p>
  )
}
