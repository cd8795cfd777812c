import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { datedLists, listsDue } from './lists-due'

const list = { name: 'The lines', file: 'lines.json', checkedOn: '2026-11-21' }

test('a list is due after the ninetieth day, not on it', () => {
  expect(listsDue(new Date('2027-02-19T23:59:59Z'), [list])).toEqual({
    due: [],
    inTime: ['The lines were checked on 2026-11-21. Check them again by 2027-02-19.'],
  })
  expect(listsDue(new Date('2027-02-20T00:00:00Z'), [list])).toEqual({
    due: [
      'The lines were last checked on 2026-11-21, more than 90 days ago. Please check them again (lines.json; docs/operating.md, 13).',
    ],
    inTime: [],
  })
})

test('one list that is due is told of, however new the others are', () => {
  const { due, inTime } = listsDue(new Date('2027-02-20T00:00:00Z'), [
    { ...list, name: 'The newer', checkedOn: '2026-11-26' },
    list,
  ])
  expect([due.length, inTime.length]).toEqual([1, 1])
})

test('every file of the domain that says when it was checked is among the lists', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const dated = readdirSync(path.join(root, 'domain/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `domain/src/${file.split(path.sep).join('/')}`)
    .filter((file) => 'checkedOn' in JSON.parse(readFileSync(path.join(root, file), 'utf8')))
  const otherwise = [
    // A test holds it to the day of crisis-lines.json.
    'domain/src/safety/crisis-line-sources.json',
    // Once a year, and service by service: npm run content -- --services.
    'domain/src/services/services.json',
  ]
  expect([...datedLists.map(({ file }) => file), ...otherwise].sort()).toEqual(dated.sort())
})
