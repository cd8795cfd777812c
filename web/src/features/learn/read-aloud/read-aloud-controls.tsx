import type { ArticleText } from '@amhs/domain/content/article'
import { articleTexts } from '@amhs/domain/content/article-text'
import type { RefObject } from 'react'
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { articleToolsWords } from '../article/article-tools.words'
import type { ReadAloud, ReadAloudState } from './read-aloud'
import { createReadAloud, voiceFor } from './read-aloud'
import { sentencesOf } from './sentences'
import { clearSpoken, highlightSpoken } from './spoken-highlight'

const rates = { slow: 0.75, normal: 1, fast: 1.3 } as const
type Speed = keyof typeof rates
const speeds = Object.keys(rates) as readonly Speed[]

const silent: ReadAloudState = { status: 'idle', sentence: 0 }
/** Title and summary come before the texts that stand in the prose. */
const textsBeforeProse = 2

/** Listening to an article: start, pause, stop, speed. Absent where the browser cannot speak. */
export function ReadAloudControls({
  text,
  prose,
}: {
  readonly text: ArticleText
  readonly prose: RefObject<HTMLElement | null>
}) {
  const words = useWords(articleToolsWords)
  const language = useLanguage()
  const speedId = useId()
  const [speed, setSpeed] = useState<Speed>('normal')
  const [problem, setProblem] = useState<string | null>(null)
  const [reader, setReader] = useState<ReadAloud | null>(null)
  const sentences = useMemo(() => sentencesOf(articleTexts(text)), [text])

  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const created = createReadAloud(
      window.speechSynthesis,
      sentences.map((sentence) => sentence.words),
      language,
    )
    // Voices arrive some time after they were first asked for.
    window.speechSynthesis.getVoices()
    setReader(created)
    setSpeed('normal')
    const stop = () => created.stop()
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [sentences, language])

  const { status, sentence } = useSyncExternalStore(
    reader?.state.subscribe ?? subscribeToNothing,
    reader?.state.get ?? (() => silent),
    () => silent,
  )

  useEffect(() => {
    const spoken = sentences[sentence]
    if (status === 'idle' || status === 'failed' || !spoken) clearSpoken()
    else {
      const elements = prose.current?.querySelectorAll('[data-spoken]')
      highlightSpoken(elements?.[spoken.text - textsBeforeProse], spoken.start, spoken.words.length)
    }
    return clearSpoken
  }, [status, sentence, sentences, prose])

  if (!reader) return null

  const start = () => {
    const voices = window.speechSynthesis.getVoices()
    const speechless = voices.length > 0 && !voiceFor(window.speechSynthesis, language)
    setProblem(speechless ? words.noVoice : null)
    if (!speechless) reader.play()
  }
  const running = status === 'playing' || status === 'paused'
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => (status === 'playing' ? reader.pause() : start())}
      >
        {status === 'playing' && <Icon name="pause" />}
        {status === 'playing' ? words.pause : status === 'paused' ? words.resume : words.listen}
      </button>
      {running && (
        <>
          <button type="button" className="button" onClick={() => reader.stop()}>
            {words.stop}
          </button>
          <div className="field">
            <label htmlFor={speedId}>{words.speed}</label>
            <select
              id={speedId}
              value={speed}
              onChange={({ target }) => {
                const chosen = speeds.find((name) => name === target.value) ?? 'normal'
                setSpeed(chosen)
                reader.setRate(rates[chosen])
              }}
            >
              {speeds.map((name) => (
                <option key={name} value={name}>
                  {words.speeds[name]}
                </option>
              ))}
            </select>
          </div>
        </>
      )}
      <p role="status" className={problem === null && status !== 'failed' ? 'hidden' : undefined}>
        {problem ?? (status === 'failed' ? words.listenFailed : '')}
      </p>
    </>
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}
