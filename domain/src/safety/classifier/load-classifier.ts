import { createClassifier } from './model'
import type { Classifier } from './opinion'

let loading: Promise<Classifier> | null = null

/**
 * The classifier with the product's weights, built once. The weights come with this call, not with the code that imports
 * it: call it when a chat opens or a server starts.
 *
 * @throws what the import throws where the weights cannot be had; the next call tries again
 */
export function loadClassifier(): Promise<Classifier> {
  loading ??= import('./weights.json').then(
    ({ default: weights }) => createClassifier(weights),
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
