import { isFilledInOnce, nextDue } from '@amhs/domain/clients/due'
import { documentLimits } from '@amhs/domain/documents/document-limits'
import { useId, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { announce } from '../../../platform/announcer'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useSayNew } from '../../../platform/use-say-new'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureText } from '../../../ui/data/failure-text'
import { takeFocus } from '../../../ui/take-focus'
import { clientsWords } from '../clients.words'
import { dayInList } from '../day-in-list'
import { dayOf, endOfDay } from '../days'
import type { Grant, Invitation, Release } from '../grants.firestore'
import { freePlace, invitationsIn, invite, partOf, removeInvitation } from '../grants.firestore'
import { toolName } from '../tool-names'

const once = 'once'

/** How often can be chosen: once, or in weeks. More choices only make the list long; any number of weeks up to the limit is read. */
const rhythms = [once, '1', '2', '4', '8', '12'] as const

type Rhythm = (typeof rhythms)[number]

const defaultRhythm: Rhythm = '2'

function weeksOf(rhythm: Rhythm): Pick<Invitation, 'everyWeeks'> {
  return rhythm === once ? {} : { everyWeeks: Number(rhythm) }
}

/** What became of the last press, and where it belongs: below the form, or where the invitation stood. */
interface Said {
  readonly of: 'form' | 'list'
  readonly text: string
  readonly at: number
}

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
  const removing = useWrite({
    write: ({ id: name }: Invitation) => removeInvitation(firestore, grant.id, name),
  })
  const [said, setSaid] = useState<Said | null>(null)
  const [asksAbout, setAsksAbout] = useState<Invitation | null>(null)
  // The newest stands below the form that sent it, where it is looked for.
  const invitations = (snapshot ? invitationsIn(snapshot) : []).toSorted(
    (one, other) => other.createdAt - one.createdAt,
  )
  const finishedOf = ({ instrument }: Invitation) =>
    finished.flatMap((one) => (one.instrument === instrument ? [one.finishedAt] : []))
  const sent = invitations.map(({ createdAt }) => createdAt)
  // What the person decides at their own page changes a word in the middle of this one.
  useSayNew(
    snapshot &&
      new Map(
        invitations.flatMap(({ id: one, instrument, createdAt, status }) =>
          status === 'asked'
            ? []
            : [
                [
                  `${one} ${createdAt} ${status}`,
                  words.answeredInvitation(
                    grant.knownAs,
                    toolName(instrument, language),
                    status === 'accepted',
                  ),
                ] as const,
              ],
        ),
      ),
  )
  const takeBack = (invitation: Invitation) => {
    setSaid(null)
    const text = words.takenBack(toolName(invitation.instrument, language))
    removing.mutate(invitation, { onSuccess: () => setSaid({ of: 'list', text, at: Date.now() }) })
  }
  const states = { asked: words.asked, accepted: words.accepted, declined: words.declinedInvitation }
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id}>{words.inviteHeading}</h2>
      {snapshot && (
        <InviteForm
          grant={grant}
          taken={snapshot.docs.map((one) => one.id)}
          open={invitations.filter((one) => one.until > Date.now() && !isFilledInOnce(one, finishedOf(one)))}
          said={said?.of === 'form' ? said.text : null}
          onSaid={(text) => setSaid(text === null ? null : { of: 'form', text, at: Date.now() })}
        />
      )}
      {removing.error && (
        <p className="error" role="alert">
          {failureText(removing.error, language)}
        </p>
      )}
      {said?.of === 'list' && <TakenBack key={said.at}>{said.text}</TakenBack>}
      {invitations.length > 0 && <h3>{words.sentList}</h3>}
      <ul className="plain stack">
        {invitations.map((invitation) => {
          const results = finishedOf(invitation)
          const due = nextDue(invitation, results)
          const tool = toolName(invitation.instrument, language)
          return (
            <li key={invitation.id} className="card stack">
              <p>{words.invitation(tool, invitation.everyWeeks, formatDate(invitation.until, language))}</p>
              <p className="small">
                <b>{states[invitation.status]}</b> {due !== null && words.nextDue(formatDate(due, language))}
                {isFilledInOnce(invitation, results) && words.filledIn}
              </p>
              <div className="row">
                <button
                  type="button"
                  className="button"
                  aria-disabled={removing.isPending}
                  onClick={() => !removing.isPending && setAsksAbout(invitation)}
                >
                  {words.takeBackInvitation}
                  <span className="hidden">
                    {words.aboutInvitation(tool, dayInList(invitation.createdAt, sent, language))}
                  </span>
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {asksAbout && (
        <ConfirmDialog
          heading={words.takeBackHeading(grant.knownAs, toolName(asksAbout.instrument, language))}
          text={words.takeBackText(grant.knownAs)}
          confirm={words.takeBackYes}
          cancel={words.takeBackNo}
          onAnswer={(confirmed) => {
            setAsksAbout(null)
            if (confirmed) takeBack(asksAbout)
          }}
        />
      )}
    </section>
  )
}

/** What happened, for whoever pressed a button that has gone with its invitation: it takes the focus, and so comes into sight. */
function TakenBack({ children }: { readonly children: string }) {
  return (
    <p className="notice" tabIndex={-1} ref={takeFocus}>
      {children}
    </p>
  )
}

function InviteForm({
  grant,
  taken,
  open,
  said,
  onSaid,
}: {
  readonly grant: Grant
  /** The places of the invitations that there are. */
  readonly taken: readonly string[]
  /** The invitations that are neither over nor filled in. */
  readonly open: readonly Invitation[]
  /** What became of the one that was sent last; null where that is no longer the last thing done here. */
  readonly said: string | null
  readonly onSaid: (text: string | null) => void
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
  const [rhythm, setRhythm] = useState<Rhythm>(defaultRhythm)
  const lastDay = dayOf(grant.expiresAt)
  const [until, setUntil] = useState(lastDay)
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (inviting.isPending) return
        // A second press, or one by somebody who forgot the first, must not ask the person twice for the same.
        const { everyWeeks } = weeksOf(rhythm)
        const stands = open.some(
          (one) =>
            one.instrument === instrument &&
            (one.status === 'asked' || (one.status === 'accepted' && one.everyWeeks === everyWeeks)),
        )
        if (stands) {
          const text = words.invitedAlready(toolName(instrument, language), grant.knownAs)
          onSaid(text)
          announce(text)
          return
        }
        setRefused(place === undefined)
        if (place === undefined) return
        onSaid(null)
        const end = Math.min(endOfDay(until), grant.expiresAt)
        inviting.mutate(
          { place, instrument, ...weeksOf(rhythm), until: end },
          {
            onSuccess: () => {
              const text = words.invited(toolName(instrument, language), grant.knownAs)
              onSaid(text)
              announce(text)
            },
          },
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
          value={rhythm}
          onChange={({ target }) => setRhythm(rhythms.find((one) => one === target.value) ?? defaultRhythm)}
        >
          {rhythms.map((one) => (
            <option key={one} value={one}>
              {one === once ? words.once : words.everyWeeks(Number(one))}
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
      <p className="small">{words.inviteSay(grant.knownAs, grant.standing)}</p>
      <div className="row">
        <button type="submit" className="button" aria-disabled={inviting.isPending}>
          {words.invite}
        </button>
      </div>
      {said && <p className="notice">{said}</p>}
    </form>
  )
}
