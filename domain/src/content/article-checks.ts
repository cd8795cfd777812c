import { type Article, type ArticleText, type Block, isArticleId } from './article'
import { blockTexts, linkTargets } from './article-text'
import { descriptionOf, longestDescription, longestTitle } from './page-head'
import {
  type ChineseReadability,
  charactersPerMinute,
  chineseReadability,
  type EnglishReadability,
  englishReadability,
  readingMinutes,
  wordsPerMinute,
} from './readability'

/** What an article may point at. Telephone numbers are digits only. */
export interface KnownTargets {
  /** Paths of pages without parameters (`/screening`). */
  readonly pages: ReadonlySet<string>
  /** Ids of questionnaires that ship. */
  readonly instruments: ReadonlySet<string>
  readonly phoneNumbers: ReadonlySet<string>
  /** Those that take texts. */
  readonly textNumbers: ReadonlySet<string>
}

export interface ArticleReport {
  readonly zh: ChineseReadability
  readonly en: EnglishReadability
  /** One sentence a broken rule, without the article's name. Empty if all is well. */
  readonly problems: readonly string[]
}

/** Editorial limits of `content/articles/README.md`; lengths count summary and body. */
export const articleLimits = {
  zhCharacters: [1000, 1800],
  enWords: [730, 1310],
  zhSentence: 25,
  enSentence: 15,
  enGrade: 7,
} as const

/** Wordings that safe messaging forbids in any text of ours. */
const forbidden: readonly RegExp[] = [
  /commit(?:s|ted|ting)? suicide/i,
  /(?:successful|failed|completed) (?:suicide|attempt)/i,
  /自杀成功|自杀未遂失败|成功自杀|精神病人|神经病|您/,
  /[!！]/,
]

const resourcePath = '/learn/resource/'
const testPath = '/test?instrument='

function shapeOf(block: Block): string {
  if (block.kind === 'heading') return `heading ${block.level}`
  if (block.kind === 'list') return `${block.ordered ? 'numbered list' : 'list'} of ${block.items.length}`
  return 'paragraph'
}

/** The first place in which two texts are built differently, in words; null if they are built alike. */
export function structureDifference(zh: readonly Block[], en: readonly Block[]): string | null {
  const count = Math.max(zh.length, en.length)
  for (let index = 0; index < count; index += 1) {
    const [left, right] = [zh[index], en[index]]
    const [leftShape, rightShape] = [left ? shapeOf(left) : 'nothing', right ? shapeOf(right) : 'nothing']
    if (leftShape !== rightShape) return `block ${index + 1} is ${leftShape} in zh and ${rightShape} in en`
  }
  return null
}

function targetProblem(target: string, known: KnownTargets): string | null {
  if (target.startsWith('https://')) return null
  if (target.startsWith('tel:')) {
    return known.phoneNumbers.has(target.slice('tel:'.length))
      ? null
      : `${target} is no number of the crisis data`
  }
  if (target.startsWith('sms:')) {
    return known.textNumbers.has(target.slice('sms:'.length))
      ? null
      : `${target} is no number of the crisis data that takes texts`
  }
  if (target.startsWith(resourcePath)) {
    return isArticleId(target.slice(resourcePath.length).replace(/#part-\d+$/, ''))
      ? null
      : `${target} leads to no article`
  }
  if (target.startsWith(testPath)) {
    return known.instruments.has(target.slice(testPath.length))
      ? null
      : `${target} names no questionnaire that ships`
  }
  return known.pages.has(target) ? null : `${target} leads to no page`
}

/** Whole sentences only: headings would count as very short ones and make every text look easier. */
function prose(text: Pick<ArticleText, 'summary' | 'blocks'>): string[] {
  return [text.summary, ...text.blocks.filter((block) => block.kind !== 'heading').flatMap(blockTexts)]
}

/** Everything that is read, headings too. */
function everything(text: ArticleText): string[] {
  return [text.summary, ...text.blocks.flatMap(blockTexts)]
}

function between(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most
}

function readingProblems(article: Article, zh: ChineseReadability, en: EnglishReadability): string[] {
  const problems: string[] = []
  const zhMinutes = readingMinutes(chineseReadability(everything(article.zh)).characters, charactersPerMinute)
  const enMinutes = readingMinutes(englishReadability(everything(article.en)).words, wordsPerMinute)
  if (article.zh.minutes !== zhMinutes)
    problems.push(`zh: minutes must be ${zhMinutes}, not ${article.zh.minutes}`)
  if (article.en.minutes !== enMinutes)
    problems.push(`en: minutes must be ${enMinutes}, not ${article.en.minutes}`)
  if (!between(zh.characters, articleLimits.zhCharacters)) problems.push(`zh: ${zh.characters} characters`)
  if (!between(en.words, articleLimits.enWords)) problems.push(`en: ${en.words} words`)
  if (zh.sentenceLength > articleLimits.zhSentence) {
    problems.push(`zh: ${zh.sentenceLength.toFixed(1)} characters a sentence`)
  }
  if (en.sentenceLength > articleLimits.enSentence) {
    problems.push(`en: ${en.sentenceLength.toFixed(1)} words a sentence`)
  }
  if (en.grade > articleLimits.enGrade) problems.push(`en: Flesch-Kincaid grade ${en.grade.toFixed(1)}`)
  return problems
}

/** Rules for one text alone: headings, wording, links. Each sentence begins with the language. */
export function textProblems(
  language: 'zh' | 'en',
  text: Pick<ArticleText, 'title' | 'summary' | 'blocks'>,
  known: KnownTargets,
): string[] {
  const problems: string[] = []
  const [first] = text.blocks
  if (first?.kind !== 'heading') problems.push('the body does not begin with a heading')
  for (const block of text.blocks) {
    const words = blockTexts(block).join(' ')
    if (block.kind === 'heading' && block.level === 2 && !/[?？]$/.test(words)) {
      problems.push(`the heading "${words}" is no question`)
    }
  }
  for (const words of [text.title, ...prose(text)]) {
    for (const rule of forbidden) {
      const found = rule.exec(words)
      if (found) problems.push(`"${found[0]}" in "${words}"`)
    }
  }
  problems.push(...linkTargets(text.blocks).flatMap((target) => targetProblem(target, known) ?? []))
  return problems.map((problem) => `${language}: ${problem}`)
}

/** What search engines and shared links would cut off. */
function headProblems(language: 'zh' | 'en', { searchTitle, summary }: ArticleText): string[] {
  const shown = language === 'en' ? 'en' : 'zh-CN'
  const problems: string[] = []
  if (searchTitle.length > longestTitle[language]) {
    problems.push(`${language}: the search title "${searchTitle}" has ${searchTitle.length} characters`)
  }
  const description = descriptionOf(summary, shown)
  if (description.length > longestDescription[language]) {
    problems.push(`${language}: the first sentence of the summary has ${description.length} characters`)
  }
  return problems
}

/** Checks one article against the editorial rules and measures it. */
export function checkArticle(article: Article, known: KnownTargets): ArticleReport {
  const zh = chineseReadability(prose(article.zh))
  const en = englishReadability(prose(article.en))
  const difference = structureDifference(article.zh.blocks, article.en.blocks)
  const [zhLinks, enLinks] = [linkTargets(article.zh.blocks), linkTargets(article.en.blocks)]
  return {
    zh,
    en,
    problems: [
      ...(difference === null ? [] : [difference]),
      ...(String(zhLinks.toSorted()) === String(enLinks.toSorted())
        ? []
        : ['zh and en link to different targets']),
      ...article.instruments.flatMap((id) =>
        known.instruments.has(id) ? [] : [`"${id}" is no questionnaire that ships`],
      ),
      ...textProblems('zh', article.zh, known),
      ...textProblems('en', article.en, known),
      ...headProblems('zh', article.zh),
      ...headProblems('en', article.en),
      ...readingProblems(article, zh, en),
    ],
  }
}
