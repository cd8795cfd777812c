import { stepGrammar } from '@amhs/domain/safety/grammar/grammar'
import { compiledLexicon } from '@amhs/domain/safety/lexicon'
import { normaliseMessage } from '@amhs/domain/safety/normalise'

/** Browsers translate an expression at its first use, and once more when it is used again. */
const passes = 2

/** Milliseconds of work at a time: nobody who types notices them. */
const slice = 8

const pause = 30

let begun = false

function* steps(): Generator<void> {
  while (!stepGrammar()) yield
  const { phrases, idioms } = compiledLexicon()
  yield
  // Both kinds of text, since browsers translate for each: with signs beyond Latin and without.
  const { chinese, latin, cleaned } = normaliseMessage('warm 准备')
  const plain = normaliseMessage('warm')
  const chineseTexts = [chinese.text, plain.chinese.text]
  const latinTexts = [...latin, ...plain.latin].map(({ text }) => text)
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { zh, en } of phrases) {
      for (const pattern of zh) yield* tried(pattern, chineseTexts)
      for (const pattern of en) yield* tried(pattern, latinTexts)
    }
    for (const { pattern } of [...idioms.zh, ...idioms.en]) yield* tried(pattern, [cleaned, plain.cleaned])
  }
}

function* tried(pattern: RegExp, texts: readonly string[]): Generator<void> {
  for (const text of texts) {
    pattern.lastIndex = 0
    pattern.test(text)
    yield
  }
  pattern.lastIndex = 0
}

/**
 * Makes the gate ready while the person begins to write, in slices too short to be felt. The first message would otherwise
 * wait for several hundred expressions, on a slow telephone for longer than a card may take.
 */
export function preheatLexicon(): void {
  if (begun) return
  begun = true
  const work = steps()
  const next = () => {
    const until = performance.now() + slice
    while (performance.now() < until) {
      if (work.next().done) return
    }
    setTimeout(next, pause)
  }
  setTimeout(next, pause)
}
