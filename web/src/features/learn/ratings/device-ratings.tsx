import { useMemo } from 'react'
import { DataProvider } from '../../../platform/data/data-provider'
import { useWords } from '../../../platform/words'
import { RatingSummary } from './rating-summary'
import { deviceRatings } from './ratings.device'
import { ratingsWords } from './ratings.words'

/** Ratings of local mode, kept in this browser: there are no comments of others, and Firebase is not needed. */
export function DeviceRatings({ userId, targetId }: { readonly userId: string; readonly targetId: string }) {
  const words = useWords(ratingsWords)
  const repository = useMemo(() => deviceRatings(userId, targetId), [userId, targetId])
  return (
    <DataProvider>
      <p className="small muted">{words.onDevice}</p>
      <RatingSummary repository={repository} targetId={targetId} mayRate="yes" />
    </DataProvider>
  )
}
