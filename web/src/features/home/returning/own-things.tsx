import type { ReactNode } from 'react'
import type { NewsKind } from '../../../platform/news-seen'
import { paths, resourceHref, resultHref, testHref } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { SmallMoon } from '../../../ui/scenes/small-moon'
import { SmallPlan } from '../../../ui/scenes/small-plan'
import { SmallSleepDiary } from '../../../ui/scenes/small-sleepdiary'
import type { DeviceLook } from './device-look'
import { returningWords } from './returning.words'

const newsPaths = { groups: paths.myGroups, shares: paths.shareWithProfessional } as const

const twoWeeks = 14 * 24 * 60 * 60 * 1000

/** The person's plan, diary, last result and kept article, each one press away; the words beside them say no more than that. */
export function OwnThings({
  look: { hasPlan, nightIsOpen, result, saved },
  now,
  account,
  isInvited = false,
  news = [],
}: {
  readonly look: Pick<DeviceLook, 'hasPlan' | 'nightIsOpen' | 'result' | 'saved'>
  readonly now: number
  /** Somebody who keeps theirs in an account; the cards stand in their places while it is being asked. */
  readonly account?: true | undefined
  /** A professional with whom they share waits for an answer. */
  readonly isInvited?: boolean | undefined
  /** What happened while the person was away. */
  readonly news?: readonly NewsKind[]
}) {
  const words = useWords(returningWords)
  const isLongAgo = result !== null && now - result.finishedAt >= twoWeeks
  if (!hasPlan && !nightIsOpen && !result && !saved && !account && !isInvited && news.length === 0)
    return null
  return (
    <section className="stack" aria-label={words.yours}>
      {news.length > 0 && (
        <p className="notice row">
          {news.map((kind) => (
            <Link key={kind} to={newsPaths[kind]}>
              {words.news[kind]}
            </Link>
          ))}
        </p>
      )}
      <ul className="plain own-things">
        {isInvited && (
          <Thing {...words.invited} to={paths.shareWithProfessional}>
            <IconWindow name="letter" />
          </Thing>
        )}
        {hasPlan && (
          <Thing {...words.plan} to={paths.safetyPlan}>
            <SmallPlan />
          </Thing>
        )}
        {nightIsOpen && (
          <Thing {...words.night} to={paths.sleepDiary}>
            <SmallSleepDiary />
          </Thing>
        )}
        {result ? (
          <Thing {...words.result} to={resultHref(result.id)}>
            <IconWindow name="page" />
          </Thing>
        ) : (
          account && (
            <Thing {...words.results} to={paths.myScreenings}>
              <IconWindow name="page" />
            </Thing>
          )
        )}
        {isLongAgo && (
          <Thing {...words.again} to={testHref(result.instrument)}>
            <SmallMoon />
          </Thing>
        )}
        {(saved || account) && (
          <Thing {...words.saved} to={saved ? resourceHref(saved) : paths.learn}>
            <IconWindow name="bookmark" />
          </Thing>
        )}
      </ul>
    </section>
  )
}

function Thing({
  title,
  text,
  to,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly children: ReactNode
}) {
  return (
    <li className="card own-thing">
      {children}
      <div>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p className="muted">{text}</p>
      </div>
    </li>
  )
}

/** Lines as those of `ui/icon`; here, so that no other page carries them. */
const signs = {
  page: 'M6 3h9l4 4v14H6ZM9 12h7M9 16h7',
  letter: 'M4 6h16v12H4ZM4 7l8 6 8-6',
  bookmark: 'M6 4h12v17l-6-4.5L6 21Z',
} as const

/** A dark window with a sign in it, of the size of the drawings beside it. */
function IconWindow({ name }: { readonly name: keyof typeof signs }) {
  return (
    <span className="icon-window night">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[name]} />
      </svg>
    </span>
  )
}
