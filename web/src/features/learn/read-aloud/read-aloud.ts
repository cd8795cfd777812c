import { localeOf } from '@amhs/domain/language-facts'
import type { Language } from '@amhs/domain/localized'
import { isBuiltApart, textKey } from '@amhs/domain/localized'
import type { Store } from '../../../platform/store'
import { createStore } from '../../../platform/store'

export interface ReadAloudState {
  readonly status: 'idle' | 'playing' | 'paused' | 'failed'
  /** Number of the sentence that is being read, or from which reading goes on. */
  readonly sentence: number
}

export interface ReadAloud {
  readonly state: Pick<Store<ReadAloudState>, 'get' | 'subscribe'>
  readonly play: () => void
  readonly pause: () => void
  readonly stop: () => void
  /** 1 is the voice's own speed. Takes effect at once, from the start of the sentence. */
  readonly setRate: (rate: number) => void
}

/**
 * Reads sentences aloud, one utterance each. Pausing ends the utterance and remembers the sentence: the browsers' own
 * pause is lost on phones, and stops for good after some seconds on others.
 */
export function createReadAloud(
  speech: SpeechSynthesis,
  sentences: readonly string[],
  language: Language,
): ReadAloud {
  const state = createStore<ReadAloudState>({ status: 'idle', sentence: 0 })
  let rate = 1
  /** The utterance whose events still count; those of a cancelled one come late. */
  let current: SpeechSynthesisUtterance | null = null

  const silence = () => {
    current = null
    speech.cancel()
  }

  const speak = (sentence: number) => {
    const words = sentences[sentence]
    if (words === undefined) {
      current = null
      state.set({ status: 'idle', sentence: 0 })
      return
    }
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = isBuiltApart(language) ? localeOf(language) : language
    utterance.rate = rate
    const voice = voiceFor(speech, language)
    if (voice) utterance.voice = voice
    utterance.onend = () => {
      if (current === utterance) speak(sentence + 1)
    }
    utterance.onerror = () => {
      if (current !== utterance) return
      current = null
      state.set({ status: 'failed', sentence })
    }
    current = utterance
    state.set({ status: 'playing', sentence })
    speech.speak(utterance)
  }

  return {
    state,
    play() {
      silence()
      speak(state.get().sentence)
    },
    pause() {
      silence()
      state.set({ ...state.get(), status: 'paused' })
    },
    stop() {
      silence()
      state.set({ status: 'idle', sentence: 0 })
    },
    setRate(next) {
      rate = next
      if (state.get().status !== 'playing') return
      silence()
      speak(state.get().sentence)
    },
  }
}

/** A voice of the language, one that works without a network first; of traditional Chinese a voice of Taiwan before any other. */
export function voiceFor(speech: SpeechSynthesis, language: Language): SpeechSynthesisVoice | undefined {
  const wanted = textKey(language) === 'en' ? /^en\b/i : /^(?:zh|cmn)\b/i
  const voices = speech.getVoices().filter(({ lang }) => wanted.test(lang.replace('_', '-')))
  const own = isBuiltApart(language)
    ? voices.filter(({ lang }) => lang.replace('_', '-').endsWith(localeOf(language).slice(2)))
    : []
  const choice = own.length > 0 ? own : voices
  return choice.find(({ localService }) => localService) ?? choice[0]
}
