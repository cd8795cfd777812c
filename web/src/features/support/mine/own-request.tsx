import type { GroupRequestDocument } from '@amhs/domain/documents/group-request-document'
import { inLanguage, type Language } from '@amhs/domain/localized'
import { useState } from 'react'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureText } from '../../../ui/data/failure-text'
import { Link } from '../../../ui/link'
import { SlowNote } from '../../../ui/slow-note'
import type { GroupRepository, SupportGroup } from '../groups.repository'
import { CallNow } from './call-now'
import { MemberDetails } from './member-details'
import { mineWords } from './mine.words'
import { Outcome } from './outcome'
import { RequestState } from './request-state'
import { WaitingPlace } from './waiting-place'

/**
 * How a person's request to join a group stands, the facilitator's answer, and the way back out; for a member also how to take
 * part. Stands inside `FirebaseGate`.
 */
export function OwnRequest({
  group,
  groupId,
  request,
  repository,
  justSent = false,
  onEnding,
}: {
  /** Null where the group has gone. */
  readonly group: SupportGroup | null
  readonly groupId: string
  readonly request: GroupRequestDocument
  readonly repository: GroupRepository
  /** Whether the person sent it a moment ago, here. */
  readonly justSent?: boolean
  /** Told as it is being taken back, with what is then to be said; null where that failed. */
  readonly onEnding: (said: string | null) => void
}) {
  const words = useWords(mineWords)
  const language = useLanguage()
  const ending = useWrite({ write: () => repository.withdraw(groupId) })
  const [asksFirst, setAsksFirst] = useState(false)
  const { answer, answeredAt, handedOverAt, wordsGone = false, urgent } = request
  // Whatever was under way, there is no group any more in which it could be.
  const status = group === null ? 'ended' : request.status
  const sent = handedOverAt === undefined ? words.asked : words.askedBefore
  const sentText = sent(formatDate(request.requestedAt, language))
  const name = nameOfGroup(group, request, language) ?? words.goneGroup
  const question = questionOf(status, words, name)

  const end = () => {
    onEnding(words.ended[status])
    ending.mutate(undefined, { onError: () => onEnding(null) })
  }

  const ownWords = request.message && (
    <details open={status !== 'accepted'}>
      <summary>{words.yourWords}</summary>
      <p className="group-message">{request.message}</p>
    </details>
  )

  return (
    <div className="stack own-request">
      <RequestState status={status} />
      {answer && (
        <blockquote>
          <p className="group-message">{answer}</p>
          {group && answeredAt !== undefined && (
            <p className="small muted">
              {words.answerBy(group.facilitatorName, formatDate(answeredAt, language))}
            </p>
          )}
        </blockquote>
      )}
      {urgent && <CallNow />}
      {!urgent && wasTurnedAway(status) && (
        <p>
          <Link to={paths.crisis}>{words.helpHere}</Link>
        </p>
      )}
      {/* What an answer is about stands with it; a member has long gone on from there. */}
      {status !== 'accepted' && ownWords}
      {handedOverAt !== undefined && group && (isUnderWay(status) || wordsGone) && (
        <div className="notice">
          <p>{words.handedOver(group.facilitatorName, formatDate(handedOverAt, language))}</p>
          {wordsGone && <p>{words.wordsGone}</p>}
          {wordsGone && urgent && <p>{words.urgentKept}</p>}
          {wordsGone && status === 'asked' && <p>{words.askAnew}</p>}
        </div>
      )}
      {status === 'asked' && (justSent ? <Outcome>{sentText}</Outcome> : <p>{sentText}</p>)}
      {status === 'waiting' && (
        <p>
          <WaitingPlace groupId={groupId} since={request.answeredAt ?? request.requestedAt} /> {words.waiting}
        </p>
      )}
      {status === 'declined' && <p>{words.declined}</p>}
      {status === 'ended' && (
        <p>
          {words.groupEnded(request.endedAt === undefined ? null : formatDate(request.endedAt, language))}{' '}
          <Link to={paths.contact}>{words.contact}</Link>
        </p>
      )}
      {status === 'removed' && (
        <p>
          {words.removed} <Link to={paths.contact}>{words.contact}</Link>
        </p>
      )}
      {status === 'accepted' && group && <MemberDetails group={group} />}
      <p className="small">{words.youAreCalled(request.name)}</p>
      {status === 'accepted' && ownWords}
      <SlowNote busy={ending.isPending} />
      {ending.error && <p role="alert">{failureText(ending.error, language)}</p>}
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={ending.isPending}
          onClick={() => {
            if (ending.isPending) return
            if (question) setAsksFirst(true)
            else end()
          }}
        >
          {question?.open ?? (status === 'ended' ? words.clearEnded : words.clear)}
          <span className="hidden">{language === 'en' ? `: ${name}` : `：${name}`}</span>
        </button>
      </div>
      {asksFirst && question && (
        <ConfirmDialog
          heading={question.heading}
          text={question.text}
          confirm={question.yes}
          cancel={question.no}
          onAnswer={(confirmed) => {
            setAsksFirst(false)
            if (confirmed) end()
          }}
        />
      )}
    </div>
  )
}

/** How the group of a request is called, or was; null where that is kept nowhere any more. */
export function nameOfGroup(
  group: SupportGroup | null,
  { groupName }: GroupRequestDocument,
  language: Language,
): string | null {
  const name = group?.name ?? groupName
  return name ? inLanguage(name, language) : null
}

type Words = ReturnType<typeof useWords<(typeof mineWords)['zh']>>

/** Whether it matters to its person who leads the group now. */
function isUnderWay(status: GroupRequestDocument['status']): boolean {
  return status === 'asked' || status === 'waiting' || status === 'accepted'
}

/** Whoever reads that they are not in the group, for whatever reason, is not left with that alone. */
function wasTurnedAway(status: GroupRequestDocument['status']): boolean {
  return status === 'declined' || status === 'removed' || status === 'ended'
}

/** What is asked before the way out; null where nothing is lost by it. */
function questionOf(status: GroupRequestDocument['status'], words: Words, name: string) {
  switch (status) {
    case 'asked':
      return {
        open: words.withdraw,
        heading: words.withdrawHeading(name),
        text: words.withdrawText,
        yes: words.withdrawYes,
        no: words.withdrawNo,
      }
    case 'accepted':
      return {
        open: words.leave,
        heading: words.leaveHeading(name),
        text: words.leaveText,
        yes: words.leaveYes,
        no: words.leaveNo,
      }
    case 'waiting':
      return {
        open: words.leaveList,
        heading: words.listHeading(name),
        text: words.listText,
        yes: words.listYes,
        no: words.listNo,
      }
    default:
      return null
  }
}
