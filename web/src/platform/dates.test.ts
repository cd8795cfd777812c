import { formatDate, formatDateTime } from './dates'

describe('dates', () => {
  test('a date without time stands as it is, in every time zone', () => {
    expect(formatDate('2026-11-21', 'zh-CN')).toBe('2026年11月21日')
    expect(formatDate('2026-01-01', 'en')).toBe('1 January 2026')
  })

  test('moments read as the platform would write them', () => {
    for (let day = 0; day < 400; day += 7) {
      const moment = Date.UTC(2026, 0, 1, 9 + (day % 24), day % 60) + day * 86_400_000
      const date = { year: 'numeric', month: 'long', day: 'numeric' } as const
      const time = { hour: '2-digit', minute: '2-digit' } as const
      for (const [language, locale] of [
        ['zh-CN', 'zh-CN'],
        ['en', 'en-GB'],
      ] as const) {
        expect(formatDate(moment, language)).toBe(new Intl.DateTimeFormat(locale, date).format(moment))
        expect(formatDateTime(moment, language)).toBe(
          new Intl.DateTimeFormat(locale, { ...date, ...time }).format(moment),
        )
      }
    }
  })
})
