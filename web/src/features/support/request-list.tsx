import { useRef } from 'react'
import { useFirestore } from 'reactfire'
import { useLivePager } from '../../platform/data/use-live-pager'
import { formatDateTime } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { readableRequests, requestPageSize, requestsTo } from './groups.firestore'
import type { SupportGroup } from './groups.repository'
import { supportWords } from './support.words'

/** The requests to join a group as they come in, for its facilitator and for administrators. Stands inside `FirebaseGate`. */
export function RequestList({ group }: { readonly group: SupportGroup }) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const { entries, goOn, goBack } = useLivePager(
    requestsTo(useFirestore(), group.id, ['asked']),
    requestPageSize,
  )
  const count = useRef<HTMLParagraphElement>(null)
  if (entries === undefined) return <Loading label={words.requestsLoading} />
  const requests = readableRequests(entries)
  // The pressed button may go away with its page.
  const turn = (go: () => void) => () => {
    go()
    count.current?.focus()
  }
  return (
    <div className="notice stack">
      <p role="status" ref={count} tabIndex={-1}>
        {requests.length === 0 ? words.noRequests : words.requestCount(requests.length)}
      </p>
      <ul className="plain stack">
        {requests.map(({ uid, name, message, language: code, requestedAt }) => (
          <li key={uid}>
            <p>
              <b>
                <bdi>{name}</bdi>
              </b>
            </p>
            {message && <p className="group-message">{message}</p>}
            <p className="small muted">
              {words.languages[code]} · {formatDateTime(requestedAt, language)}
            </p>
          </li>
        ))}
      </ul>
      {(goBack || goOn) && (
        <div className="row">
          {goBack && (
            <button type="button" className="button" onClick={turn(goBack)}>
              {words.earlierRequests}
            </button>
          )}
          {goOn && (
            <button type="button" className="button" onClick={turn(goOn)}>
              {words.moreRequests}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
