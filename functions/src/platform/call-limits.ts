import { type ChosenLimits, parseLimits } from '@amhs/domain/contracts/call-limits'
import type { CallableContract, CallLimit } from '@amhs/domain/contracts/define-callable'
import { error as logError } from 'firebase-functions/logger'
import { callLimits } from './parameters'

let read: { readonly text: string; readonly chosen: ChosenLimits } | undefined

function chosenLimits(say: (text: string) => void): ChosenLimits {
  const text = callLimits.value()
  if (read?.text !== text) {
    const { chosen, fault } = parseLimits(text)
    // The contracts' own limits are safe ones: a slip of the pen must neither open nor close the site.
    if (fault !== undefined) say('CALL_LIMITS cannot be read; the limits of the contracts hold')
    read = { text, chosen }
  }
  return read.chosen
}

/**
 * The limit of a function: the contract's, with what the operator chose instead; `perDay: null` takes the budget away.
 *
 * @param say told once of a choice that cannot be read
 */
export function limitOf(
  { name, limit }: Pick<CallableContract, 'name' | 'limit'>,
  say: (text: string) => void = logError,
): CallLimit {
  const { perDay, ...chosen } = chosenLimits(say)[name] ?? {}
  const { perDay: budget, ...merged } = { ...limit, ...defined(chosen) }
  const day = perDay === undefined ? budget : (perDay ?? undefined)
  return { ...merged, ...(day === undefined ? {} : { perDay: day }) }
}

type Chosen = 'calls' | 'perSeconds' | 'perAddress' | 'perNetwork' | 'perDayShare'

function defined(chosen: Partial<Record<Chosen, number | undefined>>) {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Partial<
    Record<Chosen, number>
  >
}
