import { distanceBetween } from 'geofire-common'
import { degreesOfLatitude, distanceKm, type Position, roundedPosition } from './position'

const beijing: Position = { lat: 39.9, lon: 116.41 }

test.each<[string, Position, Position]>([
  ['Beijing and Shanghai', beijing, { lat: 31.23, lon: 121.47 }],
  ['across the antimeridian', { lat: -16.8, lon: 179.95 }, { lat: -16.8, lon: -179.95 }],
  ['across the north pole', { lat: 89.9, lon: 0 }, { lat: 89.9, lon: 180 }],
  ['nearly opposite points', { lat: 0, lon: 0 }, { lat: 0.01, lon: 179.99 }],
])('%s: as far apart as the library of the database says', (_, from, to) => {
  expect(distanceKm(from, to)).toBeCloseTo(distanceBetween([from.lat, from.lon], [to.lat, to.lon]), 3)
})

test('known distances in kilometres', () => {
  expect(distanceKm(beijing, beijing)).toBe(0)
  expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(111.19, 1)
  expect(distanceKm({ lat: 89.9, lon: 0 }, { lat: 89.9, lon: 180 })).toBeCloseTo(22.24, 1)
  expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6371, 3)
})

test('a position loses everything below two decimals', () => {
  expect(roundedPosition({ lat: 39.908823, lon: 116.39747 })).toEqual({ lat: 39.91, lon: 116.4 })
  expect(roundedPosition({ lat: -0.0049, lon: -179.999 })).toEqual({ lat: -0, lon: -180 })
})

test('a degree of latitude is about 111 km', () => {
  expect(degreesOfLatitude(111.19)).toBeCloseTo(1, 3)
})
