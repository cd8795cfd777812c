import type { GroupDecision } from '@amhs/domain/contracts/answer-group-request.contract'
import type { GroupLetter, LetterStatus } from '@amhs/domain/documents/group-request-document'
import { useRef, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useLivePager } from '../../../platform/data/use-live-pager'
import { formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useSayNew } from '../../../platform/use-say-new'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { Icon } from '../../../ui/icon'
import { allRequestsTo, readableLetter, requestPageSize, urgentRequestsTo } from '../groups.firestore'
import type { SupportGroup } from '../groups.repository'
import { Outcome } from '../mine/outcome'
import { inboxWords } from './inbox.words'
import { Letter, writtenIn } from './letter'
import { urgentFirst, withMarked } from './urgent-first'
import { useUrgency } from './use-urgency'
import { daysWaitedTooLong } from './waited-long'

const tabs = ['asked', 'waiting', 'accepted', 'declined'] as const

type Tab = (typeof tabs)[number]

const statusesOf: Readonly<Record<Tab, readonly LetterStatus[]>> = {
  asked: ['asked'],
  waiting: ['waiting'],
  accepted: ['accepted'],
  declined: ['declined', 'removed'],
}

/** One page of the requests that stand so. */
function useRequests(groupId: string, tab: Tab) {
  const { entries, page, goOn, goBack } = useLivePager(
    allRequestsTo(useFirestore(), groupId, statusesOf[tab]),
    requestPageSize,
  )
  return { requests: entries?.flatMap((document) => readableLetter(document) ?? []), page, goOn, goBack }
}

type RequestPage = ReturnType<typeof useRequests>

/** An answer that is under way, and the request as it stood when it was sent. */
type Sending = Pick<GroupLetter, 'uid' | 'requestedAt' | 'status' | 'name' | 'answeredAt'> & {
  readonly decision: GroupDecision
  readonly hasFailed: boolean
}

/** The requests to join a group by how they stand, and the one that is open, to be answered. */
export function Letters({ group }: { readonly group: SupportGroup }) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const lists: Readonly<Record<Tab, RequestPage>> = {
    asked: useRequests(group.id, 'asked'),
    waiting: useRequests(group.id, 'waiting'),
    accepted: useRequests(group.id, 'accepted'),
    declined: useRequests(group.id, 'declined'),
  }
  // With more than a page of them, one that moves up would pass for one that comes in.
  const asked = lists.asked.page === 1 && lists.asked.goOn === null ? lists.asked.requests : undefined
  const [tab, setTab] = useState<Tab>('asked')
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState<{ readonly text: string; readonly at: number } | null>(null)
  /** Says the same of one answer, however it becomes known: only what is new takes the focus. */
  const sentAt = useRef(0)
  const [sending, setSending] = useState<Sending | null>(null)
  /** What was opened again before the answer to the press came: that must not close it, and has been told. */
  const reopened = useRef(new Set<string>())
  const panel = useRef<HTMLDivElement>(null)
  const { requests: paged, page, goOn, goBack } = lists[tab]
  // However many wait before them.
  const marked = useLiveQuery(urgentRequestsTo(useFirestore(), group.id))
  const isFirstOfNew = tab === 'asked' && page === 1
  const found = isFirstOfNew
    ? withMarked(
        paged,
        marked?.docs.flatMap((one) => readableLetter(one) ?? []),
      )
    : paged
  const urgencyOf = useUrgency([...(found ?? []), ...(asked ?? [])])
  // Once it is known whether one is urgent, which is said with it.
  useSayNew(
    asked?.every((one) => urgencyOf(one) !== 'checking')
      ? new Map(
          asked.map((one) => {
            const wants = urgencyOf(one) === 'urgent' ? words.wantsUrgently : words.wants
            return [`${one.uid} ${one.requestedAt}`, wants(one.name)] as const
          }),
        )
      : undefined,
  )
  const requests =
    found && (tab === 'asked' || tab === 'waiting')
      ? urgentFirst(found, (request) => urgencyOf(request) === 'urgent')
      : found
  const open = requests?.find(({ uid }) => uid === chosen) ?? requests?.[0]
  // What comes in marked stands first, but never takes the place of a letter that may be being answered.
  if (open && open.uid !== chosen && urgencyOf(open) !== 'checking') setChosen(open.uid)
  // The server keeps the number; the list of members ends with its first page.
  const [members, waiting] = [group.taken ?? 0, atLeast(lists.waiting)]

  // The list may show what came of an answer before the answer to the press itself: what was pressed is gone then.
  const isOfSending = (one: GroupLetter) =>
    one.uid === sending?.uid && one.requestedAt === sending.requestedAt
  const now = tabs.flatMap((one) => lists[one].requests?.filter(isOfSending) ?? [])
  // Who is declined once more, in other words, stays in the same list.
  const hasLeft =
    sending !== null &&
    now.every((one) => one.status !== sending.status || one.answeredAt !== sending.answeredAt)
  const hasArrived = now.some(({ status }) => status === sending?.decision)
  const early =
    sending !== null && hasLeft && (hasArrived || !sending.hasFailed)
      ? { text: hasArrived ? words.done[sending.decision](sending.name) : words.sending, at: sentAt.current }
      : null
  const outcome = said ?? early
  /** Who was not let in, and can be answered again: a slip is not the last word. */
  const toChange =
    outcome !== null && (sending?.decision === 'declined' || sending?.decision === 'waiting')
      ? { tab: sending.decision, request: lists[sending.decision].requests?.find(isOfSending) }
      : null

  const beginAnew = () => {
    setChosen(null)
    setSaid(null)
    setSending(null)
  }
  const show = (uid: string) => {
    beginAnew()
    setChosen(uid)
    requestAnimationFrame(() => panel.current?.querySelector('h3')?.focus())
  }
  const turn = (go: () => void) => {
    beginAnew()
    go()
  }

  return (
    <div className="stack inbox">
      <p className="seats">
        <span aria-hidden="true" className="seat-windows">
          {Array.from({ length: group.capacity }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is nothing but its place
            <i key={seat} className={seat < members ? 'taken' : undefined} />
          ))}
        </span>
        {words.seats(group.capacity, members, waiting)}
      </p>
      <fieldset className="row">
        <legend className="hidden">{words.states}</legend>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={one === tab}
            onClick={() => {
              setTab(one)
              beginAnew()
              // What the press brought stands further down, where only the eye sees that it changed.
              const count = lists[one].requests?.length
              if (count !== undefined)
                announce(
                  count === 0 ? words.none[one] : `${words.tabs[one]} ${countText(lists[one], words.more)}`,
                )
            }}
          >
            {words.tabs[one]} {countText(lists[one], words.more)}
          </button>
        ))}
      </fieldset>
      {outcome && <Outcome key={outcome.at}>{outcome.text}</Outcome>}
      {toChange?.request && (
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => {
              setTab(toChange.tab)
              if (sending) reopened.current.add(keyOf(sending))
              if (toChange.request) show(toChange.request.uid)
            }}
          >
            {words.answerAgain}
            <span className="hidden">{words.answerAgainName(toChange.request.name)}</span>
          </button>
        </div>
      )}
      {requests === undefined && <Loading label={words.loading} />}
      {requests?.length === 0 && <p>{words.none[tab]}</p>}
      {requests !== undefined && open !== undefined && (
        <div className="inbox-columns">
          <div className="stack">
            <ul className="plain letters" aria-label={words.tabs[tab]}>
              {requests.map((request) => (
                <li key={request.uid}>
                  <button
                    type="button"
                    className="letter-button"
                    aria-pressed={request.uid === open.uid}
                    onClick={() => {
                      show(request.uid)
                    }}
                  >
                    <b>
                      <bdi>{request.name}</bdi>
                    </b>
                    {urgencyOf(request) === 'urgent' && (
                      <span className="urgent-mark">
                        <Icon name="error" /> {words.urgentMark}
                      </span>
                    )}
                    <WaitedLong request={request} />
                    <span className="small muted">{formatDateTime(request.requestedAt, language)}</span>
                    <span className="letter-begin">{writtenIn(request, words)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {(goBack || goOn) && (
              <nav className="row" aria-label={words.paging}>
                {goBack && (
                  <button type="button" className="button" onClick={() => turn(goBack)}>
                    {words.earlierPage}
                  </button>
                )}
                {goOn && (
                  <button type="button" className="button" onClick={() => turn(goOn)}>
                    {words.nextPage}
                  </button>
                )}
              </nav>
            )}
          </div>
          <div ref={panel}>
            <Letter
              // Asked anew or answered elsewhere, it is another letter.
              key={keyOf(open)}
              group={group}
              request={open}
              urgency={urgencyOf(open)}
              isFull={members >= group.capacity}
              onSending={(decision) => {
                if (decision !== null) sentAt.current = Date.now()
                const { uid, requestedAt, status, name, answeredAt } = open
                setSending((before) =>
                  decision === null
                    ? before && { ...before, hasFailed: true }
                    : { uid, requestedAt, status, name, answeredAt, decision, hasFailed: false },
                )
              }}
              onAnswered={(text) => {
                if (reopened.current.has(keyOf(open))) return
                setChosen((before) => (before === open.uid ? null : before))
                setSaid({ text, at: sentAt.current })
              }}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** That a request has waited longer than was promised, and how long. */
function WaitedLong({ request }: { readonly request: GroupLetter }) {
  const words = useWords(inboxWords)
  const days = daysWaitedTooLong(request, Date.now())
  if (days === null) return null
  return <b className="small">{words.waited(days)}</b>
}

/** A request as it stands: asked anew or answered, it is another one. */
function keyOf({
  uid,
  requestedAt,
  status,
  answeredAt,
}: Pick<GroupLetter, 'uid' | 'requestedAt' | 'status' | 'answeredAt'>): string {
  return `${uid} ${requestedAt} ${status} ${answeredAt}`
}

/** As many as there are up to the end of this page. */
function atLeast({ requests, page }: RequestPage): number {
  return (page - 1) * requestPageSize + (requests?.length ?? 0)
}

function countText(list: RequestPage, more: (count: number) => string): string {
  if (list.requests === undefined) return ''
  return list.goOn === null ? String(atLeast(list)) : more(atLeast(list))
}
