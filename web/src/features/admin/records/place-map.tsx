import { divIcon, marker } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import type { MapTiles } from '../../../ui/map/map-tiles'
import { openMap } from '../../../ui/map/open-map'
import type { Place } from './place'
import { placeWords } from './place.words'

/** A map on which one place is chosen: by a press on it, or with the keyboard by its middle. */
export function PlaceMap({
  start,
  source,
  onPick,
}: {
  /** What the fields held when the map was opened; null shows all of China. */
  readonly start: Place | null
  readonly source: MapTiles
  readonly onPick: (place: Place) => void
}) {
  const words = useWords(placeWords)
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const pickMiddle = useRef<() => void>(() => undefined)
  const told = useRef(onPick)
  told.current = onPick
  const first = useRef(start)
  /** No picture has come and one was refused: the frame stays empty, and somebody may wait for it. */
  const [isBlank, setIsBlank] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const { map, pictures, show } = openMap(frame.current, source, language)
    const from = first.current
    map.setView(from ? [from.lat, from.lon] : [35, 105], from ? 14 : 4, { animate: false })
    const mark = marker(map.getCenter(), {
      interactive: false,
      keyboard: false,
      icon: divIcon({ className: 'map-mark', html: '●', iconSize: [28, 28] }),
    })
    if (from) mark.addTo(map)
    const pick = (lat: number, lon: number) => {
      mark.setLatLng([lat, lon]).addTo(map)
      told.current({ lat, lon })
    }
    map.on('click', ({ latlng }) => pick(latlng.lat, latlng.wrap().lng))
    pickMiddle.current = () => pick(map.getCenter().lat, map.getCenter().wrap().lng)
    let hasPictures = false
    pictures.on('tileload', () => {
      hasPictures = true
      setIsBlank(false)
    })
    pictures.on('tileerror', () => setIsBlank(!hasPictures))
    show()
    return () => {
      map.remove()
    }
  }, [source, language])

  return (
    <div className="stack">
      <p className="small">{words.how}</p>
      <div role="status">{isBlank && <p className="notice">{words.blank}</p>}</div>
      <div ref={frame} className="map-frame" role="region" aria-label={words.label} />
      <button type="button" className="button" onClick={() => pickMiddle.current()}>
        {words.middle}
      </button>
    </div>
  )
}
