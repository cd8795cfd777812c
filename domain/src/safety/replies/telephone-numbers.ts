import { cleanText } from '../normalise'

/** A digit as written: as a figure, as a word, or as a Chinese character. */
interface Atom {
  readonly start: number
  readonly end: number
  readonly digits: string
  /** Figures stand as they are; words and characters also occur as ordinary words ("one", 一). */
  readonly spelled: boolean
}

const englishDigits: Readonly<Record<string, string>> = {
  zero: '0',
  nought: '0',
  naught: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  niner: '9',
}

const chineseDigits = '零一二三四五六七八九'
const otherChineseDigits: Readonly<Record<string, string>> = {
  〇: '0',
  '○': '0',
  幺: '1',
  两: '2',
  壹: '1',
  贰: '2',
  叁: '3',
  肆: '4',
  伍: '5',
  陆: '6',
  柒: '7',
  捌: '8',
  玖: '9',
}

/** Code points of the zero of digits that NFKC leaves alone: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Tibetan. */
const otherZeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0xf20]

function asAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = otherZeros.find((candidate) => code >= candidate && code <= candidate + 9)
  return zero === undefined ? digit : String(code - zero)
}

const spelledDigit = Object.keys(englishDigits).join('|')
const atomPattern = new RegExp(
  // Figures, also with letters that look like one among them (4OO).
  '(?<![a-z])[0-9][0-9oil|]*[0-9](?![a-z])|(?<![a-z])[0-9][oil|]+(?![a-z])|[0-9]+' +
    `|(?<![a-z])(?:(double|triple)[ -])?(${spelledDigit})(?![a-z])|(?<![a-z])(hundred|thousand)(?![a-z])` +
    `|[${chineseDigits}〇○幺两壹贰叁肆伍陆柒捌玖]`,
  'g',
)

const letterDigits: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1' }

function digitsOf(found: RegExpMatchArray): string {
  const [all, times, word, round] = found
  if (round) return round === 'hundred' ? '00' : '000'
  if (word) {
    const digit = englishDigits[word] ?? ''
    return digit.repeat(times === 'triple' ? 3 : times === 'double' ? 2 : 1)
  }
  const chinese = chineseDigits.indexOf(all)
  if (chinese >= 0) return String(chinese)
  return otherChineseDigits[all] ?? all.replace(/[oil|]/g, (letter) => letterDigits[letter] ?? '')
}

function atomsOf(text: string): Atom[] {
  return [...text.matchAll(atomPattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    digits: digitsOf(found),
    spelled: !/[0-9]/.test(found[0]),
  }))
}

/** What may stand between two parts of one number. */
const joiner =
  /^(?:[\s\-‐‑‒–—―.·•*_~()[\]{}<>+/\\|,、:'"]{0,5}|\s*(?:(?:and )?then|dash|hyphen|space|再|然后|接着|转|接|加|杠|横杠|分机|ext\.?)\s*)$/

/** A comma ends a number, unless what it separates is as long as the parts of a telephone number, or as short as a digit. */
function isList(between: string, before: Atom, after: Atom): boolean {
  if (!/[,、]/.test(between)) return false
  const lengths = [before.digits.length, after.digits.length]
  return !lengths.every((length) => length === 1) && !lengths.every((length) => length >= 3)
}

/** The atoms as runs, each of them one number as far as one can see. */
function runsOf(text: string, atoms: readonly Atom[]): Atom[][] {
  const runs: Atom[][] = []
  for (const atom of atoms) {
    const last = runs.at(-1)?.at(-1)
    const between = last ? text.slice(last.end, atom.start) : ''
    if (last && joiner.test(between) && !isList(between, last, atom)) runs.at(-1)?.push(atom)
    else runs.push([atom])
  }
  return runs
}

/** Ordinary numbers: dates, spans of years, times of day, amounts with separators, decimals, shares, amounts with a unit. */
const ordinary: readonly RegExp[] = [
  /(?<!\d)24\s?[/*x]\s?7(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d\s?[-/.年]\s?\d{1,2}(?:\s?[-/.月]\s?\d{1,2}(?!\d)日?)?(?![\d-])/g,
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d\s?(?:[-–—~/]|to|至|到)\s?(?:(?:19|20)\d\d|\d\d)(?!\d)/g,
  /(?<!\d)[012]?\d:[0-5]\d(?:\s?(?:[ap]\.?m\.?)?\s?(?:[-–—~]|to|至|到)\s?[012]?\d:[0-5]\d)?(?![\d:])/g,
  /(?<![\d-])\d{1,3}(?:,\d{3})+(?!,?\d)(?!\s?-\s?\d)/g,
  /(?<![\d.])\d{1,4}\.\d{1,2}(?![\d.])/g,
  /(?<!\d)\d{1,7}(?:\.\d+)?\s?(?:%|percent|per cent|people|persons|adults|teenagers|students|children|steps|words|characters|years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|metres?|meters?|miles?|km|times|points?|yuan|rmb|dollars?|pounds|euros?|人|名|步|字|年|岁|个|天|日|周|月|小时|分钟|分|秒|次|元|块|米|公里|万|亿|千|百|%)/g,
]

/** Words beside which also a short number is one to dial. */
const toDial =
  /(?:\b(?:call|calls|calling|dial|dials|dialing|dialling|ring|rings|ringing|phone|phones|telephone|tel|text|texts|texting|sms|message|whatsapp|hotline|helpline|lifeline|line|number|numbers|contact|reach)\b|拨|打|致电|电话|热线|专线|号码|短信|联系|来电|呼叫|微信|qq|号)/

const sentenceEnd = /[。！？!?;；\n]|\.(?=\s)/

/** The words of the same sentence right before and after a place. */
function isToDial(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - 28), start)
      .split(sentenceEnd)
      .at(-1) ?? ''
  const after = text.slice(end, end + 12).split(sentenceEnd)[0] ?? ''
  return toDial.test(before) || /^[^a-z]{0,3}(?:hotline|helpline|热线|专线)/.test(after)
}

function isYear(text: string, { start, digits }: Atom): boolean {
  if (!/^(?:19|20)\d\d$/.test(digits)) return false
  return /(?:\b(?:in|since|from|by|of|until|before|after|during|year)|自|从|于|在)\s?$/.test(
    text.slice(Math.max(0, start - 8), start),
  )
}

/** Counting up or down in even steps: breathing and grounding exercises count aloud. */
function isCounting(run: readonly Atom[]): boolean {
  const numbers = run.map(({ digits }) => Number(digits))
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  if (run.length < 3 || step === 0 || run.some(({ digits }) => digits.length > 2)) return false
  return numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? 0) === step)
}

/** Whether the parts of a run, joined, are nothing but numbers of the list, one or several ("120、110"). */
function isListed(parts: readonly string[], allowed: ReadonlySet<string>): boolean {
  const reachable = [true]
  for (let end = 1; end <= parts.length; end += 1) {
    reachable[end] = parts
      .slice(0, end)
      .some((_, start) => (reachable[start] ?? false) && allowed.has(parts.slice(start, end).join('')))
  }
  return reachable[parts.length] ?? false
}

function withCountryCodes(numbers: readonly string[]): ReadonlySet<string> {
  const digits = numbers.map((number) => number.replace(/\D/g, '')).filter((number) => number !== '')
  // The way a number is dialled from abroad or by the internet: 86 or 0086 before it, its leading 0 left out.
  return new Set(
    digits.flatMap((number) => [number, number.replace(/^0/, ''), `86${number}`, `0086${number}`]),
  )
}

/** Letters that stand for the keys of a telephone: 1-800-…. */
const vanity = /(?<!\d)(?:1[- .]?)?8\d\d[- .](?:\d{3}[- .])?[a-z]{4,9}\b/

/** Numbers said as whole ones: 一百二十 after a word for calling. */
const saidWhole =
  /(?:拨打?|打(?:给)?|致电|呼叫)\s{0,2}(?:一百[一二]十|一百一十九|九百[一二三四五六七八九十]+)/

function isNumberToDial(text: string, run: readonly Atom[]): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || isCounting(run)) return false
  const count = run.reduce((sum, { digits }) => sum + digits.length, 0)
  if (run.length === 1 && first.digits.length >= 5) return true
  const spelled = run.every((atom) => atom.spelled)
  if (count >= (spelled ? 5 : 7)) return true
  if (run.every(({ digits }) => digits.length === 1) && count >= 5) return true
  const mixedShort = count >= 5 && run.length > 1 && run.every(({ digits }) => digits.length >= 2)
  if (count < 3 || isYear(text, first)) return false
  return mixedShort || isToDial(text, first.start, last.end)
}

/**
 * Whether a reply holds a telephone number that is not on the list: in figures of any script, spaced, bracketed, in words of
 * both languages or in a mixture. Years, dates, times, ages, scores, shares and counting are ordinary numbers.
 *
 * @param allowed numbers as written for people; only their digits count
 */
export function hasForeignNumber(reply: string, allowed: readonly string[]): boolean {
  const text = cleanText(reply).replace(/\p{Nd}/gu, asAsciiDigit)
  if (vanity.test(text) || saidWhole.test(text)) return true
  const listed = withCountryCodes(allowed)
  // What is to be dialled is read before ordinary numbers are set aside: "call 1,800,555" is none of them.
  const runs = (source: string) => runsOf(source, atomsOf(source))
  const aside = ordinary.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (found, ...more) => {
        const offset = more.find((value) => typeof value === 'number') ?? 0
        const many = found.replace(/\D/g, '').length >= 5
        return many && isToDial(text, offset, offset + found.length) ? found : '¤'.repeat(found.length)
      }),
    text,
  )
  return runs(aside).some(
    (run) =>
      isNumberToDial(aside, run) &&
      !isListed(
        run.map(({ digits }) => digits),
        listed,
      ),
  )
}
