import type { Language } from '@amhs/domain/localized'
import { control, map as createMap, type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet'
import { wordsIn } from '../../platform/words'
import './map.css'
import { mapPartWords } from './map.words'
import { asMarkup, type MapTiles } from './map-tiles'

/** A map in a frame, still without pictures, so that it can be given its view before it asks anybody for one. */
export interface OpenMap {
  readonly map: LeafletMap
  readonly pictures: TileLayer
  /** Loads the pictures, and shows who made them and the buttons to zoom. */
  readonly show: () => void
}

/**
 * Opens a map that does not take the wheel from the page and stays still where motion is unwanted.
 *
 * @param frame an element with the class `map-frame`
 * @param closest how far one can zoom in; as far as there are pictures unless told
 */
export function openMap(
  frame: HTMLElement,
  { tiles, attribution, maxZoom }: MapTiles,
  language: Language,
  closest?: number,
): OpenMap {
  const words = wordsIn(mapPartWords, language)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(frame, {
    zoomControl: false,
    scrollWheelZoom: false,
    ...(still
      ? { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }
      : {}),
    ...(closest === undefined ? {} : { maxZoom: closest }),
  })
  map.attributionControl.setPrefix('<a href="https://leafletjs.com" rel="noreferrer">Leaflet</a>')
  const pictures = tileLayer(tiles, {
    attribution: attribution
      ? asMarkup(attribution)
      : `© <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">${words.contributors}</a>`,
    ...(maxZoom === undefined ? {} : { maxNativeZoom: maxZoom }),
  })
  return {
    map,
    pictures,
    show: () => {
      pictures.addTo(map)
      control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
    },
  }
}
