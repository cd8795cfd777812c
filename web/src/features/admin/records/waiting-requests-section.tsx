import { handOverGroup } from '@amhs/domain/contracts/hand-over-group.contract'
import { listWaitingRequests } from '@amhs/domain/contracts/list-waiting-requests.contract'
import { inLanguage } from '@amhs/domain/localized'
import { useId, useState } from 'react'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { adminWords } from '../admin.words'
import { ActionNote } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import { useAdminQueue } from '../use-admin-queue'
import { useProfessionals } from './use-professionals'

/** In which groups requests wait, since when, and the way to give such a group to somebody else. */
export function WaitingRequestsSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const action = useAdminAction()
  const queue = useAdminQueue()
  const [chosen, setChosen] = useState<string | null>(null)
  const reading = useRead({
    key: ['admin', 'waiting-requests'],
    read: () => callFunction(listWaitingRequests, null),
    timeoutMs: callTimeoutMs,
  })

  async function handOver(groupId: string, groupName: string, uid: string, name: string) {
    const change = () => callFunction(handOverGroup, { id: groupId, facilitatorUid: uid })
    if (!(await action.run(change, words.handedOver(groupName, name)))) return
    setChosen(null)
    await reading.refetch()
    await queue.refetch()
  }

  return (
    <>
      <p>{words.requestsLead}</p>
      <ActionNote note={action.note} busy={action.busy} />
      <Loaded reading={reading}>
        {({ groups, more }) => (
          <>
            {groups.length === 0 && <p>{words.noneWaiting}</p>}
            <ul className="plain stack">
              {groups.map((group) => {
                const name = inLanguage(group.name, language)
                return (
                  <li key={group.id} className="card">
                    <p>
                      <b>{name}</b> · <bdi>{group.facilitatorName}</bdi>
                    </p>
                    <p>{words.waitingSince(group.count, formatDate(Date.parse(group.oldest), language))}</p>
                    <div className="row">
                      <button
                        type="button"
                        className="button"
                        aria-expanded={chosen === group.id}
                        onClick={() => setChosen(chosen === group.id ? null : group.id)}
                      >
                        {words.handOver}
                        <span className="hidden">{words.of(name)}</span>
                      </button>
                    </div>
                    {chosen === group.id && (
                      <HandOver
                        busy={action.busy}
                        onChoose={(uid, newName) => handOver(group.id, name, uid, newName)}
                      />
                    )}
                  </li>
                )
              })}
            </ul>
            {more && <p>{words.waitingMore}</p>}
          </>
        )}
      </Loaded>
    </>
  )
}

/** The professionals who could lead a group. */
function HandOver({
  busy,
  onChoose,
}: {
  readonly busy: boolean
  readonly onChoose: (uid: string, name: string) => Promise<void>
}) {
  const words = useWords(adminWords)
  const id = useId()
  const [uid, setUid] = useState('')
  const reading = useProfessionals()
  return (
    <Loaded reading={reading}>
      {({ users }) =>
        users.length === 0 ? (
          <p>{words.noProfessionals}</p>
        ) : (
          <div className="stack">
            <div className="field">
              <label htmlFor={id}>{words.newFacilitator}</label>
              <select id={id} value={uid} onChange={({ target }) => setUid(target.value)}>
                <option value="">{words.chooseSomebody}</option>
                {users.map((user) => (
                  <option key={user.uid} value={user.uid}>
                    {user.displayName || user.email} – {user.email}
                  </option>
                ))}
              </select>
            </div>
            <button
              type="button"
              className="button primary"
              aria-disabled={busy || uid === ''}
              onClick={() => {
                const user = users.find((one) => one.uid === uid)
                if (user && !busy) void onChoose(uid, user.displayName || user.email)
              }}
            >
              {words.handOver}
            </button>
          </div>
        )
      }
    </Loaded>
  )
}
