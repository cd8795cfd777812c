import type { RatingTotalDocument } from '@amhs/domain/documents/rating-total-document'
import { averageStars } from '@amhs/domain/documents/rating-total-document'
import { useRead } from '../../../platform/data/use-read'
import { useSetRead } from '../../../platform/data/use-set-read'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loaded } from '../../../ui/data/loaded'
import { RatingForm } from './rating-form'
import type { OwnRating, RatingRepository } from './ratings.repository'
import { ratingsWords } from './ratings.words'

interface Summary {
  readonly total: RatingTotalDocument
  readonly own: OwnRating | null
}

/** The average, and for a person who may rate, their own rating. */
export function RatingSummary({
  repository,
  targetId,
  pageTitle,
  mayRate,
}: {
  readonly repository: RatingRepository
  readonly targetId: string
  readonly pageTitle: string
  readonly mayRate: boolean
}) {
  const words = useWords(ratingsWords)
  const key = ['ratings', targetId]
  const reading = useRead({ key, read: () => readSummary(repository) })
  const setSummary = useSetRead<Summary>(key)
  return (
    <Loaded reading={reading} loading={words.loading} failed={words.failed}>
      {({ total, own }) => (
        <>
          <Average total={total} />
          {mayRate && (
            <RatingForm
              repository={repository}
              own={own}
              pageTitle={pageTitle}
              onChange={(change) => setSummary((before) => ({ ...before, ...change }))}
            />
          )}
        </>
      )}
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
  if (average === null) return <p>{words.none}</p>
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(average)
  return <p>{words.average(figure, total.count)}</p>
}
