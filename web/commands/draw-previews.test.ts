import { readdirSync, readFileSync } from 'node:fs'
import { addressOf, headElements, previewOf, previewSections } from '../search-files.mjs'

const folder = new URL('../public/previews/', import.meta.url)
const heads = ['/', '/learn/resource/sleep', '/crisis', '/location', '/about'].flatMap((path) =>
  (['zh-CN', 'en'] as const).map((language) => ({
    path,
    language,
    head: headElements({ path, language, title: 'T', description: 'D' }).join('\n'),
  })),
)

test('each part of the site has its picture in both languages, of the size that its head names, and no other is kept', () => {
  const names = previewSections.flatMap((section) => [`${section}-en.png`, `${section}-zh.png`])
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    const png = readFileSync(new URL(name, folder))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630])
    expect(png.length, name).toBeLessThan(100_000)
  }
})

test.each(heads)('$path ($language) names the picture of its part', ({ path, language, head }) => {
  expect(head).toContain(`<meta property="og:image" content="${previewOf(path, language)}" />`)
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(head).toContain(`<link rel="canonical" href="${addressOf(path, language)}" />`)
})

test('articles share the picture of the articles, other pages that of the site', () => {
  expect(previewOf('/learn/resource/sleep', 'en')).toBe('/previews/learn-en.png')
  expect(previewOf('/tools/worry', 'zh-CN')).toBe('/previews/tools-zh.png')
  expect(previewOf('/about', 'zh-CN')).toBe('/previews/home-zh.png')
})
