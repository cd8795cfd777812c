import type { FieldRule, FieldValue } from './form-rules'
import {
  atMost,
  checkField,
  checkForm,
  chosen,
  confirmed,
  defaultMessage,
  email,
  fits,
  inWords,
  max,
  min,
  optionalTextRules,
  ownRule,
  required,
  textRules,
} from './form-rules'

const holds = (rule: FieldRule<object>, value: FieldValue) => rule.holds(value, {})

describe('required', () => {
  test.each([null, undefined, '', '   ', '\t\n', '\u3000', '\u202e', false, []])('%j fails', (value) => {
    expect(holds(required, value)).toBe(false)
  })
  test.each(['a', ' a ', 0, 1, true, ['a'], '0', 'false'])('%j passes', (value) => {
    expect(holds(required, value)).toBe(true)
  })
})

describe('email', () => {
  test.each([
    ...[
      '',
      null,
      undefined,
      'a@b.cn',
      'first.last+tag@sub.example.com',
      "o'brien@example.ie",
      'x@xn--fiqs8s.cn',
    ],
    ...['A_1%b@EXAMPLE.COM', ' a@b.cn ', `${'a'.repeat(64)}@b.cn`, 'a@b.xn--fiqs8s'],
  ])('%j passes', (value) => {
    expect(holds(email, value)).toBe(true)
  })
  test.each([
    ...[
      'a',
      'a@',
      '@b.cn',
      'a@b',
      'a b@c.cn',
      'a@b..cn',
      'a@.cn',
      'a@b.cn.',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
    ],
    ...[
      'a@b@c.cn',
      'a@-b.cn',
      'a@b-.cn',
      'a@b.c',
      'a@b.1n',
      '<a@b.cn>',
      'a@b.cn,c@d.cn',
      'a@b.cn\nBcc: c@d.cn',
    ],
    ...['用户@例子.cn', `${'a'.repeat(65)}@b.cn`, `a@${'b'.repeat(64)}.cn`, `a@${'b.'.repeat(130)}cn`, ' '],
  ])('%j fails', (value) => {
    expect(holds(email, value)).toBe(false)
  })
  test('a very long text is refused', () => {
    expect(holds(email, `${'a.'.repeat(500_000)}@`)).toBe(false)
  })
  test('the longest address that mail servers take has 254 characters', () => {
    const address = (last: number) =>
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(last)}.cn`
    expect(address(58)).toHaveLength(254)
    expect(holds(email, address(58))).toBe(true)
    expect(holds(email, address(59))).toBe(false)
  })
})

describe('min and max count characters', () => {
  test.each([
    ['', true],
    [null, true],
    ['ab', false],
    ['abc', true],
    ['你好吗', true],
    ['😀😀', false],
    ['😀😀😀', true],
    [[], true],
    [['a', 'b'], false],
    [['a', 'b', 'c'], true],
    [12, false],
    [123, true],
  ])('min 3 of %j: %s', (value, expected) => {
    expect(holds(min(3), value)).toBe(expected)
  })
  test.each([
    ['', true],
    ['abc', true],
    ['abcd', false],
    ['😀😀😀', true],
    ['😀😀😀😀', false],
    [['a', 'b', 'c', 'd'], false],
  ])('max 3 of %j: %s', (value, expected) => {
    expect(holds(max(3), value)).toBe(expected)
  })
})

test.each([
  ['', true],
  [null, true],
  ['abcd', true],
  ['abcde', false],
  ['😀😀', true],
  ['😀😀a', false],
])('4 units fit %j: %s', (value, expected) => {
  expect(holds(fits(4), value)).toBe(expected)
})

test('at most so many characters, counted both ways', () => {
  const allows = (value: string) => atMost(4).every((rule) => holds(rule, value))
  expect(['', '睡眠一二', '😀😀', '😀😀a', 'abcde'].map(allows)).toEqual([true, true, true, false, false])
})

describe('a typed text', () => {
  const kind = { lines: 'one', shortest: 3, longest: 5 } as const
  const broken = (rules: readonly FieldRule<object>[], value: FieldValue) =>
    rules.find((rule) => !holds(rule, value))?.code ?? 'none'

  test.each([
    ['abc', 'none'],
    ['睡眠一二三', 'none'],
    ['  abc\u202e  ', 'none'],
    ['\u0000abcde\n', 'none'],
    ['a b', 'none'],
    ['ab', 'min'],
    ['ab ', 'min'],
    ['abcdef', 'max'],
    ['😀😀a', 'none'],
    ['😀😀ab', 'max'],
    [12, 'min'],
    [1234, 'none'],
  ])('%j is judged as it will be sent: %s', (value, code) => {
    expect(broken(textRules(kind), value)).toBe(code)
    expect(broken(optionalTextRules(kind), value)).toBe(code)
  })

  test.each(['', '  ', '\u202e', '\u0000', null, undefined])(
    '%j may stand where a text may be left out',
    (value) => {
      expect(broken(textRules(kind), value)).toBe('required')
      expect(broken(optionalTextRules(kind), value)).toBe('none')
    },
  )
})

describe('a form', () => {
  interface Registration {
    email: string
    password: string
    again: string
    consent: boolean
  }
  const rules = {
    email: [required, email],
    password: [required, min(8)],
    again: [confirmed<Registration>('password')],
    consent: [
      ownRule<Registration>((value) => value === true, { zh: '请先勾选同意。', en: 'Please agree first.' }),
    ],
  }
  const labels = { email: { zh: '邮箱', en: 'E-mail' }, password: { zh: '密码', en: 'Password' } }
  const valid: Registration = {
    email: 'a@b.cn',
    password: 'long enough',
    again: 'long enough',
    consent: true,
  }

  test('without a problem may be sent', () => {
    expect(checkForm(valid, rules, labels)).toEqual([])
  })
  test('tells the first broken rule of each field, in the order of the fields', () => {
    const values = { email: ' ', password: 'short', again: 'other', consent: false }
    expect(checkForm(values, rules, labels)).toEqual([
      { field: 'email', code: 'required', message: { zh: '请填写“邮箱”。', en: 'Please fill in “E-mail”.' } },
      {
        field: 'password',
        code: 'min',
        message: { zh: '“密码”至少要有 8 个字符。', en: 'Password must have at least 8 characters.' },
      },
      {
        field: 'again',
        code: 'confirmed',
        message: { zh: '“again”和前面填写的不一致。', en: 'again does not match.' },
      },
      { field: 'consent', code: 'own', message: { zh: '请先勾选同意。', en: 'Please agree first.' } },
    ])
  })
  test('checks one field beside the others', () => {
    expect(checkField('again', { ...valid, again: 'x' }, rules, labels.password)?.code).toBe('confirmed')
    expect(checkField('again', valid, rules, labels.password)).toBeNull()
    expect(checkField('email', { ...valid, email: 'a@' }, rules, labels.email)?.code).toBe('email')
  })
  test('the messages name the field and the limit', () => {
    expect(max(5).message(labels.email)).toEqual({
      zh: '“邮箱”最多 5 个字符。',
      en: 'E-mail must have at most 5 characters.',
    })
    expect(email.message(labels.email).en).toBe('E-mail must be an e-mail address, like name@example.com.')
  })
})

const name = { zh: '昵称', en: 'Nickname' }
test.each([
  [required, 'required', '请填写“昵称”。', 'Please fill in “Nickname”.'],
  [chosen, 'required', '请选择“昵称”。', 'Please make a choice for “Nickname”.'],
  [
    email,
    'email',
    '“昵称”的格式不对，例如 name@example.com。',
    'Nickname must be an e-mail address, like name@example.com.',
  ],
  [min(3), 'min', '“昵称”至少要有 3 个字符。', 'Nickname must have at least 3 characters.'],
  [max(5), 'max', '“昵称”最多 5 个字符。', 'Nickname must have at most 5 characters.'],
  [
    fits(5),
    'max',
    '“昵称”太长了：最多 5 个字符，一个表情算两个或更多。',
    'Nickname is too long: at most 5 characters, and an emoji counts as two or more.',
  ],
  [ownRule(() => false), 'own', '“昵称”无效。', 'Nickname is not valid.'],
] as const)('a rule says in both languages what it wants: %#', (rule, code, zh, en) => {
  expect(rule.code).toBe(code)
  expect(rule.message(name)).toEqual({ zh, en })
})

test('a rule in other words judges as before', () => {
  const message = { zh: '请写名字。', en: 'Please write a name.' }
  const rule = inWords(required, message)
  expect(rule.message(name)).toEqual(message)
  expect([rule.code, rule.holds('', {}), rule.holds('a', {})]).toEqual(['required', false, true])
})

test('a field without rules breaks none', () => {
  expect(checkField<{ nickname: string }>('nickname', { nickname: '' }, {}, name)).toBeNull()
})

test('the default message is the one of the specification', () => {
  expect(defaultMessage({ zh: '邮箱', en: 'Email' })).toEqual({
    zh: '“邮箱”无效。',
    en: 'Email is not valid.',
  })
})
