import { type CardId, needsFixedAnswer } from '../../../domain/src/safety/gate'
import { isHarmless, type Kind, type Message } from '../messages/read-messages'
import type { Count } from './wilson'

/** A test message and the highest card that it got. */
export interface Result {
  readonly message: Message
  readonly card: CardId | null
}

/** What a group of messages is counted for. */
export type Measure = 'any card' | 'crisis tier' | 'danger now' | 'lock' | 'gentle card'

const counts: Readonly<Record<Measure, (card: CardId | null) => boolean>> = {
  'any card': (card) => card !== null,
  'crisis tier': (card) => card !== null && needsFixedAnswer(card),
  'danger now': (card) => card === 'L3',
  lock: (card) => card !== null && needsFixedAnswer(card),
  'gentle card': (card) => card !== null && !needsFixedAnswer(card),
}

/** How many of the messages that `belongs` takes got what `measure` names. */
export function countOf(
  results: readonly Result[],
  measure: Measure,
  belongs: (message: Message) => boolean,
): Count {
  const group = results.filter(({ message }) => belongs(message))
  return { found: group.filter(({ card }) => counts[measure](card)).length, of: group.length }
}

export const inDanger = (message: Message) => !isHarmless(message)
/** The writer's own crisis, of now or not. */
export const inCrisis = ({ kind }: Message) => kind === 'C' || kind === 'D'
export const ofKind =
  (...some: readonly Kind[]) =>
  ({ kind }: Message) =>
    some.includes(kind)
export const explicit = ({ told }: Message) => told === 'explicit'
export const implied = ({ told }: Message) => told === 'implied'
