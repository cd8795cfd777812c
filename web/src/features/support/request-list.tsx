import { useEffect, useState } from 'react'
import { formatDateTime } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Spinner } from '../../ui/spinner'
import type { RequestPage, SupportGroup } from './group-repository'
import { cloudGroups } from './group-repository'
import { supportWords } from './support.words'

/** The requests to join a group, for its facilitator and for administrators. */
export function RequestList({ group, uid }: { readonly group: SupportGroup; readonly uid: string }) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [page, setPage] = useState<RequestPage | 'loading' | 'failed'>('loading')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    let wanted = true
    setPage('loading')
    cloudGroups(uid)
      .then((repository) => repository.requests(group.id))
      .then(
        (first) => wanted && setPage(first),
        () => wanted && setPage('failed'),
      )
    return () => {
      wanted = false
    }
  }, [group.id, uid, attempt])

  if (page === 'loading') return <Spinner label={words.requestsLoading} />
  if (page === 'failed')
    return (
      <div className="row" role="alert">
        <p>{words.requestsFailed}</p>
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          {words.again}
        </button>
      </div>
    )
  const { requests, next } = page
  const readMore = async (read: () => Promise<RequestPage>) => {
    try {
      const more = await read()
      setPage({ requests: [...requests, ...more.requests], next: more.next })
    } catch {
      setPage('failed')
    }
  }
  return (
    <div className="notice stack">
      <p role="status">{requests.length === 0 ? words.noRequests : words.requestCount(requests.length)}</p>
      <ul className="plain stack">
        {requests.map(({ uid: person, name, message, language: code, requestedAt }) => (
          <li key={person}>
            <p>
              <b>{name}</b>
            </p>
            {message && <p className="group-message">{message}</p>}
            <p className="small muted">
              {words.languages[code]} · {formatDateTime(requestedAt, language)}
            </p>
          </li>
        ))}
      </ul>
      {next && (
        <button type="button" className="button" onClick={() => void readMore(next)}>
          {words.moreRequests}
        </button>
      )}
    </div>
  )
}
