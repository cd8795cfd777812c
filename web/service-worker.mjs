// Writes the service worker: the crisis page and everything it needs are kept for the day without a network.
// @ts-check
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ readonly file: string, readonly imports?: readonly string[], readonly css?: readonly string[] }} Chunk */

/**
 * Pages that open without a network, and no others: what somebody has visited must not be left on the device. In English the tools
 * start from the shell.
 */
const pagesToKeep = [
  '/crisis',
  '/en/crisis',
  '/screening',
  '/test',
  '/screening/result',
  '/tools/safety-plan',
  '/tools/breathing',
  '/tools/grounding',
  '/tools/check-in',
  '/tools/sleep-diary',
  '/tools/worry',
  '/tools',
  '/app-shell',
]

/**
 * What the screening loads on demand (the questions, the result, its articles, titles and each instrument), so that a
 * screening begun with a network can be reloaded and finished without one.
 */
const screeningChunks = [
  'questions',
  'result-view',
  'score-agrees',
  'damaged-results',
  'article-index',
  'copy-text',
  'describe-page',
  'page-loaders',
  'text-loaders',
  'update-offer',
]

/** What an account on this device and the results kept here need: local mode works without a network from the start. */
const localChunks = [
  'login-page',
  'register-page',
  'profile-page',
  'account-menu',
  'flash-message-view',
  'local-accounts',
  'password-hashing',
  'password-hashing\\.worker',
  'own-data',
  'own-data-files',
  'my-screenings-page',
  'assessment-history-page',
]

const instruments = (
  await readdir(fileURLToPath(new URL('../domain/src/instruments/data', import.meta.url)))
).map((name) => name.replace(/\.json$/, ''))
const keptChunks = new RegExp(
  `^(${[...screeningChunks, ...localChunks, ...instruments].join('|')})-[^.]+\\.(js|css)$`,
)

/**
 * Files together with the files and styles that they import statically: a script of which one import is missing does not
 * run at all, whichever way the bundler has cut it.
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, Chunk>>} manifest
 */
export function withImports(files, manifest) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {string} file */
  const follow = (file) => {
    if (found.has(file)) return
    found.add(file)
    const { imports = [], css = [] } = byFile.get(file) ?? {}
    for (const style of css) found.add(style)
    for (const key of imports) if (manifest[key]) follow(manifest[key].file)
  }
  files.forEach(follow)
  return [...found]
}

/**
 * The folder of a build's scripts and styles. A short name, since every script says it of the others.
 * @param {string} variant
 */
export const assetsOf = (variant) => (variant ? `assets/${variant.split('-').at(-1)}` : 'assets')

/**
 * Writes the service worker of a build: `sw.js`, or for a variant one that keeps its own pages and files under a name of their own.
 * @param {string} dist the folder of the built site
 * @param {Readonly<Record<string, Chunk>>} manifest the bundler's list of what imports what
 * @param {string} [variant] with what the addresses of the variant begin
 */
export async function writeServiceWorker(dist, manifest, variant = '') {
  const start = variant && `/${variant}`
  const keptPages = variant
    ? pagesToKeep.filter((page) => !page.startsWith('/en/')).map((page) => start + page)
    : pagesToKeep
  const folder = assetsOf(variant)
  const pages = await Promise.all(
    keptPages.map((page) => readFile(join(dist, `${page.slice(1)}.html`), 'utf8')),
  )
  const linked = pages.flatMap((html) =>
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? ''),
  )
  const assets = (await readdir(join(dist, folder))).filter((name) => name.includes('.')).sort()
  const onDemand = assets.filter((name) => keptChunks.test(name)).map((name) => `${folder}/${name}`)
  const complete = withImports([...linked, ...onDemand], manifest).map((file) => `/${file}`)
  const files = [...new Set(['/boot.js', '/icon.svg', '/menu.svg', ...complete])].sort()
  const version = createHash('sha256').update(pages.join('\n')).update(files.join('\n'))
  for (const name of assets) version.update(name)
  const source = await readFile(fileURLToPath(new URL('src/service-worker.js', import.meta.url)), 'utf8')
  await writeFile(
    join(dist, variant ? `sw.${variant}.js` : 'sw.js'),
    source
      .replaceAll("'__START__'", JSON.stringify(start))
      .replaceAll("'__CACHE__'", JSON.stringify(variant ? `amhs_${variant}-` : 'amhs-'))
      .replace("'__VERSION__'", JSON.stringify(version.digest('hex').slice(0, 12)))
      .replace("['__PRECACHE__']", JSON.stringify([...keptPages, ...files])),
  )
}
