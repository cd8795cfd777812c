// npm run previews: draws the pictures that messengers show beside a shared link, one for each part of the site and language, with the
// Chromium of the browser tests. The texts and drawings stand below; the fonts are those of the machine that draws.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { siteName } from '../../domain/src/content/page-head'
import { launchOptions } from '../../tests/browser/support/launch-options'
import { commandLine } from '../../tools/command-line'
import { chromiumEnvironment } from '../../tools/testing/chromium'
import { previewSections } from '../search-files.mjs'

const usage = `npm run previews
Draws the pictures beside shared links anew (web/public/previews), with the Chromium that
AMHS_CHROMIUM names, or one that is found or installed.`
commandLine(usage)

const [width, height] = [1200, 630]
/** Messengers load previews over mobile lines; WhatsApp shows none above 300 kB. */
const mostBytes = 100_000

const folder = path.resolve(import.meta.dirname, '../public')

type Section = (typeof previewSections)[number]

/** What each part of the site is for, and which of the drawings stands for it. */
const pictures: Readonly<
  Record<Section, { readonly drawing: string; readonly zh: string; readonly en: string }>
> = {
  home: { drawing: 'professional-help', zh: '看看自己，最近怎么样', en: 'See how you’ve been' },
  learn: { drawing: 'what-is-mental-health', zh: '心理健康短文章', en: 'Short articles on mental health' },
  screening: { drawing: 'self-esteem', zh: '几分钟，看看最近的状态', en: 'A few questions, a few minutes' },
  tools: { drawing: 'stress', zh: '难受时用的小工具', en: 'Small tools for hard moments' },
  crisis: { drawing: 'help-a-friend', zh: '立即求助：各地求助电话', en: 'Get help now: helplines by region' },
  support: { drawing: 'support-groups', zh: '互助小组', en: 'Support groups' },
  workplace: { drawing: 'workplace-burnout', zh: '职场压力与倦怠', en: 'Stress and burnout at work' },
  services: { drawing: 'first-visit-china', zh: '查找心理服务', en: 'Find mental health services' },
}

/** The whole picture as one SVG: night, the lit drawing, the words. */
function pictureOf(section: Section, language: 'zh' | 'en'): string {
  const { drawing, [language]: words } = pictures[section]
  const scene = readFileSync(path.join(folder, `drawings/${drawing}.svg`), 'utf8').replace(
    '<svg ',
    '<svg x="620" y="105" width="520" height="390" ',
  )
  const icon = readFileSync(path.join(folder, 'icon.svg'), 'utf8').replace(
    '<svg ',
    '<svg x="60" y="512" width="64" height="64" ',
  )
  const lines = linesOf(words, language)
  const size = language === 'zh' ? 64 : 60
  const first = 315 - ((lines.length - 1) * size * 1.3) / 2
  const text = lines
    .map(
      (line, index) =>
        `<text x="60" y="${first + index * size * 1.3}" font-size="${size}" font-weight="600">${line}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"
    font-family="${language === 'zh' ? "'Noto Sans CJK SC', sans-serif" : "'Noto Sans', sans-serif"}" fill="#fbf5e6">
    <rect width="${width}" height="${height}" fill="#14324a"/>${scene}${text}${icon}
    <text x="144" y="555" font-size="32">${siteName[language]}</text></svg>`
}

/** Words in lines that fit beside the drawing: about eight characters in Chinese, seventeen in English. */
function linesOf(words: string, language: 'zh' | 'en'): readonly string[] {
  const parts = language === 'zh' ? words.split(/(?<=[，：])/) : words.split(' ')
  const [most, between] = language === 'zh' ? [8, ''] : [17, ' ']
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.pop()
    const longer = last === undefined ? part : last + between + part
    if (last === undefined || longer.length <= most) lines.push(longer)
    else lines.push(last, part)
  }
  return lines
}

mkdirSync(path.join(folder, 'previews'), { recursive: true })
const { AMHS_CHROMIUM: executablePath } = await chromiumEnvironment()
const browser = await chromium.launch({
  ...launchOptions('quick to start'),
  ...(executablePath && { executablePath }),
})
const page = await browser.newPage({ viewport: { width, height } })
for (const section of previewSections) {
  for (const language of ['zh', 'en'] as const) {
    await page.setContent(`<body style="margin:0">${pictureOf(section, language)}`)
    const file = path.join(folder, `previews/${section}-${language}.png`)
    writeFileSync(file, await page.screenshot())
    const { size } = statSync(file)
    if (size > mostBytes) throw new Error(`${file} has ${size} bytes: more than messengers like to load`)
  }
}
await browser.close()
