import { nextDue } from '@amhs/domain/clients/due'
import { documentLimits } from '@amhs/domain/documents/document-limits'
import { useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { clientsWords } from '../clients.words'
import { dayInList } from '../day-in-list'
import { dayOf, endOfDay } from '../days'
import type { Grant, Invitation, Release } from '../grants.firestore'
import { freePlace, invitationsIn, invite, partOf, removeInvitation } from '../grants.firestore'
import { toolName } from '../tool-names'

const defaultWeeks = 2

/** What a professional asked one person to fill in, how it stands, and a new invitation. */
export function Invitations({
  grant,
  finished,
}: {
  readonly grant: Grant
  readonly finished: readonly Release[]
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const snapshot = useLiveQuery(
    useMemo(() => partOf(firestore, grant.id, 'invitations'), [firestore, grant.id]),
  )
  const removing = useWrite({ write: (name: string) => removeInvitation(firestore, grant.id, name) })
  const invitations = snapshot ? invitationsIn(snapshot) : []
  const sent = invitations.map(({ createdAt }) => createdAt)
  const states = { asked: words.asked, accepted: words.accepted, declined: words.declinedInvitation }
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h3 id={id}>{words.inviteHeading}</h3>
      {removing.error && <p className="error">{failureText(removing.error, language)}</p>}
      <ul className="plain stack">
        {invitations.map((invitation) => {
          const due = nextDue(
            invitation,
            finished.flatMap((one) => (one.instrument === invitation.instrument ? [one.finishedAt] : [])),
          )
          return (
            <li key={invitation.id} className="card stack">
              <p>
                {words.invitation(
                  toolName(invitation.instrument, language),
                  invitation.everyWeeks,
                  formatDate(invitation.until, language),
                )}{' '}
                <b>{states[invitation.status]}</b>
              </p>
              {due !== null && <p className="small">{words.nextDue(formatDate(due, language))}</p>}
              <div className="row">
                <button
                  type="button"
                  className="button"
                  aria-disabled={removing.isPending}
                  onClick={() => !removing.isPending && removing.mutate(invitation.id)}
                >
                  {words.takeBackInvitation}
                  <span className="hidden">
                    {words.aboutInvitation(
                      toolName(invitation.instrument, language),
                      dayInList(invitation.createdAt, sent, language),
                    )}
                  </span>
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {snapshot && <InviteForm grant={grant} taken={snapshot.docs.map((one) => one.id)} />}
    </section>
  )
}

function InviteForm({
  grant,
  taken,
}: {
  readonly grant: Grant
  /** The places of the invitations that there are. */
  readonly taken: readonly string[]
}) {
  const words = useWords(clientsWords)
  const language = useLanguage()
  const id = useId()
  const firestore = useFirestore()
  const inviting = useWrite({
    write: ({
      place,
      ...wish
    }: Pick<Invitation, 'instrument' | 'everyWeeks' | 'until'> & { place: string }) =>
      invite(firestore, grant.id, place, wish),
  })
  const [refused, setRefused] = useState(false)
  const place = freePlace(taken, documentLimits.invitations)
  const [instrument, setInstrument] = useState(grant.instruments[0] ?? '')
  const [everyWeeks, setEveryWeeks] = useState(defaultWeeks)
  const lastDay = dayOf(grant.expiresAt)
  const [until, setUntil] = useState(lastDay)
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (inviting.isPending) return
        setRefused(place === undefined)
        if (place === undefined) return
        const end = Math.min(endOfDay(until), grant.expiresAt)
        inviting.mutate(
          { place, instrument, everyWeeks, until: end },
          { onSuccess: () => announce(words.invited) },
        )
      }}
    >
      {refused && place === undefined && (
        <p className="error" role="alert">
          {words.invitationsFull(documentLimits.invitations)}
        </p>
      )}
      {inviting.error && (
        <p className="error" role="alert">
          {failureText(inviting.error, language)}
        </p>
      )}
      <div className="field">
        <label htmlFor={`${id}-tool`}>{words.inviteTool}</label>
        <select id={`${id}-tool`} value={instrument} onChange={({ target }) => setInstrument(target.value)}>
          {grant.instruments.map((one) => (
            <option key={one} value={one}>
              {toolName(one, language)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-every`}>{words.inviteEvery}</label>
        <span className="hint" id={`${id}-hint`}>
          {words.inviteHint}
        </span>
        <select
          id={`${id}-every`}
          aria-describedby={`${id}-hint`}
          value={everyWeeks}
          onChange={({ target }) => setEveryWeeks(Number(target.value))}
        >
          {Array.from({ length: documentLimits.invitationWeeks }, (_, index) => index + 1).map((weeks) => (
            <option key={weeks} value={weeks}>
              {words.everyWeeks(weeks)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-until`}>{words.inviteUntil}</label>
        <input
          id={`${id}-until`}
          type="date"
          required
          min={dayOf(Date.now())}
          max={lastDay}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <p className="small">{words.inviteSay(grant.knownAs)}</p>
      <div className="row">
        <button type="submit" className="button" aria-disabled={inviting.isPending}>
          {words.invite}
        </button>
      </div>
    </form>
  )
}
