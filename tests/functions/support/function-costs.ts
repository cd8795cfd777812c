/** What a journey costs that goes by functions. */
export interface FunctionCost {
  readonly name: string
  readonly calls: number
  /** Documents that the functions read; a list without entries is billed as one. */
  readonly reads: number
  /** Documents that they write or delete. */
  readonly writes: number
}

/** As `function-cost.test.ts` measures them; `docs/costs.md` is written from it. */
export const functionCosts: readonly FunctionCost[] = [
  { name: 'Rate an article, with a comment', calls: 1, reads: 7, writes: 6 },
  { name: 'Assistant: one message, signed in', calls: 1, reads: 4, writes: 4 },
  { name: 'Share a result as a link', calls: 1, reads: 7, writes: 5 },
  { name: 'Open a shared link: whether it is over, then the result', calls: 2, reads: 8, writes: 4 },
  { name: 'Write to us, signed in', calls: 1, reads: 6, writes: 5 },
  { name: 'Ask to join a group with a message: look for urgent words', calls: 1, reads: 1, writes: 0 },
  { name: 'Facilitator: accept a request', calls: 1, reads: 6, writes: 4 },
  { name: 'Professional: show a code', calls: 1, reads: 5, writes: 2 },
  { name: 'Look at whom a code belongs to', calls: 1, reads: 4, writes: 1 },
  {
    name: 'Delete an account with 20 results, 3 saved articles, a rating, a link and a seat in a group',
    calls: 24,
    reads: 172,
    writes: 60,
  },
]
