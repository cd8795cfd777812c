import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

test('whatever does something on Enter asks whether the key belongs to an input method', () => {
  const source = path.resolve(import.meta.dirname, '../../web/src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(path.join(source, name), 'utf8')] as const)
    .filter(([, text]) => /['"](Numpad)?Enter['"]/.test(text))
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter(([, text]) => !text.includes('composes(')).map(([name]) => name)).toEqual([])
})
