import type { Position } from '@amhs/domain/services/position'
import { filtersOf, readReferral } from '@amhs/domain/services/referral'
import type { Service } from '@amhs/domain/services/service'
import { bundledServices, cities } from '@amhs/domain/services/service'
import { noFilters } from '@amhs/domain/services/service-filters'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { OnDemand } from '../../ui/data/on-demand'
import { Page } from '../../ui/page'
import { ScriptNeeded } from '../../ui/script-needed'
import { Spinner } from '../../ui/spinner'
import { SupportCard } from '../../ui/support-card'
import { AllServices } from './all-services'
import { BundledResults } from './bundled-results'
import { NewestUnreachable } from './newest-unreachable'
import type { SearchChoices } from './search-form'
import { hereId, regionOfOther, SearchForm } from './search-form'
import type { SearchPlace, SearchWish, ServiceSearchAsked, ServiceSource } from './search-types'
import './services.css'
import { servicesWords } from './services.words'

const loadOtherPlace = async () => (await import('./other-place')).OtherPlace
const loadCitySupport = async () => (await import('./city-support')).CitySupport
const loadReferredNotice = async () => (await import('./referred-notice')).ReferredNotice
const loadGatedResults = async () => (await import('./gated-results')).GatedResults

const startChoices: SearchChoices = { cityId: '', from: 10, filters: noFilters }

export default function LocationPage() {
  const words = useWords(servicesWords)
  const [choices, setChoices] = useState(startChoices)
  /** The wishes of the list of all services: they count once the person has asked for it. */
  const [listed, setListed] = useState(noFilters)
  const [here, setHere] = useState<Position | null>(null)
  const [asked, setAsked] = useState<ServiceSearchAsked | null>(null)
  /** Whether any service that was shown has opening hours: only then can they be wished for. */
  const [hoursKnown, setHoursKnown] = useState(() => bundledServices.some(hasHours))
  /** Number of the last search that the newest list has answered. */
  const [answered, setAnswered] = useState(0)
  const number = asked?.number ?? 0
  const showServices = useCallback(
    (services: readonly Service[]) => {
      if (services.some(hasHours)) setHoursKnown(true)
      setAnswered(number)
    },
    [number],
  )
  const standIn = useCallback(
    () =>
      setAsked((before) =>
        before?.source === 'newest' ? { ...before, source: 'bundled', newestFailed: true } : before,
      ),
    [],
  )
  // After the first drawing: the served page knows of no referral, and a reload brings it back with the history's entry.
  const { state } = useLocation()
  const [referral, setReferral] = useState<ReturnType<typeof readReferral>>(null)
  useEffect(() => {
    const found = readReferral(state)
    if (!found) return
    setReferral(found)
    setChoices((before) => ({ ...before, filters: filtersOf(found) }))
    setListed(filtersOf(found))
  }, [state])
  const session = useSession()
  // Only a hosted session is ever being restored; the database waits for the end of it by itself.
  const hasBackendSession =
    session.status === 'restoring' || (session.status === 'signed-in' && session.mode === 'hosted')

  // The list that comes with the site needs no network; a visitor who does not ask for the newest downloads nothing for it.
  const search = (
    wish: SearchWish,
    source: ServiceSource = hasBackendSession ? 'newest' : 'bundled',
    takesFocus = true,
  ) =>
    setAsked((before) => ({ number: (before?.number ?? 0) + 1, wish, source, now: new Date(), takesFocus }))

  const searchBy = (wanted: SearchChoices, position: Position | null, takesFocus = true) => {
    const place = placeOf(wanted.cityId, position)
    if (place) search({ place, filters: wanted.filters, from: wanted.from }, undefined, takesFocus)
    else setAsked(null)
    setListed(wanted.filters)
  }

  const other = regionOfOther(choices.cityId)
  const region = other ?? cities.find(({ id }) => id === choices.cityId)?.region
  const numbersFirst = referral?.urgent ?? false
  const own = <SupportCard numbersFirst={numbersFirst} />
  // Where the city is, not where the clock of the device or an earlier choice says.
  const support = region ? (
    <OnDemand load={loadCitySupport} fallback={own} failed={() => own}>
      {(CitySupport) => <CitySupport region={region} numbersFirst={numbersFirst} />}
    </OnDemand>
  ) : (
    own
  )

  const results = (shown: ServiceSearchAsked) => ({
    asked: shown,
    onSearchNewest: () =>
      setAsked({
        ...shown,
        number: shown.number + 1,
        source: 'newest',
        now: new Date(),
        takesFocus: true,
        over: shown,
      }),
    onClearFilters: () => {
      const next = { ...choices, filters: noFilters }
      setChoices(next)
      searchBy(next, here)
    },
  })

  // What stands there until the newest list has answered: else the button that asked for it would be gone, and the focus with it.
  const bundled = asked?.source === 'bundled' ? asked : answered === number ? undefined : asked?.over

  return (
    <Page heading={words.heading} lead={words.lead}>
      {/* Whom to call comes first, and no further than it must: the city is chosen on the same screen or the next. */}
      {numbersFirst && support}
      <ScriptNeeded />
      <div className="split lead-start">
        <div className="service-search">
          <SearchForm
            choices={choices}
            hoursKnown={hoursKnown}
            here={here !== null}
            onChange={setChoices}
            onPlace={(cityId) => {
              const next = { ...choices, cityId }
              setChoices(next)
              searchBy(next, here, false)
            }}
            onSearch={() => searchBy(choices, here)}
            onPosition={(position) => {
              const next = { ...choices, cityId: hereId }
              setHere(position)
              setChoices(next)
              searchBy(next, position)
            }}
          />
          {/* Below the city, which comes first: it names the filters above it. */}
          {referral && (
            <OnDemand load={loadReferredNotice} fallback={null} failed={() => null}>
              {(ReferredNotice) => <ReferredNotice {...referral} />}
            </OnDemand>
          )}
        </div>
        {bundled && <BundledResults {...results(bundled)} isAskingNewest={bundled !== asked} />}
        {asked?.source === 'newest' && (
          <OnDemand
            load={loadGatedResults}
            fallback={asked.over ? null : <Spinner label={words.searching} isTold={false} />}
            failed={() => <NewestUnreachable onFailed={standIn} />}
          >
            {(GatedResults) => (
              <GatedResults
                {...results(asked)}
                searching={words.searching}
                onShown={showServices}
                onFailed={standIn}
              />
            )}
          </OnDemand>
        )}
        {asked === null && (
          <div className="stack">
            {other && (
              <OnDemand load={loadOtherPlace} fallback={null}>
                {(OtherPlace) => <OtherPlace region={other} ages={listed.ages} />}
              </OnDemand>
            )}
            <AllServices filters={listed} />
          </div>
        )}
      </div>
      {!numbersFirst && support}
    </Page>
  )
}

function hasHours({ openingHours }: Service): boolean {
  return openingHours !== null
}

function placeOf(cityId: string, position: Position | null): SearchPlace | null {
  if (cityId === hereId) return position ? { kind: 'here', position } : null
  const city = cities.find(({ id }) => id === cityId)
  return city ? { kind: 'city', city } : null
}
