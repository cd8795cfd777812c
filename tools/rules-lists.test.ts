import { rulesWithLists } from './rules-lists'

const rules = `a
        function isLanguage(value) {
          return value in ['aa'];
        }
        function isArticle(id) {
          return id in [
            'old'
          ];
        }
b`

test('the articles and languages of the site stand in the rules, in place of those from before', () => {
  const written = rulesWithLists(rules, { articles: ['sleep', 'stress'], languages: ['aa', 'bb'] })
  expect(written).toBe(
    rules.replace("'old'", "'sleep',\n            'stress'").replace("['aa']", "['aa', 'bb']"),
  )
  expect(rulesWithLists(written, { articles: ['old'], languages: ['aa'] })).toBe(rules)
})

test.each(['isArticle', 'isLanguage'])('rules without %s are an error, not left as they are', (name) => {
  expect(() => rulesWithLists(rules.replace(name, 'other'), { articles: ['sleep'], languages: [] })).toThrow(
    name,
  )
})
