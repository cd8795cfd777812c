import * as v from 'valibot'
import { longestAnswer, mostCharacters, mostTurns } from '../assistant/turn-limits'
import { language } from '../documents/document-fields'
import { cleaned, text } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import type { CrisisRegionId } from '../safety/crisis-lines'
import { defineCallable } from './define-callable'

const riskLevel = v.picklist(['L3', 'H', 'P', 'L2', 'A', 'T', 'E', 'L1'])

const turn = v.variant('kind', [
  v.strictObject({ kind: v.literal('message'), text: cleaned(textKinds.chatMessage) }),
  v.strictObject({
    kind: v.literal('reply'),
    text: text(1, longestAnswer),
    /** As the answer came with; an answer without it, or with another one's, is not shown to the model. */
    mark: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  v.strictObject({ kind: v.literal('reading'), level: riskLevel, sure: v.boolean() }),
  v.strictObject({ kind: v.literal('safe-answer'), answer: v.picklist(['yes', 'not-sure', 'no']) }),
  v.strictObject({ kind: v.literal('passive-answer'), answer: v.picklist(['no', 'sometimes', 'yes']) }),
  v.strictObject({ kind: v.literal('exercise-done') }),
  v.strictObject({ kind: v.literal('correction') }),
])

const turns = v.pipe(
  v.array(turn),
  v.minLength(1),
  v.maxLength(mostTurns),
  v.check(
    // Asked again for an answer, the message may already have been read.
    (list) => list.findLast(({ kind }) => kind !== 'reading')?.kind === 'message',
    'The last turn is the message to answer',
  ),
  v.check(
    (list) =>
      list.reduce((sum, entry) => sum + ('text' in entry ? entry.text.length : 0), 0) <= mostCharacters,
    'Too many characters',
  ),
)

const card = v.picklist([
  ...riskLevel.options,
  // A message may be the answer to a card's question.
  ...([
    'safe-yes',
    'safe-not-sure',
    'ask-again',
    'corrected',
    'they-are-away',
    'somebody-near',
    'withdrawal',
    'medical',
    'self-harm',
  ] as const),
])

// Written out, so that the file of all lines is not loaded with every function; a test holds it to the file.
const regions = [
  'CN',
  'HK',
  'MO',
  'TW',
  'US',
  'UK',
  'IE',
  'CA',
  'AU',
  'NZ',
  'SG',
  'MY',
  'JP',
  'KR',
  'FR',
  'DE',
  'EU',
  'OTHER',
] as const satisfies readonly CrisisRegionId[]

/**
 * One answer of the assistant. A visitor may ask: people in need are often not signed in, and an account would tie what
 * they say to their name. Against misuse stand the limit (per account or internet address), App Check where it is turned
 * on, and the bounds of the request. Twenty turns in five minutes is faster than people read; who reaches the limit still has the
 * articles and the contacts, which need no server.
 */
export const assistantReply = defineCallable({
  name: 'assistantReply',
  access: 'visitor',
  limit: { calls: 20, perSeconds: 300, perAddress: 500, perDay: 5000 },
  request: v.strictObject({
    turns,
    language,
    region: v.picklist(regions),
    ageBand: v.picklist(['under-14', '14-17', 'adult']),
    /** Whether the person agreed that the conversation goes to the AI provider. */
    consent: v.boolean(),
  }),
  chunk: v.variant('kind', [
    /** Shown before the answer: what the gate found in the message. */
    v.strictObject({ kind: v.literal('card'), card }),
    /** The reader found more than the gate: a turn of the conversation from now on, whose card is shown at once. */
    v.strictObject({ kind: v.literal('reading'), level: riskLevel, sure: v.boolean() }),
    /** The reader's label is late or missing: the support card is shown, and no answer without it. */
    v.strictObject({ kind: v.literal('unread') }),
    /** The next checked sentences of the answer. */
    v.strictObject({ kind: v.literal('text'), text: v.string() }),
  ]),
  response: v.variant('kind', [
    /** No model was asked: the fixed text of this card is the answer. */
    v.strictObject({ kind: v.literal('card'), card }),
    /** Written by the model and checked; `card` stands before it. */
    v.strictObject({
      kind: v.literal('model'),
      text: v.string(),
      card: v.nullable(card),
      /** The server's signature, to be sent back with the reply. */
      mark: v.string(),
    }),
    /** The model's answer was not fit to be shown: whatever arrived of it is to be replaced by the fixed text. */
    v.strictObject({ kind: v.literal('replaced'), card: v.nullable(card) }),
    /** No provider is set up: places in the site's own articles, best first, perhaps none. */
    v.strictObject({
      kind: v.literal('guide'),
      card: v.nullable(card),
      passages: v.array(
        v.strictObject({
          articleId: v.string(),
          title: v.string(),
          anchor: v.nullable(v.string()),
          heading: v.string(),
          lines: v.array(v.string()),
        }),
      ),
    }),
  ]),
  uncounted: ['too-young', 'consent-required'],
  errors: [
    'too-young',
    'consent-required',
    'assistant-unreachable',
    'assistant-busy',
    'assistant-slow',
    'assistant-interrupted',
    'assistant-unchecked',
  ],
})
