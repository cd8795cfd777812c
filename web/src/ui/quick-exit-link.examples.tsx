import type { Examples } from '../platform/examples'
import { QuickExitLink } from './quick-exit-link'

export const examples: Examples = { 'the way out': () => <QuickExitLink /> }
