import * as v from 'valibot'
import notes from './crisis-line-notes.json'
import sources from './crisis-line-sources.json'
import {
  allLines,
  crisisContacts,
  crisisRegions,
  emergencyToCall,
  isCrisisRegionId,
  mobileEmergency,
  regionNamed,
  unknownRegion,
} from './crisis-lines'
import data from './crisis-lines.json'
import { crisisLineNotesSchema, crisisLineSourcesSchema, crisisLinesSchema } from './crisis-lines.schema'
import { lineActions, telephoneHref, textHref } from './line-actions'
import { callerFacts, confidenceText, lineLanguages } from './line-facts'
import { lineNameBeside } from './line-name'
import { emergencyText, lineTitle } from './line-texts'
import { everyProtectionLine } from './protection-contacts'

const every = crisisRegions.flatMap((entry) => entry.lines)
const lineById = (id: string) => {
  const line = every.find((entry) => entry.id === id)
  if (!line) throw new Error(`No line ${id}`)
  return line
}
const anyById = (id: string) => everyProtectionLine.find((entry) => entry.id === id) ?? lineById(id)
const ids = (contacts: { lines: readonly { id: string }[] }) => contacts.lines.map((line) => line.id)

describe('crisis lines file', () => {
  test('every note belongs to a line', () => {
    v.parse(crisisLineNotesSchema, notes)
    for (const id of Object.keys(notes))
      expect(callerFacts(anyById(id)).at(-1)).toEqual(notes[id as keyof typeof notes])
  })

  test('fits its schema and holds 18 regions and 45 lines', () => {
    v.parse(crisisLinesSchema, data)
    expect(crisisRegions).toHaveLength(18)
    expect(every).toHaveLength(45)
    expect(new Set(every.map((line) => line.id)).size).toBe(every.length)
  })

  test('every line has a source, and no source is left over', () => {
    v.parse(crisisLineSourcesSchema, sources)
    expect(Object.keys(sources.sources).sort()).toEqual(
      [...[...every, ...everyProtectionLine].map((line) => line.id), 'cn-12110', 'nz-55', 'uk-55'].sort(),
    )
    expect(sources.checkedOn).toBe(data.checkedOn)
  })

  test('a broken line is rejected with the place in the message', () => {
    const broken = structuredClone(data) as { regions: { lines: { number: unknown }[] }[] }
    const line = broken.regions[0]?.lines[0]
    if (line) line.number = 'call us'
    const result = v.safeParse(crisisLinesSchema, broken)
    expect(result.success).toBe(false)
    expect(result.issues && v.getDotPath(result.issues[0])).toBe('regions.0.lines.0.number')
  })

  test('every Chinese text about hours and audience is Chinese, digits apart', () => {
    for (const line of every) {
      if (line.audience) expect(line.audience.zh).toMatch(/\p{Script=Han}/u)
      if (line.hours) expect(line.hours.zh).toMatch(/\p{Script=Han}|^\d\d:\d\d–\d\d:\d\d$/u)
    }
  })
})

describe('crisisContacts', () => {
  test.each(crisisRegions.map((entry) => entry.region))(
    '%s shows one to three lines at every age',
    (region) => {
      for (const ageBand of [undefined, 'under-14', '14-17', 'adult', 'parent'] as const) {
        const contacts = crisisContacts(region, { language: 'zh-CN', ageBand })
        expect(contacts.lines.length).toBeGreaterThan(0)
        expect(contacts.lines.length).toBeLessThanOrEqual(3)
        expect(contacts.checkedOn).toBe('2026-11-21')
        if (region !== 'OTHER') expect(contacts.emergency.length).toBeGreaterThan(0)
      }
    },
  )

  test.each([
    ['CN', 'cn-12355'],
    ['TW', 'tw-1980'],
    ['US', 'us-trevor'],
    ['EU', 'eu-116111'],
  ])('under 18 in %s the youth line %s stands second', (region, id) => {
    expect(ids(crisisContacts(region, { language: 'zh-CN', ageBand: '14-17' }))[1]).toBe(id)
    expect(ids(crisisContacts(region, { language: 'zh-CN', ageBand: 'under-14' }))[1]).toBe(id)
  })

  test.each([
    ['UK', 'uk-childline', 'uk-111', 'uk-sam'],
    ['CA', 'ca-khp', 'ca-988', 'ca-988'],
    ['AU', 'au-khl', 'au-lifeline', 'au-lifeline'],
  ])('under 18 in %s the line for children, %s, stands first', (region, first, second, ofAdults) => {
    for (const ageBand of ['under-14', '14-17'] as const)
      expect(ids(crisisContacts(region, { language: 'zh-CN', ageBand })).slice(0, 2)).toEqual([first, second])
    for (const ageBand of ['adult', undefined] as const)
      expect(ids(crisisContacts(region, { language: 'zh-CN', ageBand }))[0]).toBe(ofAdults)
  })

  test('who reads English is shown the line first that answers in English', () => {
    const first = ['hk-samaritans', 'hk-18111', 'hk-sbhk']
    for (const ageBand of ['adult', '14-17', undefined] as const)
      expect(ids(crisisContacts('HK', { ageBand, language: 'en' }))).toEqual(first)
    expect(ids(crisisContacts('HK', { language: 'zh-Hant' }))[0]).toBe('hk-18111')
    // No other region has a line in another language before one that answers in English.
    for (const { region } of crisisRegions.filter((entry) => entry.region !== 'HK')) {
      for (const ageBand of ['adult', '14-17', 'parent', undefined] as const)
        expect(crisisContacts(region, { ageBand, language: 'en' })).toEqual(
          crisisContacts(region, { language: 'zh-CN', ageBand }),
        )
    }
  })

  test.each([
    ['CN', ['cn-12356', 'cn-hope24', 'cn-12355'], '12355 青少年服务台，孩子自己可以联系'],
    ['UK', ['uk-111', 'uk-sam', 'uk-childline'], 'Childline 儿童热线，孩子自己可以联系'],
    ['AU', ['au-lifeline', 'au-khl'], 'Kids Helpline，孩子自己可以联系'],
    ['DE', ['de-ts'], 'TelefonSeelsorge'],
  ] as const)('a parent in %s gets lines for adults, the child’s own last: %j', (region, expected, last) => {
    const contacts = crisisContacts(region, { language: 'zh-CN', ageBand: 'parent' })
    expect(ids(contacts)).toEqual(expected)
    expect(contacts.lines.at(-1)?.name.zh).toBe(last)
  })

  test('the line that stands first for parents is one of the region, for adults', () => {
    for (const { parentLine, lines } of crisisRegions) {
      if (parentLine === undefined) continue
      expect(lines.find(({ id }) => id === parentLine)).toMatchObject({ youth: false, adults: true })
    }
  })

  test('a line for children that stands first is free to every child at any hour', () => {
    for (const { childLine, lines } of crisisRegions) {
      if (childLine === undefined) continue
      const line = lines.find(({ id }) => id === childLine)
      expect(line).toMatchObject({ youth: true, hours: { en: '24/7' } })
      expect(line?.channels).toContain('call')
    }
  })

  test('12356 is first in mainland China at every age; adults are not sent to lines for children', () => {
    expect(ids(crisisContacts('CN', { language: 'zh-CN' }))).toEqual(['cn-12356', 'cn-12355', 'cn-hope24'])
    expect(ids(crisisContacts('CN', { language: 'zh-CN', ageBand: 'adult' }))).toEqual([
      'cn-12356',
      'cn-hope24',
      'cn-bj',
    ])
    expect(ids(crisisContacts('UK', { language: 'zh-CN', ageBand: 'adult' }))).toEqual([
      'uk-sam',
      'uk-shout',
      'uk-111',
    ])
    expect(ids(crisisContacts('EU', { language: 'zh-CN', ageBand: 'adult' }))).toEqual(['eu-116123'])
  })

  test('without a region only the international directory is shown, no number is guessed', () => {
    for (const unknown of [undefined, null, '', 'XX', 'OTHER']) {
      const contacts = crisisContacts(unknown, { language: 'zh-CN' })
      expect(contacts.region).toBe('OTHER')
      expect(contacts.emergency).toEqual([])
      expect(ids(contacts)).toEqual(['intl-fah'])
    }
    expect(isCrisisRegionId('CN')).toBe(true)
    expect(isCrisisRegionId('cn')).toBe(false)
  })

  test('lines one can call come before directories', () => {
    expect(ids(crisisContacts('JP', { language: 'zh-CN' }))).toEqual(['jp-yorisoi', 'jp-inochi', 'jp-mhlw'])
  })

  test('all lines of a region are told, those that can be called or texted first', () => {
    for (const { region, lines } of crisisRegions) {
      const all = allLines(region, 'zh-CN')
      expect([...ids({ lines: all })].sort()).toEqual([...ids({ lines })].sort())
      const withNumber = all.map(({ number }) => number !== null)
      expect(withNumber).toEqual([...withNumber].sort((one, other) => Number(other) - Number(one)))
    }
    expect(allLines('JP', 'zh-CN').map(({ id }) => id)).toEqual(['jp-yorisoi', 'jp-inochi', 'jp-mhlw'])
  })

  test('there is always a number to press: of the region, or the one that mobiles know', () => {
    expect(emergencyToCall(crisisContacts('CN', { language: 'zh-CN' })).map(({ number }) => number)).toEqual(
      crisisContacts('CN', { language: 'zh-CN' }).emergency.map(({ number }) => number),
    )
    expect(emergencyToCall(crisisContacts(unknownRegion, { language: 'zh-CN' }))).toEqual([mobileEmergency])
    expect(mobileEmergency).toEqual({
      number: '112',
      for: { zh: '手机可拨，多数国家适用（美加打 911）', en: 'by mobile, most countries (US, Canada: 911)' },
    })
  })
})

describe('links', () => {
  test('tel links hold digits only, for every number of the file', () => {
    const numbers = [
      ...every.map((line) => line.number),
      ...crisisRegions.flatMap((entry) => entry.emergency.map((item) => item.number)),
    ]
    for (const number of numbers) if (number !== null) expect(telephoneHref(number)).toMatch(/^tel:\d{3,}$/)
  })

  test.each([
    ['400-161-9995', 'tel:4001619995'],
    ['116 123', 'tel:116123'],
    ['+853 2852 5222', 'tel:28525222'],
    ['1-866-488-7386', 'tel:18664887386'],
  ])('%s becomes %s', (number, href) => expect(telephoneHref(number)).toBe(href))

  test('no number, no link', () => {
    expect(telephoneHref(null)).toBeNull()
    expect(telephoneHref('—')).toBeNull()
  })

  test('a text link carries the word to send', () => {
    expect(textHref({ to: '678-678', send: 'START' })).toBe('sms:678678?&body=START')
    expect(textHref({ to: '988' })).toBe('sms:988')
  })

  test('a text-only line offers no call; a directory offers its site', () => {
    expect(lineActions(lineById('us-ctl')).map((action) => action.kind)).toEqual(['text', 'website'])
    expect(lineActions(lineById('us-988')).map((action) => action.kind)).toEqual(['call', 'text', 'chat'])
    expect(lineActions(lineById('intl-fah'))).toEqual([
      { kind: 'website', href: 'https://findahelpline.com', shown: 'findahelpline.com' },
    ])
    expect(lineActions(lineById('sg-1771'))[1]?.href).toBe('https://wa.me/6566691771')
  })

  test('every line can be reached in some way', () => {
    for (const line of every) expect(lineActions(line).length).toBeGreaterThan(0)
  })
})

describe('texts', () => {
  test('confidence is said in words', () => {
    expect(confidenceText(lineById('cn-12356')).zh).toBe('信息可信度：高')
    expect(confidenceText(lineById('cn-12355')).en).toBe('Confidence in the number: high; in the hours: low')
    expect(confidenceText(lineById('hk-sphk')).zh).toBe('号码可信度：高；时段可信度：未确认')
  })

  test('a caller reads whether to call now, for whom, in which language and what it costs, as far as known', () => {
    const facts = (id: string, language: 'zh' | 'en') =>
      callerFacts(lineById(id)).map((fact) => fact[language])
    expect(facts('cn-12356', 'zh')).toEqual([
      '谁都可以打',
      '说普通话',
      '电话会转到你所在地的热线。不想说名字，可以直说。咨询不收费，可能要付电话费。',
    ])
    expect(facts('uk-sam', 'en')).toEqual(['You can call now', 'For everyone', 'In English'])
    expect(facts('us-ctl', 'zh')[0]).toBe('现在就能发信息')
    // Its hours are known from other people's lists only.
    expect(facts('cn-hope24', 'zh')).toEqual(['谁都可以打', '说普通话'])
    expect(facts('my-bef', 'zh')).toEqual(['谁都可以打', '说英语、马来语', '别的语言，接通后可以问。'])
    // Only English is known for sure.
    expect(facts('sg-1771', 'zh').slice(-2)).toEqual(['说英语', '别的语言，接通后可以问。'])
    expect(facts('us-trevor', 'en')).toContain('For LGBTQ+ people under 25')
    expect(facts('uk-childline', 'en')).toContain('For people under 19')
    // 111 is not one service: what to press, and where it is another number.
    expect(facts('uk-111', 'en').at(-1)).toMatch(
      /England .*Wales press 2.*Scotland .*Northern Ireland: call Lifeline/,
    )
    expect(facts('uk-lifeline', 'zh').slice(0, 2)).toEqual(['现在就能打', '给北爱尔兰的人'])
  })

  test('nobody is told to call now on the strength of hours that were not looked up', () => {
    const notLookedUp = /^general knowledge|hours[^;]*general knowledge/
    for (const [id, source] of Object.entries(sources.sources)) {
      if (!notLookedUp.test(source)) continue
      expect(callerFacts(lineById(id)).map((fact) => fact.en)).not.toContain('You can call now')
    }
    // Its own page says office hours, and voice mail at other times.
    expect(callerFacts(lineById('mo-ias')).map((fact) => fact.en)).not.toContain('You can call now')
  })

  test('a source is a page that others can open, not a number of our own', () => {
    for (const source of Object.values(sources.sources)) expect(source).not.toMatch(/\bid \d/)
  })

  test('no note of an editor stands where a caller reads', () => {
    for (const line of every) {
      const shown = [line.name, ...(line.hours ? [line.hours] : []), ...callerFacts(line)]
      for (const { zh, en } of shown) {
        expect(zh).not.toMatch(/可信度|二手|待核|通用知识|据.*所述/)
        expect(en).not.toMatch(/confidence|secondary|general knowledge|check/i)
      }
    }
  })

  test('languages have a name in both languages', () => {
    for (const line of every) {
      expect(
        lineLanguages(line)
          .en.split(', ')
          .some((word) => line.languages.includes(word)),
      ).toBe(false)
    }
    expect(lineLanguages(lineById('hk-18111'))).toEqual({
      zh: '粤语、普通话、英语',
      en: 'Cantonese, Mandarin, English',
    })
  })

  test('a title holds the number once', () => {
    expect(lineTitle(lineById('cn-12356')).zh).toBe('全国统一心理援助热线 12356')
    expect(lineTitle(lineById('tw-1925')).zh).toBe('1925 安心專線（依舊愛我）')
    // Where the number stands beside it, the name goes without.
    expect(lineNameBeside(lineById('cn-12355')).zh).toBe('青少年服务台')
    expect(lineNameBeside(lineById('cn-12356')).zh).toBe('全国统一心理援助热线')
    expect(lineNameBeside(lineById('tw-1925')).en).toBe('Peace of Mind line')
  })

  test('emergency numbers in a sentence', () => {
    expect(emergencyText(crisisContacts('CN', { language: 'zh-CN' })).zh).toBe('120（急救）或 110（报警）')
    expect(emergencyText(crisisContacts('IE', { language: 'zh-CN' })).en).toBe('112 or 999')
    expect(emergencyText(crisisContacts('US', { language: 'zh-CN' })).en).toBe('911')
    const unknown = emergencyText(crisisContacts('OTHER', { language: 'zh-CN' }))
    expect(unknown.en).toBe('your local emergency number (or 112 by mobile)')
    expect(unknown.zh).toBe('当地的紧急电话（手机也可拨 112）')
  })

  test('a region is named by its id or its ISO name', () => {
    for (const { region } of crisisRegions) expect(regionNamed(region)).toBe(region)
    expect(regionNamed('GB')).toBe('UK')
    for (const unknown of ['gb', 'XX', '', 'constructor']) expect(regionNamed(unknown)).toBeNull()
  })
})

test.each([
  ['AU', 'adult', ['au-lifeline', 'au-khl']],
  ['AU', '14-17', ['au-khl', 'au-lifeline']],
  ['EU', 'adult', ['eu-116123']],
  ['EU', '14-17', ['eu-116123', 'eu-116111']],
  ['TW', '14-17', ['tw-1925', 'tw-1980', 'tw-1995']],
] as const)('in %s who is %s is shown each line once: %j', (region, ageBand, expected) => {
  expect(ids(crisisContacts(region, { language: 'zh-CN', ageBand }))).toEqual(expected)
})

test('the region of whoever chose none is one of ours', () => {
  expect(isCrisisRegionId(unknownRegion)).toBe(true)
})
