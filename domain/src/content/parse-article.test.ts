import fc from 'fast-check'
import type { Block } from './article'
import { articlePassages, articleTexts, blockTexts, inlineText, linkTargets } from './article-text'
import { ContentFault } from './content-fault'
import { figureIds, fillFigures, parseArticleBody } from './parse-article'
import { parseInline } from './parse-inline'

const text = (words: string) => ({ kind: 'text', text: words }) as const

describe('parseInline', () => {
  test('shows no hole behind a full-width stop in bold, and keeps every other blank', () => {
    const said = (markup: string) => inlineText(parseInline(markup))
    expect(said('**去医院。** 最近发生的')).toBe('去医院。最近发生的')
    expect(said('**去医院** 最近')).toBe('去医院 最近')
    expect(said('**Go to hospital.** If it was recent')).toBe('Go to hospital. If it was recent')
    expect(said('**要求：** [抑郁](/learn) 和')).toBe('要求：抑郁 和')
  })

  test('reads bold words and links, also inside each other', () => {
    expect(parseInline('Call **now**, see [the page](/crisis).')).toEqual([
      text('Call '),
      { kind: 'strong', children: [text('now')] },
      text(', see '),
      { kind: 'link', href: '/crisis', children: [text('the page')] },
      text('.'),
    ])
    expect(parseInline('**[12356](tel:12356)**')).toEqual([
      { kind: 'strong', children: [{ kind: 'link', href: 'tel:12356', children: [text('12356')] }] },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert',
    'http://example.org',
    '//example.org',
    'data:text/html,hi',
    'tel:abc',
    'page',
    '/a"onclick',
  ])('refuses the target %s', (target) => {
    expect(() => parseInline(`[text](${target})`)).toThrow(ContentFault)
  })

  test.each([
    '/learn/resource/sleep',
    '/test?instrument=phq9',
    '/crisis#part-2',
    'https://www.who.int/x?y=1',
    'tel:+85223892222',
    'sms:12110',
  ])('accepts the target %s', (target) => {
    expect(parseInline(`[text](${target})`)).toEqual([
      { kind: 'link', href: target, children: [text('text')] },
    ])
  })

  test.each(['<b>bold</b>', '<script>', 'a **b', '`code`', '![image](/x)', '{{figure}}'])(
    'refuses the markup %s',
    (markup) => {
      expect(() => parseInline(markup)).toThrow(/not part of the supported text format|not allowed/)
    },
  )

  test('keeps signs that only look like markup', () => {
    expect(parseInline('2 < 3 * 4 (really) [no link]')).toEqual([text('2 < 3 * 4 (really) [no link]')])
  })
})

const body = `
## What is it?

A first paragraph
on two lines.

- one
- two, which goes
  on

### More?

1. first
2. second
`

describe('parseArticleBody', () => {
  test('reads headings, paragraphs and both kinds of list', () => {
    expect(parseArticleBody(body)).toEqual([
      { kind: 'heading', level: 2, anchor: 'part-1', children: [text('What is it?')] },
      { kind: 'paragraph', children: [text('A first paragraph on two lines.')] },
      { kind: 'list', ordered: false, items: [[text('one')], [text('two, which goes on')]] },
      { kind: 'heading', level: 3, anchor: 'part-2', children: [text('More?')] },
      { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
    ])
  })

  test('joins Chinese lines without a space', () => {
    expect(parseArticleBody('你好，\n世界。')).toEqual([
      { kind: 'paragraph', children: [text('你好，世界。')] },
    ])
  })

  test('reads the same from files with Windows line ends', () => {
    expect(parseArticleBody(body.replaceAll('\n', '\r\n'))).toEqual(parseArticleBody(body))
  })

  test.each([
    ['# Title', 'only ## and ###'],
    ['#### Deep', 'only ## and ###'],
    ['## Heading\ntext', 'An empty line is missing'],
    ['text\n- item', 'An empty line is missing'],
    ['- one\n1. two', 'mixes two kinds'],
    ['1. one\n3. three', 'do not count from 1'],
    ['> quote', 'not part of the supported'],
    ['| a | b |', 'not part of the supported'],
    [':::help', 'not part of the supported'],
    ['* star', 'not part of the supported'],
    ['---', 'not part of the supported'],
    ['<[a](/b)', 'not part of the supported'],
    ['**<**script', 'not part of the supported'],
  ])('refuses %j', (source, reason) => {
    expect(() => parseArticleBody(source)).toThrow(reason)
  })

  test('gives plain blocks or a ContentFault, whatever it is given', () => {
    const piece = fc.constantFrom(
      '## ',
      '- ',
      '1. ',
      '**',
      '[a](/b)',
      '<i>',
      '\n',
      '\n\n',
      'word',
      '字',
      '](',
      '`',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 20 }), (pieces) => {
        let blocks: Block[]
        try {
          blocks = parseArticleBody(pieces.join(''))
        } catch (fault) {
          expect(fault).toBeInstanceOf(ContentFault)
          return
        }
        for (const words of blocks.flatMap(blockTexts)) expect(words).not.toMatch(/<\/?[a-z!]/i)
        for (const target of linkTargets(blocks)) expect(target).toMatch(/^(?:\/|https:|tel:|sms:)/)
      }),
    )
  })
})

describe('figures', () => {
  test('stand in the place of their id', () => {
    expect(fillFigures('It is {{share}} or {{ rank }}.', { share: '15%', rank: 'third' })).toBe(
      'It is 15% or third.',
    )
    expect(figureIds('{{b}} {{a}} {{b}}')).toEqual(['b', 'a'])
  })

  test('that nobody knows are a fault', () => {
    expect(() => fillFigures('{{unknown}}', {})).toThrow('no figure "unknown"')
    expect(() => fillFigures('{{constructor}}', {})).toThrow(ContentFault)
  })
})

describe('the words of an article', () => {
  const article = {
    title: 'Title',
    summary: 'Summary.',
    searchTitle: 'Title',
    minutes: 1,
    blocks: parseArticleBody(`${body}\n[x](/crisis) **y**`),
  }

  test('are cut at its headings', () => {
    expect(articlePassages(article)).toEqual([
      { anchor: null, heading: '', text: 'Summary.' },
      {
        anchor: 'part-1',
        heading: 'What is it?',
        text: 'A first paragraph on two lines.\none\ntwo, which goes on',
      },
      { anchor: 'part-2', heading: 'More?', text: 'first\nsecond\nx y' },
    ])
  })

  test('are listed in reading order, without markup', () => {
    expect(articleTexts(article).slice(0, 3)).toEqual(['Title', 'Summary.', 'What is it?'])
    expect(articleTexts(article).at(-1)).toBe('x y')
    expect(linkTargets(article.blocks)).toEqual(['/crisis'])
  })
})
