import { regionOf } from './region'

test.each([
  [undefined, 'us-central1'],
  ['', 'us-central1'],
  [' europe-west1 ', 'europe-west1'],
])('%j means %s', (chosen, region) => {
  expect(regionOf(chosen)).toBe(region)
})
