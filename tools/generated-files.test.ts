import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  instrumentIndex,
  instrumentSummary,
  loadInstrument,
} from '@amhs/domain/instruments/instrument-catalogue'
import { generatedFiles, outdatedFiles, writeGeneratedFiles } from './generated-files'
import { readInstruments } from './read-instruments'

const root = path.dirname(import.meta.dirname)
const dataFolder = path.join(root, 'domain/src/instruments/data')
const dataFiles = readdirSync(dataFolder)

test.each(Object.entries(generatedFiles()))(
  '%s is what its data make of it (npm run fix writes it)',
  (name, text) => {
    expect(readFileSync(path.join(root, name), 'utf8')).toBe(text)
  },
)

describe('outdated files', () => {
  let folder = ''
  const files = { 'a/one.json': '1\n', 'a/two.json': '2\n' }
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'generated-'))
    mkdirSync(path.join(folder, 'a'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('are those that are missing or read differently; comparing writes nothing', () => {
    writeFileSync(path.join(folder, 'a/two.json'), '3\n')
    expect(outdatedFiles(files, folder)).toEqual(['a/one.json', 'a/two.json'])
    expect(readdirSync(path.join(folder, 'a'))).toEqual(['two.json'])
    expect(readFileSync(path.join(folder, 'a/two.json'), 'utf8')).toBe('3\n')
  })

  test('are written, and no others', () => {
    writeFileSync(path.join(folder, 'a/two.json'), '2\n')
    expect(writeGeneratedFiles(files, folder)).toEqual(['a/one.json'])
    expect(readFileSync(path.join(folder, 'a/one.json'), 'utf8')).toBe('1\n')
    expect(outdatedFiles(files, folder)).toEqual([])
  })
})

describe('the instrument catalogue', () => {
  test('holds every file of the data folder, and nothing else', () => {
    expect(instrumentIndex.map(({ id }) => `${id}.json`).sort()).toEqual([...dataFiles].sort())
    expect(dataFiles.length).toBeGreaterThanOrEqual(18)
  })

  test('every file passes the schema and the checks', () => {
    const ids = readInstruments().map(({ id }) => `${id}.json`)
    expect(ids.sort()).toEqual([...dataFiles].sort())
  })

  test.each(dataFiles)('%s loads as its file reads', async (file) => {
    const id = file.replace('.json', '')
    const data: unknown = JSON.parse(readFileSync(path.join(dataFolder, file), 'utf8'))
    expect(await loadInstrument(id)).toEqual(data)
    expect(instrumentSummary(id)).toMatchObject({ id })
  })
})
