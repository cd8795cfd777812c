import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compilePage } from '../../domain/src/content/compile-page'
import { ContentFault } from '../../domain/src/content/content-fault'
import { type Page, pageIds } from '../../domain/src/content/page'
import { readOperator } from './read-operator'

/** The folder of the pages, as an absolute path. */
export const pagesFolder = fileURLToPath(new URL('../pages/', import.meta.url))

export interface PagesRead {
  /** Those that could be compiled, in the order of `pageIds`. */
  readonly pages: readonly Page[]
  /** One sentence for each file that could not be read. */
  readonly problems: readonly string[]
}

/**
 * Reads and compiles every page of a folder and collects what is wrong with them.
 *
 * @throws ContentFault if `operator.json` cannot be read or is incomplete: then no page can be shown.
 */
export function readPages(folder: string = pagesFolder): PagesRead {
  const own = `${folder}/operator.json`
  // Each installation has one of its own; the example names nobody.
  const operator = readOperator(existsSync(own) ? own : `${folder}/operator.example.json`)
  const pages: Page[] = []
  const problems: string[] = []
  for (const id of pageIds) {
    const [zhFile, enFile] = [`${folder}/${id}/zh.md`, `${folder}/${id}/en.md`]
    if (!existsSync(zhFile) || !existsSync(enFile)) {
      problems.push(`pages/${id}: a file is missing`)
      continue
    }
    try {
      const [zh, en] = [readFileSync(zhFile, 'utf8'), readFileSync(enFile, 'utf8')]
      pages.push(compilePage({ id, zh, en, operator }))
    } catch (fault) {
      if (!(fault instanceof ContentFault)) throw fault
      problems.push(fault.message)
    }
  }
  return { pages, problems }
}

/**
 * The pages for a build: all of them or none.
 *
 * @throws ContentFault listing every problem, so that broken content stops the build.
 */
export function compiledPages(folder: string = pagesFolder): readonly Page[] {
  const { pages, problems } = readPages(folder)
  if (problems.length > 0) throw new ContentFault(problems.join('\n'))
  return pages
}
