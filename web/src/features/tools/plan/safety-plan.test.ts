import {
  cutAtNumbers,
  emptyPlan,
  isWritten,
  planForm,
  planLimits,
  withLine,
  writtenLines,
} from './safety-plan'

test('what is stored is read leniently: what does not fit is left out, and nothing throws', () => {
  for (const stored of [null, 7, 'text', [], {}, { signs: 'x' }, { signs: [1, null] }])
    expect(planForm.read(stored)).toEqual(emptyPlan)
  const read = planForm.read({ signs: ['a', 2, 'x'.repeat(900)], alone: Array(99).fill('y'), other: ['z'] })
  expect(read.signs).toEqual(['a', 'x'.repeat(planLimits.characters)])
  expect(read.alone).toHaveLength(planLimits.lines)
  expect(read).not.toHaveProperty('other')
})

test('a line is changed in its place, the next one added, an emptied one dropped from the end', () => {
  let plan = withLine(emptyPlan, 'alone', 0, 'walk')
  plan = withLine(plan, 'alone', 1, 'shower')
  plan = withLine(plan, 'alone', 0, '')
  expect(plan.alone).toEqual(['', 'shower'])
  expect(writtenLines(plan, 'alone')).toEqual(['shower'])
  expect(isWritten(plan)).toBe(true)
  plan = withLine(plan, 'alone', 1, ' ')
  expect(plan).toEqual(emptyPlan)
  expect(isWritten(plan)).toBe(false)
})

test.each([
  ['表姐 138 0013 8000，晚上也行', ['138 0013 8000']],
  ['12356', ['12356']],
  ['Lin +44 20 7946 0000 or 555-0100', ['+44 20 7946 0000', '555-0100']],
  ['办公室三楼，周 1 到 5', []],
])('%s: its telephone numbers can be dialled, and no text is lost', (line, numbers) => {
  const parts = cutAtNumbers(line)
  expect(parts.filter(({ isNumber }) => isNumber).map(({ text }) => text)).toEqual(numbers)
  expect(parts.map(({ text }) => text).join('')).toBe(line)
})
