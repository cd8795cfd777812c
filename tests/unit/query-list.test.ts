import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Indexes } from '../../deploy/doctor-checks/index-faults'
import { queryFaults } from '../../deploy/doctor-checks/query-faults'
import { queryFiles } from '../../deploy/doctor-checks/query-list'
import { fromRoot, root, sourceFiles } from '../support/imports'

const wanted: Indexes = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'))

const code = ['web/src', 'functions/src']
  .flatMap((folder) => sourceFiles(join(root, folder)))
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => [fromRoot(path), readFileSync(path, 'utf8')] as const)

const constraint =
  /\b(?:where\(\s*(?<field>'[^']+'|[\w.[\]]+(?:\(\))?),\s*'(?<how>[^']+)'|orderBy\(\s*(?<by>'[^']+'|[\w.[\]]+(?:\(\))?)(?:,\s*'(?<direction>\w+)')?,?\s*\))/g

/** What a file of code asks the database, in the order in which it stands there; the name of a variable in angle brackets. */
function asksIn(code: string): readonly string[] {
  return [...code.matchAll(constraint)].map(({ groups = {} }) => {
    const { field, how, by = '', direction = 'asc' } = groups
    const name = field ?? by
    return `${name.startsWith("'") ? name.slice(1, -1) : `<${name}>`} ${how ?? direction}`
  })
}

/** Whether what a file asks may need an index that the database does not keep by itself. */
function mayNeedIndex(code: string): boolean {
  const asks = asksIn(code)
  const fields = new Set(asks.map((ask) => ask.split(' ')[0]).filter((field) => field !== '__name__'))
  const isSorted = asks.some((ask) => !/ (?:==|in)$/.test(ask))
  return (asks.length > 0 && code.includes('collectionGroup(')) || (fields.size > 1 && isSorted)
}

test('the questions of the code are read out of it, however they are written', () => {
  expect(
    asksIn(`query(a, where('kind', '==', kind), ...(b ? [where("x")] : []), orderBy('at', 'desc'))
      group.where('status', 'in', [1, 2]).where(
        'requestedAt',
        '<',
        now,
      ).orderBy(field).orderBy('name.zh').where(documentId(), '==', id)`),
  ).toEqual([
    'kind ==',
    'at desc',
    'status in',
    'requestedAt <',
    '<field> asc',
    'name.zh asc',
    '<documentId()> ==',
  ])
})

test('no file asks with a where or an order that the reading of the code passes over', () => {
  for (const [at, text] of code) {
    const calls = text.match(/\b(?:where|orderBy)\(/g) ?? []
    expect(asksIn(text), at).toHaveLength(calls.length)
  }
})

test('the list has every file whose questions may need an index, and what the file asks', () => {
  const asked = code.filter(([, text]) => mayNeedIndex(text)).map(([at, text]) => [at, asksIn(text)])
  const listed = queryFiles.map(({ at, text, queries }) => [at, text ?? queries.flatMap(({ asks }) => asks)])
  expect(
    Object.fromEntries(listed),
    'A question has changed: look at deploy/doctor-checks/query-list.ts, and at firestore.indexes.json',
  ).toEqual(Object.fromEntries(asked))
})

test('every question has its index', () => {
  expect(queryFaults(wanted, queryFiles)).toEqual([])
})

test.each(
  wanted.indexes.map(
    (index) =>
      [`${index.collectionGroup}: ${index.fields.map(({ fieldPath }) => fieldPath)}`, index] as const,
  ),
)('the index of %s is needed by a question', (_name, index) => {
  const without = { ...wanted, indexes: wanted.indexes.filter((other) => other !== index) }
  expect(queryFaults(without, queryFiles)).not.toEqual([])
})
