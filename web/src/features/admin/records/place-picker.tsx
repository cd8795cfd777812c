import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import { degrees, placeOf } from './place'
import { placeWords } from './place.words'

async function loadPlaceMap() {
  const [{ PlaceMap }, { readMapTiles }] = await Promise.all([
    import('./place-map'),
    import('../../../ui/map/map-tiles'),
  ])
  return { PlaceMap, source: await readMapTiles() }
}

/** Fills latitude and longitude from a map, which opens only when asked for; the fields stay for those who know the numbers. */
export function PlacePicker({
  lat,
  lon,
  onPick,
}: {
  readonly lat: string
  readonly lon: string
  readonly onPick: (lat: string, lon: string) => void
}) {
  const words = useWords(placeWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="wide stack">
      <p>
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
        </button>
      </p>
      {isOpen && (
        <OnDemand
          load={loadPlaceMap}
          fallback={<Loading label={words.loading} />}
          failed={() => <p className="notice">{words.failed}</p>}
        >
          {({ PlaceMap, source }) => (
            <PlaceMap
              start={placeOf(lat, lon)}
              source={source}
              onPick={(place) => {
                const [north, east] = [degrees(place.lat), degrees(place.lon)]
                onPick(north, east)
                announce(words.picked(north, east))
              }}
            />
          )}
        </OnDemand>
      )}
    </div>
  )
}
