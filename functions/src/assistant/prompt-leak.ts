import { secretLines } from './system-prompt'

/**
 * So many letters or signs in a row of the prompt are a leak. Long enough that an honest sentence on the same matter does
 * not contain them by chance, short enough that not even one rule gets out.
 */
const windowOf = { chinese: 12, latin: 28 }

const han = /\p{Script=Han}/u

/** Letters, signs and digits alone: spaces, marks and markup between them hide nothing. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
}

function windows(text: string): string[] {
  const length = han.test(text) ? windowOf.chinese : windowOf.latin
  const plain = bare(text)
  const last = Math.max(0, plain.length - length)
  return Array.from({ length: last + 1 }, (_, start) => plain.slice(start, start + length))
}

let secrets: ReadonlySet<string> | undefined

function knownWindows(): ReadonlySet<string> {
  secrets ??= new Set(secretLines().flatMap(windows))
  return secrets
}

function holdsSecret(text: string): boolean {
  const known = knownWindows()
  const plain = bare(text)
  return Object.values(windowOf).some((length) => {
    for (let start = 0; start + length <= plain.length; start += 1) {
      if (known.has(plain.slice(start, start + length))) return true
    }
    return false
  })
}

function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** What long runs of base64 or hexadecimal stand for; also a run that is still incomplete. */
function decodedRuns(text: string): string[] {
  const joined = text.replace(/\s+/g, '')
  const base64 = joined.match(/[A-Za-z0-9+/_-]{24,}/g) ?? []
  const hexadecimal = joined.match(/(?:[0-9a-f]{2}){12,}/gi) ?? []
  return [
    ...base64.flatMap((run) =>
      // Something may stand directly before the run; each of the four alignments is tried.
      [0, 1, 2, 3].map((offset) => Buffer.from(run.slice(offset), 'base64').toString('utf8')),
    ),
    ...hexadecimal.map((run) => Buffer.from(run, 'hex').toString('utf8')),
  ]
}

/** Every second or third sign: a text with fillers between its letters. */
function thinned(text: string): string[] {
  const characters = [...bare(text)]
  return [2, 3].flatMap((step) =>
    Array.from({ length: step }, (_, offset) =>
      characters.filter((_sign, index) => index % step === offset).join(''),
    ),
  )
}

/**
 * Whether a text holds a piece of the system prompt: as it stands, spaced out or marked up, backwards, rotated by 13, with
 * fillers, in base64 or hexadecimal. A translation or a summary in other words is not found; the prompt therefore holds
 * nothing that would harm anybody if it were known, and the gate and the filter do not depend on it.
 */
export function leaksPrompt(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return [text, backwards, rotated(text), ...decodedRuns(text), ...thinned(text)].some(holdsSecret)
}
