import type { RatingTotalDocument } from '@amhs/domain/documents/rating-total-document'
import { averageStars, fewestForAverage } from '@amhs/domain/documents/rating-total-document'
import { useState } from 'react'
import { useRead } from '../../../platform/data/use-read'
import { useSetRead } from '../../../platform/data/use-set-read'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { RatingForm } from './rating-form'
import { RatingOnceVerified } from './rating-once-verified'
import { ratingSectionWords } from './rating-section.words'
import type { OwnRating, RatingRepository } from './ratings.repository'
import { ratingsWords } from './ratings.words'

interface Summary {
  readonly total: RatingTotalDocument
  readonly own: OwnRating | null
}

/**
 * Who may rate: `yes`; `once-verified`, whose address is still to be verified; `no`, a visitor.
 */
export type MayRate = 'yes' | 'once-verified' | 'no'

/** The average, and for a person who may rate, their own rating. */
export function RatingSummary({
  repository,
  targetId,
  mayRate,
}: {
  readonly repository: RatingRepository
  readonly targetId: string
  readonly mayRate: MayRate
}) {
  const words = useWords(ratingsWords)
  const { loading: loadingText } = useWords(ratingSectionWords)
  const key = ['ratings', targetId]
  const reading = useRead({ key, read: () => readSummary(repository) })
  const setSummary = useSetRead<Summary>(key)
  // Once the form is there it stays, with what was typed: a change of address elsewhere must not take it away.
  const [formIsOpen, setFormIsOpen] = useState(mayRate === 'yes')
  if (mayRate === 'yes' && !formIsOpen) setFormIsOpen(true)
  return (
    <Loaded reading={reading} loading={loadingText} failed={words.failed}>
      {({ total, own }) => {
        const onChange = (change: Summary) => setSummary((before) => ({ ...before, ...change }))
        return (
          <>
            <Average total={total} />
            {formIsOpen ? (
              <RatingForm targetId={targetId} repository={repository} own={own} onChange={onChange} />
            ) : (
              mayRate === 'once-verified' && (
                <RatingOnceVerified repository={repository} own={own} onChange={onChange} />
              )
            )}
          </>
        )
      }}
    </Loaded>
  )
}

async function readSummary(repository: RatingRepository): Promise<Summary> {
  const [total, own] = await Promise.all([repository.total(), repository.own()])
  return { total, own }
}

function Average({ total }: { readonly total: RatingTotalDocument }) {
  const words = useWords(ratingsWords)
  const language = useLanguage()
  const average = averageStars(total)
  if (total.count === 0) return <p>{words.none}</p>
  if (average === null) return <p>{words.tooFew(total.count, fewestForAverage)}</p>
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(average)
  return <p>{words.average(figure, total.count)}</p>
}
