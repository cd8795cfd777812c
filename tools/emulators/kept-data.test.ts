import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keptData, keptFolder } from './kept-data'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const seal = () => path.join(folder, 'firebase-export-metadata.json')

test('the first start has nothing to bring back and writes at its end', () => {
  const missing = path.join(folder, 'none')
  const kept = keptData(missing)
  expect(kept.isFilled).toBe(false)
  expect(kept.arguments).toEqual(['--export-on-exit', missing])
  expect(kept.wasWritten()).toBe(false)
})

test('a later start brings back what was written, and not what was left half written', () => {
  writeFileSync(path.join(folder, 'half'), '')
  expect(keptData(folder).isFilled).toBe(false)
  writeFileSync(seal(), '{}')
  expect(keptData(folder).arguments).toEqual(['--import', folder, '--export-on-exit', folder])
  expect(keptData(folder).isFilled).toBe(true)
})

test('whether the end has written is told from what was there before', () => {
  writeFileSync(seal(), '{}')
  utimesSync(seal(), 1, 1)
  const kept = keptData(folder)
  expect(kept.wasWritten()).toBe(false)
  writeFileSync(seal(), '{}')
  expect(kept.wasWritten()).toBe(true)
})

test('the folder is not under version control', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const ignored = execFileSync('git', ['check-ignore', keptFolder], { cwd: root, encoding: 'utf8' })
  expect(ignored.trim()).toBe(keptFolder)
})
