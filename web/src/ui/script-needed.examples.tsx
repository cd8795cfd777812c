import type { Examples } from '../platform/examples'
import { ScriptNeeded } from './script-needed'

/** Seen only where scripts are turned off. */
export const examples: Examples = {
  'without script': () => <ScriptNeeded />,
}
