import { normaliseMessage } from '../normalise'
import { englishPattern } from '../phrase-pattern'

/** Said letter by letter, or with signs in between, a method is still a method. */
const english = [
  'hang (your|my) ?self',
  'slit (your|the|my) (wrist|wrists|throat)',
  'kill (your|my) ?self (by|with)',
  'jump (off|from|in front of) (a|the) (bridge|building|roof|train|cliff|balcony)',
  'overdose (on|with)',
  'lethal dose',
  'carbon monoxide',
  'noose',
  'cyanide',
  'commit suicide',
].map(englishPattern)

/** Compared with all characters of a reply closed up: marks and line breaks between them hide nothing. */
const chinese =
  /跳楼|跳桥|跳轨|割腕|割脉|上吊|烧炭|服毒|喝农药|吞药自|卧轨|一氧化碳|致死量|致死剂量|百草枯|氰化|抠喉|抠嗓子/

/** Whether a reply names a method across marks, spaces or the ends of sentences (上! 吊, h.a.n.g yourself). */
export function spellsMethod(reply: string): boolean {
  const message = normaliseMessage(reply)
  if (chinese.test(message.chinese.text)) return true
  return english.some((pattern) =>
    message.latin.some(({ text }) => {
      pattern.lastIndex = 0
      return pattern.test(text)
    }),
  )
}
