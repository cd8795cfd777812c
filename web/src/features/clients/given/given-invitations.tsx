import { isFilledInOnce, nextDue } from '@amhs/domain/clients/due'
import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { testHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { Link } from '../../../ui/link'
import { LookAgain } from '../../../ui/look-again'
import { dayInList } from '../day-in-list'
import type { Grant, Release } from '../grants.firestore'
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
  const failure = answering.error ?? removing.error
  const busy = answering.isPending || removing.isPending
  const answer = (id: string, status: 'accepted' | 'declined') => {
    if (!busy) answering.mutate({ id, status })
  }
  return (
    <>
      {failure && <p className="error">{failureText(failure, language)}</p>}
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
            <p>
              {words.invites(
                name,
                tool,
                invitation.everyWeeks,
                formatDate(invitation.until, language),
                grant.standing,
              )}
            </p>
            {invitation.status === 'accepted' && <p>{isDone ? words.filledIn : words.accepted}</p>}
            {invitation.status === 'declined' && <p>{words.declined}</p>}
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
                  onClick={() => answer(invitation.id, 'accepted')}
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
                  onClick={() => answer(invitation.id, 'declined')}
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
                  onClick={() => !busy && removing.mutate(invitation.id)}
                >
                  {words.removeInvitation}
                  {about}
                </button>
              )}
            </div>
          </div>
        )
      })}
    </>
  )
}
