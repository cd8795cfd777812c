import { asksOnlyWhoReads } from '@amhs/domain/assistant/asks-who-reads'
import type { ArticleId } from '@amhs/domain/content/article'
import { asksForPerson } from '@amhs/domain/find/asks-for-person'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { announce } from '../../../platform/announcer'
import { composes } from '../../../platform/composing'
import { onErased } from '../../../platform/erase-stored'
import { cancelHeadingFocus } from '../../../platform/heading-focus'
import { pageBefore } from '../../../platform/page-before'
import { paths } from '../../../platform/paths'
import { currentPreferences } from '../../../platform/preferences'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords, wordsIn } from '../../../platform/words'
import { Link } from '../../../ui/link'
import type { ArticleWish } from './article-finder'
import type { Reason } from './search-numbers'
import { searchOutcomesWords } from './search-outcomes.words'
import type { ArticleSearch } from './use-article-search'

// Loaded with the search: who only reads the list of articles needs none of it. The numbers come behind it at once, before they are asked
// for; from here, so that the page itself need not know the names of their files.
const loadNumbers = () => import('./search-numbers')

/**
 * What the articles were narrowed by on each entry of the history, for whoever comes back from one of them. In memory alone: what somebody
 * looked for here must not stay on the device, nor be there for whoever goes back after they have signed out.
 */
const wishes = new Map<string, ArticleWish>()
/** Whether somebody has just come back, whom the link of the article that they read awaits. */
let isBack = false
onErased(() => wishes.clear())

/** What was looked for on the entry of the history that is being opened. */
export function wishHere(): ArticleWish | undefined {
  // As the router names them.
  const wish = wishes.get(window.history.state?.key ?? 'default')
  isBack = wish !== undefined
  return wish
}

/** The search looks into both languages, so that it needs the list in both. */
export async function loadSearch(): Promise<(text: string) => readonly ArticleId[]> {
  const [{ findArticles }, { articleIndex }] = await Promise.all([
    import('@amhs/domain/find/find-articles'),
    import('../../../platform/content/article-index'),
  ])
  return (text) => findArticles(text, articleIndex)
}

/**
 * Enter changes nothing any more, since each letter searches: whoever presses it hears once what there is; in the empty field also
 * what can be typed there.
 */
export function sayAgain(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || composes(event)) return
  const field = event.target as HTMLInputElement
  const status = field.closest('section')?.querySelector('[role=status]')?.textContent
  if (!status) return
  const { language } = currentPreferences()
  announce(field.value.trim() === '' ? wordsIn(searchOutcomesWords, language).typeFirst(status) : status)
}

/** The focus goes to the link of the article that was read, unless the person has moved it by now. */
function focusArticleBefore(): void {
  isBack = false
  const link = document.querySelector<HTMLElement>(`#main a[href$="${pageBefore()}"]`)
  if (!link || !document.activeElement?.matches('body, #main, #main h1')) return
  cancelHeadingFocus()
  link.focus()
}

/** Whom to call, where a life may be in danger or somebody is hurt: to stand between the field and everything else. */
export function Numbers({ text }: { readonly text: string }) {
  const { data: numbers } = useLoaded(loadNumbers)
  const reason = reasonOf(text)
  return numbers && reason && <numbers.SearchNumbers reason={reason} />
}

/** What is said once a search has ended: what there is beside articles, and how many these are. */
export function Told({
  text,
  isEmpty,
  count,
}: {
  readonly text: string
  readonly isEmpty: boolean
  readonly count: string
}) {
  const words = useWords(searchOutcomesWords)
  const { data: numbers, error } = useLoaded(loadNumbers)
  const reason = reasonOf(text)
  // Said once, with the number: the rest waits for it.
  if (reason && !numbers && error === null) return null
  const after = isEmpty && (reason || asksOnlyWhoReads(text)) ? '' : count
  if (numbers && reason) return <numbers.FirstNumber reason={reason} after={after} />
  return asksOnlyWhoReads(text) ? [words.answered, after].filter(Boolean).join(' · ') : count
}

/** What stands where articles were looked for: the page that answers who finds out; ways on where nothing was found. */
export function SearchOutcomes({
  wish,
  isEmpty,
  status,
}: {
  readonly wish: ArticleWish
  readonly isEmpty: boolean
  readonly status: ArticleSearch['status']
}) {
  const { key } = useLocation()
  useEffect(() => void wishes.set(key, wish), [key, wish])
  useEffect(() => {
    if (isBack && status !== 'loading') focusArticleBefore()
  }, [status])
  if (asksOnlyWhoReads(wish.text)) return <WhoFindsOut />
  return isEmpty ? <NothingFound /> : null
}

/** The last search: what is behind it is asked for in two places, at each letter. */
let read: { readonly text: string; readonly reason: Reason | null } | null = null

function reasonOf(text: string): Reason | null {
  if (read?.text !== text) read = { text, reason: asksOnlyWhoReads(text) ? null : asksForPerson(text) }
  return read.reason
}

/** "Will my parents find out", 会告诉家长吗: no article says it, one page does. */
function WhoFindsOut() {
  const words = useWords(searchOutcomesWords)
  return (
    <p className="notice">
      <Link to={paths.whoFindsOut}>{words.whoFindsOut}</Link>
    </p>
  )
}

function NothingFound() {
  const words = useWords(searchOutcomesWords)
  return (
    <div className="notice stack">
      <h3>{words.emptyHeading}</h3>
      <p>{words.emptyText}</p>
      <ul className="plain row">
        <li>
          <Link to={paths.crisis}>{words.crisis}</Link>
        </li>
        <li>
          <Link to={paths.screening}>{words.screening}</Link>
        </li>
        <li>
          <Link to={paths.location}>{words.services}</Link>
        </li>
        <li>
          <Link to={paths.assistant}>{words.assistant}</Link>
        </li>
      </ul>
    </div>
  )
}
