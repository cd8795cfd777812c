import { readdirSync, readFileSync } from 'node:fs'
import {
  instrumentIndex,
  instrumentSummary,
  loadInstrument,
} from '@amhs/domain/instruments/instrument-catalogue'
import { catalogueFiles, readInstruments } from './write-instrument-catalogue'

const folder = new URL('../domain/src/instruments/', import.meta.url)
const files = readdirSync(new URL('data/', folder))

describe('the instrument catalogue', () => {
  test('holds every file of the data folder, and nothing else', () => {
    expect(instrumentIndex.map(({ id }) => `${id}.json`).sort()).toEqual([...files].sort())
    expect(files.length).toBeGreaterThanOrEqual(18)
  })

  test('every file passes the schema and the checks', () => {
    expect(
      readInstruments()
        .map(({ id }) => `${id}.json`)
        .sort(),
    ).toEqual([...files].sort())
  })

  test('is up to date: `npm run catalogue` would change nothing', () => {
    for (const [name, wanted] of Object.entries(catalogueFiles(readInstruments()))) {
      expect(readFileSync(new URL(name, folder), 'utf8'), name).toBe(wanted)
    }
  })

  test.each(files)('%s loads as its file reads', async (file) => {
    const id = file.replace('.json', '')
    const data: unknown = JSON.parse(readFileSync(new URL(`data/${file}`, folder), 'utf8'))
    expect(await loadInstrument(id)).toEqual(data)
    expect(instrumentSummary(id)).toMatchObject({ id })
  })
})
