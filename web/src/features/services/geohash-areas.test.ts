import type { Position } from '@amhs/domain/services/position'
import { distanceKm } from '@amhs/domain/services/position'
import fc from 'fast-check'
import { geohashForLocation } from 'geofire-common'
import { areaRanges } from './geohash-areas'

const radians = Math.PI / 180

/** The point at a distance and a bearing (degrees) from another. */
function away({ lat, lon }: Position, km: number, bearing: number): Position {
  const angle = km / 6371
  const sine =
    Math.sin(lat * radians) * Math.cos(angle) +
    Math.cos(lat * radians) * Math.sin(angle) * Math.cos(bearing * radians)
  const turn = Math.atan2(
    Math.sin(bearing * radians) * Math.sin(angle) * Math.cos(lat * radians),
    Math.cos(angle) - Math.sin(lat * radians) * sine,
  )
  const east = lon + turn / radians
  return { lat: Math.asin(Math.max(-1, Math.min(1, sine))) / radians, lon: ((east + 540) % 360) - 180 }
}

const place = fc.record({
  lat: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, -89.99, -88.3, -85, -84.99, 0, 22.5, 45, 84.99, 85, 89.99, 90),
  ),
  lon: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, -179.99, 0, 90, 112.5, 179.99),
  ),
})
const radius = fc.constantFrom(0.3, 1, 3, 10, 25, 50, 100, 200)

test('every point within the radius lies in a range, anywhere on earth', () => {
  fc.assert(
    fc.property(
      place,
      radius,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
      (center, km, share, bearing) => {
        const point = away(center, km * share, bearing)
        fc.pre(distanceKm(center, point) <= km)
        const hash = geohashForLocation([point.lat, point.lon], 9)
        const isIn = areaRanges(center, km).some(({ field, from, to }) => {
          const value = field === 'lat' ? point.lat : hash
          return value >= from && value <= to
        })
        expect(isIn).toBe(true)
      },
    ),
    { numRuns: 5000 },
  )
})

test('an area needs at most six ranges: what counting may cost is bounded', () => {
  fc.assert(
    fc.property(place, radius, (center, km) => {
      expect(areaRanges(center, km).length).toBeLessThanOrEqual(6)
    }),
    { numRuns: 5000 },
  )
})
