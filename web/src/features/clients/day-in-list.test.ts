import { dayInList } from './day-in-list'

test('the time is said only where another of the list has the same day', () => {
  const [morning, evening, later] = [
    new Date('2026-11-20T08:00:00'),
    new Date('2026-11-20T19:30:00'),
    new Date('2026-11-21T08:00:00'),
  ].map((date) => date.getTime()) as [number, number, number]
  const list = [morning, evening, later]
  expect(dayInList(later, list, 'en')).toBe('21 November 2026')
  const names = list.map((moment) => dayInList(moment, list, 'zh-CN'))
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toContain('2026')
})
