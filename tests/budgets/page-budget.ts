import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plainPath } from '@amhs/domain/page-address'

export interface PageBudgets {
  readonly publicPage: {
    /** For every page without a budget of its own, in bytes after gzip. */
    readonly javascriptGzipBytes: number
    /** For what comes to life once everything else of the page has loaded. */
    readonly lateJavascriptGzipBytes: number
    /** Texts that stand in code of Firebase alone, which no public page may load. */
    readonly forbiddenTexts: readonly string[]
  }
  /** Pages with a budget of their own, by address without the language; `*` at the end stands for any rest. */
  readonly pages: Readonly<Record<string, number>>
}

/** The budgets of `budgets.json`. */
export function readBudgets(): PageBudgets {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../budgets.json'), 'utf8'))
}

/** The address of a built page: `en/learn.html` is `/en/learn`, and `index.html` is `/`. */
export function addressOfFile(name: string): string {
  return `/${name.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/')
}

/** How many bytes of script, after gzip, the page at an address may load before anybody presses anything; the same in every language. */
export function budgetOf({ pages, publicPage }: PageBudgets, address: string): number {
  const page = plainPath(address)
  const own = Object.entries(pages).find(([key]) =>
    key.endsWith('*') ? page.startsWith(key.slice(0, -1)) : page === key,
  )
  return own?.[1] ?? publicPage.javascriptGzipBytes
}
