import { assessMessage } from '@amhs/domain/safety/gate'
import { stepGrammar } from '@amhs/domain/safety/grammar/grammar'
import { compiledLexicon } from '@amhs/domain/safety/lexicon'
import { normaliseMessage } from '@amhs/domain/safety/normalise'

/** Browsers translate an expression at its first use, and once more when it is used again. */
const passes = 2

/** Milliseconds of work at a time: nobody who types notices them. */
const slice = 8

/** So long nothing is done between two slices. */
const pause = 12

/** The same once somebody waits for it: as much as a page may do in one go while it still answers to a key. */
const hurriedSlice = 24

let begun = false
let isDone = false

/** Both kinds of text, since browsers translate for each: with signs beyond Latin and without. */
const texts = ['warm 准备', 'warm']

function* steps(): Generator<void> {
  while (!stepGrammar()) yield
  const { phrases, idioms } = compiledLexicon()
  yield
  const messages = texts.map(normaliseMessage)
  const chineseTexts = messages.map(({ chinese }) => chinese.text)
  const latinTexts = messages.flatMap(({ latin }) => latin.map(({ text }) => text))
  const cleanedTexts = messages.map(({ cleaned }) => cleaned)
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { zh, en } of phrases) {
      for (const pattern of zh) yield* tried(pattern, chineseTexts)
      for (const pattern of en) yield* tried(pattern, latinTexts)
    }
    for (const { pattern } of [...idioms.zh, ...idioms.en]) yield* tried(pattern, cleanedTexts)
  }
  // Whatever else the gate reads a message with.
  for (const text of texts) {
    assessMessage(text)
    yield
  }
}

function* tried(pattern: RegExp, given: readonly string[]): Generator<void> {
  for (const text of given) {
    pattern.lastIndex = 0
    pattern.test(text)
    yield
  }
  pattern.lastIndex = 0
}

const work = steps()

/** Works for so many milliseconds. */
function workFor(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (!isDone && performance.now() < until) isDone = work.next().done === true
}

/**
 * Makes the gate ready while the person begins to write, in slices too short to be felt. The first message would otherwise
 * wait for several hundred expressions, on a slow telephone for longer than a card may take.
 */
export function preheatLexicon(): void {
  if (begun) return
  begun = true
  const next = () => {
    workFor(slice)
    if (!isDone) setTimeout(next, pause)
  }
  setTimeout(next, pause)
}

/** Whether nothing of it is left to be done. */
export function isLexiconReady(): boolean {
  return isDone
}

let finishing: Promise<void> | null = null

/**
 * Does what is left, for somebody who has sent a message and waits. Between two slices the page shows and says that it is at work, and
 * still answers. Whoever asked first goes on first.
 */
export function finishLexicon(): Promise<void> {
  begun = true
  finishing ??= finish()
  return finishing
}

async function finish(): Promise<void> {
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve))
    workFor(hurriedSlice)
  }
}
