import { inLanguage } from '@amhs/domain/localized'
import { bundledServices } from '@amhs/domain/services/service'
import type { FoundService } from '@amhs/domain/services/service-search'
import { useEffect, useRef } from 'react'
import { formatDate } from '../../platform/dates'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Link } from '../../ui/link'
import { MapSection } from './map-section'
import type { DoneSearch } from './search-types'
import { ServiceCard } from './service-card'
import { resultWords } from './services.words'

/** What a search found, nearest first; the heading takes the focus so that the answer is read and the list is next. */
export function ServiceResults({
  search,
  onSearchNewest,
  onClearFilters,
}: {
  readonly search: DoneSearch
  readonly onSearchNewest: () => void
  readonly onClearFilters: () => void
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { wish, result } = search
  const place = wish.place.kind === 'city' ? inLanguage(wish.place.city.name, language) : words.here
  const matches = result.found.filter(({ unknown }) => unknown.length === 0)
  const notKnown = result.found.filter(({ unknown }) => unknown.length > 0)
  const shown = [...matches, ...notKnown]
  const count = result.found.length
  const canAsk = result.found.some(({ service: { phone, site } }) => phone !== null || site !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus
  useEffect(() => heading.current?.focus(), [search])

  return (
    <section className="stack" aria-labelledby="found">
      <h2 id="found" tabIndex={-1} ref={heading}>
        {count > 0 ? words.found(place, count) : words.none(place)}
      </h2>
      {search.newestFailed && <p className="notice">{words.newestFailed}</p>}
      <p>
        {result.radiusKm > wish.from
          ? words.widened(wish.from, result.radiusKm)
          : words.within(result.radiusKm)}
        {result.completeKm < result.radiusKm && ` ${words.incomplete(result.completeKm)}`}
        {result.unreadable > 0 && ` ${words.unreadable(result.unreadable)}`}
      </p>
      {count === 0 && <NothingFound onClearFilters={onClearFilters} />}
      <FoundList found={matches} first={1} />
      {notKnown.length > 0 && (
        <>
          <h3>{words.notKnown}</h3>
          <p>{words.notKnownText}</p>
          <FoundList found={notKnown} first={matches.length + 1} />
        </>
      )}
      {count > 0 && (
        <p className="small muted">
          {wish.place.kind === 'city' ? words.fromCity : words.fromHere}
          {canAsk && ` ${words.askFirst}`}
        </p>
      )}
      <div className="row small">
        <span>
          {search.source === 'newest'
            ? words.newest
            : words.bundled(formatDate(bundledServices[0]?.checkedOn ?? '', language))}
        </span>
        {search.source === 'bundled' && (
          <button type="button" className="button" onClick={onSearchNewest}>
            {words.searchNewest}
          </button>
        )}
      </div>
      {count > 0 && <MapSection services={shown.map(({ service }) => service)} />}
    </section>
  )
}

function FoundList({ found, first }: { readonly found: readonly FoundService[]; readonly first: number }) {
  if (found.length === 0) return null
  return (
    <ul className="plain stack">
      {found.map(({ service, distanceKm }, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          distanceKm={distanceKm}
          number={first + index}
          headingLevel="h3"
        />
      ))}
    </ul>
  )
}

function NothingFound({ onClearFilters }: { readonly onClearFilters: () => void }) {
  const words = useWords(resultWords)
  return (
    <div className="notice stack prose">
      <p>{words.noneText}</p>
      <ul>
        <li>{words.otherCity}</li>
        <li>
          <Link to={paths.crisis}>{words.crisisInstead}</Link>
        </li>
      </ul>
      <button type="button" className="button" onClick={onClearFilters}>
        {words.clearFilters}
      </button>
    </div>
  )
}
