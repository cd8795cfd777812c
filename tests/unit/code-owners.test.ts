import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))

test('everything has owners, and the folders that are named are there', () => {
  expect(lines[0]?.[0]).toBe('*')
  for (const [path = '', ...owners] of lines) {
    expect(owners.length, path).toBeGreaterThan(0)
    for (const owner of owners) expect(owner).toMatch(/^@[\w-]+\/[\w-]+$/)
    if (path !== '*') expect(existsSync(join(root, path)), path).toBe(true)
  }
})

test('what keeps people safe, and what keeps their data, has owners of its own', () => {
  const named = lines.map(([path]) => path)
  for (const path of ['/domain/src/safety/', '/content/', '/firestore.rules', '/storage.rules'])
    expect(named).toContain(path)
})
