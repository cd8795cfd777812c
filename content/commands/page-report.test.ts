import { inlineText } from '../../domain/src/content/article-text'
import { sessionKeys, storageKeys } from '../../web/src/platform/browser-storage'
import { pagesReport } from './page-report'
import { compiledPages } from './read-pages'

test('every page exists in both languages and keeps the editorial rules', () => {
  expect(pagesReport().problems).toEqual([])
  expect(compiledPages()).toHaveLength(10)
})

test.each(['zh', 'en'] as const)(
  'the privacy page (%s) lists exactly the keys that the product stores',
  (language) => {
    const privacy = compiledPages().find(({ id }) => id === 'privacy')
    const items = (privacy?.[language].blocks ?? []).flatMap((block) =>
      block.kind === 'list' ? block.items : [],
    )
    const listed = items.flatMap((item) => inlineText(item).match(/^amhs_[a-z_]+/)?.[0] ?? [])
    const stored = [...Object.values(storageKeys), ...Object.values(sessionKeys)]
    expect(listed.toSorted()).toEqual(stored.toSorted())
  },
)

test('the terms have one place for the attributions of the questionnaires', () => {
  const terms = compiledPages().find(({ id }) => id === 'terms')
  expect(terms?.en.blocks.filter(({ kind }) => kind === 'marker')).toHaveLength(1)
})
