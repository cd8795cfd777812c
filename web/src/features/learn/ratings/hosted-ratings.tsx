import { useMemo } from 'react'
import { useFirestore } from 'reactfire'
import { useSession } from '../../../platform/session'
import { RatingComments } from './rating-comments'
import { RatingSummary } from './rating-summary'
import { firestoreRatings } from './ratings.firestore'

/** Ratings in the cloud; stands inside `FirebaseGate`. `uid` is null for a visitor who asked to see them. */
export function HostedRatings({ uid, targetId }: { readonly uid: string | null; readonly targetId: string }) {
  const firestore = useFirestore()
  const session = useSession()
  const isVerified = session.status === 'signed-in' && session.user.emailVerified
  const repository = useMemo(() => firestoreRatings(firestore, uid, targetId), [firestore, uid, targetId])
  return (
    <>
      <RatingSummary
        repository={repository}
        targetId={targetId}
        mayRate={uid === null ? 'no' : isVerified ? 'yes' : 'once-verified'}
      />
      <RatingComments repository={repository} targetId={targetId} />
    </>
  )
}
