import type { Examples } from '../platform/examples'
import { ExitHint } from './exit-hint'

export const examples: Examples = { 'beside a field': () => <ExitHint /> }
