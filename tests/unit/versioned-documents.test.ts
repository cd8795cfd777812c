import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { schemaVersions } from '@amhs/domain/documents/schema-versions'

const documents = fileURLToPath(new URL('../../domain/src/documents', import.meta.url))
const guide = readFileSync(new URL('../../docs/data.md', import.meta.url), 'utf8')

test('the kinds that the guide names are those that carry a version', () => {
  const [, kinds = ''] = /carry `schemaVersion`: ([a-z, ]+)\./.exec(guide) ?? []
  expect(kinds.split(', ').sort()).toEqual(Object.keys(schemaVersions).sort())
})

test('and no other schema has one', () => {
  const withVersion = readdirSync(documents)
    .filter((name) => name.endsWith('-document.ts'))
    .filter((name) => /versioned\(|schemaVersions\./.test(readFileSync(`${documents}/${name}`, 'utf8')))
    .map((name) => name.replace('-document.ts', ''))
  expect(withVersion.sort()).toEqual(Object.keys(schemaVersions).sort())
})
