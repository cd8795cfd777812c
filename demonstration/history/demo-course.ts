/** A questionnaire that was answered some days ago, with its answers in the order of its questions. */
export interface AnsweredBefore {
  readonly instrument: 'phq9' | 'gad7' | 'who5' | 'psc17p'
  readonly daysAgo: number
  readonly values: readonly number[]
}

/**
 * Four months of an invented person who felt low in late summer, worse around an exam, and better since. The answers are typed here and
 * nothing else: the scores are those of the product. Question 9 of the PHQ-9 stays at 0.
 */
export const demoCourse: readonly AnsweredBefore[] = [
  { instrument: 'who5', daysAgo: 118, values: [2, 2, 1, 2, 2] },
  { instrument: 'phq9', daysAgo: 117, values: [1, 2, 2, 2, 1, 1, 1, 0, 0] },
  { instrument: 'phq9', daysAgo: 101, values: [2, 2, 2, 2, 1, 1, 2, 0, 0] },
  { instrument: 'gad7', daysAgo: 100, values: [2, 2, 2, 1, 1, 2, 1] },
  { instrument: 'phq9', daysAgo: 86, values: [2, 2, 3, 2, 2, 1, 2, 1, 0] },
  { instrument: 'who5', daysAgo: 85, values: [1, 1, 1, 1, 2] },
  { instrument: 'gad7', daysAgo: 72, values: [2, 3, 2, 2, 1, 2, 2] },
  { instrument: 'phq9', daysAgo: 71, values: [2, 2, 2, 2, 1, 2, 1, 1, 0] },
  { instrument: 'phq9', daysAgo: 57, values: [1, 2, 2, 2, 1, 1, 1, 0, 0] },
  { instrument: 'who5', daysAgo: 50, values: [2, 2, 2, 1, 3] },
  { instrument: 'gad7', daysAgo: 44, values: [1, 2, 1, 1, 1, 1, 1] },
  { instrument: 'phq9', daysAgo: 43, values: [1, 1, 2, 1, 1, 1, 1, 0, 0] },
  { instrument: 'phq9', daysAgo: 29, values: [1, 1, 1, 1, 0, 1, 1, 0, 0] },
  { instrument: 'who5', daysAgo: 22, values: [3, 3, 2, 2, 3] },
  { instrument: 'gad7', daysAgo: 16, values: [1, 1, 1, 1, 0, 1, 0] },
  { instrument: 'phq9', daysAgo: 15, values: [1, 0, 1, 1, 0, 1, 0, 0, 0] },
]

/**
 * Three months of an invented parent: the child restless and sad at the beginning of the school year, easier since; and how the parent
 * is, twice.
 */
export const caregiverCourse: readonly AnsweredBefore[] = [
  { instrument: 'psc17p', daysAgo: 82, values: [2, 2, 1, 2, 1, 1, 1, 1, 0, 1, 2, 0, 1, 0, 2, 0, 0] },
  { instrument: 'who5', daysAgo: 80, values: [2, 1, 1, 1, 2] },
  { instrument: 'psc17p', daysAgo: 40, values: [1, 2, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0] },
  { instrument: 'who5', daysAgo: 18, values: [3, 2, 2, 2, 3] },
  { instrument: 'psc17p', daysAgo: 11, values: [1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0] },
]
