import * as v from 'valibot'

const most = 100_000_000
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

const limitEntries = {
  calls: v.optional(count),
  perSeconds: v.optional(count),
  perAddress: v.optional(count),
  perNetwork: v.optional(count),
  perDay: v.optional(v.nullable(count)),
  perDayShare: v.optional(count),
}

const limits = v.record(v.string(), v.strictObject(limitEntries))

/** By function, the limits that an operator chose in place of its contract's. */
export type ChosenLimits = v.InferOutput<typeof limits>

/** What is counted under a limit without being callable, by the name under which `CALL_LIMITS` sets another. */
export const requestNames = {
  openShare: 'sharedResult',
  lookAtShare: 'sharedResultLook',
  stopReminder: 'stopReminderNow',
} as const

/**
 * Reads `CALL_LIMITS`, which is JSON by function: `{"assistantReply":{"perAddress":400}}`.
 * @returns with a `fault`, which says what is wrong with the text, nothing is chosen
 */
export function parseLimits(text: string): { readonly chosen: ChosenLimits; readonly fault?: string } {
  if (text.trim() === '') return { chosen: {} }
  try {
    const { success, output, issues } = v.safeParse(limits, JSON.parse(text))
    return success ? { chosen: output } : { chosen: {}, fault: issues.map(faultOf).join('; ') }
  } catch {
    return { chosen: {}, fault: 'is no JSON such as {"assistantReply":{"perAddress":400}}' }
  }
}

function faultOf(issue: v.InferIssue<typeof limits>): string {
  const [name, limit] = (issue.path ?? []).map(({ key }) => String(key))
  if (name === undefined || limit === undefined)
    return `${name ?? 'the whole'} has to be an object, such as {"calls":20,"perSeconds":300}`
  if (limit in limitEntries) return `${name}, ${limit} has to be a whole number from 1 to ${most}`
  return `${name} has no limit ${limit}; there are ${Object.keys(limitEntries).join(', ')}`
}
