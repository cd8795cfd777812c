import type { Block } from './article'
import { articleLimits, type KnownTargets, structureDifference, textProblems } from './article-checks'
import { blockTexts, linkTargets } from './article-text'
import type { Page, PageBlock, PageText } from './page'
import {
  type ChineseReadability,
  chineseReadability,
  type EnglishReadability,
  englishReadability,
} from './readability'

export interface PageReport {
  readonly zh: ChineseReadability
  readonly en: EnglishReadability
  /** One sentence a broken rule, without the page's name. Empty if all is well. */
  readonly problems: readonly string[]
}

function written(blocks: readonly PageBlock[]): Block[] {
  return blocks.filter((block): block is Block => block.kind !== 'marker')
}

/** Markers with their places, to compare the two languages. */
function markerPlaces(blocks: readonly PageBlock[]): string {
  return blocks
    .flatMap((block, index) => (block.kind === 'marker' ? `${block.name} at ${index + 1}` : []))
    .join(', ')
}

/** Sentences without headings, as for articles. */
function prose(text: PageText): string[] {
  const blocks = written(text.blocks).filter((block) => block.kind !== 'heading')
  return [text.summary, ...blocks.flatMap(blockTexts)]
}

function shownTargets(text: PageText): string {
  return linkTargets(written(text.blocks)).toSorted().join(' ')
}

function wordProblems(language: 'zh' | 'en', page: Page, known: KnownTargets): string[] {
  const { title, description, summary, blocks } = page[language]
  // The description is read like the summary, so it follows the same rules.
  const text = { title, summary: `${description} ${summary}`, minutes: 1, blocks: written(blocks) }
  return textProblems(language, text, known)
}

/**
 * Checks one page: same structure, links and markers in both languages, no dead link inside the site, safe wording, and
 * the reading level of the articles (pages have no limit of length).
 */
export function checkPage(page: Page, known: KnownTargets): PageReport {
  const zh = chineseReadability(prose(page.zh))
  const en = englishReadability(prose(page.en))
  const difference = structureDifference(written(page.zh.blocks), written(page.en.blocks))
  const problems: string[] = []
  if (difference !== null) problems.push(difference)
  if (markerPlaces(page.zh.blocks) !== markerPlaces(page.en.blocks)) {
    problems.push('the markers stand at different places in zh and en')
  }
  if (shownTargets(page.zh) !== shownTargets(page.en)) problems.push('zh and en link to different targets')
  problems.push(...wordProblems('zh', page, known), ...wordProblems('en', page, known))
  if (zh.sentenceLength > articleLimits.zhSentence) {
    problems.push(`zh: ${zh.sentenceLength.toFixed(1)} characters a sentence`)
  }
  if (en.sentenceLength > articleLimits.enSentence) {
    problems.push(`en: ${en.sentenceLength.toFixed(1)} words a sentence`)
  }
  if (en.grade > articleLimits.enGrade) problems.push(`en: Flesch-Kincaid grade ${en.grade.toFixed(1)}`)
  return { zh, en, problems }
}
