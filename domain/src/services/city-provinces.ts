import type { Localized } from '../localized'
import data from './city-provinces.json'
import { cities } from './service'

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
