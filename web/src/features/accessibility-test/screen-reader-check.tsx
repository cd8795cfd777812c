import { useEffect, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { screenReaderWords } from './accessibility-test.words'

interface Outline {
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  readonly landmarks: readonly { readonly role: LandmarkRole; readonly name: string }[]
}

type LandmarkRole = 'banner' | 'navigation' | 'main' | 'contentinfo' | 'form' | 'search'

const landmarkElements: readonly (readonly [string, LandmarkRole])[] = [
  ['body header:not(main header)', 'banner'],
  ['nav', 'navigation'],
  ['main', 'main'],
  ['body footer:not(main footer)', 'contentinfo'],
  ['form[aria-label], form[aria-labelledby]', 'form'],
  ['search, [role=search]', 'search'],
]

function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby')
  const label = labelled === null ? null : document.getElementById(labelled)?.textContent
  return element.getAttribute('aria-label') ?? label ?? ''
}

/** The headings and landmarks of the page as it stands, as a screen reader's lists show them. */
function outline(): Outline {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((element) => {
    const isShown = element.checkVisibility?.() ?? true
    return isShown ? [{ level: Number(element.tagName.slice(1)), text: element.textContent ?? '' }] : []
  })
  const landmarks = landmarkElements.flatMap(([selector, role]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ role, name: nameOf(element) })),
  )
  return { headings, landmarks }
}

/** Messages for the live regions, and the page's outline to compare with the screen reader's own lists. */
export function ScreenReaderCheck() {
  const words = useWords(screenReaderWords)
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<Outline | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other headings
  useEffect(() => {
    // The rest of the page is drawn in the same turn; the outline comes after it.
    const timer = setTimeout(() => setShown(outline()))
    return () => clearTimeout(timer)
  }, [language])

  const say = (text: string, urgency: 'polite' | 'assertive') => {
    announce(text, urgency)
    setSaid(text)
  }
  return (
    <section className="stack" aria-labelledby="screen-reader">
      <h2 id="screen-reader">{words.heading}</h2>
      <p>{words.how}</p>
      <div className="row needs-script">
        <button type="button" className="button" onClick={() => say(words.politeText, 'polite')}>
          {words.polite}
        </button>
        <button type="button" className="button" onClick={() => say(words.assertiveText, 'assertive')}>
          {words.assertive}
        </button>
      </div>
      {said !== '' && <p>{words.said(said)}</p>}
      {shown && (
        <div className="grid">
          <details>
            <summary>{words.headings}</summary>
            <p className="small">{words.headingsHow}</p>
            <ol className="outline">
              {shown.headings.map(({ level, text }, index) => {
                const place = index
                return (
                  <li key={place}>
                    {text} <span className="muted small">({words.level(level)})</span>
                  </li>
                )
              })}
            </ol>
          </details>
          <details>
            <summary>{words.landmarks}</summary>
            <ul className="outline">
              {shown.landmarks.map(({ role, name }, index) => {
                const place = index
                return (
                  <li key={place}>
                    {words.landmark[role]}
                    {name && `: ${name}`}
                  </li>
                )
              })}
            </ul>
          </details>
        </div>
      )}
    </section>
  )
}
