// @vitest-environment jsdom
import { thanksForSaying } from '@amhs/domain/assistant/assistant-texts'
import { loadFollowUpReader } from '@amhs/domain/assistant/follow-up/follow-up-reader'
import { recordConsents } from '../../platform/consents'
import { CallFailure } from '../../platform/firebase/call-failure'
import { answering } from './answering'
import { prepareChatGate } from './chat-gate'
import { chat } from './chat-store'
import {
  type AskContext,
  answerCard,
  clearChat,
  closeEmergency,
  correctLastCard,
  decideConsent,
  forgetChat,
  retryAnswer,
  sendMessage,
  setDraft,
  stopAnswer,
  turnToArticles,
  turnToModel,
} from './conversation'
import {
  askingCard,
  canRetry,
  type Entry,
  isNewestAnswer,
  numbersAbove,
  turnsToSend,
} from './conversation-state'
import { conversationText } from './conversation-text'

const asking = vi.hoisted(() => ({ findProvider: vi.fn(), askAssistant: vi.fn() }))
vi.mock('./ask-assistant', () => ({
  ...asking,
  reasonOf: (error: unknown) => (error instanceof CallFailure ? error.reason : 'internal'),
}))

const reader: AskContext = { language: 'en', region: 'UK', ageBand: 'adult' }
const kinds = () => chat.get().entries.map(({ kind }) => kind)
const last = () => chat.get().entries.at(-1)

beforeEach(async () => {
  localStorage.clear()
  forgetChat()
  vi.resetAllMocks()
  asking.findProvider.mockResolvedValue('Provider')
  asking.askAssistant.mockImplementation(async (_request, { onText }) => {
    onText('One. ')
    onText('Two.')
    return { kind: 'model', text: 'One. Two.', card: null }
  })
})

test('nothing goes to the provider before the person agrees; then the waiting message does', async () => {
  await sendMessage('How do I plan?', reader)
  expect(last()).toMatchObject({ kind: 'consent' })
  expect(asking.askAssistant).not.toHaveBeenCalled()
  await decideConsent(true, reader)
  expect(kinds()).toEqual(['mine', 'reply'])
  expect(last()).toMatchObject({ text: 'One. Two.', status: 'done' })
  expect(chat.get().spoken).toEqual(['One. ', 'Two.'])
  expect(chat.get().turns.map(({ kind }) => kind)).toEqual(['message', 'reply'])
})

describe('a message that is sent before the lists are ready', () => {
  /** Ways into a chat that has just been loaded, whose lists nobody has built. */
  async function freshChat() {
    vi.resetModules()
    const { isLexiconReady } = await import('../../platform/preheat-lexicon')
    const [fresh, store] = [await import('./conversation'), await import('./chat-store')]
    expect(isLexiconReady()).toBe(false)
    const seen = () => store.chat.get().entries.map((entry) => ('card' in entry ? entry.card : entry.kind))
    return { ...fresh, chat: store.chat, seen }
  }

  test('stands there at once with an answer under way, and is read when they are', async () => {
    const { sendMessage: send, chat: fresh, seen } = await freshChat()
    const sent = send('i took 20 paracetamol', reader)
    expect(seen()).toEqual(['mine'])
    expect(fresh.get()).toMatchObject({ busy: true, draft: '', turns: [] })
    await sent
    expect(seen()).toEqual(['mine', 'L3'])
    expect(fresh.get()).toMatchObject({ busy: false, emergency: true })
    const again = send('我想死', reader)
    expect(fresh.get().turns, 'the next one waits for nothing').toHaveLength(2)
    await again
  })

  test('waits without a break, so that a long wait is said from its beginning', async () => {
    const { sendMessage: send, chat: fresh } = await freshChat()
    const waits: boolean[] = []
    fresh.subscribe(() => {
      const { busy } = fresh.get()
      if (waits.at(-1) !== busy) waits.push(busy)
    })
    await send('what helps with sleep', reader)
    // The note on a long wait begins to count where somebody begins to wait.
    expect(waits).toEqual([false, true, false])
    expect(fresh.get().busy).toBe(false)
  })

  test('is read when it was stopped, and when another followed', async () => {
    const { sendMessage: send, stopAnswer: stop, chat: fresh, seen } = await freshChat()
    const first = send('我想死', reader)
    stop()
    const second = send('hello', reader)
    await Promise.all([first, second])
    expect(seen().slice(0, 4)).toEqual(['mine', 'stopped', 'mine', 'L2'])
    expect(fresh.get().turns).toHaveLength(2)
    expect(fresh.get()).toMatchObject({ busy: false, safety: { session: { level: 'L2' } } })
  })

  test('is forgotten with the conversation', async () => {
    const { sendMessage: send, clearChat: clear, chat: fresh } = await freshChat()
    const sent = send('hello', reader)
    clear()
    await sent
    expect(fresh.get()).toMatchObject({ entries: [], turns: [], busy: false })
  })
})

describe('the log for screen readers', () => {
  beforeEach(() => void asking.findProvider.mockResolvedValue(null))
  const heard = () => chat.get().spoken.map((text) => (typeof text === 'string' ? text : text.en))

  test('says the whole of an answer from the articles once, with the names of its links', async () => {
    await sendMessage('I cannot sleep at night', reader)
    const entry = last()
    if (entry?.kind !== 'guide') throw new Error('no answer')
    const [best] = entry.passages
    expect(heard()).toEqual(
      expect.arrayContaining([entry.reflection?.en, ...(best?.lines ?? []), `Read “${best?.title}”`]),
    )
    expect(new Set(heard()).size).toBe(heard().length)
  })

  test('says a greeting, who finds out with its links, and what is answered to a card', async () => {
    await sendMessage('hello', reader)
    expect(heard()).toHaveLength(1)
    await sendMessage('Who can see what I write here?', reader)
    expect(heard()).toEqual(expect.arrayContaining(['Who finds out, one thing at a time', 'Privacy in full']))
    await sendMessage('everything feels hopeless', reader)
    const card = chat.get().entries.findLast(({ kind }) => kind === 'card')
    if (card) answerCard(card.id, { kind: 'passive-answer', answer: 'no' })
    expect(heard().at(-1)).toBe(thanksForSaying.en)
  })
})

test('the page says that an AI answers only once the person agreed, and not when it could', async () => {
  await sendMessage('How do I plan?', reader)
  expect(answering.get()).toBe('unknown')
  await decideConsent(true, reader)
  expect(answering.get()).toBe('ai')
  await decideConsent(false, reader)
  expect(answering.get()).toBe('articles')
})

test('who writes neither Chinese nor English is told so, and the numbers stay in sight', async () => {
  asking.findProvider.mockResolvedValue(null)
  await sendMessage('nagtatago po ako sa banyo, hinahanap ako ng asawa ko', reader)
  expect(last()).toMatchObject({ kind: 'cannot-read' })
  expect(chat.get().safety.session.contactsVisible).toBe(true)
  await sendMessage('I cannot sleep at night', reader)
  expect(last()).toMatchObject({ kind: 'guide' })
})

test('where nothing is sure, titles that the search finds are offered and copied; where it finds none, none is', async () => {
  asking.findProvider.mockResolvedValue(null)
  await sendMessage('how to ask for help', reader)
  expect(last()).toMatchObject({ kind: 'guide', passages: [], mayFit: [{ id: 'professional-help' }] })
  expect(conversationText(chat.get(), 'en', 'UK')).toMatch(/this one may:\nSeeing a professional/)
  await sendMessage('how do I learn to swim', reader)
  expect(last()).toMatchObject({ kind: 'guide', passages: [], mayFit: [] })
  await sendMessage('I cannot sleep at night', reader)
  expect(last()).toMatchObject({ kind: 'guide', passages: [{ articleId: 'sleep' }], mayFit: [] })
  await sendMessage('I want to end my life', reader)
  await sendMessage('how to ask for help', reader)
  expect(chat.get().entries.filter((entry) => entry.kind === 'guide' && entry.mayFit?.length)).toHaveLength(1)
})

test.each([
  ['what happens to what I write here', 'who-finds-out', /don’t tell your family/],
  ['what phone number can I ring in an emergency', 'numbers', /call 999.*116 123/],
] as const)('%s gets a fixed answer, and no article', async (question, end, copied) => {
  asking.findProvider.mockResolvedValue(null)
  await sendMessage(question, reader)
  expect(last()).toMatchObject({ kind: 'guide', passages: [], smallTalk: true, end })
  expect(conversationText(chat.get(), 'en', 'UK')).toMatch(copied)
})

test('who declines gets the articles, and nothing is sent', async () => {
  await sendMessage('I cannot sleep at night', reader)
  await decideConsent(false, reader)
  expect(last()).toMatchObject({ kind: 'guide' })
  expect(asking.askAssistant).not.toHaveBeenCalled()
})

test('who declined is asked again before the provider answers', async () => {
  await sendMessage('I cannot sleep at night', reader)
  await decideConsent(false, reader)
  turnToModel()
  expect(last()).toMatchObject({ kind: 'consent' })
  expect(asking.askAssistant).not.toHaveBeenCalled()
  await decideConsent(true, reader)
  expect(kinds()).toEqual(['mine', 'reply'])
})

describe('with consent', () => {
  beforeEach(() => recordConsents(['assistant'], true))

  test.each(['I want to kill myself', 'I took all my pills'])('“%s” asks nobody', async (text) => {
    await sendMessage(text, reader)
    expect(kinds()).toEqual(['mine', 'card'])
    expect(asking.findProvider).not.toHaveBeenCalled()
    expect(chat.get().emergency).toBe(text.includes('pills'))
  })

  test('at a low level the card stands before the answer', async () => {
    await sendMessage('I feel hopeless', reader)
    expect(kinds()).toEqual(['mine', 'card', 'reply'])
  })

  test('an answer to a card that leads higher stops what is being written', async () => {
    let stopped = false
    asking.askAssistant.mockImplementation(
      (_request, { signal, onText }) =>
        new Promise((_resolve, reject) => {
          onText('One. ')
          signal.addEventListener('abort', () => {
            stopped = true
            reject(new CallFailure('stopped', undefined))
          })
        }),
    )
    const sent = sendMessage('I feel hopeless', reader)
    await vi.waitFor(() => expect(kinds()).toEqual(['mine', 'card', 'reply']))
    const card = chat.get().entries[1]
    answerCard(card?.id ?? 0, { kind: 'passive-answer', answer: 'yes' })
    await sent
    expect(stopped).toBe(true)
    expect(last()).toMatchObject({ kind: 'card', card: 'L2' })
    expect(canRetry(chat.get())).toBe(false)
  })

  test('a message is never kept waiting: what is sent during an answer stops it, and is read at once', async () => {
    const stopped: string[] = []
    asking.askAssistant.mockImplementation(
      ({ turns }, { signal, onText }) =>
        new Promise((_resolve, reject) => {
          onText('One. ')
          signal.addEventListener('abort', () => {
            stopped.push(turns.at(-1).text)
            reject(new CallFailure('stopped', undefined))
          })
        }),
    )
    const first = sendMessage('Plan my week', reader)
    await vi.waitFor(() => expect(kinds()).toEqual(['mine', 'reply']))
    const second = sendMessage('I took all my pills', reader)
    await Promise.all([first, second])
    expect(stopped).toEqual(['Plan my week'])
    expect(kinds()).toEqual(['mine', 'reply', 'mine', 'card'])
    expect(chat.get().entries[1]).toMatchObject({ text: 'One. ', status: 'stopped' })
    expect(chat.get()).toMatchObject({ busy: false, emergency: true, draft: '' })
  })

  test('the end of a stopped answer leaves the next one alone', async () => {
    asking.askAssistant.mockImplementationOnce(
      (_request, { signal, onText }) =>
        new Promise((_resolve, reject) => {
          onText('Old. ')
          signal.addEventListener('abort', () => setTimeout(() => reject(new Error('closed')), 20))
        }),
    )
    const first = sendMessage('Plan my week', reader)
    await vi.waitFor(() => expect(kinds()).toEqual(['mine', 'reply']))
    await sendMessage('Rather my weekend', reader)
    await first
    expect(kinds()).toEqual(['mine', 'reply', 'mine', 'reply'])
    expect(last()).toMatchObject({ text: 'One. Two.', status: 'done' })
    expect(chat.get().busy).toBe(false)
  })

  test('the emergency window gives the focus to the card that stays, or takes the alarm back', async () => {
    await sendMessage('I took all my pills', reader)
    closeEmergency()
    expect(chat.get()).toMatchObject({ emergency: false, focusCard: last()?.id })
    correctLastCard()
    expect(last()).toMatchObject({ kind: 'card', card: 'corrected' })
  })

  test('a failure keeps the words, and a second try takes its place', async () => {
    asking.askAssistant.mockImplementationOnce(async (_request, { onText }) => {
      onText('Half. ')
      throw new CallFailure('assistant-interrupted', undefined)
    })
    await sendMessage('Plan my week', reader)
    expect(kinds()).toEqual(['mine', 'reply', 'failure'])
    expect(chat.get()).toMatchObject({ draft: 'Plan my week', busy: false })
    await retryAnswer(reader)
    expect(kinds()).toEqual(['mine', 'reply'])
    expect(chat.get().draft).toBe('')
  })

  test('the same words sent again stand there once', async () => {
    asking.askAssistant.mockRejectedValueOnce(new CallFailure('unavailable', undefined))
    await sendMessage('Plan my week', reader)
    await sendMessage('Plan my week', reader)
    expect(kinds()).toEqual(['mine', 'reply'])
    expect(chat.get().turns.map(({ kind }) => kind)).toEqual(['message', 'reply'])
  })

  test('what the person is writing meanwhile is not overwritten by a failure', async () => {
    asking.askAssistant.mockImplementationOnce(async () => {
      setDraft('new thought')
      throw new CallFailure('unavailable', undefined)
    })
    await sendMessage('Plan my week', reader)
    expect(chat.get().draft).toBe('new thought')
  })

  test('a failure can be turned into an answer from the articles', async () => {
    asking.askAssistant.mockRejectedValue(new CallFailure('assistant-slow', undefined))
    await sendMessage('I cannot sleep at night', reader)
    await turnToArticles(reader)
    expect(kinds()).toEqual(['mine', 'guide'])
  })

  test('words that are not fit are taken back', async () => {
    asking.askAssistant.mockImplementation(async (_request, { onText }) => {
      onText('Fine. ')
      return { kind: 'replaced', card: null }
    })
    await sendMessage('Plan my week', reader)
    expect(kinds()).toEqual(['mine', 'replaced'])
    expect(chat.get().spoken).toEqual([])
  })

  test('what the reader found is a turn, and its card stands before the answer', async () => {
    asking.askAssistant.mockImplementation(async (_request, { onReading, onText }) => {
      onReading({ kind: 'reading', level: 'E', sure: true })
      onText('One. ')
      return { kind: 'model', text: 'One. ', card: 'E', mark: 'signed' }
    })
    await sendMessage('Plan my week', reader)
    expect(kinds()).toEqual(['mine', 'card', 'reply'])
    expect(chat.get().turns).toEqual([
      { kind: 'message', text: 'Plan my week' },
      { kind: 'reading', level: 'E', sure: true },
      { kind: 'reply', text: 'One. ', mark: 'signed' },
    ])
  })

  test('danger that the reader found holds the conversation as if the gate had', async () => {
    asking.askAssistant.mockImplementation(async (_request, { onReading }) => {
      onReading({ kind: 'reading', level: 'L3', sure: true })
      return { kind: 'card', card: 'L3' }
    })
    await sendMessage('Plan my week', reader)
    expect(kinds()).toEqual(['mine', 'card'])
    expect(chat.get().emergency).toBe(true)
    expect(canRetry(chat.get())).toBe(false)
    await sendMessage('hello', reader)
    expect(asking.askAssistant).toHaveBeenCalledTimes(1)
    expect(last()).toMatchObject({ kind: 'card', card: 'L3' })
  })

  test('without a label the support card stands there, and nothing is locked', async () => {
    asking.askAssistant.mockImplementationOnce(async (_request, { onUnread }) => {
      onUnread()
      throw new CallFailure('assistant-unchecked', undefined)
    })
    await sendMessage('Plan my week', reader)
    expect(kinds()).toEqual(['mine', 'card', 'failure'])
    expect(last()).toMatchObject({ reason: 'assistant-unchecked' })
    await retryAnswer(reader)
    expect(kinds()).toEqual(['mine', 'card', 'reply'])
  })

  test('stopping keeps what has arrived', async () => {
    asking.askAssistant.mockImplementation(async (_request, { onText }) => {
      onText('One. ')
      stopAnswer()
      throw new CallFailure('stopped', undefined)
    })
    await sendMessage('Plan my week', reader)
    expect(last()).toMatchObject({ kind: 'reply', text: 'One. ', status: 'stopped' })
    expect(canRetry(chat.get())).toBe(true)
  })

  test('clearing forgets every word but not the level', async () => {
    await sendMessage('I want to kill myself', reader)
    clearChat()
    expect(JSON.stringify(chat.get())).not.toContain('kill')
    await sendMessage('hello', reader)
    expect(last()).toMatchObject({ kind: 'card', card: 'L2' })
  })
})

describe('a card that still waits for its answer', () => {
  beforeEach(() => decideConsent(false, reader))

  test('asks in short when it is called for again, and whole after an answer', async () => {
    await sendMessage('I want to kill myself', reader)
    expect(last()).toMatchObject({ card: 'L2', again: false })
    await sendMessage('It all hurts so much', reader)
    expect(last()).toMatchObject({ card: 'L2', again: true })
    expect(last()).not.toMatchObject({ repeated: true })
    await sendMessage('The rain has not stopped all day', reader)
    expect(last()).toMatchObject({ card: 'L2', again: true, repeated: true })
    await sendMessage('I am safe', reader)
    expect(last()).toMatchObject({ card: 'safe-yes' })
    await sendMessage('I want to kill myself', reader)
    expect(last()).toMatchObject({ card: 'L2', again: false })
  })

  test('who asks what to do in a danger of their own is not told how to help a friend', async () => {
    await sendMessage('I want to kill myself', reader)
    await sendMessage("no I'm not safe", reader)
    await sendMessage('what do i do', reader)
    expect(last()).toMatchObject({ card: 'L3', helper: false })
  })

  test('a harmless word after danger opens no second window; danger said again does, and so does "no"', async () => {
    await sendMessage('I took all my pills', reader)
    expect(chat.get().emergency).toBe(true)
    closeEmergency()
    await sendMessage('The kitchen light is still on', reader)
    expect(last()).toMatchObject({ card: 'L3', again: true })
    expect(chat.get().emergency).toBe(false)
    await sendMessage('I took all my pills', reader)
    expect(chat.get().emergency).toBe(true)
    closeEmergency()
    await sendMessage('no', reader)
    expect(chat.get().emergency).toBe(true)
  })

  test.each(['typed', 'pressed'])(
    '"no" to the gentle question gets a kind word, and nothing to try again (%s)',
    async (how) => {
      await sendMessage('I feel hopeless', reader)
      const card = chat.get().entries.findLast(({ kind }) => kind === 'card')
      expect(card).toMatchObject({ card: 'L1' })
      if (how === 'typed') await sendMessage('no', reader)
      else answerCard(card?.id ?? 0, { kind: 'passive-answer', answer: 'no' })
      expect(last()).toMatchObject({ kind: 'guide', passages: [], smallTalk: true })
      expect(canRetry(chat.get())).toBe(false)
    },
  )

  test('a card that asks nothing that must be answered is never cut short', async () => {
    await sendMessage('I make myself throw up after every meal', reader)
    const [, first] = chat.get().entries
    await sendMessage('I make myself throw up after every dinner', reader)
    expect(first).toMatchObject({ card: 'E' })
    expect(chat.get().entries.findLast(({ kind }) => kind === 'card')).toMatchObject({
      card: 'E',
      again: false,
    })
  })
})

describe('what follows on an alarm', () => {
  beforeEach(async () => {
    await prepareChatGate()
    await loadFollowUpReader()
    recordConsents(['assistant'], true)
  })

  test('is answered with the card, and no provider is asked', async () => {
    await sendMessage('my friend took all her pills', reader)
    closeEmergency()
    await sendMessage('she is begging me not to call anyone', reader)
    expect(last()).toMatchObject({ kind: 'card', card: 'L3', helping: true, tells: 'they-refuse' })
    expect(chat.get().emergency).toBe(false)
    expect(asking.askAssistant).not.toHaveBeenCalled()
    expect(conversationText(chat.get(), 'en', 'UK')).toMatch(/Call 999 even if they say no/)
  })

  test('after violence that is over it stands under its card, in the place of an article or a model', async () => {
    await sendMessage('my bf had his hands round my neck last night', reader)
    await sendMessage('i got out, at my mums', reader)
    const asked = asking.askAssistant.mock.calls.length
    await sendMessage('should i go back? he says hes sorry', reader)
    expect(last()).toMatchObject({ kind: 'card', card: 'A', attacked: true, tells: 'go-back' })
    expect(asking.askAssistant).toHaveBeenCalledTimes(asked)
  })
})

test('who asks to tell somebody of a friend in trouble is answered under the card, and no provider is asked', async () => {
  await prepareChatGate()
  recordConsents(['assistant'], true)
  await sendMessage(
    'guy on discord posted pics of pills and said bye everyone, dont know where he lives',
    reader,
  )
  const asked = asking.askAssistant.mock.calls.length
  await sendMessage('im only 14 should i tell my mum', reader)
  expect(last()).toMatchObject({ kind: 'card', card: 'T', tells: 'secret' })
  expect(conversationText(chat.get(), 'en', 'UK')).toMatch(/Yes, tell someone/)
  expect(asking.askAssistant).toHaveBeenCalledTimes(asked)
})

describe('an alarm that was a mistake', () => {
  beforeEach(() => recordConsents(['assistant'], true))

  test('the button opens the chat again, and the contacts stay', async () => {
    await sendMessage('I want to kill myself', reader)
    const card = chat.get().entries.at(-1)
    answerCard(card?.id ?? 0, { kind: 'correction' })
    expect(last()).toMatchObject({ kind: 'card', card: 'corrected' })
    expect(chat.get().safety.session.contactsVisible).toBe(true)
    await sendMessage('How do I plan?', reader)
    expect(last()).toMatchObject({ kind: 'reply' })
  })

  test('typed, it is understood, and no model is asked about it', async () => {
    await sendMessage('I want to kill myself', reader)
    await sendMessage('just kidding', reader)
    expect(last()).toMatchObject({ kind: 'card', card: 'corrected' })
    expect(asking.askAssistant).not.toHaveBeenCalled()
  })

  test('"not sure" is answered by itself, and after the exercise it is asked again', async () => {
    await sendMessage('I want to kill myself', reader)
    await sendMessage('not sure', reader)
    expect(last()).toMatchObject({ kind: 'card', card: 'safe-not-sure' })
    expect(chat.get().emergency).toBe(false)
    answerCard(chat.get().entries.at(-1)?.id ?? 0, { kind: 'exercise-done' })
    expect(last()).toMatchObject({ kind: 'card', card: 'ask-again' })
  })
})

describe('the choices of the cards', () => {
  beforeEach(() => recordConsents(['assistant'], true))
  const cards = () => chat.get().entries.filter(({ kind }) => kind === 'card')

  test('only the newest card that asks can be answered', async () => {
    await sendMessage('I want to kill myself', reader)
    const first = cards()[0]?.id
    expect(askingCard(chat.get())).toBe(first)
    await sendMessage('hello', reader)
    expect(cards()).toHaveLength(2)
    const second = cards()[1]?.id ?? 0
    expect(askingCard(chat.get())).toBe(second)
    answerCard(second, { kind: 'safe-answer', answer: 'yes' })
    // "I am safe" can be taken back with one press.
    const third = last()
    expect(third).toMatchObject({ kind: 'card', card: 'safe-yes' })
    expect(askingCard(chat.get())).toBe(third?.id)
    answerCard(third?.id ?? 0, { kind: 'safe-answer', answer: 'not-sure' })
    expect(last()).toMatchObject({ kind: 'card', card: 'safe-not-sure' })
  })

  test('an answer that brings no new card can still be changed, and a card that only tells takes no question away', async () => {
    await sendMessage('I feel hopeless', reader)
    const card = cards()[0]?.id ?? 0
    answerCard(card, { kind: 'passive-answer', answer: 'no' })
    expect(askingCard(chat.get())).toBe(card)
    const entries = [
      { id: 1, kind: 'card', card: 'L1', helper: false, aboutChild: false, answer: null, attacked: false },
      { id: 2, kind: 'card', card: 'E', helper: false, aboutChild: false, answer: null, attacked: false },
    ] as const
    expect(askingCard({ entries })).toBe(1)
  })
})

describe('from the articles', () => {
  beforeEach(() => asking.findProvider.mockResolvedValue(null))

  function providerNotYetFound(): (provider: null) => void {
    let found: (provider: null) => void = () => undefined
    asking.findProvider.mockReturnValueOnce(
      new Promise((resolve) => {
        found = resolve
      }),
    )
    return found
  }

  test('what was said is taken up first', async () => {
    await sendMessage("I can't sleep", reader)
    expect(last()).toMatchObject({
      kind: 'guide',
      reflection: { en: 'Nights without sleep are hard.' },
      passages: [{ articleId: 'sleep' }],
    })
  })

  test('who writes on before the answer has come gets both answers, each under its message', async () => {
    const found = providerNotYetFound()
    const first = sendMessage('I cannot sleep at night', reader)
    await vi.waitFor(() => expect(asking.findProvider).toHaveBeenCalled())
    const second = sendMessage('How do I deal with stress?', reader)
    found(null)
    await Promise.all([first, second])
    expect(kinds()).toEqual(['mine', 'guide', 'mine', 'guide'])
    const [, sleep, , stress] = chat.get().entries
    expect(sleep).toMatchObject({ passages: [{ articleId: 'sleep' }] })
    expect(stress?.kind === 'guide' && stress.passages[0]?.articleId).toBe('stress')
    // Both are said, the one after the other.
    const headings = [sleep, stress].map((entry) => entry?.kind === 'guide' && entry.passages[0]?.heading)
    expect(chat.get().spoken.filter((said) => headings.some((heading) => heading === said))).toEqual(headings)
    expect(chat.get().busy).toBe(false)
    expect(chat.get().entries.filter((entry) => isNewestAnswer(chat.get(), entry))).toEqual([stress])
    await sendMessage('hello', reader)
    expect(kinds()).toEqual(['mine', 'guide', 'mine', 'guide', 'mine', 'guide'])
  })

  test('who writes on beside the question for consent and declines gets both answers', async () => {
    asking.findProvider.mockResolvedValue('Provider')
    await sendMessage('I cannot sleep at night', reader)
    await sendMessage('How do I deal with stress?', reader)
    await decideConsent(false, reader)
    expect(kinds()).toEqual(['mine', 'guide', 'mine', 'guide'])
  })

  test('danger said before the answer has come leaves no article beside its card', async () => {
    const found = providerNotYetFound()
    const first = sendMessage('I cannot sleep at night', reader)
    await vi.waitFor(() => expect(asking.findProvider).toHaveBeenCalled())
    const second = sendMessage('I want to kill myself', reader)
    found(null)
    await Promise.all([first, second])
    expect(kinds()).toEqual(['mine', 'mine', 'card'])
  })

  test('what the person stopped is not answered with the next message, but when they try again', async () => {
    const first = sendMessage('I cannot sleep at night', reader)
    stopAnswer()
    await first
    expect(kinds()).toEqual(['mine', 'stopped'])
    expect(canRetry(chat.get())).toBe(true)
    await sendMessage('How do I deal with stress?', reader)
    expect(kinds()).toEqual(['mine', 'stopped', 'mine', 'guide'])
    const again = sendMessage('I cannot sleep at night', reader)
    stopAnswer()
    await again
    await retryAnswer(reader)
    expect(kinds()).toEqual(['mine', 'stopped', 'mine', 'guide', 'mine', 'guide'])
  })

  test('under a card nothing is quoted', async () => {
    await sendMessage('I feel hopeless and cannot sleep', reader)
    expect(kinds()).toEqual(['mine', 'card'])
  })

  test('the page knows that no AI answers', async () => {
    expect(answering.get()).toBe('unknown')
    await sendMessage('I cannot sleep', reader)
    expect(answering.get()).toBe('no-ai')
    await sendMessage('who reads this', reader)
    expect(conversationText(chat.get(), 'en', 'UK')).toContain('There’s no AI here')
    forgetChat()
    expect(answering.get()).toBe('unknown')
  })
})

test('a request holds the newest turns that fit', () => {
  const turns = Array.from({ length: 40 }, (_, number) => ({ kind: 'message', text: `${number}` }) as const)
  expect(turnsToSend(turns)).toEqual(turns.slice(-24))
  const long = Array.from({ length: 10 }, () => ({ kind: 'message', text: 'x'.repeat(2000) }) as const)
  expect(turnsToSend(long)).toHaveLength(6)
})

test('who asks who reads this is told so before any AI is asked, and under a card that locks no card comes again', async () => {
  await sendMessage('who reads this', reader)
  expect(kinds()).toEqual(['mine', 'guide'])
  expect(last()).toMatchObject({ end: 'who-finds-out' })
  expect(asking.findProvider).not.toHaveBeenCalled()
  await sendMessage('I want to end my life', reader)
  const card = last()
  await sendMessage('does my mum see this', reader)
  expect(last()).toMatchObject({ kind: 'guide', end: 'who-finds-out' })
  expect(kinds().filter((kind) => kind === 'card')).toHaveLength(1)
  expect(askingCard(chat.get())).toBe(card?.id)
  // Danger beside the question is heard as before.
  await sendMessage('who reads this, I took all my pills', reader)
  expect(last()).toMatchObject({ kind: 'card', card: 'L3' })
})

test('who asks who reads this after a gentle card is told so, and under that card nothing else is answered', async () => {
  await prepareChatGate()
  asking.findProvider.mockResolvedValue(null)
  await sendMessage('everyone hates me', reader)
  expect(kinds()).toEqual(['mine', 'card'])
  await sendMessage('what happens to what I write here', reader)
  expect(kinds()).toEqual(['mine', 'card', 'mine', 'guide'])
  expect(last()).toMatchObject({ end: 'who-finds-out' })
})

test('the numbers stand once for an alarm, and anew for the next and for danger now', () => {
  const shown = (id: number, card: Extract<Entry, { kind: 'card' }>['card'], change = {}): Entry => ({
    ...{ id, kind: 'card', card, helper: false, aboutChild: false, answer: null, attacked: false },
    ...change,
  })
  const above = (...entries: Entry[]) => entries.map((entry) => numbersAbove({ entries }, entry))
  expect(above(shown(1, 'L1'), shown(2, 'L2'), shown(3, 'safe-not-sure'), shown(4, 'ask-again'))).toEqual([
    null,
    1,
    1,
    1,
  ])
  // Danger now holds its own, and what follows leads to these.
  expect(above(shown(1, 'L2'), shown(2, 'L3'), shown(3, 'L3', { again: true }))).toEqual([null, null, 2])
  // Once the alarm was over, the next card is the first one of another.
  expect(above(shown(1, 'L2'), shown(2, 'safe-yes'), shown(3, 'L2'))).toEqual([null, 1, null])
  expect(
    above(shown(1, 'L2'), shown(2, 'safe-yes'), shown(3, 'safe-not-sure'), shown(4, 'ask-again')),
  ).toEqual([null, 1, null, null])
  // Of who is attacked other numbers stand first.
  expect(above(shown(1, 'L1'), shown(2, 'A', { attacked: true }), shown(3, 'L2'))).toEqual([null, null, null])
  // After sexual violence others again.
  const assaulted = { attacked: true, assaulted: true } as const
  expect(
    above(shown(1, 'A', { attacked: true }), shown(2, 'A', assaulted), shown(3, 'A', assaulted)),
  ).toEqual([null, null, 2])
})
