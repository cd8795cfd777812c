import { useCallback } from 'react'
import type { Loaded } from '../../../platform/use-loaded'
import { useLoaded } from '../../../platform/use-loaded'
import type { Questions } from './questions'

const loadQuestions = async () => (await import('./questions')).Questions

/** The code of the result comes with it: a network lost between the first and the last question must not matter. */
async function loadAll(): Promise<typeof Questions> {
  const [questions] = await Promise.all([
    loadQuestions(),
    import('../result-page'),
    import('../result/result-view'),
  ])
  return questions
}

/**
 * The code of the questions, loaded once somebody is about to answer, so that the first page stays light.
 */
export function useQuestions(wanted: boolean): Loaded<typeof Questions> & { readonly prepare: () => void } {
  const loaded = useLoaded(wanted ? loadAll : null)
  const prepare = useCallback(() => {
    // Only fetches ahead; whether it worked is asked again at the start.
    loadQuestions().catch(() => undefined)
  }, [])
  return { ...loaded, prepare }
}
