import { linkTargets } from '../../domain/src/content/article-text'
import type { Page } from '../../domain/src/content/page'
import { checkPage, type PageReport } from '../../domain/src/content/page-checks'
import { knownTargets } from './content-report'
import { pagesFolder, readPages } from './read-pages'

export interface PagesReport {
  readonly pages: readonly { readonly page: Page; readonly report: PageReport }[]
  /** What makes the check fail, each with `pages/` and the page's id in front. */
  readonly problems: readonly string[]
}

/** Compiles and checks every page of a folder. */
export function pagesReport(folder: string = pagesFolder): PagesReport {
  const known = knownTargets()
  const read = readPages(folder)
  const pages = read.pages.map((page) => ({ page, report: checkPage(page, known) }))
  const broken = pages.flatMap(({ page, report }) =>
    report.problems.map((problem) => `pages/${page.id}: ${problem}`),
  )
  return { pages, problems: [...read.problems, ...broken] }
}

/** Addresses outside of the site that a page links to, each once. */
export function externalPageLinks(page: Page): readonly string[] {
  const blocks = [...page.zh.blocks, ...page.en.blocks].flatMap((block) =>
    block.kind === 'marker' ? [] : block,
  )
  return [...new Set(linkTargets(blocks).filter((target) => target.startsWith('https://')))]
}
