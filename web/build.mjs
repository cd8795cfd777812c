// Builds the site into web/dist: the client, then one static page per public address and language.
// @ts-check
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { build } from 'vite'
import { addressOf, headElements, robots, sitemap } from './search-files.mjs'
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
const template = scriptsLast(await readFile(join(dist, 'index.html'), 'utf8'))
/** @type {typeof import('./src/app/prerender-entry.tsx')} */
const site = await import(pathToFileURL(join(serverDist, 'prerender-entry.js')).href)

/**
 * Moves the app's scripts behind the styles and lets them wait for these: the page can be read before it comes to life,
 * and on a slow line they would share the line.
 * @param {string} html as Vite wrote it
 * @throws {Error} when Vite writes its scripts in another way: they would block the page again, and nobody would notice
 */
function scriptsLast(html) {
  const line = /^ *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/gm
  const scripts = (html.match(line) ?? []).join('')
  if (!scripts.includes('<script')) throw new Error('The built page has no script where one was expected.')
  return html
    .replace(line, '')
    .replace(/^ *<\/head>/m, () => `${lowPriority(scripts)}    <!--scripts-->\n  </head>`)
}

/**
 * @param {string} elements
 * @returns {string}
 */
function lowPriority(elements) {
  return elements.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}

/**
 * The files of a page's own modules and of what they import statically, apart from those the entry brings anyway.
 * @param {readonly string[]} modulePaths the page's source and its texts, from web/
 */
function pageFiles(modulePaths) {
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
  modulePaths.forEach(walk)
  const own = [...seen].filter((key) => !shared.has(key)).map((key) => manifest[key])
  return { scripts: own.map(({ file }) => file), styles: own.flatMap(({ css }) => css ?? []) }
}

/**
 * The name of a text in the manifest: its path from here, or that of a module made by the content plugin.
 * @param {string} name as the page asks for it
 */
const textKey = (name) =>
  name.startsWith('article-list-') ? `virtual:${name}` : name.replace(/^(\.\.\/)+/, '../')

/** @param {string} key */
function fileOfModule(key) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no file of its own for ${key}`)
  return chunk.file
}

/**
 * The element that the page starts in; it tells the script its module and which texts to have ready before it takes over.
 * @param {string} address @param {string} module @param {readonly string[]} texts
 */
const rootStart = (address, module, texts) =>
  `<div id="root" data-path="${address}" data-page="/${fileOfModule(module)}"${texts.length > 0 ? ` data-content="${texts.map((name) => `${name}=/${fileOfModule(textKey(name))}`).join(' ')}"` : ''}>`

/** @param {readonly string[]} scripts */
const preloadOf = (scripts) =>
  scripts.map((file) => `<link rel="modulepreload" href="/${file}" />`).join('\n    ')

/** @param {string} address */
const fileOf = (address) => join(dist, address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** `boot.js` holds up the first paint: on the site it stands without its comments. */
async function shrinkBootScript() {
  const file = join(dist, 'boot.js')
  const { code } = await transform(await readFile(file, 'utf8'), { minify: true, target: 'es2018' })
  await writeFile(file, code)
}

/** Adds to Vite's list of licences (licences.md) the packages that it leaves out, since only a worker bundles them. */
async function addWorkerLicences() {
  const list = join(dist, 'licences.md')
  const written = await readFile(list, 'utf8')
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const missing = Object.keys(dependencies).filter(
    (name) => !name.startsWith('@amhs/') && !written.includes(`## ${name} - `),
  )
  for (const name of missing) {
    const folder = join(root, '../node_modules', name)
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
    if (!file) throw new Error(`${name} has no licence text`)
    const text = await readFile(join(folder, file), 'utf8')
    await appendFile(list, `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`)
  }
}

/**
 * Marks a file that is served for many addresses in both languages, so that boot.js leaves its language to the app, and says without
 * script what a reader of English has to know.
 * @param {string} html @param {string} words
 */
const forAnyAddress = (html, words) =>
  html
    .replace('<html lang="zh-CN"', '$& data-any-address')
    .replace('<body>', () => `<body>\n    <noscript>\n      ${words}\n    </noscript>`)

const missingInEnglish =
  '<p class="wrap" lang="en">This page doesn’t exist. Go to <a href="/en/crisis">the helplines</a>, <a href="/en/learn">the articles</a>, <a href="/en/screening">the screenings</a> or <a href="/en">the home page</a>.</p>'

const paths = site.prerenderedPaths()
for (const path of paths) {
  // The file for addresses that do not exist is one for both languages: hosting knows no other.
  const isMissing = path === '/404'
  for (const language of /** @type {const} */ (isMissing ? ['zh-CN'] : ['zh-CN', 'en'])) {
    const page = await site.prerenderPage(path, language)
    const address = addressOf(path, language)
    const texts = page.content.map(textKey)
    const { scripts, styles } = pageFiles([page.modulePath, ...texts])
    const head = [
      ...headElements(page),
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ].join('\n    ')
    const html = template
      .replace('<html lang="zh-CN">', `<html lang="${language}">`)
      .replace('<!--head-->', () => head)
      .replace(
        '/manifest.webmanifest',
        language === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest',
      )
      .replace('<!--scripts-->', () => lowPriority(preloadOf(scripts)))
      .replace(
        '<div id="root"><!--app-->',
        () => `${rootStart(address, page.modulePath, page.content)}${page.html}`,
      )
    const file = fileOf(address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, isMissing ? forAnyAddress(html, missingInEnglish) : html)
  }
}

/** In both languages: nobody knows yet which one the reader has. */
const shellWithoutScript = `<p>这一页需要浏览器的脚本功能（JavaScript）。<a href="/crisis">求助电话</a>和<a href="/">其他页面</a>不需要。</p>
      <p lang="en">This page needs scripts (JavaScript) in your browser. <a href="/en/crisis">The helplines</a> and <a href="/en">the other pages</a> don’t.</p>`

// Addresses without a page of their own (those behind sign-in, articles that do not exist) start from an empty shell.
await writeFile(
  join(dist, 'app-shell.html'),
  forAnyAddress(template, shellWithoutScript)
    .replace(
      '<!--head-->',
      '<title>无障碍心理支持</title>\n    <meta name="description" content="" />\n    <meta name="robots" content="noindex" />',
    )
    .replace('<!--scripts-->', () => lowPriority(preloadOf(pageFiles(['src/app/page-loaders.ts']).scripts)))
    .replace('<!--app-->', ''),
)
await writeFile(join(dist, 'sitemap.xml'), sitemap(paths))
await writeFile(join(dist, 'robots.txt'), robots)
await shrinkBootScript()
await addWorkerLicences()
await writeServiceWorker(dist, manifest)
await rm(serverDist, { recursive: true, force: true })
console.info(`Prerendered ${paths.length} pages in two languages.`)
