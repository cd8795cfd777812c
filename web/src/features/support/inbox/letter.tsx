import type { GroupDecision } from '@amhs/domain/contracts/answer-group-request.contract'
import type { GroupLetter } from '@amhs/domain/documents/group-request-document'
import { writtenLanguage } from '@amhs/domain/language-facts'
import { useEffect, useId, useState } from 'react'
import { formatDate, formatDateTime } from '../../../platform/dates'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { Link } from '../../../ui/link'
import type { SupportGroup } from '../groups.repository'
import { AnswerForm } from './answer-form'
import { inboxWords } from './inbox.words'
import type { Urgency } from './use-urgency'

/** So long an answer waits for the check for urgent words, in milliseconds. */
export const checkMs = 6000

/** What a request says, or why it says nothing. */
export function writtenIn(
  { message, wordsGone, urgent }: GroupLetter,
  words: Pick<
    ReturnType<typeof useWords<(typeof inboxWords)['zh']>>,
    'noMessage' | 'wordsGone' | 'urgentGone'
  >,
): string {
  if (message !== undefined) return message
  if (urgent) return words.urgentGone
  return wordsGone ? words.wordsGone : words.noMessage
}

/** One request as its facilitator reads it, with what to do about urgent words in it, and the answer. */
export function Letter({
  group,
  request,
  urgency,
  isFull,
  onSending,
  onAnswered,
}: {
  readonly group: SupportGroup
  readonly request: GroupLetter
  readonly urgency: Urgency
  readonly isFull: boolean
  readonly onSending: (decision: GroupDecision | null) => void
  readonly onAnswered: (text: string) => void
}) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const id = useId()
  const { name, message, requestedAt, status, answer, answeredAt, handedOverAt } = request
  const answeredBefore = handedOverAt !== undefined && answeredAt !== undefined && answeredAt <= handedOverAt
  // Nobody answers past urgent words because the word lists came late; and nobody waits for them without end.
  const [isTimeUp, setTimeUp] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimeUp(true), checkMs)
    return () => clearTimeout(timer)
  }, [])
  const isWaiting = urgency === 'checking' && !isTimeUp
  const isUnchecked = urgency === 'unchecked' || (urgency === 'checking' && isTimeUp)
  const headings = {
    asked: words.wants,
    waiting: words.waits,
    accepted: words.member,
    declined: words.wasDeclined,
    removed: words.wasDeclined,
  }
  return (
    <article className="card" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {headings[status](name)}
      </h3>
      <p className="small muted">
        {formatDateTime(requestedAt, language)} · {words.languages[writtenLanguage(request.language)]}
      </p>
      {urgency === 'urgent' && (
        <div className="notice" role="note">
          <p>
            <b>{message === undefined ? words.urgentGoneHeading : words.urgentHeading}</b>
          </p>
          <p className="small">
            {message === undefined ? words.urgentGoneText : words.urgent}{' '}
            <Link to={paths.contact}>{words.writeAdmin}</Link>
          </p>
        </div>
      )}
      <blockquote lang={message === undefined ? undefined : request.language}>
        <p className="group-message">{writtenIn(request, words)}</p>
      </blockquote>
      {status === 'removed' && <p>{answeredBefore ? words.removedBefore : words.removedNote}</p>}
      {answeredAt !== undefined && (
        <details>
          <summary>
            {(answeredBefore ? words.answeredBefore : words.answered)(formatDate(answeredAt, language))}
          </summary>
          {answer && <p className="group-message">{answer}</p>}
        </details>
      )}
      {isUnchecked && (
        <p className="notice" role="status">
          {words.unchecked}
        </p>
      )}
      {isWaiting ? (
        <Loading label={words.checking} />
      ) : (
        <AnswerForm
          group={group}
          request={request}
          isFull={isFull}
          isUrgent={urgency === 'urgent'}
          onSending={onSending}
          onAnswered={onAnswered}
        />
      )}
    </article>
  )
}
