import { checkArticle, type KnownTargets, structureDifference } from './article-checks'
import { type ArticleFiles, compileArticle } from './compile-article'
import { ContentFault } from './content-fault'
import { parseArticleBody } from './parse-article'

const matter = [
  'id: sleep',
  'title: Better sleep: a start',
  'summary: Short.',
  'audience: individual, adolescent',
  'topic: body',
  'minutes: 1',
  'sources: nhs',
  'reviewedOn: 2026-11-21',
  'instruments: phq9',
]

function file(body: string, change: (line: string) => string = (line) => line): string {
  return `---\n${matter.map(change).join('\n')}\n---\n\n${body}`
}

const files: ArticleFiles = {
  id: 'sleep',
  zh: file('## 为什么？\n\n有 {{share}} 的人。[危机](/crisis)'),
  en: file('## Why?\n\nIt is {{share}} of people. [Crisis](/crisis)'),
  sources: { nhs: { name: 'NHS', url: 'https://www.nhs.uk', licence: 'OGL' } },
  figures: { share: { zh: '两成', en: '20%', year: 2020, source: 'nhs' } },
}

const known: KnownTargets = {
  pages: new Set(['/crisis']),
  instruments: new Set(['phq9']),
  phoneNumbers: new Set(['12356']),
  textNumbers: new Set(['12110']),
}

function problemsOf(changes: Partial<ArticleFiles>): readonly string[] {
  return checkArticle(compileArticle({ ...files, ...changes }), known).problems
}

describe('compileArticle', () => {
  test('makes one article out of two files and the shared data', () => {
    const article = compileArticle(files)
    expect(article).toMatchObject({
      id: 'sleep',
      topic: 'body',
      audience: ['individual', 'adolescent'],
      sources: [files.sources.nhs],
      figures: [files.figures.share],
      reviewedOn: '2026-11-21',
      instruments: ['phq9'],
    })
    expect(article.en.title).toBe('Better sleep: a start')
    expect(JSON.stringify(article.en.blocks)).toContain('It is 20% of people.')
    expect(JSON.stringify(article.zh.blocks)).toContain('有 两成 的人。')
  })

  const swap = (key: string, line: string) => (old: string) => (old.startsWith(`${key}:`) ? line : old)
  const plainBody = '## Why?\n\nText.'

  test.each<[string, Partial<ArticleFiles>, string]>([
    ['another folder', { id: 'stress' }, 'stress: the id in the files is "sleep"'],
    ['an unknown id', { en: file(plainBody, swap('id', 'id: unknown')) }, 'sleep/en.md: id:'],
    ['an unknown topic', { zh: file(plainBody, swap('topic', 'topic: x')) }, 'sleep/zh.md: topic:'],
    ['a missing key', { zh: file(plainBody, swap('topic', '')) }, 'sleep/zh.md: topic:'],
    ['a key too many', { zh: file(plainBody, swap('topic', 'topic: body\nauthor: x')) }, 'author'],
    [
      'a repeated entry',
      { en: file(plainBody, swap('sources', 'sources: nhs, nhs')) },
      'names something twice',
    ],
    ['front matter that differs', { zh: file(plainBody, swap('topic', 'topic: mood')) }, '"topic" differs'],
    ['a wrong date', { en: file(plainBody, swap('reviewedOn', 'reviewedOn: 21.11.2026')) }, 'reviewedOn:'],
    ['an unknown source', { sources: {} }, 'there is no source "nhs"'],
    ['an unknown figure', { figures: {} }, 'There is no figure "share"'],
    ['figures that differ', { en: file(plainBody) }, 'show different figures'],
    ['broken text', { en: file('## Why?\n\n<b>x</b>') }, 'sleep/en.md: "<b"'],
  ])('refuses %s', (_what, changes, reason) => {
    const compile = () => compileArticle({ ...files, ...changes })
    expect(compile).toThrow(ContentFault)
    expect(compile).toThrow(reason)
  })
})

describe('checkArticle', () => {
  test('finds lengths out of range and nothing else in a short sound article', () => {
    const problems = problemsOf({})
    expect(problems).toHaveLength(2)
    expect(problems.join()).toMatch(/zh: \d+ characters,en: \d+ words/)
  })

  test.each([
    ['[x](/nowhere)', '/nowhere leads to no page'],
    ['[x](/learn/resource/nothing)', 'leads to no article'],
    ['[x](/test?instrument=mbi)', 'names no questionnaire that ships'],
    ['[x](tel:99999)', 'is no number of the crisis data'],
    ['[x](sms:12356)', 'is no number of the crisis data that takes texts'],
    ['He committed suicide.', '"committed suicide"'],
    ['Great!', '"!"'],
    ['请您看看。', '"您"'],
  ])('refuses %s', (sentence, reason) => {
    const body = `## Why?\n\n{{share}} ${sentence}`
    expect(problemsOf({ en: file(body), zh: file(body) }).join('\n')).toContain(reason)
  })

  test.each([
    '[x](https://www.who.int)',
    '[x](tel:12356)',
    '[x](sms:12110)',
    '[x](/learn/resource/stress#part-2)',
    '[x](/test?instrument=phq9)',
  ])('accepts %s', (sentence) => {
    const body = `## Why?\n\n{{share}} ${sentence}`
    expect(
      problemsOf({ en: file(body), zh: file(body) }).filter((problem) => !/characters|words/.test(problem)),
    ).toEqual([])
  })

  test('refuses headings that are no questions, different links and a wrong reading time', () => {
    const problems = problemsOf({
      en: file('## Statement\n\n{{share}}', (line) => line.replace('minutes: 1', 'minutes: 9')),
    }).join('\n')
    expect(problems).toContain('"Statement" is no question')
    expect(problems).toContain('different targets')
    expect(problems).toContain('minutes must be 1, not 9')
  })

  test('measures long sentences and hard words', () => {
    const sentence = `${'international organisation '.repeat(30)}.`
    const problems = problemsOf({ en: file(`## Why?\n\n{{share}} [x](/crisis) ${sentence}`) }).join('\n')
    expect(problems).toMatch(/words a sentence/)
    expect(problems).toMatch(/Flesch-Kincaid grade/)
  })
})

test('structureDifference names the first block that differs', () => {
  const list = parseArticleBody('## A?\n\n- a\n- b')
  expect(structureDifference(list, list)).toBeNull()
  expect(structureDifference(list, parseArticleBody('## A?\n\n- a'))).toBe(
    'block 2 is list of 2 in zh and list of 1 in en',
  )
  expect(structureDifference(list, parseArticleBody('## A?\n\n1. a\n2. b'))).toContain(
    'numbered list of 2 in en',
  )
  expect(structureDifference(list, parseArticleBody('## A?'))).toContain('nothing in en')
})
