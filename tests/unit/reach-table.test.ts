import { reachTable } from '../bench/reach-table'

test('the table of bench:reach has median and worst of each step, and counts what was later than two seconds', () => {
  const seen = (step: string, afterPress: number, afterAnswer = 0) => ({ step, afterPress, afterAnswer })
  const table = reachTable([
    seen('share', 300.4),
    seen('revoke', 90),
    seen('share', 2500, 40),
    seen('share', 100),
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| share | 3 | 300 | 2500 | 0 | 40 | 1 |',
    '| revoke | 1 | 90 | 90 | 0 | 0 | 0 |',
  ])
})
