import type { Localized } from '../localized'
import { type ConfidenceLevel, type CrisisContacts, type CrisisLine, checkedOn } from './crisis-lines'

/** The levels of confidence in words. */
export const levelWords: Readonly<Record<ConfidenceLevel, Localized>> = {
  high: { zh: '高', en: 'high' },
  'medium-high': { zh: '较高', en: 'fairly high' },
  medium: { zh: '中等', en: 'medium' },
  low: { zh: '低', en: 'low' },
}

const languageWords: Record<string, Localized> = {
  zh: { zh: '中文', en: 'Chinese' },
  'zh-spoken': { zh: '普通话', en: 'Mandarin' },
  'zh-spoken-southeast': { zh: '华语', en: 'Mandarin' },
  'zh-yue': { zh: '粤语', en: 'Cantonese' },
  en: { zh: '英语', en: 'English' },
  es: { zh: '西班牙语', en: 'Spanish' },
  fr: { zh: '法语', en: 'French' },
  de: { zh: '德语', en: 'German' },
  ms: { zh: '马来语', en: 'Malay' },
  ja: { zh: '日语', en: 'Japanese' },
  ko: { zh: '韩语', en: 'Korean' },
  local: { zh: '当地语言', en: 'local language' },
}

/** How sure the facts of a line are, in one short sentence: for editors, never beside a number that somebody in need reads. */
export function confidenceText(line: CrisisLine): Localized {
  const { about, level, hours } = line.confidence
  const word = levelWords[level]
  if (about === 'line') return { zh: `信息可信度：${word.zh}`, en: `Confidence in these facts: ${word.en}` }
  const hoursWord = hours ? levelWords[hours] : { zh: '未确认', en: 'not confirmed' }
  return {
    zh: `号码可信度：${word.zh}；时段可信度：${hoursWord.zh}`,
    en: `Confidence in the number: ${word.en}; in the hours: ${hoursWord.en}`,
  }
}

/** The languages of a line in words, in the order of the file. An unknown code is shown as it is. */
export function lineLanguages(line: CrisisLine): Localized {
  const words = line.languages.map((code) => languageWords[asSpoken(code, line)] ?? { zh: code, en: code })
  return { zh: words.map((word) => word.zh).join('、'), en: words.map((word) => word.en).join(', ') }
}

/** "Chinese" names a script: on the telephone it is Mandarin, which Singapore and Malaysia call by another name. */
function asSpoken(code: string, line: CrisisLine): string {
  if (code !== 'zh' || !speaks(line)) return code
  return /^(?:sg|my)-/.test(line.id) ? 'zh-spoken-southeast' : 'zh-spoken'
}

const openAllDay = '24/7'

/**
 * What somebody about to call wants to know, in this order: can I call now, whom is it for, which language is spoken, what happens
 * and what it costs. Only known facts: where hours are uncertain nothing is said of "now", where no cost is known nothing of cost.
 */
export function callerFacts(line: CrisisLine): readonly Localized[] {
  const { about, level } = line.confidence
  const openNow = line.hours?.en === openAllDay && about === 'line' && level !== 'low'
  const languages = lineLanguages(line)
  return [
    ...(openNow ? [nowText(line)] : []),
    audienceText(line),
    { zh: `${speaks(line) ? '说' : '用'}${languages.zh}`, en: `In ${languages.en}` },
    ...(line.note ? [line.note] : []),
  ]
}

function speaks(line: CrisisLine): boolean {
  return line.channels.includes('call')
}

function audienceText(line: CrisisLine): Localized {
  const { zh, en } = line.audience
  if (en === 'Everyone') return { zh: speaks(line) ? '谁都可以打' : '谁都可以用', en: 'For everyone' }
  // A name such as LGBTQ+ keeps its capitals.
  return { zh: `给${zh}`, en: `For ${en.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}` }
}

/** A line without a voice is written to. */
function nowText(line: CrisisLine): Localized {
  return speaks(line)
    ? { zh: '现在就能打', en: 'You can call now' }
    : { zh: '现在就能发信息', en: 'You can text now' }
}

/** Name and number together, the number once: "1925 …" is not repeated behind a name that holds it. */
export function lineTitle(line: CrisisLine): Localized {
  const target = line.number ?? line.site
  const join = (name: string) => (target === null || name.includes(target) ? name : `${name} ${target}`)
  return { zh: join(line.name.zh), en: join(line.name.en) }
}

/** The name of a line where its number stands beside it: a number that begins the name is not said twice. */
export function lineNameBeside(line: CrisisLine): Localized {
  const { number } = line
  const short = (name: string) =>
    number !== null && `${name} `.startsWith(`${number} `) ? name.slice(number.length).trim() : name
  return { zh: short(line.name.zh), en: short(line.name.en) }
}

/** The emergency numbers to put into a sentence: the first two of the region, with what they are for. */
export function emergencyText(contacts: CrisisContacts): Localized {
  const shown = contacts.emergency.slice(0, 2)
  if (shown.length === 0) return { zh: '当地的紧急电话', en: 'your local emergency number' }
  const sameUse = shown.every((item) => item.for.en === shown[0]?.for.en)
  const part = (number: string, use: string, open: string, close: string) =>
    sameUse ? number : `${number}${open}${use}${close}`
  return {
    zh: shown.map((item) => part(item.number, item.for.zh, '（', '）')).join('或 '),
    en: shown.map((item) => part(item.number, item.for.en.toLowerCase(), ' (', ')')).join(' or '),
  }
}

const daysBeforeRecheck = 90
const dayInMilliseconds = 86_400_000

export interface CrisisLinesDue {
  readonly due: boolean
  readonly daysOld: number
  /** ISO date of the ninetieth day after the check. */
  readonly dueOn: string
  readonly sentence: Localized
}

/**
 * Whether the lines need to be checked again (90 days after `checkedOn`, the rule of the facts file).
 * A report for people who keep the lists, not a test: the build must not break because a day has passed.
 */
export function crisisLinesDue(now: Date, checked: string = checkedOn): CrisisLinesDue {
  const checkedAt = Date.parse(`${checked}T00:00:00Z`)
  const daysOld = Math.floor((now.getTime() - checkedAt) / dayInMilliseconds)
  const dueOn = new Date(checkedAt + daysBeforeRecheck * dayInMilliseconds).toISOString().slice(0, 10)
  const due = daysOld > daysBeforeRecheck
  const sentence = due
    ? {
        zh: `求助热线上次核对于 ${checked}，已超过 ${daysBeforeRecheck} 天，请重新核对。`,
        en: `The crisis lines were last checked on ${checked}, more than ${daysBeforeRecheck} days ago. Please check them again.`,
      }
    : {
        zh: `求助热线核对于 ${checked}，下次核对不晚于 ${dueOn}。`,
        en: `The crisis lines were checked on ${checked}. Check them again by ${dueOn}.`,
      }
  return { due, daysOld, dueOn, sentence }
}
