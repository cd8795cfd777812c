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
