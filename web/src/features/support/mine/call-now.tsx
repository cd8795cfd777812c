import { inLanguage } from '@amhs/domain/localized'
import { crisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { useActionText } from '../../../ui/crisis-lines-list'
import { Link } from '../../../ui/link'
import { mineWords } from './mine.words'

/** Whom to call, beside a request with urgent words: a line of the region, its emergency number, and all other ways. */
export function CallNow() {
  const words = useWords(mineWords)
  const language = useLanguage()
  const actionText = useActionText()
  const contacts = crisisContacts(useRegion(), { language, ageBand: useAgeBand() ?? undefined })
  const [line] = contacts.lines
  const [action] = line ? lineActions(line) : []
  const [emergency] = emergencyToCall(contacts)
  return (
    <section className="stack" aria-label={words.callNow}>
      <p>{words.callNow}</p>
      <ul className="plain row">
        {line && action && (
          <li>
            <a
              className="button"
              href={action.href}
              rel={action.kind === 'call' || action.kind === 'text' ? undefined : 'noreferrer'}
            >
              {actionText(action)}{' '}
              {inLanguage(action.kind === 'call' ? lineNameBeside(line) : line.name, language)}
            </a>
          </li>
        )}
        {emergency && (
          <li>
            <a className="button" href={telephoneHref(emergency.number) ?? undefined}>
              {emergency.number} {inLanguage(emergency.for, language)}
            </a>
          </li>
        )}
        <li>
          <Link to={paths.crisis}>{words.allHelp}</Link>
        </li>
      </ul>
    </section>
  )
}
