import type { Examples } from '../platform/examples'
import { RegionChoice } from './region-choice'

export const examples: Examples = { 'where a person is': () => <RegionChoice /> }
