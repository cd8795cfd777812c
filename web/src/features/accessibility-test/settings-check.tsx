import { useEffect, useState } from 'react'
import { useWords } from '../../platform/words'
import { accessibilityTestWords, settingsWords } from './accessibility-test.words'
import { useMedia } from './use-media'

interface Voices {
  readonly zh: number
  readonly en: number
}

/** What the device asks of the site, in words; changes show at once. */
export function SettingsCheck() {
  const words = useWords(settingsWords)
  const { measuring } = useWords(accessibilityTestWords)
  const lessMotion = useMedia('(prefers-reduced-motion: reduce)')
  const forced = useMedia('(forced-colors: active)')
  const dark = useMedia('(prefers-color-scheme: dark)')
  const more = useMedia('(prefers-contrast: more)')
  const coarse = useMedia('(pointer: coarse)')
  const fine = useMedia('(pointer: fine)')
  const voices = useVoices()

  const facts = [
    [words.motion, lessMotion, words.motionLess, words.motionFull],
    [words.colours, forced, words.coloursForced, words.coloursOwn],
    [words.scheme, dark, words.schemeDark, words.schemeLight],
    [words.contrast, more, words.contrastMore, words.contrastNormal],
    [words.pointer, coarse, words.pointerCoarse, fine === false ? words.pointerNone : words.pointerFine],
  ] as const
  return (
    <section className="stack" aria-labelledby="settings">
      <h2 id="settings">{words.heading}</h2>
      <p>{words.how}</p>
      <dl className="settings">
        {facts.map(([name, holds, yes, no]) => (
          <div key={name} data-measured>
            <dt>{name}</dt>
            <dd>{holds === null ? measuring : holds ? yes : no}</dd>
          </div>
        ))}
        <div data-measured>
          <dt>{words.speech}</dt>
          <dd>
            {voices === undefined
              ? measuring
              : voices === null
                ? words.speechNone
                : words.speechVoices(voices.zh, voices.en)}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** How many voices can read Chinese and English; null where the browser has none at all, undefined before it is known. */
function useVoices(): Voices | null | undefined {
  const [voices, setVoices] = useState<Voices | null | undefined>(undefined)
  useEffect(() => {
    const synthesis: SpeechSynthesis | undefined = window.speechSynthesis
    if (!synthesis) {
      setVoices(null)
      return
    }
    const count = () => {
      const languages = synthesis.getVoices().map(({ lang }) => lang.toLowerCase())
      const of = (start: string) => languages.filter((language) => language.startsWith(start)).length
      setVoices({ zh: of('zh'), en: of('en') })
    }
    count()
    synthesis.addEventListener?.('voiceschanged', count)
    return () => synthesis.removeEventListener?.('voiceschanged', count)
  }, [])
  return voices
}
