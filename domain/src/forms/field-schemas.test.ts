import * as v from 'valibot'
import { line, text, written } from './field-schemas'
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
