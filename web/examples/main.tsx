import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import '../src/ui/tokens.css'
import '../src/ui/base.css'
import '../src/ui/layout.css'
import '../src/ui/windows.css'
import '../src/ui/support-card.css'
import '../src/ui/card.css'
import '../src/ui/drawing.css'
import '../src/ui/form/fields.css'
import '../src/ui/table.css'
import '../src/ui/components.css'
import '../src/ui/button.css'
import '../src/app/header.css'
import '../src/app/account-menu.css'
import '../src/app/shell.css'
import '../src/ui/spinner.css'
import type { Examples } from '../src/platform/examples'
import { setTitlePart } from '../src/platform/page-meta'
import { changePreferences, startPreferences } from '../src/platform/preferences'
import { catalogueOf } from './catalogue'

// An example with an error puts a mark before the title, and puts the rest back.
setTitlePart('title', document.title)

const modules = import.meta.glob<{ readonly examples: Examples }>('../src/**/*.examples.tsx', { eager: true })
const catalogue = catalogueOf(modules)

function addressOf(change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(window.location.search)
  for (const [key, value] of Object.entries(change)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return `?${next}`
}

/** Says on the document which address is drawn, for the tests that go from example to example without loading anew. */
function Page({ asked }: { readonly asked: URLSearchParams }) {
  useEffect(() => {
    document.documentElement.dataset.drawn = window.location.search
  })
  const shown = catalogue.find(({ id }) => id === asked.get('show'))
  return (
    <main className="wrap page stack">
      <h1>{shown ? shown.id : 'Examples'}</h1>
      <nav aria-label="Look" className="row">
        <a href={addressOf({ language: 'zh-CN' })} lang="zh-CN">
          中文
        </a>
        <a href={addressOf({ language: 'en' })} lang="en">
          English
        </a>
        {['light', 'dark', 'contrast'].map((name) => (
          <a key={name} href={addressOf({ theme: name })} lang="en">
            {name}
          </a>
        ))}
        {shown && (
          <a href={addressOf({ show: null })} lang="en">
            all examples
          </a>
        )}
      </nav>
      {shown ? (
        // A card's heading stands below its page's: the example has one of that level before it.
        <section className="stack" aria-labelledby="example">
          <h2 id="example" className="small" lang="en">
            Example
          </h2>
          <MemoryRouter>{shown.draw()}</MemoryRouter>
        </section>
      ) : (
        <ul className="prose" lang="en">
          {catalogue.map(({ id }) => (
            <li key={id}>
              <a href={addressOf({ show: id })}>{id}</a>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

const element = document.getElementById('root')
const root = element && createRoot(element)

/** Draws what the address asks for: `?show=ui/spinner/with+a+label&language=en&theme=dark`; without `show` the list of all. */
function drawAsked(): void {
  const asked = new URLSearchParams(window.location.search)
  const language = asked.get('language') === 'en' ? 'en' : 'zh-CN'
  const theme = asked.get('theme')
  document.documentElement.lang = language
  startPreferences(language)
  changePreferences({ language, theme: theme === 'dark' || theme === 'contrast' ? theme : 'light' })
  // A new key: each example begins as if it were the first.
  root?.render(<Page key={window.location.search} asked={asked} />)
}

drawAsked()
window.addEventListener('popstate', drawAsked)
