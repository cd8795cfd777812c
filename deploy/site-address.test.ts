import { headElements, isListed, robots, sitemap } from '../web/search-files.mjs'
import { withSiteAddress } from './site-address'

const site = 'https://calm-site.org'
const page = {
  path: '/learn',
  language: 'en',
  title: 'Learning',
  description: 'Short "articles" & more',
} as const
const head = headElements(page).join('\n')

test('a page names itself, its twins in the other languages and what a shared link shows', () => {
  expect(head).toContain('<link rel="canonical" href="/en/learn" />')
  expect(head).toContain('hreflang="zh-CN" href="/learn"')
  expect(head).toContain('hreflang="en" href="/en/learn"')
  expect(head).toContain('hreflang="zh-Hant" href="/zh-hant/learn"')
  expect(head).toContain('hreflang="x-default" href="/learn"')
  expect(head).toContain('<meta property="og:locale" content="en_US" />')
  expect(head).toContain('<meta property="og:description" content="Short &quot;articles&quot; &amp; more" />')
  expect(headElements({ ...page, path: '/', language: 'zh-CN' }).join()).toContain('rel="canonical" href="/"')
  expect(headElements({ ...page, path: '/' }).join()).toContain('rel="canonical" href="/en"')
})

test('with an address every place that others read is whole, however often it is written', () => {
  const once = withSiteAddress(head, site)
  expect(once.match(/https:\/\/calm-site\.org\//g)).toHaveLength(12)
  expect(once).toContain(`<link rel="canonical" href="${site}/en/learn" />`)
  expect(once).toContain(`<meta property="og:image" content="${site}/previews/learn-en.png" />`)
  expect(withSiteAddress(once, site)).toBe(once)
  expect(withSiteAddress(once, 'https://calm-two.org')).not.toContain('calm-site')
})

test('search engines read what a page is and where it stands', () => {
  const read = (change: object) => {
    const text = headElements({ ...page, ...change }).join('\n')
    return JSON.parse(/ld\+json">(.*)<\/script>/.exec(withSiteAddress(text, site))?.[1] ?? '')['@graph']
  }
  expect(read({ path: '/' })[0]).toMatchObject({ '@type': 'Organization', logo: `${site}/icon-512.png` })
  const [article, trail] = read({ path: '/learn/resource/sleep', title: 'Sleep </script>' })
  expect(article).toMatchObject({
    '@type': ['Article', 'MedicalWebPage'],
    headline: 'Sleep </script>',
    inLanguage: 'en',
  })
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${site}/en`,
    `${site}/en/learn`,
    `${site}/en/learn/resource/sleep`,
  ])
})

test('links that the page itself follows stay as they are', () => {
  const own = '<a href="/learn">x</a><link rel="icon" href="/icon.svg" /><script src="/boot.js"></script>'
  expect(withSiteAddress(own, site)).toBe(own)
})

test('the list of pages holds every language of each, and nothing that nobody looks for', () => {
  const xml = withSiteAddress(sitemap(['/', '/crisis', '/404', '/login']), site)
  expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    `${site}/`,
    `${site}/en`,
    `${site}/zh-hant`,
    `${site}/crisis`,
    `${site}/en/crisis`,
    `${site}/zh-hant/crisis`,
  ])
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(6)
  expect(xml).not.toMatch(/href="\//)
  expect(withSiteAddress(robots, site)).toContain(`Sitemap: ${site}/sitemap.xml`)
})

test('a page that nobody looks for says so', () => {
  expect(isListed('/test')).toBe(false)
  expect(headElements({ ...page, path: '/test' })).toContain('<meta name="robots" content="noindex" />')
  expect(headElements({ ...page, path: '/test' }).join()).not.toContain('canonical')
})
