import * as v from 'valibot'
import { articleId, bilingual, emailAddress, line, stored, text, webAddress, written } from './field-schemas'
import { textKinds } from './text-kinds'

/** Every mark of direction that Unicode has. */
const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

test.each([
  ['one line', line(1, 9)],
  ['several lines', text(1, 9)],
])(
  '%s: marks that change the direction of writing are taken out before the length is counted',
  (_, field) => {
    for (const mark of marks) expect(v.parse(field, `Li${mark} Na`)).toBe('Li Na')
    expect(v.parse(field, `${marks} Li Na ${marks}`)).toBe('Li Na')
    expect(v.safeParse(field, marks).success).toBe(false)
  },
)

test.each(Object.keys(textKinds) as (keyof typeof textKinds)[])(
  '%s: what others read is refused with a character that nobody sees',
  (name) => {
    const kind = textKinds[name]
    const words = 'Li Na '.repeat(4).trim()
    expect(v.safeParse(written(kind), words).success).toBe(true)
    for (const mark of [...marks, '\u200b', '\u2060', '\ufeff', '\u00ad', '\u{e0041}', '\u0007', '\u0085'])
      expect(v.safeParse(written(kind), words.replace('Na', `N${mark}a`)).success).toBe(false)
  },
)

test('letters of every script, and emoji joined of several, stay as they are', () => {
  for (const name of ['李娜', 'ليلى', 'שרה', '👩‍👩‍👧', 'Zoë']) expect(v.parse(line(1, 100), name)).toBe(name)
})

test.each(['a\u0000b', 'a\nb', 'a\u2028b', 'a\ud800b'])('one line refuses %j', (value) => {
  expect(v.safeParse(line(1, 9), value).success).toBe(false)
})

test.each([
  ['a', true],
  ['sleep-well-2', true],
  ['9', true],
  [`a${'b'.repeat(79)}`, true],
  [`a${'b'.repeat(80)}`, false],
  ['-a', false],
  ['_a', false],
  ['a_b', false],
  ['ab!', false],
  ['', false],
])('%j as the id of an article: %s', (id, fits) => {
  expect(v.safeParse(articleId, id).success).toBe(fits)
})

test('several lines stay several', () => {
  expect(v.parse(text(1, 9), 'a\nb')).toBe('a\nb')
})

test('a text in both languages has neither empty', () => {
  const field = bilingual(textKinds.city)
  expect(v.parse(field, { zh: ' 上海 ', en: 'Shanghai' })).toEqual({ zh: '上海', en: 'Shanghai' })
  for (const value of [{ zh: '上海', en: '' }, { zh: '', en: 'Shanghai' }, {}])
    expect(v.safeParse(field, value).success).toBe(false)
})

test('of what is stored only the length is asked, and an older short text may still be read', () => {
  const field = stored({ lines: 'one', shortest: 5, longest: 9 })
  for (const value of ['a', 'a\nb', '123456789']) expect(v.parse(field, value)).toBe(value)
  for (const value of ['', '1234567890']) expect(v.safeParse(field, value).success).toBe(false)
  expect(v.parse(stored({ lines: 'one', shortest: 0, longest: 9 }), '')).toBe('')
})

test('addresses: of mail without the spaces around it, of the web with the reason why it is refused', () => {
  expect(v.parse(emailAddress, ' li@example.org ')).toBe('li@example.org')
  expect(v.safeParse(emailAddress, 'li').success).toBe(false)
  expect(v.parse(webAddress, 'https://example.org')).toBe('https://example.org')
  expect(v.safeParse(webAddress, 'example').issues?.[0].message).toBe('must be a web address')
})
