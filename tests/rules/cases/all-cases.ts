import type { RulesCase } from '../rules-case'
import { screeningCases } from './screening-cases'

/** Every case of the Firestore rules. */
export const firestoreCases: readonly RulesCase[] = [
  ...screeningCases,
]
