import type { CrisisContacts, CrisisLine } from './crisis-lines'
import { lineActions, siteName, telephoneHref } from './line-actions'
import { callerFacts, confidenceText, lineLanguages } from './line-facts'
import { lineNameBeside } from './line-name'
import { emergencyText, lineTitle, policeText } from './line-texts'

const example: CrisisLine = {
  id: 'xx-1',
  name: { zh: '热线', en: 'Line' },
  number: '123 456',
  channels: ['call'],
  hours: { zh: '24 小时', en: '24/7' },
  languages: ['en'],
  youth: false,
  adults: true,
  site: null,
}
const line = (change: Partial<CrisisLine>): CrisisLine => ({ ...example, ...change })

describe('ways to reach a line', () => {
  test.each([
    ['a call where it takes calls', {}, [{ kind: 'call', href: 'tel:123456', shown: '123 456' }]],
    ['none for a number that takes no calls', { channels: ['sms'] }, []],
    ['none for calls without a number', { number: null }, []],
    [
      'a text with the word to send',
      { channels: ['sms'], sms: { to: '741-741', send: 'HELLO YOU' } },
      [{ kind: 'text', href: 'sms:741741?&body=HELLO%20YOU', shown: '741-741', send: 'HELLO YOU' }],
    ],
    [
      'a text without one',
      { channels: ['sms'], sms: { to: '988' } },
      [{ kind: 'text', href: 'sms:988', shown: '988' }],
    ],
    [
      'WhatsApp',
      { channels: ['whatsapp'], whatsapp: '+65 6669 1771' },
      [{ kind: 'whatsapp', href: 'https://wa.me/6566691771', shown: '+65 6669 1771' }],
    ],
    [
      'a chat on its site',
      { channels: ['chat'], site: 'https://www.a.org/talk' },
      [{ kind: 'chat', href: 'https://www.a.org/talk', shown: 'a.org' }],
    ],
    [
      'a chat in the browser',
      { channels: ['webchat'], site: 'https://a.org' },
      [{ kind: 'chat', href: 'https://a.org', shown: 'a.org' }],
    ],
    [
      'its site',
      { channels: ['web'], site: 'https://a.org' },
      [{ kind: 'website', href: 'https://a.org', shown: 'a.org' }],
    ],
  ] as const)('%s', (_, change, actions) => {
    expect(lineActions(line(change))).toStrictEqual(actions)
  })

  test.each([
    ['+1-866-488', 'tel:866488'],
    ['+65  6669', 'tel:6669'],
    [' +853 2852', 'tel:2852'],
    ['+8531 2852', 'tel:85312852'],
    ['+852', 'tel:852'],
    ['110 +853 1', 'tel:1108531'],
  ])('%j is dialled as %s', (number, href) => expect(telephoneHref(number)).toBe(href))

  test.each([
    ['http://a.org', 'a.org'],
    ['https://www.a.org/b/c', 'a.org'],
    ['https://a.org/?from=https://www.b.org/', 'a.org'],
    ['https://wwwa.org', 'wwwa.org'],
    ['a.org', 'a.org'],
  ])('%s is read as %s', (address, shown) => expect(siteName(address)).toBe(shown))
})

describe('what is said of a line', () => {
  test('each language by its name, a code that nobody knows as it is', () => {
    const codes = ['zh-yue', 'en', 'es', 'fr', 'de', 'ms', 'ja', 'ko', 'local', 'xx']
    expect(lineLanguages(line({ languages: codes }))).toEqual({
      zh: '粤语、英语、西班牙语、法语、德语、马来语、日语、韩语、当地语言、xx',
      en: 'Cantonese, English, Spanish, French, German, Malay, Japanese, Korean, local language, xx',
    })
  })

  test.each([
    ['xx-1', ['call'], '普通话', 'Mandarin'],
    ['sg-1', ['call'], '华语', 'Mandarin'],
    ['my-1', ['call'], '华语', 'Mandarin'],
    ['xsg-1', ['call'], '普通话', 'Mandarin'],
    ['sgx-1', ['call'], '普通话', 'Mandarin'],
    ['sg-1', ['chat'], '中文', 'Chinese'],
  ] as const)('Chinese of %s by %j is %s', (id, channels, zh, en) => {
    expect(lineLanguages(line({ id, channels, languages: ['zh'] }))).toEqual({ zh, en })
  })

  test.each([
    ['high', '高', 'high'],
    ['medium-high', '较高', 'fairly high'],
    ['medium', '中等', 'medium'],
    ['low', '低', 'low'],
  ] as const)('confidence %s', (level, zh, en) => {
    expect(confidenceText(line({ confidence: { about: 'line', level } }))).toEqual({
      zh: `信息可信度：${zh}`,
      en: `Confidence in these facts: ${en}`,
    })
    expect(confidenceText(line({ confidence: { about: 'number', level } }))).toEqual({
      zh: `号码可信度：${zh}；时段可信度：未确认`,
      en: `Confidence in the number: ${en}; in the hours: not confirmed`,
    })
    expect(confidenceText(line({ confidence: { about: 'number', level: 'high', hours: level } }))).toEqual({
      zh: `号码可信度：高；时段可信度：${zh}`,
      en: `Confidence in the number: high; in the hours: ${en}`,
    })
  })

  test('"now" only where it is known for the whole line, and in the way that it is reached', () => {
    const first = (change: Partial<CrisisLine>) => callerFacts(line(change))[0]
    expect(first({})).toEqual({ zh: '现在就能打', en: 'You can call now' })
    expect(first({ channels: ['sms'] })).toEqual({ zh: '现在就能发信息', en: 'You can text now' })
    const everyone = { zh: '谁都可以打', en: 'For everyone' }
    expect(first({ hours: null })).toEqual(everyone)
    expect(first({ hours: { zh: '9–17 点', en: '9–17' } })).toEqual(everyone)
    expect(first({ confidence: { about: 'number', level: 'high' } })).toEqual(everyone)
    expect(first({ confidence: { about: 'line', level: 'low' } })).toEqual(everyone)
    expect(first({ confidence: { about: 'line', level: 'medium' } })?.en).toBe('You can call now')
  })

  test.each([
    [undefined, ['call'], '谁都可以打', 'For everyone'],
    [undefined, ['sms'], '谁都可以用', 'For everyone'],
    [{ zh: '青年', en: 'Young people' }, ['call'], '给青年', 'For young people'],
    [{ zh: '性少数青年', en: 'LGBTQ+ people' }, ['call'], '给性少数青年', 'For LGBTQ+ people'],
    [{ zh: '女性', en: 'women in Wales' }, ['call'], '给女性', 'For women in Wales'],
  ] as const)('for whom: %j', (audience, channels, zh, en) => {
    expect(callerFacts(line({ ...(audience && { audience }), channels, hours: null }))[0]).toEqual({ zh, en })
  })

  test('a language is spoken or written', () => {
    const last = (change: Partial<CrisisLine>) => callerFacts(line(change)).at(-1)
    expect(last({})).toEqual({ zh: '说英语', en: 'In English' })
    expect(last({ channels: ['chat'] })).toEqual({ zh: '用英语', en: 'In English' })
  })
})

describe('names', () => {
  test.each([
    ['1925', '1925 Peace of Mind', 'Peace of Mind', '1925 Peace of Mind'],
    ['1925', 'Peace of Mind', 'Peace of Mind', 'Peace of Mind 1925'],
    ['192', '1925 Peace of Mind', '1925 Peace of Mind', '1925 Peace of Mind'],
    ['1925', '1925', '', '1925'],
    ['1925', 'Peace of Mind 1925', 'Peace of Mind', 'Peace of Mind 1925'],
    ['988', '9-8-8 Suicide Crisis Helpline', 'Suicide Crisis Helpline', '9-8-8 Suicide Crisis Helpline'],
    ['111', 'NHS 111, mental health', 'NHS 111, mental health', 'NHS 111, mental health'],
    ['988', '9-8-87 Helpline', '9-8-87 Helpline', '9-8-87 Helpline 988'],
    [null, 'null Peace of Mind', 'null Peace of Mind', 'null Peace of Mind https://a.org'],
  ])('the number %s and the name %j', (number, name, beside, title) => {
    const one = line({ number, name: { zh: name, en: name }, site: 'https://a.org' })
    expect(lineNameBeside(one)).toEqual({ zh: beside, en: beside })
    expect(lineTitle(one)).toEqual({ zh: title, en: title })
  })

  test('a line that takes no calls says how it is written to', () => {
    const texted = (sms: NonNullable<CrisisLine['sms']>, channels: CrisisLine['channels']) =>
      lineTitle(line({ number: sms.to, channels, sms }))
    expect(texted({ to: '741741', send: 'HOME' }, ['sms'])).toEqual({
      zh: '热线：发短信 HOME 到 741741',
      en: 'Line: text HOME to 741741',
    })
    expect(texted({ to: '741741' }, ['sms'])).toEqual({
      zh: '热线：发短信到 741741',
      en: 'Line: text 741741',
    })
    // Who can call reads the number alone.
    expect(texted({ to: '988' }, ['call', 'sms'])).toEqual({ zh: '热线 988', en: 'Line 988' })
  })

  test('a line without number and site has its name alone', () => {
    expect(lineTitle(line({ number: null }))).toEqual(example.name)
  })
})

describe('emergency numbers in a sentence', () => {
  const emergency = (
    ...numbers: readonly (readonly [string, string])[]
  ): Pick<CrisisContacts, 'emergency'> => ({
    emergency: numbers.map(([number, use]) => ({ number, for: { zh: `${use}用`, en: use } })),
  })
  const said = (contacts: Pick<CrisisContacts, 'emergency'>) => emergencyText(contacts as CrisisContacts)

  test('with their uses where these differ, two at most', () => {
    expect(said(emergency(['120', 'Ambulance'], ['110', 'Police'], ['119', 'Fire']))).toEqual({
      zh: '120（Ambulance用）或 110（Police用）',
      en: '120 (ambulance) or 110 (police)',
    })
    expect(said(emergency(['112', 'All'], ['999', 'All'], ['119', 'Fire']))).toEqual({
      zh: '112或 999',
      en: '112 or 999',
    })
    expect(said(emergency(['911', 'All']))).toEqual({ zh: '911', en: '911' })
  })
})

test('the police have one number; where none is known, the one to try is said', () => {
  const emergency = [
    { number: '110', for: { zh: '报警', en: 'Police' } },
    { number: '120', for: { zh: '急救', en: 'Ambulance' } },
  ]
  expect(policeText({ emergency })).toEqual({ zh: '110', en: '110' })
  expect(policeText({ emergency: [] })).toEqual({
    zh: '当地的紧急电话（手机也可拨 112）',
    en: 'your local emergency number (or 112 by mobile)',
  })
})
