import type { GroupRequestDocument, RequestStatus } from '@amhs/domain/documents/group-request-document'
import { useRef, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useLiveQuery } from '../../../platform/data/use-live'
import { formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { readableRequest, requestPageSize, requestsTo } from '../groups.firestore'
import type { SupportGroup } from '../groups.repository'
import { Outcome } from '../mine/outcome'
import { inboxWords } from './inbox.words'
import { Letter } from './letter'

const tabs = ['asked', 'waiting', 'accepted', 'declined'] as const

type Tab = (typeof tabs)[number]

const statusesOf: Readonly<Record<Tab, readonly RequestStatus[]>> = {
  asked: ['asked'],
  waiting: ['waiting'],
  accepted: ['accepted'],
  declined: ['declined', 'removed'],
}

function useRequests(groupId: string, tab: Tab): readonly GroupRequestDocument[] | undefined {
  const snapshot = useLiveQuery(requestsTo(useFirestore(), groupId, statusesOf[tab]))
  return snapshot?.docs.flatMap((document) => readableRequest(document) ?? [])
}

/** The requests to join a group by how they stand, and the one that is open, to be answered. */
export function Letters({ group }: { readonly group: SupportGroup }) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const lists: Readonly<Record<Tab, readonly GroupRequestDocument[] | undefined>> = {
    asked: useRequests(group.id, 'asked'),
    waiting: useRequests(group.id, 'waiting'),
    accepted: useRequests(group.id, 'accepted'),
    declined: useRequests(group.id, 'declined'),
  }
  const [tab, setTab] = useState<Tab>('asked')
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState<{ readonly text: string; readonly at: number } | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const requests = lists[tab]
  const open = requests?.find(({ uid }) => uid === chosen) ?? requests?.[0]
  // The server keeps the number; the list of members ends with its first page.
  const [members, waiting] = [group.taken ?? 0, lists.waiting?.length ?? 0]

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
              setChosen(null)
              setSaid(null)
              // What the press brought stands further down, where only the eye sees that it changed.
              const count = lists[one]?.length
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
      {said && <Outcome key={said.at}>{said.text}</Outcome>}
      {requests === undefined && <Loading label={words.loading} />}
      {requests?.length === 0 && <p>{words.none[tab]}</p>}
      {requests !== undefined && open !== undefined && (
        <div className="inbox-columns">
          <ul className="plain letters" aria-label={words.tabs[tab]}>
            {requests.map(({ uid, name, message, requestedAt }) => (
              <li key={uid}>
                <button
                  type="button"
                  className="letter-button"
                  aria-pressed={uid === open.uid}
                  onClick={() => {
                    setChosen(uid)
                    setSaid(null)
                    requestAnimationFrame(() => panel.current?.querySelector('h3')?.focus())
                  }}
                >
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span className="small muted">{formatDateTime(requestedAt, language)}</span>
                  <span className="letter-begin">{message ?? words.noMessage}</span>
                </button>
              </li>
            ))}
          </ul>
          <div ref={panel}>
            <Letter
              // Asked anew or answered elsewhere, it is another letter.
              key={`${open.uid} ${open.requestedAt} ${open.status}`}
              group={group}
              request={open}
              isFull={members >= group.capacity}
              onAnswered={(text) => {
                setChosen(null)
                setSaid({ text, at: Date.now() })
              }}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function countText(
  requests: readonly GroupRequestDocument[] | undefined,
  more: (count: number) => string,
): string {
  if (requests === undefined) return ''
  return requests.length < requestPageSize ? String(requests.length) : more(requests.length)
}
