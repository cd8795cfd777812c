// Builds the site into web/dist: the client, then one static page per public address and language. A language without texts of its own
// (docs/decisions/017-a-language-is-a-row.md) is built once more, with the texts of its fallback converted.
// @ts-check
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { languages } from '@amhs/domain/localized'
import { transform } from 'esbuild'
import { build } from 'vite'
import { addressOf, headElements, manifestOf, robots, sitemap, siteNames } from './search-files.mjs'
import { assetsOf, writeServiceWorker } from './service-worker.mjs'
import { builtApart, conversionOf } from './vite/conversions.ts'
import { convertedData, convertedTexts } from './vite/converted-texts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const dist = join(root, 'dist')
const cache = join(root, '../.cache')
const configFile = join(root, 'vite.config.ts')

/**
 * @typedef {object} Built one build of the app
 * @property {string} variant with what the addresses of its pages begin; empty for the build with texts of their own
 * @property {Record<string, {file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[]}>} manifest
 * @property {string} template
 * @property {typeof import('./src/app/prerender-entry.tsx')} site
 */

/**
 * Builds the app for the browser, and once more for prerendering.
 * @param {string} variant @param {() => import('vite').Plugin[]} plugins
 * @returns {Promise<Built>}
 */
async function buildApp(variant, plugins) {
  const clientDist = variant ? join(cache, `client-${variant}`) : dist
  const serverDist = join(cache, `prerender-${variant}`)
  const define = { __VARIANT__: JSON.stringify(variant) }
  const assetsDir = assetsOf(variant)
  await build({
    configFile,
    logLevel: 'warn',
    plugins: plugins(),
    define,
    build: { outDir: clientDist, emptyOutDir: true, assetsDir, copyPublicDir: !variant },
  })
  await build({
    configFile,
    logLevel: 'warn',
    plugins: plugins(),
    define,
    build: {
      ssr: join(root, 'src/app/prerender-entry.tsx'),
      outDir: serverDist,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  })
  if (variant) await cp(join(clientDist, assetsDir), join(dist, assetsDir), { recursive: true })
  return {
    variant,
    manifest: JSON.parse(await readFile(join(clientDist, '.vite/manifest.json'), 'utf8')),
    template: scriptsLast(await readFile(join(clientDist, 'index.html'), 'utf8')),
    site: await import(pathToFileURL(join(serverDist, 'prerender-entry.js')).href),
  }
}

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
 * @param {Built['manifest']} manifest
 * @param {readonly string[]} modulePaths the page's source and its texts, from web/
 */
function pageFiles(manifest, modulePaths) {
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

/** @param {Built['manifest']} manifest @param {string} key */
function fileOfModule(manifest, key) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no file of its own for ${key}`)
  return chunk.file
}

/**
 * The element that the page starts in; it tells the script its module and which texts to have ready before it takes over.
 * @param {Built['manifest']} manifest @param {string} address @param {string} module @param {readonly string[]} texts
 */
const rootStart = (manifest, address, module, texts) =>
  `<div id="root" data-path="${address}" data-page="/${fileOfModule(manifest, module)}"${texts.length > 0 ? ` data-content="${texts.map((name) => `${name}=/${fileOfModule(manifest, textKey(name))}`).join(' ')}"` : ''}>`

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
 * Marks a file that is served for many addresses, so that boot.js leaves its language to the app, and says what a reader without
 * script has to know.
 * @param {string} html @param {'missing' | 'shell'} kind @param {string} words
 */
const forAnyAddress = (html, kind, words) =>
  html
    .replace(/<html lang="[\w-]+"/, (start) => `${start} data-any-address="${kind}"`)
    .replace('<body>', () => `<body>\n    <noscript>\n      ${words}\n    </noscript>`)

const missingInOthers =
  '<p class="wrap" lang="en">This page doesn’t exist. Go to <a href="/en/crisis">the helplines</a>, <a href="/en/learn">the articles</a>, <a href="/en/screening">the screenings</a> or <a href="/en">the home page</a>.</p>\n      <p class="wrap" lang="zh-Hant">沒有這一頁。可以看<a href="/zh-hant/crisis">求助電話</a>或<a href="/zh-hant">首頁</a>。</p>'

/**
 * Writes the pages of a build in its languages, and in each the shell from which addresses without a page of their own start
 * (those behind sign-in, articles that do not exist).
 * @param {Built} built @param {readonly import('@amhs/domain/localized').Language[]} tags
 */
async function writePages({ variant, manifest, template, site }, tags) {
  for (const path of site.prerenderedPaths()) {
    // The file for addresses that do not exist is one for all languages: hosting knows no other. A variant has one that boot.js leads to.
    const isMissing = path === '/404'
    for (const language of isMissing ? tags.slice(0, 1) : tags) {
      const page = await site.prerenderPage(path, language)
      const address = addressOf(path, language)
      const texts = page.content.map(textKey)
      const { scripts, styles } = pageFiles(manifest, [page.modulePath, ...texts])
      const head = [
        ...headElements(page),
        ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
      ].join('\n    ')
      const html = inLanguage(template, language)
        .replace('<!--head-->', () => head)
        .replace('<!--scripts-->', () => lowPriority(preloadOf(scripts)))
        .replace(
          '<div id="root"><!--app-->',
          () => `${rootStart(manifest, address, page.modulePath, page.content)}${page.html}`,
        )
      const file = fileOf(address)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, isMissing && !variant ? forAnyAddress(html, 'missing', missingInOthers) : html)
    }
  }
  const scripts = lowPriority(preloadOf(pageFiles(manifest, ['src/app/page-loaders.ts']).scripts))
  for (const language of tags) {
    const shell = forAnyAddress(inLanguage(template, language), 'shell', site.shellWithoutScript(language))
      .replace(
        '<!--head-->',
        `<title>${siteNames[language]}</title>\n    <meta name="description" content="" />\n    <meta name="robots" content="noindex" />`,
      )
      .replace('<!--scripts-->', () => scripts)
      .replace('<!--app-->', '')
    const file = fileOf(addressOf('/app-shell', language))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, shell)
  }
}

/** @param {string} template @param {import('@amhs/domain/localized').Language} language */
const inLanguage = (template, language) =>
  template
    .replace('<html lang="zh-CN">', `<html lang="${language}">`)
    .replace('/manifest.webmanifest', manifestOf(language))

/**
 * What a device reads that installs the site in a language with a build of its own: the Chinese one, converted.
 * @param {import('@amhs/domain/localized').Language} tag
 */
async function writeManifest(tag) {
  const chinese = JSON.parse(await readFile(join(dist, manifestOf('zh-CN')), 'utf8'))
  /** @type {typeof chinese} */
  const converted = convertedData('manifest', chinese, conversionOf(tag))
  for (const entry of converted.shortcuts ?? []) entry.url = addressOf(entry.url, tag)
  const written = { ...converted, lang: tag, start_url: addressOf('/', tag) }
  await writeFile(join(dist, manifestOf(tag)), `${JSON.stringify(written, null, 2)}\n`)
}

const own = await buildApp('', () => [])
await writePages(
  own,
  languages.flatMap((row) => ('fallback' in row ? [] : [row.tag])),
)
await writeServiceWorker(dist, own.manifest, '')
for (const { tag, prefix } of builtApart()) {
  const built = await buildApp(prefix, () => convertedTexts(conversionOf(tag)))
  await writePages(built, [tag])
  await writeManifest(tag)
  await writeServiceWorker(dist, built.manifest, prefix)
}
const paths = own.site.prerenderedPaths()
await writeFile(join(dist, 'sitemap.xml'), sitemap(paths))
await writeFile(join(dist, 'robots.txt'), robots)
await shrinkBootScript()
await addWorkerLicences()
for (const folder of await readdir(cache))
  if (/^(?:prerender|client)-/.test(folder)) await rm(join(cache, folder), { recursive: true, force: true })
console.info(`Prerendered ${paths.length} pages in ${languages.length} languages.`)
