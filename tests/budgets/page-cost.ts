import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

/**
 * The scripts that a page loads by itself: its script elements and what it asks the browser to preload.
 * @returns paths as written, without duplicates
 */
export function readPage(html: string): string[] {
  const elements = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const paths = elements.flatMap((element) => {
    if (element.startsWith('<link') && !/rel=["']?modulepreload/.test(element)) return []
    const match = /(?:src|href)=["']([^"']+\.js)["']/.exec(element)
    return match?.[1] === undefined ? [] : [match[1]]
  })
  return [...new Set(paths)]
}

/**
 * What every file of the built app imports.
 * @param dist folder of the built app
 * @param scripts absolute paths on the site where loading begins
 * @returns by file name relative to dist
 */
export async function readImports(dist: string, scripts: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: dist,
    entryPoints: [...new Set(scripts)].map((script) => `.${script}`),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return metafile.inputs
}

/**
 * Everything that a browser loads for the given scripts before anything is asked for on demand: they and all that
 * they import statically.
 * @param dist folder of the built app
 * @param scripts absolute paths on the site
 * @param forbiddenTexts texts that only stand in code that must not be loaded
 * @returns compressed size, and the files that hold a forbidden text
 */
export function costOfPage(
  dist: string,
  imports: Metafile['inputs'],
  scripts: readonly string[],
  forbiddenTexts: readonly string[],
): { gzipBytes: number; forbidden: string[] } {
  const files = scripts.map((script) => script.slice(1))
  for (const file of files) {
    for (const { path: target, kind } of imports[file]?.imports ?? []) {
      if (kind === 'import-statement' && !files.includes(target)) files.push(target)
    }
  }
  const contents = files.map((file) => ({ file, text: readFileSync(path.join(dist, file), 'utf8') }))
  return {
    gzipBytes: contents.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).byteLength, 0),
    forbidden: contents
      .filter(({ text }) => forbiddenTexts.some((forbidden) => text.includes(forbidden)))
      .map(({ file }) => file),
  }
}

/**
 * The texts that stand in no script of the built app: a library that is loaded on demand has been renamed or changed, and whoever
 * looks for such a text would find nothing wherever the library went.
 */
export function textsNowhere(dist: string, texts: readonly string[]): string[] {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(dist, name), 'utf8'))
  return texts.filter((text) => !scripts.some((script) => script.includes(text)))
}
