import { type MapSettings, readAppConfig } from '../../platform/firebase/app-config'

/** Where the pictures of the map come from, and whom they name; without `attribution` it is OpenStreetMap, with a link. */
export type MapTiles = Pick<MapSettings, 'tiles' | 'maxZoom'> & Partial<Pick<MapSettings, 'attribution'>>

/** The tiles of the OpenStreetMap foundation: for moderate use; a busy site sets up its own (`VITE_MAP_TILES`). */
const usual: MapTiles = { tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', maxZoom: 19 }

/** The operator's tiles, otherwise the usual ones; also where the configuration cannot be read: the map needs no backend. */
export async function readMapTiles(): Promise<MapTiles> {
  const config = await readAppConfig().catch(() => undefined)
  return config?.map ?? usual
}

/** Plain text as Leaflet, which takes markup, shows it. */
export function asMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
