import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const source = resolve(import.meta.dirname, '../../functions/src')

/** The files that a file of the functions imports, at once or later, without those that it takes types from alone. */
function importedBy(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/import type [^'"]*from '[^']*'/g, '')
  return [...text.matchAll(/(?:from |import\()'(\.[^']*)'/g)]
    .map(([, target]) => `${resolve(dirname(path), target ?? '')}.ts`)
    .filter((file) => existsSync(file))
}

/** Whether what is in a file may send a mail. */
function sendsMail(path: string, seen = new Set<string>()): boolean {
  if (path.endsWith('email/smtp.ts')) return true
  if (seen.has(path)) return false
  seen.add(path)
  return importedBy(path).some((next) => sendsMail(next, seen))
}

/** The parts of a file that each define one function, by its name, with the file of its handler. */
function definedIn(file: string, start: RegExp) {
  const text = readFileSync(resolve(source, file), 'utf8')
  const starts = [...text.matchAll(start)]
  return starts.flatMap(({ index, 1: name = '' }, place) => {
    const part = text.slice(index, starts[place + 1]?.index)
    const handler = /import\('(\.[^']*)'\)/.exec(part)?.[1]
    return handler === undefined ? [] : [{ name, part, handler: `${resolve(source, handler)}.ts` }]
  })
}

const callables = definedIn('index.ts', /^export const (\w+)/gm)
const triggers = definedIn('triggers.ts', /^ {2}(\w+): isWanted/gm)
const mailing = (found: typeof callables) => found.filter(({ handler }) => sendsMail(handler))

test('every callable that may send a mail has the password of the mail server', () => {
  expect(callables.length).toBeGreaterThan(30)
  expect(mailing(callables).map(({ name }) => name)).toContain('answerGroupRequest')
  // The last option, alone or with others.
  const without = mailing(callables).filter(
    ({ part }) => !/,\n {2}(?:mail|\{[^}]*\.\.\.mail\b[^}]*\}),\n\)/.test(part),
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

test('every trigger that may send a mail has the password of the mail server', () => {
  expect(triggers.length).toBeGreaterThan(8)
  expect(mailing(triggers).map(({ name }) => name)).toContain('tellOfNewHands')
  const without = mailing(triggers).filter(({ part }) => !/secrets: mailSecrets\b/.test(part))
  expect(without.map(({ name }) => name)).toEqual([])
})
