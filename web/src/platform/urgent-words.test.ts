import { assessMessage } from '@amhs/domain/safety/gate'
import { compiledLexicon } from '@amhs/domain/safety/lexicon'
import { preheatLexicon } from './preheat-lexicon'
import { hasUrgentWords, prepareUrgentWords } from './urgent-words'

const urgent = ['我不想活了', 'I want to kill myself', '我站在天台']
const calm = ['筛查结果可以打印吗？', 'I could kill for a coffee']

afterEach(() => vi.useRealTimers())

test('warming begins after the event that asks for it, is done once, and changes no decision', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const before = [...urgent, ...calm].map((text) => assessMessage(text))
  preheatLexicon()
  preheatLexicon()
  expect(vi.getTimerCount(), 'one run, and nothing done yet').toBe(1)
  await vi.runAllTimersAsync()
  preheatLexicon()
  expect(vi.getTimerCount()).toBe(0)
  expect([...urgent, ...calm].map((text) => assessMessage(text))).toEqual(before)
  const { phrases, idioms } = compiledLexicon()
  const patterns = [
    ...phrases.flatMap(({ zh, en }) => [...zh, ...en]),
    ...[...idioms.zh, ...idioms.en].map(({ pattern }) => pattern),
  ]
  expect(patterns.every(({ lastIndex }) => lastIndex === 0)).toBe(true)
})

test('every form asks the same gate', async () => {
  prepareUrgentWords()
  for (const text of urgent) expect(await hasUrgentWords(text), text).toBe(true)
  for (const text of calm) expect(await hasUrgentWords(text), text).toBe(false)
})
