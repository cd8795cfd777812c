import type { Language, Localized } from '@amhs/domain/localized'
import { inLanguage, textKey } from '@amhs/domain/localized'
import type { CrisisLine, EmergencyNumber } from '@amhs/domain/safety/crisis-lines'
import type { LineAction } from '@amhs/domain/safety/line-actions'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import { useLanguage } from '../platform/preferences'
import { useWords } from '../platform/words'
import { supportWords } from './support.words'

/** Emergency numbers first, then the lines; every number is a link that dials. */
export function CrisisLinesList({
  emergency,
  lines,
  factsOf,
  linesFirst = false,
}: {
  readonly emergency: readonly EmergencyNumber[]
  readonly lines: readonly CrisisLine[]
  /**
   * What a caller wants to know (now or not, for whom, languages, cost), for the full page, which then also shows every number, text,
   * chat and site. Handed in, so that the other pages need not load it.
   */
  readonly factsOf?: FactsOf
  /** Somebody to talk to comes before ambulance and police, where nobody is in danger now; a web site before no number. */
  readonly linesFirst?: boolean
}) {
  const language = useLanguage()
  const numbers = (factsOf ? emergency : emergency.slice(0, 2)).map((entry) => (
    <li key={entry.number}>
      <a href={telephoneHref(entry.number) ?? undefined}>
        <b>{entry.number}</b> <span>{inLanguage(entry.for, language)}</span>
      </a>
    </li>
  ))
  const entries = lines.map((line) => <LineEntry key={line.id} line={line} factsOf={factsOf} />)
  const startsWithLine = linesFirst && lines[0]?.number
  return (
    <ul className="lines plain">
      {startsWithLine ? entries : numbers}
      {startsWithLine ? numbers : entries}
    </ul>
  )
}

type FactsOf = (line: CrisisLine) => readonly Localized[]

function LineEntry({ line, factsOf }: { readonly line: CrisisLine; readonly factsOf: FactsOf | undefined }) {
  const actionText = useActionText()
  const language = useLanguage()
  const [first, ...others] = lineActions(line)
  if (!first) return null
  const hours = line.hours && inLanguage(line.hours, language)
  // The full list says it among the other facts.
  const spoken = factsOf ? '' : otherLanguages(line, language)
  return (
    <li className="line">
      <a href={first.href} {...(first.kind === 'call' || first.kind === 'text' ? {} : { rel: 'noreferrer' })}>
        <b className={first.kind === 'call' ? undefined : 'line-text'}>{actionText(first)}</b>{' '}
        <span>
          {inLanguage(first.kind === 'call' ? lineNameBeside(line) : line.name, language)}
          {(hours || spoken) && (
            <span className="small line-hours">{[hours, spoken].filter(Boolean).join(' · ')}</span>
          )}
        </span>
      </a>
      {factsOf && others.length > 0 && (
        <ul className="plain small line-others">
          {others.map((action) => (
            <li key={action.href}>
              <a href={action.href} rel="noreferrer">
                {actionText(action)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {factsOf && (
        <p className="small line-facts">
          {factsOf(line)
            .map((fact) => inLanguage(fact, language))
            .join(' · ')}
        </p>
      )}
    </li>
  )
}

/** Says how a line is reached: the number itself, or what to do with the number or site. */
export function useActionText(): (action: LineAction) => string {
  const words = useWords(supportWords)
  return (action) => {
    if (action.kind === 'call') return action.shown
    if (action.kind === 'text') return words.text(action.shown, action.send)
    return words[action.kind](action.shown)
  }
}

/** What is spoken where the reader's own language is not, so that nobody learns it only on the telephone; else empty. */
function otherLanguages({ languages }: CrisisLine, language: Language): string {
  if (languages.some((code) => code.startsWith(textKey(language)))) return ''
  try {
    const names = new Intl.DisplayNames(language, { type: 'language' })
    const nameOf = (code: string) => (code === 'zh' ? 'Mandarin' : names.of(code.replace('zh-', '')))
    return languages.includes('local') ? '' : languages.map(nameOf).join(', ')
  } catch {
    // A number is never lost for want of a word beside it: old browsers have no names of languages.
    return ''
  }
}
