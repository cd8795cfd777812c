import { useState } from 'react'
import { useTold } from '../../../platform/use-told'
import { useWords } from '../../../platform/words'
import { WaitingWords } from '../../../ui/waiting-count'
import { clientsWords } from '../clients.words'
import { FollowedGrants } from '../followed-grants'
import type { Grant } from '../grants.firestore'
import { aliveAt, useMoment } from '../use-alive'
import { useReleases } from './use-releases'

/** How many safety notes wait in all shares, in words with a link; nothing where none does. */
export function OpenNotes({ uid }: { readonly uid: string }) {
  return (
    <FollowedGrants side="professionalUid" uid={uid} loading={null}>
      {(followed) => <Counted given={followed.grants} />}
    </FollowedGrants>
  )
}

function Counted({ given }: { readonly given: readonly Grant[] }) {
  const words = useWords(clientsWords)
  const now = useMoment(given)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const grants = aliveAt(given, now)
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
      {total > 0 && <WaitingWords>{words.waiting(total)}</WaitingWords>}
    </>
  )
}

/** Follows the safety notes of one share; draws nothing. */
function OfOne({ grant, onCount }: { readonly grant: Grant; readonly onCount: (count: number) => void }) {
  useTold(useReleases(grant)?.openNotes.length, onCount)
  return null
}
