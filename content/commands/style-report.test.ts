import { headRemarks } from './head-report'
import { quotedTexts } from './read-words'
import { searchRemarks } from './search-report'
import { styleReport } from './style-report'

test('texts are read out of a source: quotes, templates and what they put in, no comments', () => {
  const source = [
    "// it's",
    "{ a: 'It\\'s', b: \"two\" } /* 'no' */",
    `c: (n) => \`\${n} \${n === 1 ? 'day' : 'days'} left\``,
  ].join('\n')
  expect(quotedTexts(source)).toEqual(["It's", 'two', '… … left', 'day', 'days'])
})

test('articles, pages and the words of the interface are read, and each says what the glossary says', () => {
  const report = styleReport()
  const ids = report.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining(['sleep', 'pages/privacy', 'web/src/features/support/support.words.ts']),
  )
  expect(ids.filter((id) => id.startsWith('web/')).length).toBeGreaterThan(70)
  expect(report.flatMap(({ id, remarks }) => remarks.terms.map((term) => `${id}: ${term}`))).toEqual([])
})

test('nothing is written as a German would say it', () => {
  const found = styleReport().flatMap(({ id, remarks }) =>
    remarks.germanisms.map((words) => `${id}: ${words}`),
  )
  expect(found).toEqual([])
})

test('pages and articles speak English with contractions', () => {
  const found = styleReport()
    .filter(({ id }) => !id.startsWith('web/'))
    .flatMap(({ id, remarks }) => remarks.uncontracted.map((words) => `${id}: ${words}`))
  // A few stand for weight: "It is **not medical advice**".
  expect(found.length).toBeLessThanOrEqual(20)
})

test('no title and no description is cut off where it is shown', () => {
  expect(Object.values(headRemarks()).flat()).toEqual([])
})

test('the usual searches find something', () => {
  const [empty = [], wrong = []] = Object.values(searchRemarks())
  expect(empty).toEqual([])
  expect(wrong).toEqual([])
})
