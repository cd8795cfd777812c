// @vitest-environment jsdom
import { hostileTexts } from '../hostile-texts.test-data'
import type { OwnData } from './own-data'
import { htmlFile, jsonFile } from './own-data-files'

const data = (text: string): OwnData => ({
  exportedAt: '2026-11-21T00:00:00.000Z',
  account: { email: 'mei@example.com', firstName: text },
  hosted: { screenings: [{ instrument: 'phq9', answers: { phq9_1: 2 } }], savedArticles: [] },
  device: { [`key ${text}`]: text },
  notIncluded: `not in here: ${text}`,
})

test('the JSON file gives back what went in', () => {
  expect(JSON.parse(jsonFile(data('Mei')))).toEqual(data('Mei'))
})

test.each(['zh-CN', 'en'] as const)(
  'the page is in the reader’s language and shows every value (%s)',
  (language) => {
    const page = new DOMParser().parseFromString(htmlFile(data('Mei'), language), 'text/html')
    expect(page.documentElement.lang).toBe(language)
    for (const text of ['mei@example.com', 'Mei', 'phq9_1', '2', 'not in here: Mei'])
      expect(page.body.textContent).toContain(text)
  },
)

test('no text becomes markup', () => {
  const plain = new DOMParser().parseFromString(htmlFile(data('Mei'), 'en'), 'text/html')
  for (const text of hostileTexts) {
    const page = new DOMParser().parseFromString(htmlFile(data(text), 'en'), 'text/html')
    expect(page.querySelectorAll('*').length).toBe(plain.querySelectorAll('*').length)
  }
})
