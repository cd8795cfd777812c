import type { RatingTotalDocument } from '@amhs/domain/documents/rating-total-document'
import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { callTimeoutMs } from '../../../platform/firebase/call-function'
import { hasUrgentWords, prepareUrgentWords } from '../../../platform/urgent-words'
import { useWords } from '../../../platform/words'
import { failureMessage } from '../../../ui/data/failure-text'
import { FocusStays } from '../../../ui/focus-stays'
import { ChoiceField } from '../../../ui/form/choice-fields'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import { SupportCard } from '../../../ui/support-card'
import type { RatingValues } from './rating-request'
import { ratingRequest, ratingRules } from './rating-request'
import { ratingSectionWords } from './rating-section.words'
import type { OwnRating, RatingRepository } from './ratings.repository'
import { ratingsWords } from './ratings.words'
import { RemoveQuestion } from './remove-question'

const labels = {
  stars: { zh: '星级', en: 'Stars' },
  comment: { zh: '评论', en: 'Comment' },
}

/**
 * One to five stars and an optional comment; sending again replaces the earlier rating. Urgent words show the ways to get
 * help first; sending stays possible.
 */
export function RatingForm({
  targetId,
  repository,
  own,
  onChange,
}: {
  readonly targetId: string
  readonly repository: RatingRepository
  readonly own: OwnRating | null
  readonly onChange: (change: { readonly total: RatingTotalDocument; readonly own: OwnRating | null }) => void
}) {
  const words = useWords(ratingsWords)
  const { heading } = useWords(ratingSectionWords)
  const [note, setNote] = useState('')
  const [asksToRemove, setAsksToRemove] = useState(false)
  const [urgentText, setUrgentText] = useState<string | null>(null)
  const form = useForm<RatingValues>({
    name: `rating-${targetId}`,
    initial: { stars: own ? String(own.stars) : '', comment: own?.comment ?? '' },
    rules: ratingRules,
    labels,
    draft: ['stars', 'comment'],
  })

  const saving = useWrite({ write: repository.save, timeoutMs: callTimeoutMs })
  const removing = useWrite({ write: repository.remove, timeoutMs: callTimeoutMs })

  const say = (text: string) => {
    setNote(text)
    announce(text)
  }

  const remove = async () => {
    try {
      const total = await removing.mutateAsync()
      form.reset({ stars: '', comment: '' })
      onChange({ total, own: null })
      say(words.removed)
    } catch (error) {
      form.showProblems([{ message: failureMessage(error) }])
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="notice stack"
      onSubmit={form.onSubmit(async (values) => {
        setNote('')
        const rating = ratingRequest(values)
        const text = rating.comment
        if (text !== undefined && text !== urgentText && (await hasUrgentWords(text))) {
          setUrgentText(text)
          return []
        }
        try {
          const { total, commentStatus } = await saving.mutateAsync(rating)
          onChange({ total, own: { ...rating, commentStatus } })
          say(commentStatus === 'pending' ? words.savedPending : words.saved)
          return []
        } catch (error) {
          return [{ message: failureMessage(error) }]
        }
      })}
    >
      {urgentText !== null && (
        <>
          <SupportCard urgent headingLevel="h3" />
          <p>{words.urgent}</p>
        </>
      )}
      <ErrorSummary form={form} title={heading} />
      <ChoiceField
        form={form}
        field="stars"
        options={words.stars.map((label, index) => ({ value: String(index + 1), label }))}
      />
      <TextField
        form={form}
        field="comment"
        rows={3}
        optional
        hint={words.commentHint}
        onFocus={prepareUrgentWords}
      />
      {own && own.commentStatus !== 'none' && <p className="small">{words.yourStatus[own.commentStatus]}</p>}
      <SlowNote busy={form.busy} typed />
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={form.busy}>
          {own ? words.replace : words.submit}
        </button>
        {own && (
          <button type="button" className="button" onClick={() => setAsksToRemove(true)}>
            {words.remove}
            <FocusStays to="ratings" />
          </button>
        )}
      </div>
      {asksToRemove && (
        <RemoveQuestion
          onAnswer={(confirmed) => {
            setAsksToRemove(false)
            if (confirmed) void remove()
          }}
        />
      )}
      {note !== '' && <p>{note}</p>}
    </form>
  )
}
