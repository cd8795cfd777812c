const han = /\p{Script=Han}/u

/** Cuts a text into its words, lower case; Chinese by dictionary where the browser has one, else by pairs of characters. */
export function searchWords(text: string): readonly string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const words = typeof Intl.Segmenter === 'function' ? segments(plain) : runs(plain)
  return [...new Set(words.flatMap((word) => (han.test(word) ? [word] : stems(word))))]
}

function segments(text: string): string[] {
  // One dictionary serves both: Latin words are cut at spaces in any language.
  const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

/** Latin words as they stand, Chinese as overlapping pairs: every word of two characters is found. */
export function runs(text: string): string[] {
  const found = text.match(/\p{Script=Han}+|[\p{Letter}\p{Number}]+/gu) ?? []
  return found.flatMap((run) => {
    if (!han.test(run) || run.length <= 2) return [run]
    return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))
  })
}

/** The word without the common endings of English, so that "sleeping" and "sleep" meet; nothing for stop words. */
function stems(word: string): string[] {
  if (stopWords.has(word)) return []
  const stem = word
    .replace(/['’]s$/, '')
    .replace(/(?<=[a-z]{4})(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '')
  return [stem.replace(/([bdgmnpt])\1$/, '$1')]
}

const stopWords = new Set(
  'a an and are as at be but by can do does for from get had has have how i if in is it its me my not of on or our so that the their them then there they this to too was we what when who why will with you your'.split(
    ' ',
  ),
)

/** Chinese words that stand in every article and find nothing. */
export const chineseStopWords: ReadonlySet<string> = new Set(
  '的 了 是 在 有 和 也 不 就 都 你 我 他 她 它 会 要 能 可以 这 那 一 个 到 说 去 上 下 中 与 或 把 被 让 给 对 从 很 更 最 再 还 又 等 着 过 吗 呢 吧 怎么 怎样 什么 为什么 如何'.split(
    ' ',
  ),
)
