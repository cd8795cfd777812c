import { citiesAround } from './city-provinces'
import { cities } from './service'

function around(id: string) {
  const city = cities.find((one) => one.id === id)
  if (!city) throw new Error('The city is not in the list')
  const { sameProvince, nearest } = citiesAround(city, city.region)
  return { same: sameProvince.map((one) => one.id), near: nearest.map((one) => one.city.id) }
}

test.each([
  ['xinxiang', [], ['jinan', 'baoding', 'xi-an']],
  ['guangzhou', ['shenzhen'], ['haikou', 'xiamen']],
  ['jinan', ['qingdao'], ['tianjin', 'baoding']],
  // No province holds it.
  ['beijing', [], ['tianjin', 'baoding', 'jinan']],
])('%s: those of the same province, then the nearest', (id, same, near) => {
  expect(around(id)).toEqual({ same, near })
})

test('no city leads to itself, and none to another region', () => {
  for (const { id, region } of cities) {
    const { same, near } = around(id)
    const named = [...same, ...near].map((one) => cities.find((city) => city.id === one))
    expect(named.map((city) => city?.id)).not.toContain(id)
    expect(named.filter((city) => city?.region !== region)).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    expect(named.length > 0).toBe(region === 'CN')
  }
})

test('from a position nobody knows the province of, the nearest are named with how far they are', () => {
  const { sameProvince, nearest } = citiesAround({ lat: 39.61, lon: 118.18 }, 'CN')
  expect(sameProvince).toEqual([])
  expect(nearest.map(({ city, km }) => [city.id, km])).toEqual([
    ['tianjin', 100],
    ['beijing', 150],
    ['baoding', 250],
  ])
})
