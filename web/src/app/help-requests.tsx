import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createStore } from '../platform/store'

const requests = createStore(0)
const AccessibilityHelp = lazy(() =>
  import('./accessibility-help').then((module) => ({ default: module.AccessibilityHelp })),
)

/** Opens the help dialog from anywhere: the footer's button or Alt+H. */
export function openAccessibilityHelp(): void {
  requests.set(requests.get() + 1)
}

/** The help dialog, which loads when it is first asked for. */
export function LazyHelpDialog() {
  const request = useSyncExternalStore(requests.subscribe, requests.get, () => 0)
  return request === 0 ? null : (
    <Suspense fallback={null}>
      <AccessibilityHelp request={request} />
    </Suspense>
  )
}
