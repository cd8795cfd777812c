import { expect, test } from 'vitest'
import { degrees, placeOf } from './place'

test('a place is read from what the fields hold, or there is none', () => {
  expect(placeOf('39.9', '116.4')).toEqual({ lat: 39.9, lon: 116.4 })
  expect(placeOf('', '116.4')).toBeNull()
  expect(placeOf('north', '116.4')).toBeNull()
  expect(placeOf('91', '0')).toBeNull()
  expect(placeOf('0', '-181')).toBeNull()
})

test('degrees are kept to a metre', () => {
  expect(degrees(39.904_211_56)).toBe('39.90421')
  expect(degrees(-0.000_001)).toBe('0')
})
