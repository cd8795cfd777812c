import { firstShown } from './first-shown'

const offered = [
  { id: 'c', instrument: 'phq9', finishedAt: 3 },
  { id: 'b', instrument: 'gad7', finishedAt: 2 },
  { id: 'a', instrument: 'phq9', finishedAt: 1 },
]
const ids = ({ first, others }: ReturnType<typeof firstShown>) =>
  [first, others].map((part) => part.map(({ id }) => id))

test('the latest of each questionnaire is in sight, whatever the order they come in', () => {
  expect(ids(firstShown(offered, null))).toEqual([['c', 'b'], ['a']])
  expect(ids(firstShown(offered.toReversed(), null))).toEqual([['b', 'c'], ['a']])
  expect(firstShown([], null)).toEqual({ first: [], others: [] })
})

test('whoever came from one result meets that one alone', () => {
  expect(ids(firstShown(offered, 'a'))).toEqual([['a'], ['c', 'b']])
  expect(ids(firstShown(offered, 'gone'))).toEqual([[], ['c', 'b', 'a']])
})
