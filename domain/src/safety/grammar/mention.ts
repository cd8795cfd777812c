/** Where a slot was found: token numbers, `to` not included. */
export interface Mention {
  readonly from: number
  readonly to: number
}
