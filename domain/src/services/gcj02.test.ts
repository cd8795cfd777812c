import { gcj02 } from './gcj02'
import { distanceKm } from './position'
import { bundledServices } from './service'

// Widely published pairs of the same points in both systems.
test.each([
  ['Shanghai', [31.1774276, 121.5272106], [31.1753039836, 121.5315418592]],
  ['Shenzhen', [22.543847, 113.912316], [22.5407961317, 113.9171764808]],
  ['Beijing', [39.911954, 116.377817], [39.9133454554, 116.3840472246]],
] as const)('%s is shifted to the published value', (_, [lat, lon], [shiftedLat, shiftedLon]) => {
  const shifted = gcj02({ lat, lon })
  expect(distanceKm(shifted, { lat: shiftedLat, lon: shiftedLon }) * 1000).toBeLessThan(0.0001)
})

test('every mainland service is shifted by 100 to 800 metres', () => {
  for (const service of bundledServices.filter(({ region }) => region === 'CN')) {
    const metres = distanceKm(service, gcj02(service)) * 1000
    expect(metres, service.id).toBeGreaterThan(100)
    expect(metres, service.id).toBeLessThan(800)
  }
})

test.each([
  ['London', 51.469, -0.091],
  ['west of it', 35, 72.003],
  ['east of it', 35, 137.835],
  ['south of it', 0.829, 105],
  ['north of it', 55.828, 105],
])('outside China nothing is shifted: %s', (_name, lat, lon) => {
  expect(gcj02({ lat, lon })).toEqual({ lat, lon })
})

test.each([
  ['west', 35, 72.004],
  ['east', 35, 137.8347],
  ['south', 0.8293, 105],
  ['north', 55.8271, 105],
])('the %s edge belongs to China', (_name, lat, lon) => {
  expect(gcj02({ lat, lon })).not.toEqual({ lat, lon })
})
