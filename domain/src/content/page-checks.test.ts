import type { Page, PageBlock } from './page'
import { checkPage } from './page-checks'
import { parseArticleBody } from './parse-article'

const known = {
  pages: new Set(['/contact']),
  instruments: new Set(['cbi']),
  phoneNumbers: new Set(['12356']),
  textNumbers: new Set(['12110']),
}
const marker: PageBlock = { kind: 'marker', name: 'instrument-attributions' }

function page(zh: readonly PageBlock[], en: readonly PageBlock[]): Page {
  const common = { title: 'x', description: 'x', summary: 'x' }
  return {
    id: 'about',
    updatedOn: '2026-11-21',
    version: '1.0',
    zh: { ...common, blocks: zh },
    en: { ...common, blocks: en },
  }
}

const zhBody = '## 谁？\n\n写给[我们](/contact)。'
const enBody = '## Who?\n\nWrite to [us](/contact).'

function problems(zh: string, en: string): string {
  return checkPage(page(parseArticleBody(zh), parseArticleBody(en)), known).problems.join('\n')
}

describe('checkPage', () => {
  test('two texts of the same structure with live links are well', () => {
    expect(problems(zhBody, enBody)).toBe('')
  })

  test.each([
    ['a missing paragraph', zhBody, '## Who?', 'block 2 is paragraph in zh and nothing in en'],
    [
      'a dead link',
      zhBody.replace('contact', 'nowhere'),
      enBody.replace('contact', 'nowhere'),
      '/nowhere leads to no page',
    ],
    ['a link in one language only', '## 谁？\n\n写给我们。', enBody, 'zh and en link to different targets'],
    ['a heading that is no question', '## 我们\n\n写给[我们](/contact)。', enBody, 'is no question'],
    ['unsafe wording', zhBody, enBody.replace('Write', 'He committed suicide. Write'), 'committed suicide'],
    ['endless sentences', zhBody, enBody.replace('us', 'one '.repeat(40).trim()), 'words a sentence'],
  ])('%s is a problem', (_what, zh, en, message) => {
    expect(problems(zh, en)).toContain(message)
  })

  test('a marker that stands in one language only is a problem', () => {
    const [zh, en] = [parseArticleBody(zhBody), parseArticleBody(enBody)]
    expect(checkPage(page([...zh, marker], en), known).problems).toContain(
      'the markers stand at different places in zh and en',
    )
    expect(checkPage(page([...zh, marker], [...en, marker]), known).problems).toEqual([])
  })
})
