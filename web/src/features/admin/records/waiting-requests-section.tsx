import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { handOverGroup } from '@amhs/domain/contracts/hand-over-group.contract'
import { listWaitingRequests } from '@amhs/domain/contracts/list-waiting-requests.contract'
import { inLanguage } from '@amhs/domain/localized'
import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { useRead } from '../../../platform/data/use-read'
import { formatDate } from '../../../platform/dates'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Loaded } from '../../../ui/data/loaded'
import { FieldError, fieldState } from '../../../ui/form/field-error'
import { adminWords } from '../admin.words'
import { ActionNote } from '../admin-parts'
import { nameOf } from '../people/user-row'
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
      <ActionNote note={action.note} busy={action.busy} heldBack={action.heldBack} />
      <Loaded reading={reading}>
        {({ groups, more }) => (
          <>
            {groups.length === 0 && <p>{words.noneWaiting}</p>}
            <ul className="plain stack">
              {groups.map((group) => (
                <li key={group.id} className="card">
                  <WaitingGroupCard
                    group={group}
                    isChosen={chosen === group.id}
                    onChoose={() => setChosen(chosen === group.id ? null : group.id)}
                  >
                    <HandOver
                      leaderUid={group.facilitatorUid}
                      groupName={inLanguage(group.name, language)}
                      busy={action.busy}
                      onChoose={(uid, newName) =>
                        handOver(group.id, inLanguage(group.name, language), uid, newName)
                      }
                    />
                  </WaitingGroupCard>
                </li>
              ))}
            </ul>
            {more && <p>{words.waitingMore}</p>}
          </>
        )}
      </Loaded>
    </>
  )
}

/** One group in which requests wait. */
export function WaitingGroupCard({
  group,
  isChosen,
  onChoose,
  children,
}: {
  readonly group: CallResponse<typeof listWaitingRequests>['groups'][number]
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** Whom the group could be given to; shown once it is chosen. */
  readonly children: ReactNode
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const name = inLanguage(group.name, language)
  return (
    <>
      <p>
        <b>{name}</b> · <bdi>{group.facilitatorName}</bdi>
      </p>
      <p>{words.waitingSince(group.count, formatDate(Date.parse(group.oldest), language))}</p>
      <div className="row">
        <button type="button" className="button" aria-expanded={isChosen} onClick={onChoose}>
          {words.handOver}
          <span className="hidden">{words.of(name)}</span>
        </button>
      </div>
      {isChosen && children}
    </>
  )
}

const nobodyChosen = { zh: '请先选新的带领者。', en: 'Please choose the new facilitator first.' }

/** The professionals who could lead a group, without the one who does. */
export function HandOver({
  leaderUid,
  groupName,
  busy,
  onChoose,
}: {
  readonly leaderUid: string
  readonly groupName: string
  readonly busy: boolean
  readonly onChoose: (uid: string, name: string) => Promise<void>
}) {
  const words = useWords(adminWords)
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [uid, setUid] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [asksFirst, setAsksFirst] = useState(false)
  const reading = useProfessionals()
  const problem = isMissing ? nobodyChosen : undefined
  return (
    <Loaded reading={reading}>
      {({ users }) => {
        const others = users.filter((user) => user.uid !== leaderUid)
        const chosen = others.find((user) => user.uid === uid)
        return others.length === 0 ? (
          <p>{words.noProfessionals}</p>
        ) : (
          <div className="stack">
            <p className="small">{words.handOverText}</p>
            <div className="field">
              <label htmlFor={id}>{words.newFacilitator}</label>
              <FieldError id={`${id}-error`} problem={problem} />
              <select
                id={id}
                ref={select}
                value={uid}
                onChange={({ target }) => {
                  setUid(target.value)
                  setMissing(false)
                }}
                {...fieldState(id, false, problem)}
              >
                <option value="">{words.chooseSomebody}</option>
                {others.map((user) => (
                  <option key={user.uid} value={user.uid}>
                    {nameOf(user)} – {user.email}
                  </option>
                ))}
              </select>
            </div>
            <button
              type="button"
              className="button primary"
              aria-disabled={busy}
              onClick={() => {
                if (busy) return
                if (chosen) {
                  setAsksFirst(true)
                  return
                }
                setMissing(true)
                select.current?.focus()
              }}
            >
              {words.handOver}
            </button>
            {asksFirst && chosen && (
              <ConfirmDialog
                heading={words.handOverHeading(groupName, nameOf(chosen))}
                text={words.handOverText}
                confirm={words.handOverYes}
                cancel={words.handOverNo}
                onAnswer={(confirmed) => {
                  setAsksFirst(false)
                  if (confirmed) void onChoose(uid, nameOf(chosen))
                }}
              />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
