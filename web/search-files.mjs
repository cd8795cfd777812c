// What search engines and messengers read: the head of each page, the list of all pages, and who may read them. Addresses begin
// with a slash here; a deploy knows the site's own (deploy/site-address.ts) and puts it before them.
// @ts-check

import { rowOf, languages as rows, textKey } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'

/** @typedef {import('@amhs/domain/localized').Language} Language */

/** Pages that nobody looks for: they work on what somebody has brought along, or are for developers. */
const unlisted = [
  '/404',
  '/screening/result',
  '/test',
  '/shared',
  '/cloud-functions',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
]

const languages = rows.map(({ tag }) => tag)
const locales = { 'zh-CN': 'zh_CN', en: 'en_US', 'zh-Hant': 'zh_TW' }
export const siteNames = {
  'zh-CN': '无障碍心理支持',
  en: 'Accessible Mental Health Support',
  'zh-Hant': '無障礙心理支持',
}
const learning = { 'zh-CN': '心理科普', en: 'Learning', 'zh-Hant': '心理科普' }

/** @param {string} path @param {Language} language */
export const addressOf = (path, language) => addressIn(language, path)

/** What a device that installs the site in a language reads. @param {Language} language */
export const manifestOf = (language) =>
  ['/manifest', rowOf(language).prefix, 'webmanifest'].filter(Boolean).join('.')

/** The parts of the site that have a picture for shared links (`npm run previews` draws them), each with how its addresses begin. */
const sectionStarts = /** @type {const} */ ({
  learn: ['/learn', '/individual', '/caregiver'],
  screening: ['/screening'],
  tools: ['/tools'],
  crisis: ['/crisis'],
  support: ['/support'],
  workplace: ['/workplace'],
  services: ['/location'],
  home: ['/'],
})

/** @typedef {keyof typeof sectionStarts} PreviewSection */

export const previewSections = /** @type {readonly PreviewSection[]} */ (Object.keys(sectionStarts))

/**
 * The picture that a messenger shows beside a link to a page.
 * @param {string} path
 * @param {Language} language
 */
export function previewOf(path, language) {
  const section =
    previewSections.find((name) => sectionStarts[name].some((start) => path.startsWith(start))) ?? 'home'
  return `/previews/${section}-${textKey(language)}.png`
}

/** @param {string} path */
export const isListed = (path) => !unlisted.includes(path)

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The elements of the head that say what a page is, in which languages there is one, and how a shared link looks.
 * @param {{ readonly path: string, readonly language: Language, readonly title: string, readonly description: string }} page
 * @returns {readonly string[]}
 */
export function headElements({ path, language, title, description }) {
  const [name, text] = [escapeHtml(title), escapeHtml(description)]
  const about = [`<title>${name}</title>`, `<meta name="description" content="${text}" />`]
  if (!isListed(path)) return [...about, '<meta name="robots" content="noindex" />']
  const address = addressOf(path, language)
  /** @param {string} property @param {string} content */
  const shared = (property, content) => `<meta property="og:${property}" content="${content}" />`
  return [
    ...about,
    `<link rel="canonical" href="${address}" />`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressOf(path, one)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${path}" />`,
    shared('type', path.startsWith('/learn/resource/') ? 'article' : 'website'),
    shared('site_name', siteNames[language]),
    shared('title', name),
    shared('description', text),
    shared('locale', locales[language]),
    ...languages.filter((one) => one !== language).map((one) => shared('locale:alternate', locales[one])),
    shared('url', address),
    shared('image', previewOf(path, language)),
    shared('image:width', '1200'),
    shared('image:height', '630'),
    shared('image:alt', siteNames[language]),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${structuredData({ path, language, title, description })}</script>`,
  ]
}

/**
 * What a page is in the words of schema.org, as JSON-LD: the site's home names who publishes, every other page where it stands.
 * @param {{ readonly path: string, readonly language: Language, readonly title: string, readonly description: string }} page
 */
function structuredData({ path, language, title, description }) {
  const name = title.replace(` – ${siteNames[language]}`, '')
  const site = { name: siteNames[language], url: addressOf('/', language) }
  const publisher = { '@type': 'Organization', ...site, logo: '/icon-512.png' }
  const isArticle = path.startsWith('/learn/resource/')
  const page = {
    '@type': isArticle ? ['Article', 'MedicalWebPage'] : 'WebPage',
    ...(isArticle ? { headline: name } : { name }),
    description,
    inLanguage: language,
    url: addressOf(path, language),
    publisher,
  }
  const steps = [
    ['/', siteNames[language]],
    ...(isArticle ? [['/learn', learning[language]]] : []),
    [path, name],
  ]
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([step = '/', label], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(step, language),
    })),
  }
  const graph = path === '/' ? [publisher, page] : [page, trail]
  // No text can end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

/** @param {readonly string[]} paths every prerendered path */
export function sitemap(paths) {
  const entries = paths
    .filter(isListed)
    .flatMap((path) =>
      languages.map((language) =>
        [
          '  <url>',
          `    <loc>${escapeHtml(addressOf(path, language))}</loc>`,
          ...languages.map(
            (one) =>
              `    <xhtml:link rel="alternate" hreflang="${one}" href="${escapeHtml(addressOf(path, one))}"/>`,
          ),
          `    <xhtml:link rel="alternate" hreflang="x-default" href="${escapeHtml(path)}"/>`,
          '  </url>',
        ].join('\n'),
      ),
    )
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`
}

/** Everything may be read: what is private stands on no page that is served. */
export const robots = 'User-agent: *\nAllow: /\nSitemap: /sitemap.xml\n'
