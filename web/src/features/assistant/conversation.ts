import { asksAboutHuman } from '@amhs/domain/assistant/asks-about-human'
import { asksOnlyWhoReads } from '@amhs/domain/assistant/asks-who-reads'
import { gladOfSafety, thanksForSaying } from '@amhs/domain/assistant/assistant-texts'
import { cardToShow, forgetWords, nextSafety, type Turn } from '@amhs/domain/assistant/conversation'
import { excerptOf } from '@amhs/domain/assistant/guide'
import { saysSafe } from '@amhs/domain/assistant/typed-answers'
import type { Language } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { CrisisRegionId } from '@amhs/domain/safety/crisis-lines'
import { isUnnamed } from '@amhs/domain/safety/gate'
import { modelMayAnswer, safetySessionReducer } from '@amhs/domain/safety/safety-session'
import type { TemplateAnswer } from '@amhs/domain/safety/template'
import { hasConsent, recordConsents } from '../../platform/consents'
import { finishLexicon, isLexiconReady } from '../../platform/preheat-lexicon'
import { chatGate } from './chat-gate'
import { arrive, change, chat, fail, finish, lastCard, lastMessage, settle, showCard } from './chat-store'
import { followConversationOwner } from './conversation-owner'
import {
  type ArticleTitle,
  type ChatState,
  emptyChat,
  type NewEntry,
  turnsToSend,
  waitingMessages,
  withAnswer,
  withEntries,
  withoutFailedAnswer,
} from './conversation-state'
import { spokenAnswer } from './spoken-answer'

/** Who asks: in which language, where, and how old. */
export interface AskContext {
  readonly language: Language
  readonly region: CrisisRegionId
  readonly ageBand: AgeBand
}

let running: AbortController | null = null

const childWords = /孩子|女[儿兒]|[儿兒]子|[学學]生|\b(?:child|kid|son|daughter|pupil|student)s?\b/i

/**
 * Takes a turn into the conversation and shows the card that it calls for. Works without network, at once.
 *
 * @returns whether there is a message that wants an answer: one that answers a card has just got it
 */
function takeTurn(turn: Turn): boolean {
  const { safety, judged } = nextSafety(chat.get().safety, turn, chatGate())
  change((state) => ({ ...state, safety, turns: [...state.turns, turn] }))
  if (turn.kind === 'message') {
    const { assessment } = judged
    // What follows on violence, or on somebody else's danger, is answered under its card, also where the conversation is open.
    const isAnswered = assessment !== null && judged.tells !== undefined && modelMayAnswer(safety.session)
    const { level } = safety.session
    const shown = cardToShow(safety.session) ?? (isAnswered && level !== 'none' ? level : null)
    const card = isAboutPrivacy(turn.text) ? null : shown
    const { helper, card: ownCard, explained = true } = assessment ?? {}
    // "What do I do", in a danger of one's own, is about a friend to the classifier.
    const isOwn =
      assessment !== null &&
      !modelMayAnswer(safety.session) &&
      !safety.session.helping &&
      isUnnamed(assessment)
    if (card)
      showCard(card, {
        // Nobody can stay with the dead.
        helper: helper === true && !safety.session.bereaved && !isOwn,
        aboutChild: !safety.session.bereaved && childWords.test(turn.text),
        // The window is for danger in these very words that can be explained: not for a doubt of the classifier, nor once more for a
        // harmless word after it.
        withoutWindow: assessment !== null && (ownCard !== 'L3' || !explained),
        tells: judged.tells,
        more: ownCard === card,
      })
    // What an ambulance is for waits for no model and no article.
    if (isAnswered || card === 'medical') return false
  } else if (safety.session.card) {
    showCard(safety.session.card)
  }
  // "No" to the gentle question calls for no card, but for a word.
  if (judged.assessment === null && safety.session.card === null && turn.kind !== 'reading')
    change((state) => ({
      ...withEntries(state, { kind: 'guide', passages: [], reflection: thanksForSaying, smallTalk: true }),
      spoken: [...state.spoken, thanksForSaying],
    }))
  return judged.assessment !== null
}

/** Whether a message asks nothing but who reads this: a fixed text tells it, also where only fixed text may answer. */
function isAboutPrivacy(text: string): boolean {
  return chat.get().safety.session.card === null && asksOnlyWhoReads(text)
}

/**
 * Sends a message: gate first, then the answer if one may be given. The text has been checked to be sendable. An answer that
 * is under way stops: what the person says now is never kept waiting, least of all when it is a danger. The message before it
 * is then answered with this one.
 */
export async function sendMessage(text: string, reader: AskContext): Promise<void> {
  abandonAnswer()
  change((state) => {
    const again = state.entries.at(-1)?.kind === 'failure' && lastMessage(state) === text
    const cleaned = again ? withoutLastMessage(withoutFailedAnswer(state)) : state
    return {
      ...withEntries(cleaned, { kind: 'mine', text }),
      draft: '',
      spoken: [],
      startedAt: state.startedAt ?? Date.now(),
    }
  })
  const asks = isLexiconReady() ? 'answer' : await whenGateIsReady()
  if (asks === 'gone') return
  const wantsAnswer = takeTurn({ kind: 'message', text }) && asks === 'answer'
  if (asksAboutHuman(text)) change((state) => withEntries(state, { kind: 'disclosure' }))
  // Nobody is asked to let an AI answer what they ask before they agree to that.
  if (isAboutPrivacy(text) && waitingMessages(chat.get()).length === 1) {
    await answerOnPrivacy(text, reader)
    // Whoever keeps it from their family is in danger all the same.
    if (chat.get().safety.session.level === 'L3') showCard('L3', { withoutWindow: true })
  } else if (wantsAnswer) await answer(reader)
  // Nothing was asked after all: what waited for the gate is over. Until then it waits on, so that a long wait is said from its beginning.
  if (running === null) change((state) => ({ ...state, busy: false }))
}

/**
 * Waits for what the gate reads with, where somebody sends a message before it is ready. No message goes unread by the gate, also where its
 * answer was stopped meanwhile or another message has followed: then it only waits for no answer of its own.
 *
 * @returns `gone` where the conversation it was sent in is no longer there
 */
async function whenGateIsReady(): Promise<'answer' | 'no-answer' | 'gone'> {
  const controller = new AbortController()
  running = controller
  const id = chat.get().entries.at(-1)?.id
  change((state) => ({ ...state, busy: true }))
  await finishLexicon()
  const isNewest = running === controller
  if (isNewest) running = null
  if (!chat.get().entries.some((entry) => entry.id === id)) {
    if (isNewest) change((state) => ({ ...state, busy: false }))
    return 'gone'
  }
  return controller.signal.aborted ? 'no-answer' : 'answer'
}

async function answerOnPrivacy(text: string, reader: AskContext): Promise<void> {
  try {
    const fixed = await fixedAnswer(text)
    if (!fixed) return
    change((state) => ({
      ...withEntries(state, fixed),
      spoken: [...state.spoken, ...spokenAnswer(fixed, reader, holdsCard(state))],
    }))
  } catch {
    fail('unavailable')
  }
}

/** The message that got no answer is sent again: it stands in the conversation once. */
function withoutLastMessage(state: ChatState): ChatState {
  const last = state.entries.findLastIndex(({ kind }) => kind === 'mine')
  const turn = state.turns.findLastIndex(({ kind }) => kind === 'message')
  return { ...state, entries: state.entries.slice(0, last), turns: state.turns.slice(0, turn) }
}

/** Answers the last message, by the provider or from the articles; nothing where only fixed text may answer. */
async function answer(reader: AskContext): Promise<void> {
  if (lastMessage(chat.get()) === null || !modelMayAnswer(chat.get().safety.session)) return
  const controller = new AbortController()
  running = controller
  change((state) => ({ ...withoutFailedAnswer(state), busy: true, spoken: [] }))
  try {
    if (chat.get().prefersGuide) await answerFromArticles(reader, controller.signal)
    else await answerByProvider(reader, controller.signal)
  } finally {
    if (running === controller) {
      running = null
      change((state) => ({ ...state, busy: false }))
    }
  }
}

async function answerByProvider(reader: AskContext, signal: AbortSignal): Promise<void> {
  // The code for asking may not arrive either; then the reason is the same.
  const asking = await import('./ask-assistant').catch(() => null)
  if (signal.aborted) return
  if (!asking) return fail('unavailable')
  try {
    const provider = chat.get().provider ?? (await asking.findProvider())
    if (signal.aborted) return
    change((state) => ({ ...state, provider }))
    if (provider === null) return await answerFromArticles(reader, signal)
    if (!hasConsent('assistant')) {
      change((state) => withEntries(state, { kind: 'consent' }))
      return
    }
    const turns = turnsToSend(chat.get().turns)
    const answered = await asking.askAssistant(
      { ...reader, turns },
      { signal, onText: arrive, onReading: takeTurn, onUnread: () => showCard('L1') },
    )
    finish(answered)
  } catch (error) {
    const reason = asking.reasonOf(error)
    // Who stopped it has settled what had arrived; by now another answer may be arriving.
    if (signal.aborted) return
    if (reason === 'stopped') settle('stopped')
    else fail(reason === 'internal' && !navigator.onLine ? 'unavailable' : reason)
  }
}

/** Each message that waits gets its own answer, under it. */
async function answerFromArticles(reader: AskContext, signal: AbortSignal): Promise<void> {
  // Under a card nothing is quoted: it has said what matters now. Who asks who reads this, or for a number, is still told.
  const isUnderCard = cardToShow(chat.get().safety.session) !== null
  try {
    for (const message of waitingMessages(chat.get())) {
      // The disclosure has just answered that.
      if (asksAboutHuman(message.text)) continue
      const fixed = await fixedAnswer(message.text)
      if (isUnderCard && !fixed?.end) continue
      const answered = fixed ?? (await articleAnswer(message.text, reader.language))
      if (signal.aborted) return
      change((state) => ({
        ...withAnswer(answered.kind === 'cannot-read' ? withNumbers(state) : state, message, answered),
        spoken: [...state.spoken, ...spokenAnswer(answered, reader, holdsCard(state))],
      }))
    }
  } catch {
    if (!signal.aborted) fail('unavailable')
  }
}

const holdsCard = ({ entries }: ChatState) => entries.some(({ kind }) => kind === 'card')

type ArticleAnswer = Extract<NewEntry, { kind: 'guide' | 'cannot-read' }>

/** The answer to a greeting and the like, for which no article is looked up; null where it is none. */
async function fixedAnswer(message: string): Promise<Extract<ArticleAnswer, { kind: 'guide' }> | null> {
  if (chat.get().safety.session.contactsVisible && saysSafe(message))
    return { kind: 'guide', passages: [], reflection: gladOfSafety, smallTalk: true }
  const { smallTalkAnswer } = await import('@amhs/domain/assistant/small-talk')
  const found = smallTalkAnswer(message)
  return found && { kind: 'guide', passages: [], reflection: found.answer, smallTalk: true, end: found.end }
}

/** @throws Error when the articles cannot be loaded */
async function articleAnswer(question: string, language: Language): Promise<ArticleAnswer> {
  const [{ loadGuide }, { reflectionOf }, { isInUnreadLanguage }] = await Promise.all([
    import('@amhs/domain/assistant/load-guide'),
    import('@amhs/domain/assistant/reflections'),
    import('@amhs/domain/assistant/unread-language'),
  ])
  const guide = await loadGuide(language)
  const found = guide.find(question)
  if (found.length === 0 && isInUnreadLanguage(question)) return { kind: 'cannot-read' }
  const passages = found.map((passage) => ({ ...passage, lines: excerptOf(passage) }))
  const mayFit = found.length === 0 ? await titlesThatMayFit(question) : []
  return { kind: 'guide', passages, reflection: reflectionOf(question), mayFit }
}

/** The search of the articles is loaded for a question that the guide does not answer, and no sooner. */
async function titlesThatMayFit(question: string): Promise<readonly ArticleTitle[]> {
  const [{ articlesThatMayFit }, { articleIndex }] = await Promise.all([
    import('@amhs/domain/find/articles-that-may-fit'),
    import('../../platform/content/article-index'),
  ])
  return articlesThatMayFit(question, articleIndex).flatMap((wanted) =>
    articleIndex.filter(({ id }) => id === wanted).map(({ id, title }) => ({ id, title })),
  )
}

/** Nothing here has read what was written, the gate neither: the numbers stay in sight. */
function withNumbers(state: ChatState): ChatState {
  const session = safetySessionReducer(state.safety.session, { type: 'failure' })
  return { ...state, safety: { ...state.safety, session } }
}

/** The person wants no answer to this: the present one ends, what has arrived stays. */
export function stopAnswer(): void {
  if (!running) return
  abandonAnswer()
  change((state) =>
    state.entries.at(-1)?.kind === 'reply' ? state : withEntries(state, { kind: 'stopped' }),
  )
}

/** Ends the present answer, since something else comes first; what has arrived stays. */
function abandonAnswer(): void {
  if (!running) return
  running.abort()
  running = null
  settle('stopped')
  change((state) => ({ ...state, busy: false }))
}

/** Asks for the last message again. */
export async function retryAnswer(reader: AskContext): Promise<void> {
  const text = lastMessage(chat.get())
  change((state) => ({ ...state, draft: state.draft === text ? '' : state.draft }))
  await answer(reader)
}

/** The answer to a question of a card. Whatever is being written by the program is stopped where it leads higher. */
export function answerCard(
  entryId: number,
  turn: Exclude<Turn, { kind: 'message' | 'reply' | 'reading' }>,
): void {
  const label = 'answer' in turn ? turn.answer : turn.kind
  change((state) => ({
    ...state,
    entries: state.entries.map((entry) =>
      entry.id === entryId && entry.kind === 'card' ? { ...entry, answer: label } : entry,
    ),
  }))
  takeTurn(turn)
  if (!modelMayAnswer(chat.get().safety.session)) abandonAnswer()
}

/** Records the agreement and sends, or turns to the articles. */
export async function decideConsent(given: boolean, reader: AskContext): Promise<void> {
  // The device's record stands even if the profile cannot be reached.
  await recordConsents(['assistant'], given).catch(() => undefined)
  const asked = chat.get().entries.some(({ kind }) => kind === 'consent')
  change((state) => ({
    ...state,
    prefersGuide: !given,
    entries: state.entries.filter(({ kind }) => kind !== 'consent'),
  }))
  if (asked) await answer(reader)
}

/** Lets the provider answer from now on; who has not agreed is asked first. */
export function turnToModel(): void {
  change((state) => ({ ...state, prefersGuide: false }))
  if (!hasConsent('assistant')) change((state) => withEntries(state, { kind: 'consent' }))
}

/** Answers this and the next messages from the articles, without taking back an agreement. */
export async function turnToArticles(reader: AskContext): Promise<void> {
  change((state) => ({ ...state, prefersGuide: true }))
  await retryAnswer(reader)
}

export function setDraft(draft: string): void {
  change((state) => ({ ...state, draft }))
}

/** Closes the emergency window; the focus goes on to the card that stays in the conversation. */
export function closeEmergency(answer: TemplateAnswer['id'] | null = null): void {
  change((state) => {
    const id = lastCard(state)?.id ?? null
    const entries = state.entries.map((entry) =>
      answer !== null && entry.kind === 'card' && entry.id === id
        ? { ...entry, saidInWindow: answer }
        : entry,
    )
    return { ...state, entries, emergency: false, focusCard: id }
  })
}

/** "That is not what I meant", said in the emergency window. */
export function correctLastCard(): void {
  const card = lastCard(chat.get())
  if (card) answerCard(card.id, { kind: 'correction' })
}

/** The card's heading has taken the focus and shall not again. */
export function focusTaken(): void {
  change((state) => ({ ...state, focusCard: null }))
}

/** Suggests a pause, and says once more what the program is. */
export function suggestPause(): void {
  change((state) => withEntries(state, { kind: 'pause' }, { kind: 'disclosure' }))
}

/** Forgets every word. What safety knows (a level, that contacts were shown) stays for the session. */
export function clearChat(): void {
  running?.abort()
  running = null
  change(({ safety, provider, prefersGuide, startedAt }) => ({
    ...emptyChat,
    safety: forgetWords(safety),
    provider,
    prefersGuide,
    startedAt,
  }))
}

/** Shows another conversation and returns the one before; an answer that is under way stops. */
function replaceConversation(next: ChatState): ChatState {
  abandonAnswer()
  const before = chat.get()
  change(() => next)
  return before
}

/** Forgets everything. */
export function forgetChat(): void {
  replaceConversation(emptyChat)
}

followConversationOwner(replaceConversation)
