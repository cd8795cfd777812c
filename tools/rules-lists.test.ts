import { rulesWithLists } from './rules-lists'

const rules = `a
        function isLanguage(value) {
          return value in ['aa'];
        }
        function instruments() {
          return ['gad7'];
        }
        function isArticle(id) {
          return id in [
            'old'
          ];
        }
b`

test('the articles and languages of the site stand in the rules, in place of those from before', () => {
  const written = rulesWithLists(rules, {
    articles: ['sleep', 'stress'],
    instruments: ['gad7'],
    languages: ['aa', 'bb'],
  })
  expect(written).toBe(
    rules.replace("'old'", "'sleep',\n            'stress'").replace("['aa']", "['aa', 'bb']"),
  )
  expect(rulesWithLists(written, { articles: ['old'], instruments: ['gad7'], languages: ['aa'] })).toBe(rules)
})

test('a questionnaire that the site no longer has stays in the rules, beside the new ones', () => {
  const lists = { articles: ['old'], instruments: ['asrs6', 'who5'], languages: ['aa'] }
  expect(rulesWithLists(rules, lists)).toBe(rules.replace("['gad7']", "['asrs6', 'gad7', 'who5']"))
})

test.each(['isArticle', 'instruments', 'isLanguage'])(
  'rules without %s are an error, not left as they are',
  (name) => {
    const lists = { articles: ['sleep'], instruments: [], languages: [] }
    expect(() => rulesWithLists(rules.replace(name, 'other'), lists)).toThrow(name)
  },
)
