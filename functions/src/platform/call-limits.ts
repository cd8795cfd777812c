import type { CallableContract, CallLimit } from '@amhs/domain/contracts/define-callable'
import { error as logError } from 'firebase-functions/logger'
import * as v from 'valibot'
import { callLimits } from './parameters'

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))

const limits = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.strictObject({
      calls: v.optional(count),
      perSeconds: v.optional(count),
      perAddress: v.optional(count),
      perDay: v.optional(v.nullable(count)),
      perDayShare: v.optional(count),
    }),
  ),
)

type ChosenLimits = v.InferOutput<typeof limits>

/**
 * What an operator chose, out of `CALL_LIMITS`.
 * @returns undefined where the text is no list of limits.
 */
export function parseLimits(text: string): ChosenLimits | undefined {
  if (text.trim() === '') return {}
  const { success, output } = v.safeParse(limits, text)
  return success ? output : undefined
}

let read: { readonly text: string; readonly chosen: ChosenLimits } | undefined

function chosenLimits(): ChosenLimits {
  const text = callLimits.value()
  if (read?.text !== text) {
    const chosen = parseLimits(text)
    // The contracts' own limits are safe ones: a slip of the pen must neither open nor close the site.
    if (!chosen) logError('CALL_LIMITS cannot be read; the limits of the contracts hold')
    read = { text, chosen: chosen ?? {} }
  }
  return read.chosen
}

/** The limit of a function: the contract's, with what the operator chose instead; `perDay: null` takes the budget away. */
export function limitOf({ name, limit }: Pick<CallableContract, 'name' | 'limit'>): CallLimit {
  const { perDay, ...chosen } = chosenLimits()[name] ?? {}
  const { perDay: budget, ...merged } = { ...limit, ...defined(chosen) }
  const day = perDay === undefined ? budget : (perDay ?? undefined)
  return { ...merged, ...(day === undefined ? {} : { perDay: day }) }
}

type Chosen = 'calls' | 'perSeconds' | 'perAddress' | 'perDayShare'

function defined(chosen: Partial<Record<Chosen, number | undefined>>) {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Partial<
    Record<Chosen, number>
  >
}
