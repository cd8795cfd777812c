import { Spelling } from '../safety/grammar/spelling'
import { cleanText } from '../safety/normalise'
import words from './search-words.json'
import { modelKnows } from './topic-model'

const listed = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

/** The same tolerance as the safety gate has: one typing error, in words of five letters and more. */
const spelling = new Spelling(
  new Set([...listed(words.spelled), ...listed(words.kept)]),
  listed(words.spelled),
)

const chineseOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...words.pinyin, ...words.pinyinBeside }),
)
const matters: ReadonlySet<string> = new Set(Object.keys(words.pinyin))
const longestSyllables = Math.max(...[...chineseOf.keys()].map(({ length }) => length))
/** Nobody searches with more. */
const longestPinyin = 60

/** What a run of letters means as pinyin; null unless all of it is listed, and a matter among it. */
function readPinyin(letters: string): string | null {
  if (letters.length > longestPinyin) return null
  // From the end: what is left from each place on, longest word first.
  const rest: ({ text: string; isMatter: boolean } | null)[] = Array(letters.length + 1).fill(null)
  rest[letters.length] = { text: '', isMatter: false }
  for (let start = letters.length - 1; start >= 0; start -= 1) {
    for (let length = longestSyllables; length > 0 && !rest[start]; length -= 1) {
      const word = letters.slice(start, start + length)
      const chinese = chineseOf.get(word)
      const after = rest[start + length]
      if (chinese === undefined || word.length < length || !after) continue
      rest[start] = { text: chinese + after.text, isMatter: after.isMatter || matters.has(word) }
    }
  }
  return rest[0]?.isMatter ? rest[0].text : null
}

/**
 * The readings of a search, cleaned: its pinyin as characters ("shui bu zhao"), which stands in no other language; the search as it stands;
 * its words without a typing error ("sucidal"). A word that the topic model has learned is no error.
 */
export function searchReadings(search: string): readonly string[] {
  const cleaned = cleanText(search).trim().replace(/\s+/g, ' ')
  const chinese = cleaned.replace(
    /[a-z](?:[a-z' -]*[a-z])?/g,
    (run) => readPinyin(run.replace(/[^a-z]/g, '')) ?? run,
  )
  const spelled = cleaned.replace(/[a-z]+/g, (word) => (modelKnows(word) ? word : spelling.read(word)))
  return [...new Set([chinese, cleaned, spelled])]
}
