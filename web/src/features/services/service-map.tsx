import { inLanguage } from '@amhs/domain/localized'
import type { Service } from '@amhs/domain/services/service'
import { divIcon, latLngBounds, marker } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import type { MapTiles } from '../../ui/map/map-tiles'
import { openMap } from '../../ui/map/open-map'
import { mapWords } from './map.words'

/** Closer would suggest that the approximate positions are exact. */
const closestZoom = 14

/** Numbered marks as in the list, on a map that keyboard and screen reader can use. */
export function ServiceMap({
  services,
  source,
}: {
  readonly services: readonly Service[]
  /** Keep it the same object, or the map is drawn anew. */
  readonly source: MapTiles
}) {
  const words = useWords(mapWords)
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const [tilesFailed, setTilesFailed] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const { map, pictures, show } = openMap(frame.current, source, language, closestZoom)
    pictures.on('tileerror', () => setTilesFailed(true))
    pictures.on('tileload', () => setTilesFailed(false))
    services.forEach((service, index) => {
      const name = `${index + 1}. ${inLanguage(service.name, language)}`
      const text = document.createElement('span')
      text.textContent = `${name} – ${words.approximate}`
      const mark = marker([service.lat, service.lon], {
        title: name,
        icon: divIcon({ className: 'map-mark', html: String(index + 1), iconSize: [44, 44] }),
      })
      mark.bindPopup(text)
      // The number alone would be its name; the element exists once the map has a view.
      mark.on('add', () => mark.getElement()?.setAttribute('aria-label', name))
      mark.addTo(map)
    })
    map.fitBounds(latLngBounds(services.map(({ lat, lon }) => [lat, lon])), {
      padding: [40, 40],
      maxZoom: closestZoom - 2,
      animate: false,
    })
    show()
    return () => {
      map.remove()
    }
  }, [services, source, language, words])

  return (
    <div className="stack">
      <a className="skip-map" href="#after-map">
        {words.skip}
      </a>
      <p className="small">{words.keys}</p>
      <div ref={frame} className="map-frame" role="region" aria-label={words.label} />
      {tilesFailed && (
        <p className="notice" role="status">
          {words.tilesFailed}
        </p>
      )}
      <p id="after-map" tabIndex={-1} className="small">
        {words.approximate}
      </p>
    </div>
  )
}
