import type { ConversationSafety, Turn } from '@amhs/domain/assistant/conversation'
import { startConversation } from '@amhs/domain/assistant/conversation'
import type { HowItGoes } from '@amhs/domain/assistant/follow-up/follow-ups'
import type { GuidePassage } from '@amhs/domain/assistant/guide'
import type { AnswerEnd } from '@amhs/domain/assistant/small-talk'
import { mostCharacters, mostTurns } from '@amhs/domain/assistant/turn-limits'
import type { ArticleId } from '@amhs/domain/content/article'
import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import type { Localized } from '@amhs/domain/localized'
import { type AlarmAbout, modelMayAnswer, type ShownCard } from '@amhs/domain/safety/safety-session'
import type { TemplateAnswer } from '@amhs/domain/safety/template'

/** A sentence in the person's language, or a fixed text in both. */
export type Spoken = string | Localized

/** An article to offer as a plain link. */
export interface ArticleTitle {
  readonly id: ArticleId
  readonly title: Localized
}

/** What stands in the conversation, from top to bottom. */
export type Entry =
  | { readonly id: number; readonly kind: 'mine'; readonly text: string }
  | ({
      readonly id: number
      readonly kind: 'card'
      readonly card: ShownCard
      /** The message is also about somebody else: the words for helpers are added. */
      readonly helper: boolean
      /** The somebody else is a child. */
      readonly aboutChild: boolean
      readonly answer: string | null
      /** The same card stands above and waits for its answer: this one asks in short. */
      readonly again?: boolean
      /** It asked in short before as well. */
      readonly repeated?: boolean
      /** What the message before it tells of how it goes: what answers that stands in the place of the card's own words. */
      readonly tells?: HowItGoes
      /** What was answered in the emergency window: the card goes on from there. */
      readonly saidInWindow?: TemplateAnswer['id']
      /** What was just written is a danger as well, not only what stands above. */
      readonly more?: boolean
    } & AlarmAbout)
  | {
      readonly id: number
      readonly kind: 'reply'
      readonly text: string
      readonly status: 'arriving' | 'done' | 'stopped' | 'cut-short'
    }
  | {
      readonly id: number
      readonly kind: 'guide'
      readonly passages: readonly GuidePassage[]
      /** The sentence that takes up what the person said; null where none fits. */
      readonly reflection: Localized | null
      /** A greeting, thanks or good news: the reflection is the whole answer. */
      readonly smallTalk?: boolean
      /** What stands under it then. */
      readonly end?: AnswerEnd | undefined
      /** Nothing is sure enough to be quoted: these articles may fit. */
      readonly mayFit?: readonly ArticleTitle[]
    }
  | { readonly id: number; readonly kind: 'cannot-read' }
  /** The person stopped the answer before a word of it had come. */
  | { readonly id: number; readonly kind: 'stopped' }
  | { readonly id: number; readonly kind: 'replaced' }
  | { readonly id: number; readonly kind: 'failure'; readonly reason: CallableReason }
  | { readonly id: number; readonly kind: 'consent' }
  | { readonly id: number; readonly kind: 'disclosure' }
  | { readonly id: number; readonly kind: 'pause' }

/** An entry before it has its number. */
export type NewEntry = Entry extends infer One ? (One extends Entry ? Omit<One, 'id'> : never) : never

export interface ChatState {
  readonly entries: readonly Entry[]
  readonly turns: readonly Turn[]
  readonly safety: ConversationSafety
  /** Whether an answer is awaited. */
  readonly busy: boolean
  /** The emergency card covers everything else. */
  readonly emergency: boolean
  /** Text of the composer. */
  readonly draft: string
  /** What the log for screen readers says of the present answer; fixed texts are filled with the numbers there. */
  readonly spoken: readonly Spoken[]
  /** The card whose heading is to take the focus. */
  readonly focusCard: number | null
  /** Name of the AI provider; null where none is set up, undefined while it has not been asked. */
  readonly provider: string | null | undefined
  /** The person prefers the articles in this conversation. */
  readonly prefersGuide: boolean
  /** When the first message was sent, in milliseconds since 1970. */
  readonly startedAt: number | null
}

export const emptyChat: ChatState = {
  entries: [],
  turns: [],
  safety: startConversation(),
  busy: false,
  emergency: false,
  draft: '',
  spoken: [],
  focusCard: null,
  provider: undefined,
  prefersGuide: false,
  startedAt: null,
}

let lastId = 0

/** Puts entries at the end. */
export function withEntries(state: ChatState, ...entries: readonly NewEntry[]): ChatState {
  const numbered = entries.map((entry) => {
    lastId += 1
    return { ...entry, id: lastId }
  })
  return { ...state, entries: [...state.entries, ...numbered] }
}

/** What answers no message: it leaves the one before it waiting. */
const noAnswers: readonly Entry['kind'][] = ['mine', 'consent', 'disclosure', 'pause']

/**
 * The person's newest message, and those just before it that nothing has answered, oldest first: somebody who writes on before the answer
 * has come has asked all of it.
 */
export function waitingMessages({ entries }: Pick<ChatState, 'entries'>): readonly MyMessage[] {
  const last = entries.findLastIndex(({ kind }) => kind === 'mine')
  const answered = entries.slice(0, Math.max(last, 0)).findLastIndex(({ kind }) => !noAnswers.includes(kind))
  return entries.slice(answered + 1, last + 1).filter((entry) => entry.kind === 'mine')
}

type MyMessage = Extract<Entry, { kind: 'mine' }>

/** Whether nothing has answered after this: ways on stand once, below the newest answer. */
export function isNewestAnswer({ entries }: Pick<ChatState, 'entries'>, { id }: Entry): boolean {
  return entries.findLast(({ kind }) => !noAnswers.includes(kind))?.id === id
}

/** Puts an answer under its own message, above the one that was sent after it. */
export function withAnswer(state: ChatState, message: MyMessage, answer: NewEntry): ChatState {
  const after = state.entries.findIndex(({ id, kind }) => id > message.id && kind === 'mine')
  if (after === -1) return withEntries(state, answer)
  const above = withEntries({ ...state, entries: state.entries.slice(0, after) }, answer)
  return { ...above, entries: [...above.entries, ...state.entries.slice(after)] }
}

/** Takes away what followed the last message and did not succeed, so that the message can be answered anew. */
export function withoutFailedAnswer(state: ChatState): ChatState {
  const last = state.entries.findLastIndex(({ kind }) => kind === 'mine')
  const entries = state.entries.filter(
    ({ kind }, index) =>
      index <= last || !['reply', 'stopped', 'failure', 'consent', 'replaced', 'guide'].includes(kind),
  )
  const turns = state.turns.at(-1)?.kind === 'reply' ? state.turns.slice(0, -1) : state.turns
  return { ...state, entries, turns }
}

/** Whether there is a message that can be answered (again). */
export function canRetry({ entries, turns, busy, safety }: ChatState): boolean {
  if (busy || turns.length === 0 || !modelMayAnswer(safety.session)) return false
  const last = entries.findLast(({ kind }) => kind !== 'pause' && kind !== 'disclosure')
  return last !== undefined && ['mine', 'reply', 'stopped', 'failure', 'replaced'].includes(last.kind)
}

/** Whether a card has choices of its own; the others only tell. */
export function hasChoices(card: ShownCard): boolean {
  return !['T', 'E', 'corrected', 'withdrawal', 'medical'].includes(card)
}

/**
 * The card whose choices can be pressed: the newest that has some, until it is answered and another follows. Older ones would be
 * so many more buttons of the same names, for whoever goes by names.
 */
export function askingCard({ entries }: Pick<ChatState, 'entries'>): number | null {
  const cards = entries.filter((entry) => entry.kind === 'card')
  const asking = cards.findLast(({ card }) => hasChoices(card))
  if (!asking || (asking.answer !== null && asking !== cards.at(-1))) return null
  return asking.id
}

/**
 * The card above this one that holds the numbers, once for an alarm: null where this card has to hold them itself. Danger now holds its own;
 * and so does what comes after the alarm was over, or speaks of violence, or of sexual violence, where the card above did not.
 */
export function numbersAbove(
  { entries }: Pick<ChatState, 'entries'>,
  { id }: Pick<Entry, 'id'>,
): number | null {
  let holder: CardEntry | null = null
  for (const entry of entries) {
    if (entry.kind !== 'card') continue
    const others = holder?.attacked !== entry.attacked || holder.assaulted !== entry.assaulted
    if (others || (entry.card === 'L3' && entry.again !== true)) holder = null
    // For a doctor or an ambulance: it holds its own, and too few for another alarm.
    if (entry.card === 'withdrawal' || entry.card === 'medical') {
      if (entry.id === id) return null
      continue
    }
    if (entry.id === id) return holder?.id ?? null
    const isOver = entry.card === 'safe-yes' || entry.card === 'corrected'
    // Who is not sure is shown one line to talk to, and no list.
    if (isOver) holder = null
    else if (entry.card !== 'safe-not-sure' || entry.attacked === true) holder ??= entry
  }
  return null
}

export type CardEntry = Extract<Entry, { kind: 'card' }>

/** The newest turns that a request may hold; the oldest are left out. */
export function turnsToSend(turns: readonly Turn[]): readonly Turn[] {
  const kept: Turn[] = []
  let characters = 0
  for (const turn of turns.toReversed()) {
    characters += 'text' in turn ? turn.text.length : 0
    if (kept.length === mostTurns || characters > mostCharacters) break
    kept.unshift(turn)
  }
  return kept
}
