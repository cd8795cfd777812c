import type { ReactNode } from 'react'
import { createContext } from 'react'
import type { SessionUser } from '../platform/session'

/**
 * What waits for somebody by their role, drawn by the shell from the features it belongs to, for the top of the home page. Without a
 * shell (examples, tests) nothing.
 */
export const WorkSlot = createContext<(user: SessionUser) => ReactNode>(() => null)
