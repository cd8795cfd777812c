import type { ReactNode } from 'react'
import type { SessionUser } from '../platform/session'
import { createStore } from '../platform/store'

/**
 * Draws what waits for somebody by their role, for the top of the home page: put here by the account menu, which comes for whoever is
 * signed in and knows the features it belongs to. Null before that, for visitors, and in examples.
 */
export const workSlot = createStore<((user: SessionUser) => ReactNode) | null>(null)
