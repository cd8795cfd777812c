import { rulesWithArticles } from './rules-lists'

const rules = `a
        function isArticle(id) {
          return id in [
            'old'
          ];
        }
b`

test('the articles of the site stand in the rules, in place of those from before', () => {
  const written = rulesWithArticles(rules, ['sleep', 'stress'])
  expect(written).toBe(rules.replace("'old'", "'sleep',\n            'stress'"))
  expect(rulesWithArticles(written, ['old'])).toBe(rules)
})

test('rules without the list are an error, not silently left as they are', () => {
  expect(() => rulesWithArticles('a', ['sleep'])).toThrow('isArticle')
})
