// @vitest-environment jsdom
import { hostileTexts } from '../hostile-texts.test-data'
import type { OwnData } from './own-data'
import { htmlFile, jsonFile, storedResults } from './own-data-files'
import { resultsInWords } from './results-in-words'

const data = (text: string): OwnData => ({
  exportedAt: '2026-11-21T00:00:00.000Z',
  account: { email: 'mei@example.com', firstName: text },
  hosted: { screenings: [{ instrument: 'phq9', answers: { phq9_1: 2 } }], savedArticles: [] },
  device: { [`key ${text}`]: text },
  notIncluded: `not in here: ${text}`,
})

const results = (text: string) => [
  { heading: text, score: text, answers: [{ question: text, answer: text }] },
]

const phq9 = {
  instrument: 'phq9',
  answers: { phq9_1: 2, phq9_2: 'declined', phq9_9: 0 },
  score: { total: 12, band: 'moderate' },
  finishedAt: '2026-11-20T08:00:00.000Z',
}

test('the page says the results in words: question, answer and band, the newest first', async () => {
  const stored = storedResults({
    ...data('Mei'),
    hosted: { screenings: [phq9, { ...phq9, instrument: 'gone' }, 'damaged'] },
    device: {
      amhs_screening_results: [
        { ...phq9, finishedAt: Date.parse('2026-11-21T08:00:00Z'), score: { total: null, band: null } },
      ],
    },
  })
  expect(stored).toHaveLength(4)
  const read = await resultsInWords(stored, 'en')
  expect(read.map(({ heading, score }) => [heading, score])).toEqual([
    [expect.stringContaining('21 November 2026'), ''],
    [
      expect.stringContaining('20 November 2026'),
      expect.stringMatching(/^12 points \(range 0–27\) · Moderate/),
    ],
  ])
  expect(read[1]?.answers[0]).toEqual({
    question: 'Little interest or pleasure in doing things',
    answer: 'More than half the days (2)',
  })
  expect(read[1]?.answers[1]?.answer).toBe('Not answered')
  const page = new DOMParser().parseFromString(htmlFile(data('Mei'), read, 'en'), 'text/html')
  expect(page.querySelectorAll('table')).toHaveLength(2)
  expect(page.querySelector('h2')?.textContent).toBe('Screening results')
})

test('the JSON file gives back what went in', () => {
  expect(JSON.parse(jsonFile(data('Mei')))).toEqual(data('Mei'))
})

test.each(['zh-CN', 'en'] as const)(
  'the page is in the reader’s language and shows every value (%s)',
  (language) => {
    const page = new DOMParser().parseFromString(htmlFile(data('Mei'), [], language), 'text/html')
    expect(page.documentElement.lang).toBe(language)
    for (const text of ['mei@example.com', 'Mei', 'phq9_1', '2', 'not in here: Mei'])
      expect(page.body.textContent).toContain(text)
  },
)

test('no text becomes markup', () => {
  const plain = new DOMParser().parseFromString(htmlFile(data('Mei'), results('Mei'), 'en'), 'text/html')
  for (const text of hostileTexts) {
    const page = new DOMParser().parseFromString(htmlFile(data(text), results(text), 'en'), 'text/html')
    expect(page.querySelectorAll('*').length).toBe(plain.querySelectorAll('*').length)
  }
})
