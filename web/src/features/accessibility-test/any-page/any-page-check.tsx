import { roleLabels } from '@amhs/domain/accounts/roles'
import { inLanguage } from '@amhs/domain/localized'
import { useContext, useEffect, useId, useState } from 'react'
import { matchPath } from '../../../platform/match-path'
import { pageBefore } from '../../../platform/page-before'
import { documentTitle } from '../../../platform/page-meta'
import { paths, resourceHref } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import type { SitePage } from '../../../platform/site-pages'
import { SitePages } from '../../../platform/site-pages'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import { Spinner } from '../../../ui/spinner'
import { anyPageWords } from './any-page.words'

const loadChecked = async () => (await import('./checked-page')).CheckedPageView

const groups = ['public', 'guest', 'signed-in', 'role'] as const

function groupOf({ access }: SitePage): (typeof groups)[number] {
  return typeof access === 'string' ? access : 'role'
}

/** Opens a chosen page of the site in a frame and has it checked; what checks it is loaded only when asked for. */
export function AnyPageCheck() {
  const words = useWords(anyPageWords)
  const language = useLanguage()
  const pages = useContext(SitePages)
  const id = useId()
  const [before, setBefore] = useState<string | null>(null)
  useEffect(() => setBefore(pageBefore()), [])
  const [chosen, setChosen] = useState<string>(paths.home)
  const [asked, setAsked] = useState<{ readonly address: string; readonly time: number } | null>(null)

  const pageOf = (address: string) =>
    pages.find(({ path }) => matchPath(path, address.split('?')[0] ?? address))
  const titleAt = (address: string) => {
    const page = pageOf(address)
    return page?.title ? inLanguage(page.title, language) : documentTitle(null, language)
  }
  const page = pageOf(chosen)
  const shows =
    page &&
    (typeof page.access === 'string'
      ? words.shows[page.access]
      : words.shows.role(
          new Intl.ListFormat(language).format(
            page.access.map((role) => inLanguage(roleLabels[role], language)),
          ),
        ))

  return (
    <section className="stack" aria-labelledby="any-page">
      <h2 id="any-page">{words.heading}</h2>
      <p>{words.how}</p>
      <div className="field needs-script">
        <label htmlFor={id}>{words.choose}</label>
        <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {before !== null && pageOf(before) && (
            <option value={before}>{words.before(titleAt(before))}</option>
          )}
          {groups.map((group) => (
            <optgroup label={words.groups[group]} key={group}>
              {pages
                .filter(
                  (one) => groupOf(one) === group && (!one.path.includes(':') || one.path === paths.resource),
                )
                .map(({ path }) => (
                  <option key={path} value={path === paths.resource ? resourceHref('sleep') : path}>
                    {path === paths.resource ? words.article : titleAt(path)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <p className="small muted needs-script">{shows}</p>
      <button
        type="button"
        className="button primary needs-script"
        onClick={() => setAsked({ address: chosen, time: Date.now() })}
      >
        {words.start}
      </button>
      {asked && (
        <OnDemand load={loadChecked} fallback={<Spinner label={words.loading} />}>
          {(CheckedPageView) => (
            <CheckedPageView key={asked.time} address={asked.address} titleAt={titleAt} />
          )}
        </OnDemand>
      )}
    </section>
  )
}
