import operatorFile from '../../../content/pages/operator.example.json' with { type: 'json' }
import { compilePage } from './compile-page'
import { ContentFault } from './content-fault'

function file(body: string, front: Record<string, string> = {}): string {
  const fields = {
    id: 'terms',
    title: 'Terms',
    description: 'What holds here.',
    updatedOn: '2026-11-21',
    version: '1.0',
    summary: 'Be kind.',
    ...front,
  }
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`)
  return ['---', ...lines, '---', '', body].join('\n')
}

function compile(body: string, chinese = file(body)) {
  return compilePage({ id: 'terms', zh: chinese, en: file(body), operator: operatorFile })
}

describe('compilePage', () => {
  test('puts in the operator of each language', () => {
    const page = compile('## Who?\n\nIt is {operatorName}.')
    expect(page.zh.blocks[1]).toMatchObject({ children: [{ text: 'It is （运营者还没有填写名称）.' }] })
    expect(page.en.blocks[1]).toMatchObject({
      children: [{ text: 'It is (the operator has not filled in a name).' }],
    })
  })

  test('keeps a marker as a block of its own and counts headings across it', () => {
    const { blocks } = compile('## One?\n\nText.\n\n{{instrument-attributions}}\n\n## Two?\n\nText.').en
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'marker', 'heading', 'paragraph'])
    expect(blocks[2]).toEqual({ kind: 'marker', name: 'instrument-attributions' })
    expect(blocks[3]).toMatchObject({ anchor: 'part-2' })
  })

  test.each([
    ['an unknown detail', 'It is {ownerName}.', '{ownerName} is not in operator.json'],
    ['an unknown marker', '{{weather}}', 'no marker "weather"'],
    [
      'a marker inside a sentence',
      'Here: {{instrument-attributions}}',
      'not part of the supported text format',
    ],
    ['HTML', 'A <b>bold</b> word.', 'not part of the supported text format'],
  ])('%s is a fault that names the file', (_what, body, message) => {
    expect(() => compile(body)).toThrow(ContentFault)
    expect(() => compile(body)).toThrow(message)
    expect(() => compile(body)).toThrow('pages/terms/zh.md')
  })

  test('front matters that disagree on the version are a fault', () => {
    expect(() => compile('Text.', file('Text.', { version: '1.1' }))).toThrow('"version" differs')
  })

  test('a front matter without a date is a fault that names the key', () => {
    expect(() => compile('Text.', file('Text.', { updatedOn: 'soon' }))).toThrow('updatedOn')
  })
})
