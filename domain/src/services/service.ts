import type { ServiceDocument } from '../documents/service-document'
import type { Localized } from '../localized'
import cityData from './cities.json'
import type { Position } from './position'
import data from './services.json'

export type ServiceKind = ServiceDocument['kind']
export type ServiceAges = ServiceDocument['ages']
export type ServiceCost = ServiceDocument['cost']

/** A place that helps, as readers meet it: without the index and without the editors' notes on its source. */
export interface Service extends Omit<ServiceDocument, 'geohash' | 'source'> {
  readonly id: string
}

/** A city that services can be looked for in; the position is its centre, to two decimals. */
export interface City extends Position {
  readonly id: string
  readonly region: string
  readonly name: Localized
}

/** What the facts leave open: nobody has found out yet. Never to be shown as a "no". */
const notKnown = { cost: 'unknown', access: {}, openingHours: null, emergency: false } as const

/** One entry of the file: what is not known is left out, and so is the day of the check where it is the file's. */
export type ServiceFact = Omit<Service, keyof typeof notKnown | 'checkedOn'> &
  Partial<Pick<Service, keyof typeof notKnown | 'checkedOn'>>

/**
 * The services that come with the site, checked by hand; a test holds the file against the schema of the database.
 * Positions are approximate (`coordPrecisionKm`), fit to sort by distance but not to navigate.
 */
export const bundledServices: readonly Service[] = (data.services as readonly ServiceFact[]).map((fact) => ({
  ...notKnown,
  checkedOn: data.checkedOn,
  ...fact,
}))

/** A service as an entry of the file that comes with the site; `checkedOn` is the file's day. */
export function serviceFact(service: Service, checkedOn: string): ServiceFact {
  const { cost, access, openingHours, emergency, checkedOn: ownDay, ...facts } = service
  return {
    ...facts,
    ...(cost === notKnown.cost ? {} : { cost }),
    ...(Object.keys(access).length === 0 ? {} : { access }),
    ...(openingHours === null ? {} : { openingHours }),
    ...(emergency ? { emergency } : {}),
    ...(ownDay === checkedOn ? {} : { checkedOn: ownDay }),
  }
}

/** The cities of the bundled services, grouped by region, mainland China first. */
export const cities: readonly City[] = cityData

/** The regions in which services are listed, in the order of the file. */
export const serviceRegions: readonly string[] = [...new Set(cities.map(({ region }) => region))]

/** The regions in the order of the file, with one's own before them. */
export function regionsFrom(own: string): readonly string[] {
  return serviceRegions.toSorted((one, other) => Number(other === own) - Number(one === own))
}

/** Whether a region has more places than the cities listed: Hong Kong and Macao are one each. */
export function hasOtherPlaces(region: string): boolean {
  return cities.filter((city) => city.region === region).length > 1
}

/** Whether a service is in a listed city; names decide, since the position is only approximate. */
export function isInCity(service: Service, city: City): boolean {
  return service.region === city.region && service.city.en === city.name.en
}
