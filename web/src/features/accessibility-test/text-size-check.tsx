import { useEffect, useState } from 'react'
import { useWords } from '../../platform/words'
import { accessibilityTestWords, textSizeWords } from './accessibility-test.words'

interface Measured {
  readonly fontSize: number
  readonly width: number
  readonly zoom: number
  readonly excess: number
}

function measure(): Measured {
  const root = document.documentElement
  return {
    fontSize: Math.round(Number.parseFloat(getComputedStyle(root).fontSize)),
    width: root.clientWidth,
    zoom: Math.round(window.devicePixelRatio * 100),
    excess: Math.max(0, root.scrollWidth - root.clientWidth),
  }
}

/** Size of text, width and sideways scrolling as they are now, measured again when the window or the zoom changes. */
export function TextSizeCheck() {
  const words = useWords(textSizeWords)
  const { measuring } = useWords(accessibilityTestWords)
  const [measured, setMeasured] = useState<Measured | null>(null)
  useEffect(() => {
    const update = () => setMeasured(measure())
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [])
  return (
    <section className="stack" aria-labelledby="text-size">
      <h2 id="text-size">{words.heading}</h2>
      <p>{words.how}</p>
      <p className="notice">{words.sample}</p>
      {measured === null ? (
        <p className="needs-script">{measuring}</p>
      ) : (
        <ul className="plain">
          <li data-measured>{words.fontSize(measured.fontSize)}</li>
          <li data-measured>{words.width(measured.width)}</li>
          <li data-measured>{words.zoom(measured.zoom)}</li>
          <li data-measured>
            <strong>{measured.excess === 0 ? words.fits : words.scrolls(measured.excess)}</strong>
          </li>
        </ul>
      )}
    </section>
  )
}
