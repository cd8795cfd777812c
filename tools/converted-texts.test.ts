import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createGuide, type GuidePassage } from '@amhs/domain/assistant/guide'
import passages from '@amhs/domain/assistant/guide-passages.zh.json' with { type: 'json' }
import type { Inline } from '@amhs/domain/content/article'
import { inlineText } from '@amhs/domain/content/article-text'
import { parseInline } from '@amhs/domain/content/parse-inline'
import crisisLines from '@amhs/domain/safety/crisis-lines.json' with { type: 'json' }
import { compiledArticles } from '../content/commands/read-articles'
import { conversionOf } from '../web/vite/conversions'
import {
  callableNumbers,
  convertedData,
  convertedScript,
  unchangedModules,
} from '../web/vite/converted-texts'

const conversion = conversionOf('zh-Hant')
const script = (code: string) => convertedScript(code, conversion.text)

describe('scripts', () => {
  test('texts and templates are converted, names and comparisons by pattern are not', () => {
    expect(script("const words = { zh: { 邮箱: '邮箱' }, en: { mail: '邮箱' } }")).toBe(
      `const words = { zh: { 邮箱: ${JSON.stringify('電子信箱')} }, en: { mail: '邮箱' } }`,
    )
    expect(script('const found = /邮箱/.test(text)')).toBe('const found = /邮箱/.test(text)')
    expect(script("import a from './邮箱.js'")).toBe("import a from './邮箱.js'")
  })

  test('a quotation that opens before a value closes after it', () => {
    const value = '$' + '{n}'
    expect(script(`const t = (n) => \`他说“${value}”，共 ${value} 项\``)).toBe(
      `const t = (n) => \`他說「${value}」，共 ${value} 項\``,
    )
  })

  test('what would end a template is written as it was', () => {
    const code = 'const t = `说 \\` \\\\ “a"”`'
    const read = (source: string) => new Function(`${source}; return t`)()
    expect(read(script(code))).toBe('說 ` \\ 「a"」')
  })

  test('a table by language has a Chinese name for English', () => {
    expect(script("const names = { en: { zh: '英语', en: 'English' } }")).toContain('英語')
  })

  test('a script without Chinese is given back as it is', () => {
    const code = "const  a = '“x”'"
    expect(script(code)).toBe(code)
  })
})

describe('data', () => {
  const data = (file: string, value: unknown) => convertedData(file, value, conversion)

  test('the questions of an instrument stay as they were licensed, what is said of it does not', () => {
    const instrument = {
      title: { zh: '抑郁问卷', en: 'x' },
      items: [{ text: { zh: '没有兴趣', en: 'y' } }],
      options: [{ label: { zh: '几乎每天', en: 'z' } }],
      instruction: { zh: '在过去的两周里', en: 'i' },
    }
    expect(data('domain/src/instruments/data/phq9.json', instrument)).toEqual({
      ...instrument,
      title: { zh: '憂鬱問卷', en: 'x' },
    })
  })

  test('crisis lines of Taiwan, Hong Kong and Macau stand first, those of the mainland keep their words', () => {
    const lines = {
      regions: ['CN', 'HK', 'TW', 'OTHER'].map((region) => ({ region, name: { zh: '网络', en: 'n' } })),
    }
    const { regions } = data('domain/src/safety/crisis-lines.json', lines) as typeof lines
    expect(regions.map(({ region, name: { zh } }) => `${region} ${zh}`)).toEqual([
      'TW 網路',
      'HK 網路',
      'CN 網絡',
      'OTHER 網路',
    ])
  })

  test('what is compared with messages stays', () => {
    const list = { words: ['没有网络'] }
    expect(data('domain/src/safety/lexicon.json', list)).toBe(list)
  })
})

describe('numbers that a text links', () => {
  const read = (text: string) => callableNumbers(parseInline(text), conversion.numbers) as readonly Inline[]

  test.each([
    ['打 [120](tel:120)。', '打 119（香港、澳門 999）。'],
    ['打 [120](tel:120) 或 [110](tel:110)，', '打 119 或 110（香港、澳門 999），'],
    ['**马上打 [120](tel:120)：** 有人', '马上打 119（香港、澳門 999）：有人'],
    ['打 [12356](tel:12356)。', '打 1925（香港 18111，中國大陸 12356）。'],
    ['[12356](tel:12356) 或 [120](tel:120)', '1925（香港 18111）或 119（香港、澳門 999）'],
    ['打 [120](tel:120) 叫救护车', '打 119（香港、澳門 999）叫救护车'],
    ['看[求助页](/crisis)', '看求助页'],
  ])('%s', (simplified, written) => expect(inlineText(read(simplified))).toBe(written))

  test('the first number is a link that Taiwan answers', () => {
    expect(read('[120](tel:120)')[0]).toEqual(parseInline('[119](tel:119)')[0])
  })

  test('each number instead stands among the crisis lines', () => {
    const known = JSON.stringify(crisisLines)
    const links = JSON.stringify(conversion.numbers).matchAll(/tel:(\d+)/g)
    for (const [, number] of links) expect(known).toContain(`"number":"${number}"`)
  })

  test('no article tells its readers to call 120, which is an ambulance in mainland China alone', () => {
    const articles = compiledArticles()
    expect(articles.length).toBeGreaterThan(20)
    for (const { id, zh } of articles)
      expect(script(`const t = ${JSON.stringify(callableNumbers(zh, conversion.numbers))}`), id).not.toMatch(
        /打 ?120(?!\d)|tel:120"/,
      )
  })
})

test('each pattern of compared modules still names a file', () => {
  const root = path.dirname(import.meta.dirname)
  const files = ['domain/src', 'web/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  expect(existsSync(path.join(root, 'domain/src'))).toBe(true)
  for (const pattern of unchangedModules)
    expect(
      files.some((file) => pattern.test(file)),
      String(pattern),
    ).toBe(true)
})

test('the guide finds the same places in converted passages, asked in either form', () => {
  const converted = convertedData('domain/src/assistant/guide-passages.zh.json', passages, conversion)
  const place = (list: unknown, question: string) => {
    const [found] = createGuide(list as readonly GuidePassage[]).find(question)
    return found && `${found.articleId}#${found.anchor}`
  }
  for (const [simplified, traditional] of [
    ['晚上睡不着怎么办', '晚上睡不著怎麼辦'],
    ['朋友说想死，我可以做什么', '朋友說想死，我可以做什麼'],
    ['第一次去精神科要准备什么', '第一次去精神科要準備什麼'],
    ['焦虑的时候怎么呼吸', '焦慮的時候怎麼呼吸'],
  ] as const) {
    const expected = place(passages, simplified)
    expect(expected).toBeDefined()
    expect([place(converted, simplified), place(converted, traditional)]).toEqual([expected, expected])
  }
})
