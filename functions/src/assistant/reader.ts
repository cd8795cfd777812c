import type { SafetyLevel } from '@amhs/domain/safety/lexicon'
import type { ReaderFormat } from './assistant-settings'
import { askOnce, type ProviderAccess, type ProviderMessage } from './provider'
import { judgePrompt, riskPrompt } from './reader-prompts'

/** What the reader says about a person's newest message, read with the turns before it. */
export interface RiskLabel {
  readonly level: SafetyLevel
  /** False where it may as well be harmless. */
  readonly sure: boolean
}

/** One turn as the reader is shown it. */
export interface ReadTurn {
  readonly by: 'person' | 'program'
  readonly text: string
}

/** The provider's answer was no judgement. */
export class UnreadableLabel extends Error {
  constructor() {
    super('unreadable label')
    this.name = 'UnreadableLabel'
  }
}

/** The reader's words for the levels of the gate: a model knows what they mean. */
const levelOf = {
  none: 'none',
  hopeless: 'L1',
  eating: 'E',
  other_person: 'T',
  violence: 'A',
  suicidal: 'L2',
  confusion: 'P',
  threat: 'H',
  danger_now: 'L3',
} as const satisfies Record<string, SafetyLevel>

const riskSchema = {
  type: 'object',
  properties: {
    risk: { type: 'string', enum: Object.keys(levelOf) },
    sure: { type: 'boolean' },
  },
  required: ['risk', 'sure'],
  additionalProperties: false,
}

const verdictSchema = {
  type: 'object',
  properties: { safe: { type: 'boolean' } },
  required: ['safe'],
  additionalProperties: false,
}

function responseFormat(format: ReaderFormat, name: string, schema: object): object | null {
  if (format === 'text') return null
  if (format === 'json_object') return { type: 'json_object' }
  return { type: 'json_schema', json_schema: { name, strict: true, schema } }
}

/** The object that a judgement is, with these fields and no others. */
function readObject(text: string, fields: readonly string[]): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnreadableLabel()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableLabel()
  const names = Object.keys(value)
  if (names.length !== fields.length || !fields.every((name) => names.includes(name)))
    throw new UnreadableLabel()
  return value as Record<string, unknown>
}

/** Reads a risk label strictly: exactly the fields asked for, of their kinds. @throws UnreadableLabel */
export function parseRiskLabel(text: string): RiskLabel {
  const { risk, sure } = readObject(text, ['risk', 'sure'])
  if (typeof sure !== 'boolean' || typeof risk !== 'string' || !Object.hasOwn(levelOf, risk)) {
    throw new UnreadableLabel()
  }
  return { level: levelOf[risk as keyof typeof levelOf], sure }
}

function parseVerdict(text: string): boolean {
  const { safe } = readObject(text, ['safe'])
  if (typeof safe !== 'boolean') throw new UnreadableLabel()
  return safe
}

export interface ReaderAccess extends ProviderAccess {
  readonly format: ReaderFormat
}

/** The last turns that matter for a judgement. */
const mostTurnsRead = 8

/** Enough for a label; a model that writes more is not answering what was asked. */
const mostTokens = 60

async function judgement<Result>(
  access: ReaderAccess,
  prompt: string,
  given: object,
  format: object | null,
  parse: (text: string) => Result,
  signal: AbortSignal,
): Promise<Result> {
  const { tokens } = access
  const settings = tokens === null ? access : { ...access, tokens: { ...tokens, most: mostTokens } }
  const messages: ProviderMessage[] = [
    { role: 'system', content: prompt },
    // As JSON: nothing in it can end the material and begin an instruction.
    { role: 'user', content: JSON.stringify(given) },
  ]
  const ask = async () => parse(await askOnce(settings, messages, format, signal))
  // A model without a forced form slips now and then; it is asked once more, not believed.
  return ask().catch((error: unknown) => {
    if (error instanceof UnreadableLabel) return ask()
    throw error
  })
}

/**
 * Lets the provider judge the newest message of a conversation.
 *
 * @param turns oldest first; the last one is the message to judge
 * @throws ProviderFault where the provider gave nothing in time, UnreadableLabel where it gave no label
 */
export function readRisk(
  access: ReaderAccess,
  turns: readonly ReadTurn[],
  signal: AbortSignal = new AbortController().signal,
): Promise<RiskLabel> {
  const format = responseFormat(access.format, 'risk_label', riskSchema)
  return judgement(access, riskPrompt, { turns: turns.slice(-mostTurnsRead) }, format, parseRiskLabel, signal)
}

/**
 * Lets the provider judge an answer, or the beginning of one, to a message.
 *
 * @throws ProviderFault where the provider gave nothing in time, UnreadableLabel where it gave no verdict
 */
export function judgeReply(
  access: ReaderAccess,
  message: string,
  reply: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const format = responseFormat(access.format, 'reply_verdict', verdictSchema)
  return judgement(access, judgePrompt, { message, reply }, format, parseVerdict, signal)
}
