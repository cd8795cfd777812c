import { useEffect, useRef, useState } from 'react'
import { changePreferences, themes, usePreferences } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { contrastWords } from './accessibility-test.words'
import { contrastRatio, drawnColor, isClear } from './contrast'
import { useMedia } from './use-media'

/** What is measured: which colour on which ground, and how much is needed (text AAA 7, controls 3). */
const samples = [
  { id: 'text', front: 'color', needed: 7 },
  { id: 'muted', front: 'color', needed: 7 },
  { id: 'link', front: 'color', needed: 7 },
  { id: 'button', front: 'color', needed: 7 },
  { id: 'help', front: 'color', needed: 7 },
  { id: 'error', front: 'color', needed: 7 },
  { id: 'border', front: 'border-block-start-color', needed: 3 },
] as const

type SampleId = (typeof samples)[number]['id']

/** The colour behind an element: its own, or the nearest one behind it that is not clear. */
function ground(element: Element, beginAtParent: boolean): string {
  for (let at = beginAtParent ? element.parentElement : element; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor
    if (!isClear(color)) return color
  }
  return 'Canvas'
}

function measure(table: HTMLElement): Partial<Record<SampleId, number>> {
  const ratios: Partial<Record<SampleId, number>> = {}
  for (const { id, front } of samples) {
    const element = table.querySelector(`[data-sample="${id}"]`)
    if (!element) continue
    const color = drawnColor(getComputedStyle(element).getPropertyValue(front))
    const behind = drawnColor(ground(element, id === 'border'))
    if (color && behind) ratios[id] = contrastRatio(color, behind)
  }
  return ratios
}

/** The colours of the chosen display, with the contrast that this very screen draws. */
export function ContrastCheck() {
  const words = useWords(contrastWords)
  const { theme, language } = usePreferences()
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  const forced = useMedia('(forced-colors: active)')
  const table = useRef<HTMLTableElement>(null)
  const [ratios, setRatios] = useState<Partial<Record<SampleId, number>>>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the colours change
  useEffect(() => {
    const update = () => table.current && setRatios(measure(table.current))
    update()
    // Buttons fade to their new colour for a moment.
    const timer = setTimeout(update, 300)
    return () => clearTimeout(timer)
  }, [theme, systemDark, forced])

  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <section className="stack" aria-labelledby="contrast">
      <h2 id="contrast">{words.heading}</h2>
      <p>{words.how}</p>
      <fieldset className="needs-script display-choice">
        <legend className="label">{words.theme}</legend>
        {themes.map((option) => (
          <label className="check" key={option}>
            <input
              type="radio"
              name="test-theme"
              checked={theme === option}
              onChange={() => changePreferences({ theme: option })}
            />
            {words[option]}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that can scroll must be reachable by keyboard */}
      <div className="table" role="region" aria-labelledby="contrast-caption" tabIndex={0}>
        <table ref={table}>
          <caption id="contrast-caption">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.ratio}</th>
              <th scope="col">{words.needed}</th>
              <th scope="col">{words.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {samples.map(({ id, needed }) => {
              const ratio = ratios[id]
              return (
                <tr key={id} data-measured>
                  <th scope="row">
                    <span data-sample={id} className={`contrast-sample sample-${id}`}>
                      {words[id]}
                    </span>
                  </th>
                  <td>{ratio === undefined ? '–' : `${figure.format(ratio)} : 1`}</td>
                  <td>{needed} : 1</td>
                  <td>{ratio === undefined ? '–' : ratio >= needed ? words.enough : words.low}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
