import { createReadAloud, voiceFor } from './read-aloud'

class Utterance {
  lang = ''
  rate = 1
  voice: unknown = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}

function fakeSpeech(voices: readonly { lang: string; localService: boolean }[] = []) {
  const spoken: Utterance[] = []
  const speech = {
    cancel: vi.fn(),
    speak: (utterance: Utterance) => spoken.push(utterance),
    getVoices: () => voices,
  }
  return { speech: speech as unknown as SpeechSynthesis, spoken, cancel: speech.cancel }
}

beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', Utterance))
afterEach(() => vi.unstubAllGlobals())

test('sentences follow each other to the end', () => {
  const { speech, spoken } = fakeSpeech()
  const reader = createReadAloud(speech, ['one', 'two'], 'en')
  reader.play()
  expect(reader.state.get()).toEqual({ status: 'playing', sentence: 0 })
  spoken[0]?.onend?.()
  expect(spoken.map(({ text }) => text)).toEqual(['one', 'two'])
  spoken[1]?.onend?.()
  expect(reader.state.get()).toEqual({ status: 'idle', sentence: 0 })
})

test('pausing goes on with the same sentence, stopping starts anew', () => {
  const { speech, spoken } = fakeSpeech()
  const reader = createReadAloud(speech, ['one', 'two', 'three'], 'zh-CN')
  reader.play()
  spoken[0]?.onend?.()
  reader.pause()
  expect(reader.state.get()).toEqual({ status: 'paused', sentence: 1 })
  // The event of the cancelled utterance comes late and must not move on.
  spoken[1]?.onend?.()
  expect(spoken).toHaveLength(2)
  reader.play()
  expect(spoken[2]?.text).toBe('two')
  reader.stop()
  reader.play()
  expect(spoken[3]?.text).toBe('one')
})

test('another speed counts from the present sentence on', () => {
  const { speech, spoken, cancel } = fakeSpeech()
  const reader = createReadAloud(speech, ['one', 'two'], 'en')
  reader.play()
  reader.setRate(1.3)
  expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
    ['one', 1],
    ['one', 1.3],
  ])
  reader.pause()
  cancel.mockClear()
  reader.setRate(0.75)
  expect(cancel).not.toHaveBeenCalled()
  expect(spoken).toHaveLength(2)
})

test('a failing engine is told, and reading goes on from there', () => {
  const { speech, spoken } = fakeSpeech()
  const reader = createReadAloud(speech, ['one', 'two'], 'en')
  reader.play()
  spoken[0]?.onend?.()
  spoken[1]?.onerror?.()
  expect(reader.state.get()).toEqual({ status: 'failed', sentence: 1 })
  reader.play()
  expect(spoken[2]?.text).toBe('two')
})

test('the voice speaks the language of the text, from the device if it can', () => {
  const far = { lang: 'zh-CN', localService: false }
  const near = { lang: 'zh_CN', localService: true }
  const english = { lang: 'en-GB', localService: true }
  expect(voiceFor(fakeSpeech([english, far, near]).speech, 'zh-CN')).toBe(near)
  expect(voiceFor(fakeSpeech([far, english]).speech, 'zh-CN')).toBe(far)
  expect(voiceFor(fakeSpeech([far]).speech, 'en')).toBeUndefined()
})

test('traditional Chinese is read by a voice of Taiwan, even where only that one needs a network', () => {
  const voice = (lang: string, localService: boolean) =>
    ({ lang, localService, name: lang, voiceURI: lang, default: false }) as SpeechSynthesisVoice
  const [mainland, taiwan] = [voice('zh-CN', true), voice('zh_TW', false)]
  expect(voiceFor(fakeSpeech([mainland, taiwan]).speech, 'zh-Hant')).toBe(taiwan)
  expect(voiceFor(fakeSpeech([mainland, taiwan]).speech, 'zh-CN')).toBe(mainland)
  expect(voiceFor(fakeSpeech([mainland]).speech, 'zh-Hant')).toBe(mainland)
})
