import type { GroupRequestDocument } from '@amhs/domain/documents/group-request-document'
import { writtenLanguage } from '@amhs/domain/language-facts'
import { useCallback, useId } from 'react'
import { formatDate, formatDateTime } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { hasUrgentWords } from '../../../platform/urgent-words'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import type { SupportGroup } from '../groups.repository'
import { AnswerForm } from './answer-form'
import { inboxWords } from './inbox.words'

/** What a request says, or why it says nothing. */
export function writtenIn(
  { message, wordsGone }: GroupRequestDocument,
  words: Pick<ReturnType<typeof useWords<(typeof inboxWords)['zh']>>, 'noMessage' | 'wordsGone'>,
): string {
  return message ?? (wordsGone ? words.wordsGone : words.noMessage)
}

/** One request as its facilitator reads it, with what to do about urgent words in it, and the answer. */
export function Letter({
  group,
  request,
  isFull,
  onAnswered,
}: {
  readonly group: SupportGroup
  readonly request: GroupRequestDocument
  readonly isFull: boolean
  readonly onAnswered: (text: string) => void
}) {
  const words = useWords(inboxWords)
  const language = useLanguage()
  const id = useId()
  const { name, message, requestedAt, status, answer, answeredAt, handedOverAt } = request
  const answeredBefore = handedOverAt !== undefined && answeredAt !== undefined && answeredAt <= handedOverAt
  // Judged as it is read, by the same gate that the person met; nothing of it is kept.
  const judge = useCallback(async () => message !== undefined && hasUrgentWords(message), [message])
  const { data: isUrgent } = useLoaded(judge)
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
      <blockquote lang={request.language}>
        <p className="group-message">{writtenIn(request, words)}</p>
      </blockquote>
      {isUrgent === true && (
        <div className="notice" role="note">
          <p>
            <b>{words.urgentHeading}</b>
          </p>
          <p className="small">{words.urgent}</p>
        </div>
      )}
      {status === 'removed' && <p>{answeredBefore ? words.removedBefore : words.removedNote}</p>}
      {answeredAt !== undefined && (
        <details>
          <summary>
            {(answeredBefore ? words.answeredBefore : words.answered)(formatDate(answeredAt, language))}
          </summary>
          {answer && <p className="group-message">{answer}</p>}
        </details>
      )}
      <AnswerForm
        group={group}
        request={request}
        isFull={isFull}
        isUrgent={isUrgent === true}
        onAnswered={onAnswered}
      />
    </article>
  )
}
