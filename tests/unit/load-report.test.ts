import { type Journey, type Measured, missingOf, quantile, report } from '../bench/load-report'

const journey: Journey = {
  name: 'save',
  go: () => Promise.resolve(),
  kept: (number) => Promise.resolve(number !== 2),
}

const measured: Measured = {
  journey,
  single: [{ number: 0, milliseconds: 10 }],
  together: [
    { number: 1, milliseconds: 30 },
    { number: 2, milliseconds: 50 },
    { number: 3, milliseconds: 5, error: 'refused' },
    { number: 4, milliseconds: 5, error: 'refused' },
  ],
  seconds: 2,
}

test('a quantile is one of the numbers, and none is no number', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(quantile([3, 1, 2], 0.95)).toBe(3)
  expect(quantile([1], 0)).toBe(1)
  expect(quantile([], 0.5)).toBeNaN()
})

test('what went wrong is counted, and its quick failures do not make the rest look quick', () => {
  expect(report([measured])).toEqual({
    rows: [
      {
        journey: 'save',
        done: 3,
        'a second': 1,
        'alone, median ms': 10,
        'together, median ms': 30,
        '95 %': 50,
        'times slower': 3,
        errors: 2,
      },
    ],
    failures: ['2 × save: refused'],
  })
})

test('what was acknowledged and is not there is named; what was refused is not looked for', async () => {
  const asked: number[] = []
  const kept = (number: number) => {
    asked.push(number)
    return Promise.resolve(number !== 2)
  }
  expect(await missingOf([{ ...measured, journey: { ...journey, kept } }])).toEqual([
    'save: acknowledged to 2, and not there',
  ])
  expect(asked).toEqual([0, 1, 2])
  const { kept: _, ...withoutWrites } = journey
  expect(await missingOf([{ ...measured, journey: withoutWrites }])).toEqual([])
})
