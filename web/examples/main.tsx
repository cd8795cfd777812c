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
import { changePreferences, startPreferences } from '../src/platform/preferences'
import { catalogueOf } from './catalogue'

const modules = import.meta.glob<{ readonly examples: Examples }>('../src/**/*.examples.tsx', { eager: true })
const catalogue = catalogueOf(modules)

/** What the address asks for: `?show=ui/spinner/with+a+label&language=en&theme=dark`; without `show` the list of all. */
const asked = new URLSearchParams(window.location.search)
const language = asked.get('language') === 'en' ? 'en' : 'zh-CN'
const theme = asked.get('theme')

function addressOf(change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(window.location.search)
  for (const [key, value] of Object.entries(change)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return `?${next}`
}

function Page() {
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

document.documentElement.lang = language
startPreferences(language)
changePreferences({ language, theme: theme === 'dark' || theme === 'contrast' ? theme : 'light' })
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
