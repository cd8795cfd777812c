import { createSums, type ScorerWeights } from '../../safety/classifier/model'
import { readUnits } from '../../safety/classifier/read-units'
import { type AlarmSide, type FollowUp, followUpClasses, followUpsOf, namingThem } from './follow-ups'

export type FollowUpWeights = ScorerWeights<FollowUp | 'other'> & {
  /** From which share on one of them is taken for what the message tells. */
  readonly least: number
}

/** What a message tells, and how probable that is among what can follow on the alarm (above 0, at most 1). */
export interface ReadFollowUp {
  readonly followUp: FollowUp
  readonly share: number
}

/** A message as the model reads it. */
export interface FollowUpReading {
  /** How probable it is that it speaks of somebody else who is in danger, among everything the model tells apart (0 to 1). */
  readonly helps: number
  /** What it tells of an alarm of this side; null where nothing is probable enough: then it is not taken up. */
  of(side: AlarmSide): ReadFollowUp | null
  /** How much of what can follow on an alarm of this side these are together, 0 to 1. */
  shareOf(side: AlarmSide, followUps: readonly FollowUp[]): number
}

/** Null where there is nothing to read, or more than one thing is told. */
export type FollowUpReader = (text: string) => FollowUpReading | null

/** More is told in a longer message than one thing (UTF-16 units). */
const longestRead = 160

const total = (powers: readonly number[]) => powers.reduce((sum, power) => sum + power, 0)

/** Builds the reader from its weights; it keeps no text, and the same code runs on page and server. */
export function createFollowUpReader(weights: FollowUpWeights): FollowUpReader {
  const sumsOf = createSums(weights, followUpClasses)
  return (text) => {
    const units = text.length > longestRead ? [] : readUnits(text)
    if (units.length === 0) return null
    const powers = sumsOf(units).map((sum) => Math.exp(sum))
    const amongst = (possible: readonly string[]) =>
      powers.map((power, index) => (possible.includes(followUpClasses[index] ?? '') ? power : 0))
    return {
      helps: total(amongst(namingThem)) / total(powers),
      shareOf: (side, followUps) =>
        total(amongst(followUps)) / total(amongst([...followUpsOf(side), 'other'])),
      of: (side) => {
        const possible = amongst([...followUpsOf(side), 'other'])
        const largest = Math.max(...possible)
        const followUp = followUpClasses[possible.indexOf(largest)]
        const share = largest / total(possible)
        return followUp === undefined || followUp === 'other' || share < weights.least
          ? null
          : { followUp, share }
      },
    }
  }
}

let loading: Promise<FollowUpReader> | null = null

/**
 * The reader with the product's weights, built once; they come with this call.
 *
 * @throws what the import throws where the weights cannot be had; the next call tries again
 */
export function loadFollowUpReader(): Promise<FollowUpReader> {
  loading ??= import('./follow-up-weights.json').then(
    ({ default: weights }) => createFollowUpReader(weights),
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}
