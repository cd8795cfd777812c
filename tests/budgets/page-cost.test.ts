import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { costOfPage, readImports, readPage, textsNowhere } from './page-cost'

test('a page loads its scripts and what it preloads, not its style sheets', () => {
  const html = `<link rel="stylesheet" href="/a.css"><link rel="modulepreload" crossorigin href="/b.js">
    <script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js"><a href="/c.js">c</a>`
  expect(readPage(html)).toEqual(['/b.js', '/a.js'])
})

describe('cost of a page', () => {
  let dist = ''
  const files: Record<string, string> = {
    'a.js': 'import { b } from "./b.js"; console.log(b); import("./later.js")',
    'b.js': 'export const b = 1',
    'later.js': 'console.log("@firebase/app")',
  }

  beforeEach(() => {
    dist = mkdtempSync(path.join(os.tmpdir(), 'page-cost-'))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dist, name), text)
  })

  afterEach(() => rmSync(dist, { recursive: true }))

  const size = (name: string) => gzipSync(files[name] ?? '', { level: 9 }).byteLength

  const costOf = async (scripts: string[]) =>
    costOfPage(dist, await readImports(dist, ['/a.js']), scripts, ['@firebase/'])

  test('is everything imported statically', async () => {
    const cost = await costOf(['/a.js'])
    expect(cost).toEqual({ gzipBytes: size('a.js') + size('b.js'), forbidden: [] })
  })

  test('names the file with forbidden code once it is loaded at once', async () => {
    writeFileSync(path.join(dist, 'b.js'), 'import "./later.js"; export const b = 1')
    expect((await costOf(['/a.js'])).forbidden).toEqual(['later.js'])
  })

  test('a page without scripts costs nothing', async () => {
    expect(await costOf([])).toEqual({ gzipBytes: 0, forbidden: [] })
  })

  test('a text that is in no script guards nothing, and is told', () => {
    expect(textsNowhere(dist, ['@firebase/', 'queryHash'])).toEqual(['queryHash'])
  })
})

test('no public page may load the query library', () => {
  const { publicPage } = JSON.parse(readFileSync(new URL('../../budgets.json', import.meta.url), 'utf8'))
  // The text itself stands in the library; that what is built still holds it, `budgets.ts` looks after.
  const library = path.resolve(import.meta.dirname, '../../node_modules', '@tanstack', 'query-core')
  const client = readFileSync(path.join(library, 'build/modern/queryClient.js'), 'utf8')
  expect(publicPage.forbiddenTexts.some((text: string) => client.includes(text))).toBe(true)
})
