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

test('articles, pages and the words of the interface are read', () => {
  const report = styleReport()
  const ids = report.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining(['sleep', 'pages/privacy', 'web/src/features/support/support.words.ts']),
  )
  expect(ids.filter((id) => id.startsWith('web/')).length).toBeGreaterThan(70)
})

test('no title and no description is cut off where it is shown', () => {
  expect(Object.values(headRemarks()).flat()).toEqual([])
})

test('the usual searches find something', () => {
  const [empty = [], wrong = []] = Object.values(searchRemarks())
  expect(empty.length).toBeLessThanOrEqual(3)
  expect(wrong).toEqual([])
})
