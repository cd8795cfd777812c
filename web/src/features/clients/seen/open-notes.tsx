import { useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useLiveQuery } from '../../../platform/data/use-live'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { WaitingCount } from '../../../ui/waiting-count'
import { clientsWords } from '../clients.words'
import type { Grant } from '../grants.firestore'
import { grantsIn, grantsOf } from '../grants.firestore'
import { aliveAt, useMoment } from '../use-alive'
import { useReleases } from './use-releases'

/** How many safety notes wait in all shares, as a number beside a link; nothing where none does. */
export function OpenNotes({ uid }: { readonly uid: string }) {
  const words = useWords(clientsWords)
  const firestore = useFirestore()
  const snapshot = useLiveQuery(useMemo(() => grantsOf(firestore, 'professionalUid', uid), [firestore, uid]))
  const now = useMoment()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const grants = snapshot === undefined ? [] : aliveAt(grantsIn(snapshot), now)
  const total = grants.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)
  return (
    <>
      {grants.map((grant) => (
        <OfOne
          key={grant.id}
          grant={grant}
          onCount={(count) => setCounts((before) => ({ ...before, [grant.id]: count }))}
        />
      ))}
      <WaitingCount count={total} spoken={words.waiting(total)} />
    </>
  )
}

/** Follows the safety notes of one share; draws nothing. */
function OfOne({ grant, onCount }: { readonly grant: Grant; readonly onCount: (count: number) => void }) {
  useTold(useReleases(grant)?.openNotes.length, onCount)
  return null
}
