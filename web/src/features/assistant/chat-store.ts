import type { Turn } from '@amhs/domain/assistant/conversation'
import { type HowItGoes, lastingAdvice } from '@amhs/domain/assistant/follow-up/follow-ups'
import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import { needsFixedAnswer } from '@amhs/domain/safety/gate'
import { aboutOf, isLevelCard, type ShownCard } from '@amhs/domain/safety/safety-session'
import { holdsWords } from '../../platform/being-written'
import { hasConsent } from '../../platform/consents'
import { createStore } from '../../platform/store'
import { answering } from './answering'
import type { AssistantAnswer } from './ask-assistant'
import { type ChatState, type Entry, emptyChat, withEntries, withoutFailedAnswer } from './conversation-state'

// In memory and for this tab alone: it outlives a look at an article, not a reload.
export const chat = createStore<ChatState>(emptyChat)
holdsWords(() => chat.get().entries.length > 0 || chat.get().draft.trim() !== '')

/** The one way to change the conversation: whoever needs to know who answers is told as well. */
export function change(next: (state: ChatState) => ChatState): void {
  chat.set(next(chat.get()))
  const { provider, prefersGuide } = chat.get()
  if (provider === null) answering.set('no-ai')
  else if (prefersGuide) answering.set('articles')
  // Before the person agrees no AI answers, whoever is set up.
  else answering.set(provider !== undefined && hasConsent('assistant') ? 'ai' : 'unknown')
}

interface CardAddition {
  /** The message is also about somebody else. */
  readonly helper?: boolean
  readonly aboutChild?: boolean
  /** Its card stands in the conversation, without a window over everything. */
  readonly withoutWindow?: boolean
  /** What the message tells of how it goes. */
  readonly tells?: HowItGoes | undefined
  /** What was just written calls for this card by itself. */
  readonly more?: boolean
}

/**
 * Puts a card at the end; an emergency also opens the window over everything. Where the same card still waits for its answer,
 * this one asks in short.
 */
export function showCard(
  card: ShownCard,
  { helper = false, aboutChild = false, withoutWindow = false, tells, more = false }: CardAddition = {},
): void {
  change((state) => {
    const before = lastCard(state)
    const about = aboutOf(state.safety.session)
    const again =
      before?.card === card &&
      before.attacked === about.attacked &&
      before.answer === null &&
      // Somebody else's danger, and one's own after it, have words that have not been read yet.
      before.helping === about.helping &&
      before.theirDanger === about.theirDanger &&
      before.witness === about.witness &&
      (before.helper || !helper) &&
      (locksChat(card) || card === 'L1' || card === 'self-harm')
    // Hands that press on a wound cannot scroll back: what to do stays in sight until something else is told.
    const still = again && before?.tells && lastingAdvice.includes(before.tells) ? before.tells : undefined
    const told = tells ?? still
    const next = withEntries(state, {
      ...{ kind: 'card', card, helper, aboutChild, answer: null, again, ...about },
      ...(again && before?.again && { repeated: true }),
      ...(more && { more }),
      ...(told && { tells: told }),
    })
    const id = next.entries.at(-1)?.id ?? null
    return card === 'L3' && !withoutWindow ? { ...next, emergency: true } : { ...next, focusCard: id }
  })
}

/** Whether the chat stays closed under a card until the person says that they are safe, or were misunderstood. */
export function locksChat(card: ShownCard): boolean {
  return isLevelCard(card) && needsFixedAnswer(card)
}

/** The text of the person's newest message; null before the first. */
export function lastMessage({ turns }: ChatState): string | null {
  const turn = turns.findLast(({ kind }) => kind === 'message')
  return turn?.kind === 'message' ? turn.text : null
}

/** The newest card of the conversation. */
export function lastCard({ entries }: ChatState): Extract<Entry, { kind: 'card' }> | undefined {
  const card = entries.findLast(({ kind }) => kind === 'card')
  return card?.kind === 'card' ? card : undefined
}

/** Adds a piece of the reply that is being written. */
export function arrive(text: string): void {
  change((state) => {
    const last = state.entries.at(-1)
    const spoken = [...state.spoken, text]
    if (last?.kind !== 'reply' || last.status !== 'arriving') {
      return { ...withEntries(state, { kind: 'reply', text, status: 'arriving' }), spoken }
    }
    return { ...state, spoken, entries: [...state.entries.slice(0, -1), { ...last, text: last.text + text }] }
  })
}

/** Gives the reply that was arriving its last state. */
export function settle(status: 'done' | 'stopped' | 'cut-short'): void {
  change((state) => ({
    ...state,
    entries: state.entries.map((entry) =>
      entry.kind === 'reply' && entry.status === 'arriving' ? { ...entry, status } : entry,
    ),
  }))
}

/** Shows the whole answer of the server, or what stands in its place. */
export function finish(given: AssistantAnswer): void {
  if (given.kind === 'model') {
    settle('done')
    change((state) => {
      const reply = { kind: 'reply', text: given.text, mark: given.mark } as const
      const turns: readonly Turn[] = [...state.turns, reply]
      const has = state.entries.at(-1)?.kind === 'reply'
      return has
        ? { ...state, turns }
        : { ...withEntries(state, { kind: 'reply', text: given.text, status: 'done' }), turns }
    })
    return
  }
  change((state) => withoutFailedAnswer(state))
  if (given.kind === 'replaced')
    change((state) => withEntries({ ...state, spoken: [] }, { kind: 'replaced' }))
  else if (given.kind === 'guide') {
    const passages = given.passages as Extract<ChatState['entries'][number], { kind: 'guide' }>['passages']
    change((state) => withEntries(state, { kind: 'guide', passages, reflection: null }))
  } else if (chat.get().entries.at(-1)?.kind !== 'card') showCard(given.card)
}

/** Says why there is no answer; the message stands in the field again unless something new is being written there. */
export function fail(reason: CallableReason): void {
  settle('cut-short')
  change((state) => ({
    ...withEntries(state, { kind: 'failure', reason }),
    draft: state.draft === '' ? (lastMessage(state) ?? '') : state.draft,
  }))
}
