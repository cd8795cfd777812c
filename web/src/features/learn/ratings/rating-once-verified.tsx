import type { RatingTotalDocument } from '@amhs/domain/documents/rating-total-document'
import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useWrite } from '../../../platform/data/use-write'
import { callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { failureText } from '../../../ui/data/failure-text'
import { SlowNote } from '../../../ui/slow-note'
import type { OwnRating, RatingRepository } from './ratings.repository'
import { ratingsWords } from './ratings.words'
import { RemoveQuestion } from './remove-question'

/**
 * Stands in place of the form for a person whose address is not verified: they learn what is missing before they write anything.
 * A rating that they gave earlier is shown, and can be taken back.
 */
export function RatingOnceVerified({
  repository,
  own,
  onChange,
}: {
  readonly repository: RatingRepository
  readonly own: OwnRating | null
  readonly onChange: (change: { readonly total: RatingTotalDocument; readonly own: null }) => void
}) {
  const words = useWords(ratingsWords)
  const language = useLanguage()
  const session = useSession()
  const address = session.status === 'signed-in' ? session.user.email : ''
  const [note, setNote] = useState('')
  const [asksToRemove, setAsksToRemove] = useState(false)
  const removing = useWrite({ write: repository.remove, timeoutMs: callTimeoutMs })

  const say = (text: string) => {
    setNote(text)
    announce(text)
  }

  async function remove() {
    try {
      onChange({ total: await removing.mutateAsync(), own: null })
      say(words.removed)
    } catch (error) {
      say(failureText(error, language))
    }
  }

  return (
    <div className="notice stack">
      <p>{words.verifyFirst(address)}</p>
      {own && (
        <>
          <p>{words.yourRating(own.stars)}</p>
          {own.comment !== undefined && <p className="rating-comment">{own.comment}</p>}
          <p>
            <button
              type="button"
              className="button"
              aria-disabled={removing.isPending}
              onClick={() => !removing.isPending && setAsksToRemove(true)}
            >
              {words.remove}
            </button>
          </p>
        </>
      )}
      {asksToRemove && (
        <RemoveQuestion
          onAnswer={(confirmed) => {
            setAsksToRemove(false)
            if (confirmed) void remove()
          }}
        />
      )}
      <SlowNote busy={removing.isPending} />
      {note !== '' && <p>{note}</p>}
    </div>
  )
}
