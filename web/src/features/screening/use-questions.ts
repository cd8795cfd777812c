import { useCallback, useEffect, useState } from 'react'
import type { Questions } from './questions'

export type QuestionsLoading =
  | { readonly state: 'waiting' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly Component: typeof Questions }

const loadQuestions = () => import('./questions')

/**
 * The code of the questions, loaded once somebody is about to answer, so that the first page stays light. The code of
 * the result comes with it: a network lost between the first and the last question must not matter.
 */
export function useQuestions(wanted: boolean): QuestionsLoading & { readonly prepare: () => void } {
  const [loaded, setLoaded] = useState<typeof Questions | 'failed' | null>(null)
  const load = useCallback(() => {
    Promise.all([loadQuestions(), import('./result-page'), import('./result-view')]).then(
      ([{ Questions: Component }]) => setLoaded(() => Component),
      () => setLoaded('failed'),
    )
  }, [])
  useEffect(() => {
    if (wanted && loaded === null) load()
  }, [wanted, loaded, load])
  const prepare = useCallback(() => {
    // Only fetches ahead; whether it worked is asked again at the start.
    loadQuestions().catch(() => undefined)
  }, [])

  if (!wanted) return { state: 'waiting', prepare }
  if (loaded === null) return { state: 'loading', prepare }
  if (loaded === 'failed') return { state: 'failed', prepare, retry: () => setLoaded(null) }
  return { state: 'ready', Component: loaded, prepare }
}
