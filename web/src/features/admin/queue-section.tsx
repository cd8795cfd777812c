import type { adminQueue } from '@amhs/domain/contracts/admin-queue.contract'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { formatDate } from '../../platform/dates'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Loaded } from '../../ui/data/loaded'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { adminWords } from './admin.words'
import type { SectionName } from './section-names'
import { useAdminQueue } from './use-admin-queue'

type Queue = CallResponse<typeof adminQueue>

/** What can wait, and the part of the panel where it is done. */
export const queueParts = {
  requests: 'requests',
  messages: 'messages',
  comments: 'comments',
  errors: 'errors',
  professionals: 'professionals',
  checks: 'professionals',
} as const satisfies Partial<Record<keyof Queue, SectionName>>

/** What waits, as they stand in the answer of the server. */
export const queueKinds = Object.keys(queueParts) as readonly (keyof typeof queueParts)[]

/** Everything that waits for an administrator, what waits longest first. */
export function QueueSection() {
  return <Loaded reading={useAdminQueue()}>{(queue) => <QueueList queue={queue} />}</Loaded>
}

function QueueList({ queue }: { readonly queue: Queue }) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const waiting = queueKinds
    .map((kind) => ({ kind, ...queue[kind] }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => (one.oldest ?? '').localeCompare(other.oldest ?? ''))
  return (
    <>
      <p className="lead">{words.waitingLead(waiting.reduce((sum, { count }) => sum + count, 0))}</p>
      {waiting.length > 0 && (
        <ul className="plain waiting-rows">
          {waiting.map(({ kind, count, oldest }) => (
            <li key={kind}>
              <b className="figure" aria-hidden="true">
                {count}
              </b>
              <div>
                <h3>
                  <Link to={`${paths.admin}?part=${queueParts[kind]}`}>
                    {words.queue[kind]}
                    <span className="hidden">{words.waitingSpoken(count)}</span>
                  </Link>
                </h3>
                {oldest && <p>{words.waitingSinceDay(formatDate(Date.parse(oldest), language))}</p>}
              </div>
              <Icon name="forward" />
            </li>
          ))}
        </ul>
      )}
      {queue.more && <p>{words.waitingMoreThan}</p>}
      <p className="small muted">{words.waitingNote}</p>
    </>
  )
}
