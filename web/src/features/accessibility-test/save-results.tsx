import { formatDateTime } from '../../platform/dates'
import { useLanguage } from '../../platform/preferences'
import { saveFile } from '../../platform/save-file'
import { useWords } from '../../platform/words'
import { exportWords } from './trial-check.words'

/** What the page shows as measured, section by section, as lines of text. */
export function measuredLines(page: ParentNode): readonly string[] {
  return [...page.querySelectorAll('section')].flatMap((section) => {
    const found = [...section.querySelectorAll('[data-measured]')]
    const lines = found.map((part) =>
      [...(part.children.length > 0 ? part.children : [part])]
        .map((cell) => (cell.textContent ?? '').trim())
        .filter((text) => text !== '')
        .join(' | '),
    )
    return lines.length === 0 ? [] : ['', section.querySelector('h2')?.textContent ?? '', ...lines]
  })
}

/** Saves what was measured as a text file on this device; nothing is sent. */
export function SaveResults() {
  const words = useWords(exportWords)
  const language = useLanguage()
  const save = () => {
    const lines = [
      `${words.measuredOn}: ${formatDateTime(Date.now(), language)}`,
      `${words.browser}: ${navigator.userAgent}`,
      `${words.window}: ${window.innerWidth} × ${window.innerHeight}`,
      ...measuredLines(document),
    ]
    saveFile(words.file, `${lines.join('\n')}\n`, 'text/plain')
  }
  return (
    <section className="stack needs-script" aria-labelledby="save-results">
      <h2 id="save-results">{words.heading}</h2>
      <p>{words.how}</p>
      <div className="row">
        <button type="button" className="button" onClick={save}>
          {words.save}
        </button>
      </div>
    </section>
  )
}
