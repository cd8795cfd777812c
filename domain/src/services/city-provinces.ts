import type { Localized } from '../localized'
import data from './city-provinces.json'
import type { Position } from './position'
import { distanceKm } from './position'
import { type City, cities } from './service'

const provinces: Readonly<Record<string, Localized>> = data

/** The listed cities of a region by their province, for who lives in another city of it; cities that are no province's stand in none. */
export function citiesByProvince(region: string): Localized {
  const named = cities.flatMap(({ id, region: place, name }) => {
    const province = provinces[id]
    return place === region && province ? [{ province, name }] : []
  })
  return {
    zh: named.map(({ province, name }) => `${province.zh}（${name.zh}）`).join('、'),
    en: named.map(({ province, name }) => `${province.en} (${name.en})`).join(', '),
  }
}

/** So many cities are named in all, those of the same province first. */
const fewCities = 3

/** Other listed cities for who found nothing at a place. */
export interface CitiesAround {
  readonly sameProvince: readonly City[]
  /** The nearest of the others, with how far they are, in kilometres. */
  readonly nearest: readonly { readonly city: City; readonly km: number }[]
}

/**
 * Where else to look in a region whose cities we know by province: in the same province, then nearest, never in the city itself.
 *
 * @param place a listed city, or a position whose province nobody knows
 */
export function citiesAround(place: City | Position, region: string): CitiesAround {
  const ownId = 'id' in place ? place.id : null
  const own = ownId === null ? undefined : provinces[ownId]?.en
  const ofRegion = cities.filter((city) => city.region === region)
  if (!ofRegion.some(({ id }) => provinces[id])) return { sameProvince: [], nearest: [] }
  const others = ofRegion.filter(({ id }) => id !== ownId)
  const sameProvince = others.filter(({ id }) => own !== undefined && provinces[id]?.en === own)
  const nearest = others
    .filter((city) => !sameProvince.includes(city))
    .map((city) => ({ city, km: Math.round(distanceKm(place, city) / 10) * 10 }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, Math.max(1, fewCities - sameProvince.length))
  return { sameProvince, nearest }
}
