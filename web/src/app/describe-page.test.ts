// @vitest-environment jsdom
import { describePage } from './describe-page'

const addresses = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))

test.each([
  ['zh-CN', '/about'],
  ['en', '/en/about'],
  ['zh-Hant', '/zh-hant/about'],
] as const)(
  'a page opened in %s is shared by its own address, and known in every language',
  (language, canonical) => {
    document.head.innerHTML = `
    <meta name="description" content="" />
    <link rel="canonical" href="/en/learn" />
    <link rel="alternate" hreflang="zh-CN" href="/learn" />
    <link rel="alternate" hreflang="en" href="/en/learn" />
    <link rel="alternate" hreflang="zh-Hant" href="/zh-hant/learn" />
    <link rel="alternate" hreflang="x-default" href="/learn" />`
    describePage('/about', language)
    expect(addresses()).toEqual([canonical, '/about', '/en/about', '/zh-hant/about', '/about'])
    expect(document.querySelector('meta')?.content).not.toBe('')
  },
)
