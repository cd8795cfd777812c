import type { Position } from '@amhs/domain/services/position'
import { degreesOfLatitude } from '@amhs/domain/services/position'
import { geohashQueryBounds } from 'geofire-common'

/** One range of an indexed field; an area is covered by one or several of them. */
export interface AreaRange {
  readonly field: 'geohash' | 'lat'
  readonly from: string | number
  readonly to: string | number
}

/** Room for the last digits of a position, in degrees (about a tenth of a millimetre). */
const rounding = 1e-9

/** From this latitude on, cells of the geohash are so narrow that geofire-common's bounds leave gaps. */
const polarLatitude = 85

/**
 * Ranges that together hold every service within a radius (kilometres), and some beyond it: up to six, mostly four.
 * Near the poles, where geofire-common misses places (a test shows it anywhere on earth), one range of latitudes.
 */
export function areaRanges(center: Position, radiusKm: number): readonly AreaRange[] {
  const { lat, lon } = center
  if (Math.abs(lat) >= polarLatitude) {
    const height = degreesOfLatitude(radiusKm) + rounding
    return [{ field: 'lat', from: Math.max(-90, lat - height), to: Math.min(90, lat + height) }]
  }
  return geohashQueryBounds([lat, lon], radiusKm * 1000).map(([from, to]) => ({ field: 'geohash', from, to }))
}
