// Builds the site into web/dist: the client, then one static page per public address and language.
// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { writeServiceWorker } from './service-worker.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const dist = join(root, 'dist')
const serverDist = join(root, '../.cache/prerender')
const configFile = join(root, 'vite.config.ts')

await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: join(root, 'src/app/prerender-entry.tsx'),
    outDir: serverDist,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
})

/** @type {Record<string, {file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[]}>} */
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const template = await readFile(join(dist, 'index.html'), 'utf8')
/** @type {typeof import('./src/app/prerender-entry.tsx')} */
const site = await import(pathToFileURL(join(serverDist, 'prerender-entry.js')).href)

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The files of a page's own module and of what it imports statically, apart from those the entry brings anyway.
 * @param {string} modulePath the page's source, from web/
 */
function pageFiles(modulePath) {
  /** @type {Set<string>} */
  const seen = new Set()
  /** @param {string} key */
  const walk = (key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(walk)
  }
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (entry) walk(entry)
  const shared = new Set(seen)
  walk(modulePath)
  const own = [...seen].filter((key) => !shared.has(key)).map((key) => manifest[key])
  return { scripts: own.map(({ file }) => file), styles: own.flatMap(({ css }) => css ?? []) }
}

/** @param {string} path @param {'zh-CN' | 'en'} language */
const addressOf = (path, language) => (language === 'en' ? (path === '/' ? '/en' : `/en${path}`) : path)

/** @param {string} address */
const fileOf = (address) => join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`)

const paths = await site.prerenderedPaths()
for (const path of paths) {
  for (const language of /** @type {const} */ (['zh-CN', 'en'])) {
    const page = await site.prerenderPage(path, language)
    const address = addressOf(path, language)
    const { scripts, styles } = pageFiles(page.modulePath)
    const head = [
      `<title>${escapeHtml(page.title)}</title>`,
      `<meta name="description" content="${escapeHtml(page.description)}" />`,
      `<link rel="alternate" hreflang="zh-CN" href="${addressOf(path, 'zh-CN')}" />`,
      `<link rel="alternate" hreflang="en" href="${addressOf(path, 'en')}" />`,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
      ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" />`),
    ].join('\n    ')
    const html = template
      .replace('<html lang="zh-CN">', `<html lang="${language}">`)
      .replace('<!--head-->', () => head)
      .replace('<div id="root"><!--app-->', () => `<div id="root" data-path="${address}">${page.html}`)
    const file = fileOf(address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
}

// Addresses without a page of their own (articles by id aside, those behind sign-in) start from an empty shell.
await writeFile(
  join(dist, 'app-shell.html'),
  template
    .replace('<!--head-->', '<title>无障碍心理支持</title>\n    <meta name="description" content="" />')
    .replace('<!--app-->', ''),
)
await writeServiceWorker(dist)
await rm(serverDist, { recursive: true, force: true })
console.info(`Prerendered ${paths.length} pages in two languages.`)
