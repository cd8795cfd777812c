import { exactMessage } from './auth-messages'
import {
  checkEmail,
  checkPassword,
  checkRegistration,
  hasLength,
  isWebAddress,
  looksLikeInjection,
} from './validation'

describe('the password of local mode', () => {
  test.each(['Demo-1234!', 'aB3$efgh', '密码Ab1!密码密', 'A b1!cdefg', `Aa1!${'x'.repeat(68)}`, 'Ａa1!AAAA'])(
    '%j is good',
    (password) => {
      expect(checkPassword(password)).toEqual([])
    },
  )
  test.each([
    [
      '',
      ['password-length', 'password-uppercase', 'password-lowercase', 'password-digit', 'password-special'],
    ],
    ['aB3$efg', ['password-length']],
    ['aB3$😀😀😀', ['password-length']],
    ['ab3$efgh', ['password-uppercase']],
    ['AB3$EFGH', ['password-lowercase']],
    ['aBc$efgh', ['password-digit']],
    ['aB3defgh', ['password-special']],
    ['aB3 defgh', ['password-special']],
    ['password', ['password-uppercase', 'password-digit', 'password-special']],
    [`Aa1!${'x'.repeat(69)}`, ['password-bytes']],
    [`Aa1!${'密'.repeat(23)}`, ['password-bytes']],
  ])('%j breaks %j', (password, expected) => {
    expect(checkPassword(password)).toEqual(expected)
  })
  test('each broken rule has words', () => {
    expect(checkPassword('').map(exactMessage)).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ])
  })
})

describe('a registration of local mode', () => {
  const valid = { email: 'a@b.cn', password: 'Demo-1234!', passwordConfirmation: 'Demo-1234!' }
  test('may be good', () => {
    expect(checkRegistration(valid)).toEqual([])
  })
  test('tells every problem in the order of the form', () => {
    const problems = checkRegistration({ email: 'a@', password: 'Demo1234', passwordConfirmation: 'x' })
    expect(problems).toEqual(['email-format', 'password-special', 'password-confirmation'])
    expect(exactMessage('email-format')).toBe('邮箱格式无效')
    expect(exactMessage('password-confirmation')).toBe('密码确认不匹配')
  })
  test.each(['demo-1234!', 'Demo-1234! ', ''])('%j does not confirm it', (passwordConfirmation) => {
    expect(checkRegistration({ ...valid, passwordConfirmation })).toEqual(['password-confirmation'])
  })
  test('an address with surrounding space is not an address', () => {
    expect(checkEmail(' a@b.cn')).toEqual(['email-format'])
  })
})

test.each(['http://a.cn', 'https://a.cn/b?c#d', 'HTTPS://A.CN', 'http://127.0.0.1:5000'])(
  '%j is a web address',
  (text) => {
    expect(isWebAddress(text)).toBe(true)
  },
)

test.each([
  '',
  'a.cn',
  '//a.cn',
  'ftp://a.cn',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  'https:a.cn',
  ' https://a.cn',
  'https://a b.cn',
  'mailto:a@b.cn',
  'file:///a',
  'https://zoom.us@evil.test',
  'https://:zoom.us@evil.test',
  `https://zoom.us:${'meet'}@evil.test`,
])('%j is no web address', (text) => {
  expect(isWebAddress(text)).toBe(false)
})

test.each([
  ['', undefined, undefined, true],
  ['a'.repeat(1000), undefined, undefined, true],
  ['a'.repeat(1001), undefined, undefined, false],
  ['😀'.repeat(1000), undefined, undefined, true],
  ['ab', 3, 5, false],
  ['abc', 3, 5, true],
  ['abcde', 3, 5, true],
  ['abcdef', 3, 5, false],
])('the length of %j from %s to %s: %s', (text, shortest, longest, expected) => {
  expect(hasLength(text, shortest, longest)).toBe(expected)
})

describe('the detector of injection', () => {
  test.each([
    '<script>alert(1)</script>',
    '</script >',
    '<img src=x onerror=alert(1)>',
    'x onload = y',
    'JavaScript:alert(1)',
    '1 UNION SELECT password FROM users',
    "'; DROP TABLE users",
    "' OR '1'='1",
    '" or 1=1',
    "admin' --",
    '{{7*7}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of an attack
    '${7*7}',
    '<%= 1 %>',
    'delete  from users',
    '<iframe src=x>',
    'x onmouseover=y',
    'x onkeydown=y',
    'x onclick   =y',
    'union   select',
    'union all select',
    'union  all   select',
    'insert   into users',
    'drop   database x',
    "'or 1=1",
    "'   or 1=1",
    "' or   1=1",
    "' or 1  =1",
    "x'--",
    "x';  --",
    "x'   ; --",
  ])('knows %j', (text) => {
    expect(looksLikeInjection(text)).toBe(true)
  })
  test.each([
    '',
    '你好，我最近睡不好。',
    "I can't sleep, or I sleep too much",
    'Select a union rep',
    'a < b and b > c',
    "O'Brien",
    'drop in at the table',
    'once = one time',
    "it's 1 or 2",
    'is 1 or 2 = 3',
    'well; -- I tried -- so',
    'onmouse=1',
    'onkey=1',
  ])('leaves %j alone', (text) => {
    expect(looksLikeInjection(text)).toBe(false)
  })
  // Time that grew with the square of the length would take hours here: the test would run into its limit.
  test.each(['union ', "' ", 'on', '<', 'onmouse'])('gets through 100,000 times %j', (piece) => {
    expect(looksLikeInjection(piece.repeat(100_000))).toBe(false)
  })
})
