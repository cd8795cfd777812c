import { isFilledInOnce, nextDue } from '@amhs/domain/clients/due'
import { useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useSayNew } from '../../../platform/use-say-new'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureText } from '../../../ui/data/failure-text'
import { Link } from '../../../ui/link'
import { LookAgain } from '../../../ui/look-again'
import { takeFocus } from '../../../ui/take-focus'
import { dayInList } from '../day-in-list'
import type { Grant, Invitation, Release } from '../grants.firestore'
import { answerInvitation, invitationsIn, partOf, removeInvitation } from '../grants.firestore'
import { sharingWords } from '../sharing.words'
import { plainToolName } from '../tool-names'

/** What a professional asks a person to fill in, and what is due of it. The person decides, each time. */
export function GivenInvitations({
  grant,
  name,
  results,
  now,
}: {
  readonly grant: Grant
  readonly name: string
  /** The person's own results under this share, whether handed over or not; undefined until they are known. */
  readonly results: readonly Pick<Release, 'instrument' | 'finishedAt'>[] | undefined
  readonly now: number
}) {
  const words = useWords(sharingWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const snapshot = useLiveQuery(
    useMemo(() => partOf(firestore, grant.id, 'invitations'), [firestore, grant.id]),
  )
  const answering = useWrite({
    write: ({ id, status }: { id: string; status: 'accepted' | 'declined' }) =>
      answerInvitation(firestore, grant.id, id, status),
  })
  const removing = useWrite({ write: (id: string) => removeInvitation(firestore, grant.id, id) })
  const invitations = snapshot ? invitationsIn(snapshot) : []
  const sent = invitations.map(({ createdAt }) => createdAt)
  const sentenceOf = ({ instrument, everyWeeks, until }: Invitation) =>
    words.invites(
      name,
      plainToolName(instrument, language),
      everyWeeks,
      formatDate(until, language),
      grant.standing,
    )
  // It comes in above whatever the person is at; only the eye would see it.
  useSayNew(
    snapshot && new Map(invitations.map((one) => [`${one.id} ${one.createdAt}`, sentenceOf(one)] as const)),
  )
  const failure = answering.error ?? removing.error
  const busy = answering.isPending || removing.isPending
  const [asksAbout, setAsksAbout] = useState<Invitation | null>(null)
  // The button that had the focus is gone with the answer: what was answered takes its place.
  const focusIfJustAnswered = ({ id, status }: Invitation) =>
    answering.variables?.id === id && answering.variables.status === status
      ? { tabIndex: -1, ref: takeFocus }
      : {}
  /** What is asked before an invitation is said no to, or, once it was, deleted. */
  const questionAbout = ({ status, instrument }: Invitation) => {
    if (status === 'declined')
      return {
        heading: words.removeInvitationHeading(name),
        text: words.removeInvitationText(name),
        confirm: words.removeInvitationYes,
        cancel: words.keepInvitation,
      }
    const wasAccepted = status === 'accepted'
    return {
      heading: wasAccepted
        ? words.noLongerHeading(plainToolName(instrument, language))
        : words.declineHeading(name),
      text: words.declineText(name),
      confirm: wasAccepted ? words.noLonger : words.decline,
      cancel: wasAccepted ? words.goOn : words.notNow,
    }
  }
  return (
    <>
      {failure && <p className="error">{failureText(failure, language)}</p>}
      {removing.variables !== undefined &&
        removing.error === null &&
        !invitations.some((one) => one.id === removing.variables) && (
          <p key={removing.variables} className="notice" tabIndex={-1} ref={takeFocus}>
            {words.invitationRemoved}
          </p>
        )}
      {invitations.map((invitation) => {
        const tool = plainToolName(invitation.instrument, language)
        const finished = results?.flatMap(({ instrument, finishedAt }) =>
          instrument === invitation.instrument ? [finishedAt] : [],
        )
        const about = (
          <span className="hidden">
            {words.ofInvitation(name, tool, dayInList(invitation.createdAt, sent, language))}
          </span>
        )
        const due = finished === undefined ? null : nextDue(invitation, finished)
        const isDone = isFilledInOnce(invitation, finished ?? [])
        return (
          <div key={invitation.id} className="notice stack">
            <p>{sentenceOf(invitation)}</p>
            {invitation.status === 'accepted' && (
              <p {...focusIfJustAnswered(invitation)}>{isDone ? words.filledIn : words.accepted}</p>
            )}
            {invitation.status === 'declined' && <p {...focusIfJustAnswered(invitation)}>{words.declined}</p>}
            {due !== null && <p>{due <= now ? words.dueNow : words.due(formatDate(due, language))}</p>}
            {due !== null && due > now && <LookAgain on={due} about={about} />}
            <div className="row">
              {due !== null && (
                <Link className="button primary" to={testHref(invitation.instrument)}>
                  {words.take(tool)}
                </Link>
              )}
              {invitation.status !== 'accepted' && (
                <button
                  type="button"
                  className="button primary"
                  aria-disabled={busy}
                  onClick={() => !busy && answering.mutate({ id: invitation.id, status: 'accepted' })}
                >
                  {words.accept}
                  {about}
                </button>
              )}
              {invitation.status !== 'declined' && !isDone && (
                <button
                  type="button"
                  className="button"
                  aria-disabled={busy}
                  onClick={() => !busy && setAsksAbout(invitation)}
                >
                  {invitation.status === 'accepted' ? words.noLonger : words.decline}
                  {about}
                </button>
              )}
              {(invitation.status === 'declined' || isDone) && (
                <button
                  type="button"
                  className="button"
                  aria-disabled={busy}
                  onClick={() => !busy && setAsksAbout(invitation)}
                >
                  {words.removeInvitation}
                  {about}
                </button>
              )}
            </div>
          </div>
        )
      })}
      {asksAbout && (
        <ConfirmDialog
          {...questionAbout(asksAbout)}
          onAnswer={(confirmed) => {
            setAsksAbout(null)
            if (!confirmed) return
            if (asksAbout.status === 'declined') removing.mutate(asksAbout.id)
            else answering.mutate({ id: asksAbout.id, status: 'declined' })
          }}
        />
      )}
    </>
  )
}
