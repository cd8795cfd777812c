import { cleanText } from '../safety/normalise'

/** English words without their common endings, so that "sleeping" and "sleeps" meet. */
export function stem(word: string): string {
  return word
    .replace(/(?<=[a-z]{4})(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '')
    .replace(/([bdgmnpt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
}

/** How a question is asked tells nothing about what it is about. Simplified, as the text is when this is looked for. */
const asking =
  /怎么办|怎么样|怎么破|怎么|怎样|什么|为什么|如何|请问|有没有|是不是|会不会|能不能|要不要|可以|咋办|咋|点算|点样|[吗呢吧啊呀么的了啥]/g

const englishAsking = new Set(
  'a an and are at can could do doe for have how i if im in is it my of on or should so that the thi to wa what when why will with'.split(
    ' ',
  ),
)

/** No sequence of Chinese characters longer than this is a feature. */
const longestSequence = 3
/** Words of so many letters are also read in pieces, so that a typing error leaves most of them standing. */
const longWord = 5
const pieceLength = 4

function addChinese(run: string, features: Set<string>): void {
  const characters = [...run]
  for (let start = 0; start < characters.length; start += 1) {
    for (let length = 1; length <= longestSequence && start + length <= characters.length; length += 1) {
      features.add(characters.slice(start, start + length).join(''))
    }
  }
}

function addWord(word: string, features: Set<string>): void {
  if (word.length < longWord) return
  const bounded = `<${word}>`
  for (let start = 0; start + pieceLength <= bounded.length; start += 1) {
    features.add(`*${bounded.slice(start, start + pieceLength)}`)
  }
}

/**
 * What the topic model sees of a question: single Chinese characters and sequences of two and three, stems of Latin words,
 * pairs of neighbouring ones, and pieces of the longer ones. Traditional characters are read as simplified ones.
 */
export function questionFeatures(question: string): ReadonlySet<string> {
  const features = new Set<string>()
  const plain = cleanText(question).replaceAll("'", '').replace(asking, ' ')
  let before = ''
  for (const [run] of plain.matchAll(/\p{Script=Han}+|[a-z0-9]+/gu)) {
    if (run.charCodeAt(0) > 0x2000) {
      addChinese(run, features)
      before = ''
      continue
    }
    const word = stem(run)
    if (!englishAsking.has(word)) features.add(word)
    if (before !== '') features.add(`${before} ${word}`)
    before = word
    addWord(run, features)
  }
  return features
}
