import { listLimits } from '@amhs/domain/documents/document-limits'
import type { DocumentData, QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore'
import { type ReactNode, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveAhead } from '../../platform/data/use-live-ahead'
import { useTold } from '../../platform/use-told'
import type { Grant } from './grants.firestore'
import { givenBy, givenTo, grantsIn } from './grants.firestore'

type Mark = QueryDocumentSnapshot<DocumentData>
type Page = QuerySnapshot<DocumentData>

/** Whose grants: those that a person gave, or those that a professional was given. */
interface Whose {
  readonly side: 'ownerUid' | 'professionalUid'
  readonly uid: string
}

export interface Followed {
  readonly grants: readonly Grant[]
  /** Shows the next page as well; null where there is none, or it is on its way. */
  readonly more: (() => void) | null
}

/** Follows grants: the first page, and each further one that is asked for. All stay followed, since any of them may end at any moment. */
export function FollowedGrants({
  side,
  uid,
  loading,
  children,
}: Whose & { readonly loading: ReactNode; readonly children: (followed: Followed) => ReactNode }) {
  const first = usePage({ side, uid }, null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [further, setFurther] = useState<Readonly<Record<string, Page>>>({})
  if (first === undefined) return loading
  const pages = [first, ...marks.flatMap(({ id }) => further[id] ?? [])]
  const last = pages.at(-1)?.docs
  const mark = last !== undefined && last.length >= listLimits.grants ? last.at(-1) : undefined
  const isComing = pages.length <= marks.length
  // Where one of the first page has ended, it may reach into the next.
  const grants = new Map(pages.flatMap(grantsIn).map((grant) => [grant.id, grant]))
  return (
    <>
      {marks.map((after) => (
        <FurtherPage
          key={after.id}
          side={side}
          uid={uid}
          after={after}
          onPage={(page) => setFurther((before) => ({ ...before, [after.id]: page }))}
        />
      ))}
      {children({
        grants: [...grants.values()],
        more: mark === undefined || isComing ? null : () => setMarks([...marks, mark]),
      })}
    </>
  )
}

/** A page begins with the last of the one before, so that one which comes in between pushes none out of sight. */
function usePage({ side, uid }: Whose, after: Mark | null): Page | undefined {
  const firestore = useFirestore()
  const start = after ? `${after.id} ${after.get('expiresAt')?.toMillis()}` : ''
  return useLiveAhead(`grants ${side} ${uid} ${start}`, (moment) =>
    // Their owner is also told of those that have ended.
    side === 'ownerUid' ? givenBy(firestore, uid, after) : givenTo(firestore, uid, moment, after),
  )
}

/** Follows one further page; draws nothing. */
function FurtherPage({
  side,
  uid,
  after,
  onPage,
}: Whose & { readonly after: Mark; readonly onPage: (page: Page) => void }) {
  useTold(usePage({ side, uid }, after), onPage)
  return null
}
