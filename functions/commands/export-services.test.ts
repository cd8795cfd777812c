import { readFileSync } from 'node:fs'
import { bundledServices } from '../../domain/src/services/service'
import { listOf } from './export-services'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../domain/src/services/${name}`, import.meta.url), 'utf8'))
const list = read('services.json')
const sources: Record<string, string> = read('service-sources.json')

/** The documents that the seed makes of the list. */
const documents = bundledServices.map(({ id, ...service }) => ({
  id,
  data: { ...service, source: sources[id] ?? '', geohash: 'wx4ery000' },
}))

test('a database as it was seeded gives the list back as it is', () => {
  const made = listOf(documents.toReversed(), list)
  expect(made.list).toEqual(list)
  expect(made.sources).toEqual(sources)
})

test('an administrator’s correction, addition and removal reach the list, each in its place', () => {
  const [first, second, third] = documents
  if (!first || !second || !third) throw new Error('there are no services')
  const corrected = { id: second.id, data: { ...second.data, phone: '010-1', checkedOn: '2026-12-01' } }
  const added = { id: 'added', data: { ...third.data, openingHours: '24/7' } }
  const made = listOf([added, corrected, ...documents.slice(2)], list)
  expect(made.list.services).toHaveLength(documents.length)
  expect(made.list.services[0]).toMatchObject({ id: second.id, phone: '010-1', checkedOn: '2026-12-01' })
  expect(made.list.services.at(-1)).toMatchObject({ id: 'added', openingHours: '24/7' })
  expect(made.list.services.map(({ id }) => id)).not.toContain(first.id)
  expect(Object.keys(made.sources)).toHaveLength(documents.length)
})

test('a database without services does not empty the list', () => {
  expect(() => listOf([], list)).toThrow('npm run services:import')
})

test('what the list could not show is named, and nothing is written', () => {
  const [first] = documents
  if (!first) throw new Error('there are no services')
  const elsewhere = { id: 'elsewhere', data: { ...first.data, city: { zh: '别处', en: 'Elsewhere' } } }
  const broken = { id: 'broken', data: { name: 'x' } }
  expect(() => listOf([first, elsewhere, broken], list)).toThrow(
    /elsewhere lies in Elsewhere.*\nbroken does not fit/,
  )
})
