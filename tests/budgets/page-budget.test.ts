import { addressOfFile, budgetOf, readBudgets } from './page-budget'

const budgets = {
  publicPage: { javascriptGzipBytes: 9, lateJavascriptGzipBytes: 1, forbiddenTexts: [] },
  pages: { '/': 1, '/learn': 2, '/learn/resource/*': 3 },
}

test('a page has the same budget in every language, and every article the same', () => {
  expect(
    ['/', '/en', '/zh-hant', '/learn', '/en/learn', '/zh-hant/learn'].map((address) =>
      budgetOf(budgets, address),
    ),
  ).toEqual([1, 1, 1, 2, 2, 2])
  expect(budgetOf(budgets, '/en/learn/resource/sleep')).toBe(3)
})

test('a page without a budget of its own has that of all', () => {
  expect(
    ['/english', '/learn/individual', '/en/crisis'].map((address) => budgetOf(budgets, address)),
  ).toEqual([9, 9, 9])
})

test('addresses are read from the names of built files', () => {
  expect(['index.html', 'en.html', 'en/learn.html'].map(addressOfFile)).toEqual(['/', '/en', '/en/learn'])
})

test('the pages that people come to first have a budget of their own, below that of all', () => {
  const { pages, publicPage } = readBudgets()
  expect(Object.keys(pages)).toEqual(['/', '/learn', '/learn/resource/*', '/crisis', '/about'])
  for (const bytes of Object.values(pages)) expect(bytes).toBeLessThan(publicPage.javascriptGzipBytes)
})
