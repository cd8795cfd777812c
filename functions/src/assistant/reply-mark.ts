import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Turn } from '@amhs/domain/assistant/conversation'

type Reply = Extract<Turn, { kind: 'reply' }>

/** Only for this instance: what another one marked is left out, which costs the model a memory and nobody anything. */
const ownSecret = randomBytes(32).toString('hex')

/** The key for marks: derived from secrets that every instance has, none of which is used as it stands. */
function markingKey(secret: string): Buffer {
  return createHmac('sha256', secret === '' ? ownSecret : secret)
    .update('marks of replies')
    .digest()
}

interface Mark {
  /** Names the conversation; random, made with its first reply. */
  readonly conversation: string
  /** The place of the reply among those of the conversation, from 1. */
  readonly place: number
  readonly signature: string
}

const marks = /^([0-9a-f]{16})\.([1-9]\d{0,5})\.([0-9a-f]{64})$/

function readMark(text: string | undefined): Mark | null {
  const found = marks.exec(text ?? '')
  const [, conversation, place, signature] = found ?? []
  if (conversation === undefined || place === undefined || signature === undefined) return null
  return { conversation, place: Number(place), signature }
}

function signatureOf(
  secret: string,
  { conversation, place }: Omit<Mark, 'signature'>,
  message: string,
  reply: string,
) {
  // As JSON, so that no text can be moved from one part into another.
  const said = JSON.stringify([conversation, place, message.trim(), reply.trim()])
  return createHmac('sha256', markingKey(secret)).update(said).digest('hex')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** The message that a turn at this place answers. */
function messageBefore(turns: readonly Turn[], index: number): string {
  const turn = turns.slice(0, index).findLast(({ kind }) => kind === 'message')
  return turn?.kind === 'message' ? turn.text : ''
}

/**
 * The replies among the turns that this server gave: word for word, to that message, in this conversation and in their order.
 * Everything else that a page sends as a reply is somebody's invention and is not shown to a model.
 */
export function ownReplies(turns: readonly Turn[], secret: string): ReadonlySet<Reply> {
  const own = new Set<Reply>()
  let before: Mark | null = null
  for (const [index, turn] of turns.entries()) {
    if (turn.kind !== 'reply') continue
    const mark = readMark(turn.mark)
    if (
      mark === null ||
      (before && (mark.conversation !== before.conversation || mark.place <= before.place))
    )
      continue
    if (!isSame(mark.signature, signatureOf(secret, mark, messageBefore(turns, index), turn.text))) continue
    own.add(turn)
    before = mark
  }
  return own
}

/** The mark for the reply to the last message of the turns, to be sent back with it. */
export function markReply(turns: readonly Turn[], reply: string, secret: string): string {
  const last = [...ownReplies(turns, secret)].at(-1)
  const before = readMark(last?.mark)
  const conversation = before?.conversation ?? randomBytes(8).toString('hex')
  const place = (before?.place ?? 0) + 1
  const signature = signatureOf(secret, { conversation, place }, messageBefore(turns, turns.length), reply)
  return `${conversation}.${place}.${signature}`
}
