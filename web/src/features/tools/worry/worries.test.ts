import { emptyWorry, withoutWorry, withWorry, worryForm, worryLimits } from './worries'

test('what is stored is read leniently', () => {
  for (const stored of [null, {}, 'x', [null, 4, {}]]) expect(worryForm.read(stored)).toEqual([])
  expect(worryForm.read([{ worry: 'exam', can: 'maybe', step: 7 }])).toEqual([
    { ...emptyWorry, worry: 'exam' },
  ])
  expect(worryForm.read(Array(99).fill({ worry: 'x' }))).toHaveLength(worryLimits.worries)
})

test('a worry is written in parts, another one follows, one is let go', () => {
  let worries = withWorry([], 0, { worry: 'exam' })
  worries = withWorry(worries, 0, { can: 'yes', step: 'ask Lin' })
  worries = withWorry(worries, 1, { worry: 'rain' })
  expect(worries).toEqual([
    { worry: 'exam', can: 'yes', step: 'ask Lin', when: '' },
    { ...emptyWorry, worry: 'rain' },
  ])
  expect(withoutWorry(worries, 0)).toEqual([{ ...emptyWorry, worry: 'rain' }])
})

test('one that is emptied keeps its place and its answer, and the next one stays where it is', () => {
  let worries = withWorry([], 0, { worry: 'exam' })
  worries = withWorry(worries, 1, { worry: 'rain', can: 'no' })
  worries = withWorry(worries, 2, { worry: 'shoes' })
  const emptied = worryForm.read(withWorry(worries, 1, { worry: '' }))
  expect(emptied.map(({ worry, can }) => [worry, can])).toEqual([
    ['exam', null],
    ['', 'no'],
    ['shoes', null],
  ])
  expect(worryForm.read(withWorry(emptied, 2, { worry: '' })), 'only empty ones at the end').toHaveLength(1)
})
