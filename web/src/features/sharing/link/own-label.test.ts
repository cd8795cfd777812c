import { dayOfOwnLabel, ownLabel } from './own-label'

const link = { url: 'https://example.org/s/x', key: 'k'.repeat(43) }

test('the title of a link names the day on which it was made, where it was made', () => {
  // Half past midnight and half an hour before it, wherever the test runs: in UTC one of them is another day.
  for (const moment of [new Date(2026, 10, 23, 0, 30), new Date(2026, 10, 23, 23, 30)])
    for (const language of ['zh-CN', 'en'] as const)
      expect(dayOfOwnLabel({ ...link, label: ownLabel(moment.getTime(), language) })).toBe('2026-11-23')
})

test('a title that somebody wrote is not taken for ours', () => {
  for (const label of [undefined, '', 'Weights', 'Summary, soon', '小结 2026-11-23 请打 0900'])
    expect(dayOfOwnLabel({ ...link, ...(label === undefined ? {} : { label }) })).toBeNull()
})
