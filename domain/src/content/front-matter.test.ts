import { ContentFault } from './content-fault'
import { readFrontMatter } from './front-matter'

describe('readFrontMatter', () => {
  test('splits at the first colon and keeps the body', () => {
    expect(readFrontMatter('---\ntitle: Help: now\ninstruments:\n---\n\n## Body?\n')).toEqual({
      fields: { title: 'Help: now', instruments: '' },
      body: '\n## Body?\n',
    })
  })

  test('allows an empty line, Windows line ends and a byte order mark', () => {
    expect(readFrontMatter('\uFEFF---\r\n\r\nid: a\r\n---\r\ntext')).toEqual({
      fields: { id: 'a' },
      body: 'text',
    })
  })

  test.each([
    ['id: a', 'first line'],
    ['---\nid: a', 'no closing'],
    ['---\nnot a field\n---', 'is not "key: value"'],
    ['---\nid: a\nid: b\n---', 'stands twice'],
  ])('refuses %j', (source, reason) => {
    expect(() => readFrontMatter(source)).toThrow(ContentFault)
    expect(() => readFrontMatter(source)).toThrow(reason)
  })
})
