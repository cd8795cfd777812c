import { cleanText } from '../normalise'
import { simplify } from '../simplified-characters'

/** One character of a Chinese, Japanese or Korean text, one word, one number or one telling emoji. */
export interface Token {
  readonly text: string
  readonly kind: 'character' | 'word' | 'number' | 'emoji'
  /** Its places in the cleaned text, first and last character included. */
  readonly first: number
  readonly last: number
  /** What it adds to the distance between two slots. Fillers add nothing. */
  readonly weight: number
  /** What stands before it. */
  readonly before: 'nothing' | 'pause' | 'end'
}

const fillers: ReadonlySet<string> = new Set([
  ...'了的就都也还又再才把着过是在那这个啊呢吧嘛啦咯哈呀哦喔诶欸噢咗嘅啲喺系呀㗎喎得很好已经',
  ...'a an the my of to just so really very be been am is was were had have has that this those these'.split(
    ' ',
  ),
  ...'then like now actually literally honestly fucking all and its it'.split(' '),
])

const characterWeight = 1
const wordWeight = 2

function isCharacter(character: string): boolean {
  return (
    (character >= '\u3400' && character <= '\u9fff') ||
    (character >= '\u3041' && character <= '\u30ff') ||
    (character >= '\u1100' && character <= '\u11ff') ||
    (character >= '\uac00' && character <= '\ud7a3')
  )
}

/** Letters of words; digits and signs inside a word stand for letters (k1ll, su!cide). */
const wordSource = "[a-z\\u00df]+(?:['0-9@$!*|]+[a-z]+)*"
const scanner = new RegExp(
  `(${wordSource})|([0-9]+(?:\\.[0-9]+)?)|(\\p{Extended_Pictographic})|([。.!?;]+|\\n)|([^])`,
  'gu',
)

/** Dots after which somebody goes on (我想…死) are a pause, one full stop is an end. */
function strengthOf(ending: string): Token['before'] {
  return /^\.{2,}$/.test(ending) || /^。{2,}$/.test(ending) ? 'pause' : 'end'
}

/** Somebody by a name for people. "He's" and the like stand in the slots as they are written (hes), and a rope's place is no matter of grammar. */
const people =
  /^(?:friend|mate|bestie|brother|bro|sister|sis|mum|mom|mam|mother|dad|father|son|daughter|husband|hubby|wife|partner|girlfriend|boyfriend|gf|bf|ex|flatmate|roommate|housemate|cousin|aunt|auntie|uncle|nan|gran|granny|grandma|grandad|grandpa|stepdad|stepmum|student|pupil|kid|toddler|baby|wean|niece|nephew|neighbou?r|colleague|co-?worker|classmate)'s$/
const afterIs =
  /^ (?:taken|swallowed|drunk|overdosed|overdosing|just|already|still|now|on|at|in|up|out|going|gonna|about|trying|standing|sitting|hanging|holding|lying|got|locked|been|bleeding|unconscious|not|stopped|said|saying|sat|stood|walked|jumped|tied|tying|threatened|threatening|texted|livestreaming|od'd|barricaded|shut|run|climbed)\b/

/** "My friend's taken her pills": short for has or is, where "my friend's pills" is a possessive. */
function isShortForIs(word: string, after: string): boolean {
  return people.test(word) && afterIs.test(after)
}

/**
 * Cuts a text into the tokens that slots are compared with. Everything that is no token is a pause or an end of a sentence.
 * Linear in the length of the text.
 *
 * @param isTelling whether an emoji says something by itself; the others count as pauses
 */
export function tokenise(text: string, isTelling: (emoji: string) => boolean): readonly Token[] {
  const tokens: Token[] = []
  let before: Token['before'] = 'nothing'
  let space = false
  const add = (token: string, kind: Token['kind'], first: number, length: number) => {
    const filler = fillers.has(token)
    const weight = filler ? 0 : kind === 'character' ? characterWeight : wordWeight
    // Words always stand apart; between Chinese characters a space is where somebody paused.
    const apart = kind !== 'character' && tokens.at(-1)?.kind !== 'character'
    if (space && before === 'nothing' && !apart) before = 'pause'
    tokens.push({ text: token, kind, first, last: first + length - 1, weight, before })
    before = 'nothing'
    space = false
  }
  const cleaned = cleanText(text)
  for (const found of cleaned.matchAll(scanner)) {
    const [whole, word, number, emoji, ending] = found
    const first = found.index
    if (word?.endsWith("'s") && isShortForIs(word, cleaned.slice(first + whole.length, first + 40))) {
      add(word.slice(0, -2).replaceAll("'", ''), 'word', first, whole.length - 1)
      add('is', 'word', first + whole.length - 1, 1)
    } else if (word !== undefined) add(word.replaceAll("'", ''), 'word', first, whole.length)
    else if (number !== undefined) add(number, 'number', first, whole.length)
    else if (emoji !== undefined && isTelling(emoji)) add(emoji, 'emoji', first, whole.length)
    else if (ending !== undefined) before = before === 'end' ? 'end' : strengthOf(ending)
    else if (emoji === undefined && isCharacter(whole)) add(whole, 'character', first, whole.length)
    else if (whole.trim() === '') space = true
    else if (before === 'nothing') before = 'pause'
  }
  return tokens
}

/**
 * The tokens of the words of a slot, which are thousands and mostly stand as they are compared: for those it is the same as
 * `tokenise` in a quarter of the time, which somebody on a slow phone waits for.
 */
export function tokensOfWords(words: string): readonly Pick<Token, 'text' | 'kind'>[] {
  if (/^[a-z]+(?: [a-z]+)*$/.test(words)) return words.split(' ').map((text) => ({ text, kind: 'word' }))
  if (/^[\u3400-\u9fff]+$/.test(words))
    return Array.from(words, (character) => ({ text: simplify(character), kind: 'character' }))
  return tokenise(words, () => true)
}
