import { functionCosts } from '../functions/support/function-costs'
import { journeyCosts } from '../rules/journey-costs'
import { accessDocument, costsDocument } from './documents'

const nobody = { area: 'ratings', name: 'somebody may not', attempts: [] } as const
const may = [false, true, false, false, false, false, true]

test('each operation is one row, those of one place together, and functions follow by name', () => {
  const text = accessDocument(
    [
      { ...nobody, access: { what: 'get a rating', may } },
      { ...nobody, area: 'users', access: { what: 'get a profile', may } },
      nobody,
      { ...nobody, access: { what: 'list ratings', may } },
    ],
    [
      { name: 'two', access: ['admin'] },
      { name: 'one', access: 'verified' },
    ],
  )
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows).toEqual([
    '| `ratings` | get a rating | – | yes | – | – | – | – | yes |',
    '| `ratings` | list ratings | – | yes | – | – | – | – | yes |',
    '| `users/{uid}` | get a profile | – | yes | – | – | – | – | yes |',
    '| `one` | whoever is signed in with a verified address |',
    '| `two` | admin |',
  ])
})

test('costs are told in documents and in dollars', () => {
  const text = costsDocument(
    [...journeyCosts, { name: 'Save', reads: 1, ruleReads: 2, writes: 3 }],
    [...functionCosts, { name: 'Call', calls: 2, reads: 4, writes: 1 }],
  )
  expect(text).toContain('| Save | 1 | 2 | 3 | 3.60 |')
})

test('what was promised of costs holds', () => {
  const costOf = (name: string) => journeyCosts.find((cost) => cost.name === name)
  const { reads = 9, ruleReads = 9, writes = 9 } = costOf('Save a screening') ?? {}
  expect(reads + ruleReads + writes).toBeLessThanOrEqual(3)
  expect(costOf('List the history, one page of 100 results')?.reads).toBeLessThanOrEqual(21)
})
