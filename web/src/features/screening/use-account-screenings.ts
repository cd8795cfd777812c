import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../platform/session'
import { accountScreenings } from './account-screenings'
import type { ScreeningRepository } from './screening-repository'

export type AccountLoading =
  | { readonly state: 'loading' | 'local' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly repository: ScreeningRepository }

/** The repository of the signed-in person's account; `local` where the account is kept in this browser only. */
export function useAccountScreenings(): AccountLoading {
  const session = useSession()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const [found, setFound] = useState<{
    readonly uid: string
    readonly repository: ScreeningRepository | null
  } | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (uid === null) return
    let current = true
    accountScreenings().then(
      (repository) => current && setFound({ uid, repository }),
      () => current && setFound({ uid, repository: null }),
    )
    return () => {
      current = false
    }
  }, [uid, attempt])
  const retry = useCallback(() => {
    setFound(null)
    setAttempt((number) => number + 1)
  }, [])
  if (uid === null) return { state: 'local' }
  if (found === null || found.uid !== uid) return { state: 'loading' }
  return found.repository ? { state: 'ready', repository: found.repository } : { state: 'failed', retry }
}
