import type { ArticleText, Block, Inline } from './article'

/** The words of a piece of text without bold and links. */
export function inlineText(pieces: readonly Inline[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : inlineText(piece.children))).join('')
}

/** The words of a block, one text a paragraph, heading or list item. */
export function blockTexts(block: Block): string[] {
  return block.kind === 'list' ? block.items.map(inlineText) : [inlineText(block.children)]
}

/** A heading of an article with the words below it, for search and for the embedded guide. */
export interface ArticlePassage {
  /** Anchor of the heading; null for the words before the first one. */
  readonly anchor: string | null
  /** Empty for the words before the first heading. */
  readonly heading: string
  /** Paragraphs and list items, one a line. */
  readonly text: string
}

/** Cuts an article at its headings. The summary is the first passage, without anchor and heading. */
export function articlePassages(article: ArticleText): ArticlePassage[] {
  const passages: { anchor: string | null; heading: string; lines: string[] }[] = [
    { anchor: null, heading: '', lines: [article.summary] },
  ]
  for (const block of article.blocks) {
    if (block.kind === 'heading') {
      passages.push({ anchor: block.anchor, heading: inlineText(block.children), lines: [] })
    } else {
      passages.at(-1)?.lines.push(...blockTexts(block))
    }
  }
  return passages.map(({ anchor, heading, lines }) => ({ anchor, heading, text: lines.join('\n') }))
}

/** Every text of an article in the order in which it is read aloud: title, summary, then block by block. */
export function articleTexts(article: ArticleText): string[] {
  return [article.title, article.summary, ...article.blocks.flatMap(blockTexts)]
}

function inlineTargets(pieces: readonly Inline[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'text') return []
    const inside = inlineTargets(piece.children)
    return piece.kind === 'link' ? [piece.href, ...inside] : inside
  })
}

/** Every link target of an article, in order. */
export function linkTargets(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.flatMap(inlineTargets) : inlineTargets(block.children),
  )
}
