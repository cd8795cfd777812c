import { plainPath } from '@amhs/domain/page-address'

/** The address that the served page was made for, as the app names it; `undefined` in the empty shell. */
export function servedPath(): string | undefined {
  const path = document.getElementById('root')?.dataset.path
  return path === undefined ? undefined : plainPath(path)
}

/** The file of the served page's own module, which it names so that it can start before the list of all pages is there. */
export function servedModule(): string | undefined {
  return document.getElementById('root')?.dataset.page
}

/** The texts that stand in the served page, by the names that `contentSource` gives them, and the files of their modules. */
export function servedTexts(): ReadonlyMap<string, string> {
  const named = document.getElementById('root')?.dataset.content?.split(' ') ?? []
  return new Map(named.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** The file of a text that stands in the served page; undefined for any other, and where there is no page. */
export function servedText(name: string): string | undefined {
  return typeof document === 'undefined' ? undefined : servedTexts().get(name)
}
