/** What a journey costs, in documents. */
export interface JourneyCost {
  readonly name: string
  /** Documents that the page reads; a list without entries is billed as one. */
  readonly reads: number
  /** Documents that the rules read to decide. */
  readonly ruleReads: number
  readonly writes: number
}

/** As `journey-cost.test.ts` measures them; `docs/costs.md` is written from it. */
export const journeyCosts: readonly JourneyCost[] = [
  { name: 'Register: write the profile', reads: 0, ruleReads: 1, writes: 1 },
  { name: 'Sign in: read the profile', reads: 1, ruleReads: 0, writes: 0 },
  { name: 'Save a screening', reads: 0, ruleReads: 1, writes: 2 },
  { name: 'Open a saved screening, with the one before it', reads: 2, ruleReads: 0, writes: 0 },
  { name: 'List the history, one page of 100 results', reads: 21, ruleReads: 0, writes: 0 },
  {
    name: 'Read an article, signed in: total, own rating, comments, whether it is saved',
    reads: 14,
    ruleReads: 0,
    writes: 0,
  },
  { name: 'Save an article', reads: 0, ruleReads: 1, writes: 1 },
  { name: 'List all saved articles', reads: 24, ruleReads: 0, writes: 0 },
  { name: 'Look through the support groups, one page', reads: 21, ruleReads: 0, writes: 0 },
  { name: 'Ask to join a group, and see the own request', reads: 3, ruleReads: 3, writes: 1 },
  { name: 'Facilitator: read the inbox of a group, one page', reads: 51, ruleReads: 4, writes: 0 },
  { name: 'Share with a professional, and read who they are', reads: 3, ruleReads: 4, writes: 1 },
  {
    name: 'Professional: look through the people who share, 20 of them',
    reads: 20,
    ruleReads: 1,
    writes: 0,
  },
  {
    name: 'Professional: open one person, with 20 results, notes and invitations',
    reads: 26,
    ruleReads: 11,
    writes: 0,
  },
  { name: 'Professional: open a result that was handed over', reads: 1, ruleReads: 4, writes: 0 },
  { name: 'Administrator: read the contact messages, one page', reads: 21, ruleReads: 1, writes: 0 },
]
