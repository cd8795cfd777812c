import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const source = path.resolve(import.meta.dirname, '../../web/src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
)
const own = files
  .filter((name) => !/\.test\.|\.test-data\./.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }))

test('no code of ours writes HTML from a text, or runs one (docs/decisions, 016)', () => {
  const sinks =
    /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|createContextualFragment|DOMParser|srcdoc|\beval\(|new Function\(/i
  expect(own.length).toBeGreaterThan(400)
  expect(own.filter(({ text }) => sinks.test(text)).map(({ name }) => name)).toEqual([])
})

test('every link to a fixed address of another site tells it nothing of where one comes from', () => {
  const links = own.flatMap(({ name, text }) =>
    [...text.matchAll(/<a\b[^>]*href="https?:[^>]*>/g)].map(([link]) => ({ name, link })),
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(({ link }) => !link.includes('noreferrer'))).toEqual([])
})
