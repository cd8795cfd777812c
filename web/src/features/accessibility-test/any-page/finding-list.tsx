import { inLanguage } from '@amhs/domain/localized'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { checkedPageWords } from './checked-page.words'
import type { Finding } from './describe'
import { showPlace } from './marks'
import { ruleSentences } from './rule-sentences'

/** More places than this are only counted. */
const mostPlaces = 10

/** What was found, rule by rule: what it is, how often, whom it gets in the way of and where. */
export function FindingList({
  findings,
  level,
}: {
  readonly findings: readonly Finding[]
  readonly level: 4 | 5
}) {
  const words = useWords(checkedPageWords)
  const language = useLanguage()
  const Heading = `h${level}` as const
  if (findings.length === 0) return null
  return (
    <ul className="plain stack">
      {findings.map(({ rule, help, isSerious, hurts, places }) => {
        const own = ruleSentences[rule]
        return (
          <li key={rule} className="card stack">
            <Heading data-measured>
              <span>{own ? inLanguage(own, language) : help}</span>{' '}
              <span className="small muted">
                {isSerious ? words.serious : words.lesser} · {words.places(places.length)}
              </span>
            </Heading>
            <p data-measured>{words.hurts[hurts]}</p>
            <details>
              <summary>{words.where}</summary>
              <ol className="outline">
                {places.slice(0, mostPlaces).map(({ role, name, under, element }, index) => {
                  const place = index
                  return (
                    <li key={place}>
                      <span data-measured>
                        {words.place(roleWord(words.roles, role) ?? words.otherRole, name, under)}
                      </span>{' '}
                      <button type="button" className="button small" onClick={() => showPlace(element)}>
                        {words.show}
                      </button>
                    </li>
                  )
                })}
              </ol>
              {places.length > mostPlaces && <p>{words.more(places.length - mostPlaces)}</p>}
            </details>
            <p className="small muted">
              axe: <code>{rule}</code>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The word for a role; undefined where there is none that people would know. */
export function roleWord(words: Readonly<Record<string, string>>, role: string): string | undefined {
  return words[role]
}
