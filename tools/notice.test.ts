import { readFileSync } from 'node:fs'
import path from 'node:path'
import { notice } from './notice'
import { readInstruments } from './read-instruments'

const root = path.dirname(import.meta.dirname)
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

test('NOTICE names every instrument with its terms and its credit', () => {
  const text = notice(readInstruments())
  for (const { title, licence } of readInstruments()) {
    expect(text).toContain(title.en)
    expect(text).toContain(licence.status)
    expect(text).toContain(licence.attribution.en)
  }
})

test('every package states the licence whose whole text lies beside it', () => {
  for (const folder of ['.', 'domain', 'functions', 'web', 'tests']) {
    expect(JSON.parse(read(`${folder}/package.json`)).license, folder).toBe('Apache-2.0')
  }
  expect(read('LICENSE')).toContain('END OF TERMS AND CONDITIONS')
  expect(read('LICENSE-texts')).toContain('Section 8 -- Interpretation.')
})
