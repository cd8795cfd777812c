import type { Localized } from '../localized'
import lineNotes from './crisis-line-notes.json'
import type { ConfidenceLevel, CrisisLine, LineConfidence } from './crisis-lines'

/** What happens and what a call costs, by line; apart from the lines, since only the full list says it. */
const notes: Readonly<Record<string, Localized>> = lineNotes

/** Of whatever line says nothing else. */
const sure: LineConfidence = { about: 'line', level: 'high' }

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
  const { about, level, hours } = line.confidence ?? sure
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
  const { about, level } = line.confidence ?? sure
  const openNow = line.hours?.en === openAllDay && about === 'line' && level !== 'low'
  const languages = lineLanguages(line)
  const note = notes[line.id]
  return [
    ...(openNow ? [nowText(line)] : []),
    audienceText(line),
    { zh: `${speaks(line) ? '说' : '用'}${languages.zh}`, en: `In ${languages.en}` },
    ...(note ? [note] : []),
  ]
}

function speaks(line: CrisisLine): boolean {
  return line.channels.includes('call')
}

function audienceText(line: CrisisLine): Localized {
  if (!line.audience) return { zh: speaks(line) ? '谁都可以打' : '谁都可以用', en: 'For everyone' }
  const { zh, en } = line.audience
  // A name such as LGBTQ+ keeps its capitals.
  return {
    zh: `给${/^\d/.test(zh) ? ' ' : ''}${zh}`,
    en: `For ${en.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
  }
}

/** A line without a voice is written to. */
function nowText(line: CrisisLine): Localized {
  return speaks(line)
    ? { zh: '现在就能打', en: 'You can call now' }
    : { zh: '现在就能发信息', en: 'You can text now' }
}
