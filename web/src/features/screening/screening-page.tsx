import { isMinor } from '@amhs/domain/safety/age-band'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chooseAgeBand, currentAgeBand, useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { FeelingTiles } from '../../ui/feeling-tiles'
import { useEarlyText } from '../../ui/form/use-early-text'
import { Page } from '../../ui/page'
import { ScriptNeeded } from '../../ui/script-needed'
import { SupportCard } from '../../ui/support-card'
import { AgeChoice } from './choose/age-choice'
import { BeforeStartList } from './choose/before-start'
import { chooseWords } from './choose/choose.words'
import { DraftList } from './choose/draft-list'
import './screening.css'
import { useMounted } from '../../platform/use-mounted'
import { offeredTools, ToolList } from './choose/tool-list'
import { screeningWords } from './screening.words'

/**
 * The door of the home page that somebody came through, `?age=adult` or `?age=young`. What it says of the age counts as
 * answered; a door for the young alone does not say which side of 14, so that is asked while the list already fits.
 */
function useDoor(): string | null {
  const mounted = useMounted()
  const [search] = useSearchParams()
  const door = search.get('age')
  useEffect(() => {
    if (door === 'adult') chooseAgeBand('adult')
    if (door === 'young' && !isMinor(currentAgeBand() ?? undefined)) chooseAgeBand(null)
  }, [door])
  return mounted ? door : null
}

/** Where a screening is chosen: resume, what one would say of oneself, search; the whole list is one step away. */
export default function ScreeningPage() {
  const words = useWords(chooseWords)
  const shared = useWords(screeningWords)
  const ageBand = useAgeBand()
  const door = useDoor()
  const young = door === 'young' && ageBand === null
  const [query, setQuery] = useState('')
  useEarlyText('screening', 'search', setQuery)
  /** Opened by the person, or by what they look for. */
  const [opened, setOpened] = useState(false)
  const tools = offeredTools(young ? 'young' : ageBand, query)
  const count =
    query.trim() !== ''
      ? words.found(tools.length)
      : ageBand === null && !young
        ? words.all(tools.length)
        : words.offered(tools.length)

  return (
    <Page heading={words.title} lead={words.lead}>
      <ScriptNeeded />
      <DraftList />
      <section aria-labelledby="feel">
        <h2 className="hidden" id="feel">
          {words.feelings}
        </h2>
        <FeelingTiles ofTheYoung={young} />
      </section>
      <search>
        <form method="post" className="stack" onSubmit={(event) => event.preventDefault()}>
          <div className="field needs-script">
            <label htmlFor="screening-search">{words.search}</label>
            <span className="hint" id="screening-search-hint">
              {words.searchHint}
            </span>
            <input
              id="screening-search"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby="screening-search-hint"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          {query.trim() !== '' && (
            <p role="status" className="tool-count">
              {count}
            </p>
          )}
        </form>
      </search>
      {ageBand === 'under-14' && (
        <section className="notice" aria-labelledby="with-an-adult">
          <h2 className="lead" id="with-an-adult">
            {shared.under14Heading}
          </h2>
          <p>{shared.under14Text}</p>
        </section>
      )}
      <details
        className="tool-list"
        open={opened || query.trim() !== ''}
        onToggle={(event) => query.trim() === '' && setOpened(event.currentTarget.open)}
      >
        <summary>{words.list}</summary>
        <div className="stack sections">
          <form method="post" className="stack" onSubmit={(event) => event.preventDefault()}>
            <AgeChoice />
            {query.trim() === '' && (
              <p role="status" className="tool-count">
                {count}
              </p>
            )}
          </form>
          {tools.length === 0 ? (
            <div className="row">
              <p>{words.nothing}</p>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setQuery('')
                  document.getElementById('screening-search')?.focus()
                }}
              >
                {words.clear}
              </button>
            </div>
          ) : (
            <ToolList tools={tools} />
          )}
        </div>
      </details>
      <details>
        <summary>{shared.beforeHeading}</summary>
        <BeforeStartList />
      </details>
      <SupportCard young={young} />
    </Page>
  )
}
