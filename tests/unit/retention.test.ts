import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { retentionTable } from '@amhs/domain/privacy/retention-table'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { compiledPages } from '../../content/commands/read-pages'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

const sources = readdirSync(path.join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: read(`functions/src/${name}`) }))

/** The last name of a path, by which policies and queries know a collection. */
const groupOf = (collection: string) => collection.split('/').at(-1) ?? ''
const groups = retentionTable.map(({ path: collection }) => groupOf(collection))
const expiring = retentionTable.filter(({ expires }) => expires).map(({ path: collection }) => collection)

interface Indexes {
  readonly fieldOverrides: readonly { collectionGroup: string; fieldPath: string; ttl?: boolean }[]
}

test('every collection that the functions or the rules name is in the table, once', () => {
  const written = sources.flatMap(({ text }) => [
    ...[...text.matchAll(/\.(?:collection|collectionGroup)\(\s*'([^']+)'/g)].map(([, name]) => name ?? ''),
    ...[...text.matchAll(/\.doc\(\s*['`](\w+)\//g)].map(([, name]) => name ?? ''),
  ])
  const guarded = [...read('firestore.rules').matchAll(/match \/(\w+)\/\{/g)].map(([, name]) => name ?? '')
  expect(written.length).toBeGreaterThan(25)
  // Counted in `changeWindow`, which is handed the name.
  const counted = ['rateLimits', 'dailyBudgets']
  const named = new Set([...written, ...guarded, ...counted].filter((name) => name !== 'databases'))
  expect([...named].sort()).toEqual(groups.toSorted())
})

test('what has a time has a clean-up policy, and the other way round', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as Indexes
  const policies = fieldOverrides.filter(({ ttl }) => ttl)
  expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(expiring.toSorted())
  expect(new Set(policies.map(({ fieldPath }) => fieldPath))).toEqual(new Set(['expiresAt']))
})

test('every time is used where documents are written, with the field of the policy', () => {
  const writers = sources.filter(({ text }) => text.includes('expiresAt:') || text.includes('expiresAt }'))
  const used = sources.flatMap(({ text }) =>
    [...text.matchAll(/retentionTimes\.(\w+)/g)].map(([, name]) => name),
  )
  expect([...new Set(used)].sort()).toEqual(Object.keys(retentionTimes).sort())
  expect(writers.length).toBeGreaterThan(5)
})

test.each(['zh', 'en'] as const)(
  'the privacy page (%s) shows the table where it says how long',
  (language) => {
    const blocks = compiledPages().find(({ id }) => id === 'privacy')?.[language].blocks ?? []
    const place = blocks.findIndex((block) => block.kind === 'marker' && block.name === 'retention-table')
    const heading = blocks.slice(0, place).findLast(({ kind }) => kind === 'heading')
    expect(JSON.stringify(heading)).toMatch(/数据保存多久|How long do we keep data/)
  },
)

test.each(['zh', 'en'] as const)(
  'every row says in plain words (%s) what it is and until when',
  (language) => {
    for (const row of retentionTable) {
      expect(row.holds[language]).not.toMatch(/TTL|hash|uid|token|UID/)
      expect(row.until[language]).toMatch(row.expires ? /\d/ : /./)
    }
    expect(new Set(retentionTable.map(({ holds }) => holds[language])).size).toBe(retentionTable.length)
  },
)

test('the times are those that the table tells', () => {
  const toldOf = (collection: string) => retentionTable.find((row) => row.path === collection)?.until.en
  expect(toldOf('contactMessages')).toMatch(/^180 days after the matter is closed, 2 years if it never is/)
  expect(toldOf('auditLog')).toMatch(/^2 years/)
  expect(toldOf('rateLimits')).toMatch(/1 day at most$/)
  expect(toldOf('erasures')).toMatch(/^35 days/)
  expect(toldOf('bans')).toMatch(/^180 days/)
})
