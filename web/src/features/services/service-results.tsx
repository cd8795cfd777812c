import { inLanguage } from '@amhs/domain/localized'
import { unknownRegion } from '@amhs/domain/safety/crisis-lines'
import { bundledServices } from '@amhs/domain/services/service'
import type { FoundService } from '@amhs/domain/services/service-search'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../../platform/announcer'
import { formatDate } from '../../platform/dates'
import { resourceHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { NotListedLate } from './not-listed-late'
import type { DoneSearch } from './search-types'
import { ServiceCard } from './service-card'
import { resultWords } from './services.words'

/** How a visit is booked in mainland China and what it costs: no hospital of the list says so itself. */
const firstVisit = resourceHref('first-visit-china')

const loadResultNotes = () => import('./result-notes')
const loadMapSection = async () => (await import('./map-section')).MapSection

/**
 * What a search found, nearest first, what lies far away apart. After a press the heading takes the focus, so that the answer is read and
 * the list is next.
 */
export function ServiceResults({
  search,
  isAskingNewest = false,
  onSearchNewest,
  onClearFilters,
}: {
  readonly search: DoneSearch
  /** The newest list is on its way: the button that asked for it stays, and says so. */
  readonly isAskingNewest?: boolean
  readonly onSearchNewest: () => void
  readonly onClearFilters: () => void
}) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { wish, result } = search
  const place = wish.place.kind === 'city' ? inLanguage(wish.place.city.name, language) : words.here
  const ownRegion = useRegion()
  const region = wish.place.kind === 'city' ? wish.place.city.region : ownRegion
  const isFar = ({ distanceKm }: FoundService) => distanceKm > nearestKm
  const farther = result.found.filter(isFar)
  const near = result.found.filter((entry) => !isFar(entry))
  // The figure of the heading: as far as was asked, or as what stands below it reaches.
  const nearKm = farther.length > 0 ? nearestKm : Math.max(wish.from, Math.min(nearestKm, result.radiusKm))
  const shown = [...inOrder(near), ...inOrder(farther)]
  // Where nobody knows where the search began, nobody knows of a border either.
  const across =
    region === unknownRegion ? undefined : shown.find(({ service }) => service.region !== region)?.service.id
  const border = across !== undefined && {
    before: across,
    note: (
      <OnDemand load={loadResultNotes} fallback={null} failed={() => null}>
        {({ BorderNote }) => <BorderNote result={result} region={region} />}
      </OnDemand>
    ),
  }
  const count = result.found.length
  const canAsk = result.found.some(({ service: { phone, site } }) => phone !== null || site !== null)
  const title =
    near.length > 0
      ? words.found(place, nearKm, near.length)
      : count > 0
        ? words.noneNear(place, nearKm)
        : words.none(place)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus, or is said
  useEffect(() => {
    if (search.takesFocus) {
      heading.current?.focus()
      // What the heading does not say, and nobody else would hear: which list this is.
      if (search.newestFailed) announce(words.newestFailed)
      else if (search.askedForNewest) announce(words.newest)
      return
    }
    // Into sight on a small screen, above its bar; whoever chooses keeps the focus.
    heading.current?.scrollIntoView({ block: 'nearest' })
    // Once the choice rests: who goes through the cities by keys hears the last one.
    const said = setTimeout(() => announce(title), restsAfter)
    return () => clearTimeout(said)
  }, [search])
  // That it looked farther is said where that brought something, of the distance that is meant.
  const broughtMore = near.some(({ distanceKm }) => distanceKm > wish.from)

  return (
    <section className="stack" aria-labelledby="found">
      <h2 id="found" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {search.newestFailed && <p className="notice">{words.newestFailed}</p>}
      {count > 1 && search.source === 'bundled' && <a href="#newest">{words.searchNewest}</a>}
      {broughtMore && farther.length === 0 && <p>{words.widened(wish.from, nearKm)}</p>}
      <OnDemand load={loadResultNotes} fallback={null} failed={() => null}>
        {({ ResultNotes }) => <ResultNotes result={result} />}
      </OnDemand>
      {count === 0 && <NothingFound onClearFilters={onClearFilters} />}
      {near.length === 0 && <NotListedLate region={region} ages={wish.filters.ages} place={wish.place} />}
      <FoundGroup found={near} first={1} border={border} />
      {farther.length > 0 && (
        <>
          <h3>{words.farther(nearKm, farther.length)}</h3>
          {result.radiusKm > wish.from && <p>{words.widened(nearKm, result.radiusKm)}</p>}
          <FoundGroup found={farther} first={near.length + 1} border={border} below />
        </>
      )}
      {count > 0 && (
        <p className="small muted">
          {wish.place.kind === 'city' ? words.fromCity : words.fromHere}
          {canAsk && ` ${words.askFirst}`}
        </p>
      )}
      {count > 0 && region === 'CN' && <Link to={firstVisit}>{words.firstVisit}</Link>}
      <div className="row small">
        <span>
          {search.source === 'newest'
            ? words.newest
            : words.bundled(formatDate(bundledServices[0]?.checkedOn ?? '', language))}
        </span>
        {search.source === 'bundled' && (
          <button
            type="button"
            id="newest"
            className="button"
            aria-disabled={isAskingNewest}
            onClick={() => {
              if (isAskingNewest) return
              announce(words.searching)
              onSearchNewest()
            }}
          >
            {isAskingNewest ? words.searching : words.searchNewest}
          </button>
        )}
      </div>
      {count > 0 && (
        // An extra that nobody misses: the list holds the same.
        <OnDemand load={loadMapSection} fallback={null} failed={() => null}>
          {(MapSection) => <MapSection services={shown.map(({ service }) => service)} />}
        </OnDemand>
      )}
    </section>
  )
}

/** Milliseconds after which a choice by keys has come to rest. */
export const restsAfter = 700

/** So far away counts as in the city or around it; what lies farther stands apart. */
const nearestKm = 50

/** What is said of a border, and before which service; false where none lies on the way. */
type Border = { readonly before: string; readonly note: ReactNode } | false

/** What fits first, then what may fit. */
function inOrder(found: readonly FoundService[]): readonly FoundService[] {
  return [
    ...found.filter(({ unknown }) => unknown.length === 0),
    ...found.filter(({ unknown }) => unknown.length > 0),
  ]
}

/** What fits, and under a heading of its own what may fit. */
function FoundGroup({
  found,
  first,
  border,
  below = false,
}: {
  readonly found: readonly FoundService[]
  readonly first: number
  readonly border: Border
  /** Whether it stands under a heading of its own. */
  readonly below?: boolean
}) {
  const words = useWords(resultWords)
  const matches = found.filter(({ unknown }) => unknown.length === 0)
  const notKnown = found.filter(({ unknown }) => unknown.length > 0)
  const level = below ? 'h4' : 'h3'
  const Heading = level
  return (
    <>
      <FoundList found={matches} first={first} border={border} headingLevel={level} />
      {notKnown.length > 0 && (
        <>
          <Heading>{words.notKnown}</Heading>
          <p>{words.notKnownText}</p>
          <FoundList found={notKnown} first={first + matches.length} border={border} headingLevel={level} />
        </>
      )}
    </>
  )
}

function FoundList({
  found,
  first,
  border,
  headingLevel,
}: {
  readonly found: readonly FoundService[]
  readonly first: number
  readonly border: Border
  readonly headingLevel: 'h3' | 'h4'
}) {
  if (found.length === 0) return null
  return (
    <ul className="plain stack">
      {found.map(({ service, distanceKm }, index) => (
        <Fragment key={service.id}>
          {border && border.before === service.id && <li>{border.note}</li>}
          <ServiceCard
            service={service}
            distanceKm={distanceKm}
            number={first + index}
            headingLevel={headingLevel}
          />
        </Fragment>
      ))}
    </ul>
  )
}

function NothingFound({ onClearFilters }: { readonly onClearFilters: () => void }) {
  const words = useWords(resultWords)
  return (
    <div className="notice stack prose">
      <p>{words.noneText}</p>
      <button type="button" className="button" onClick={onClearFilters}>
        {words.clearFilters}
      </button>
    </div>
  )
}
