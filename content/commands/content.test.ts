import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { articleIds } from '../../domain/src/content/article'
import { contentReport, externalLinks, knownTargets } from './content-report'
import { articlesFolder, compiledArticles, readArticles } from './read-articles'

/** Works on a copy of the articles, so that breaking one proves that the check would see it. */
function withCopy(change: (folder: string) => void, look: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'))
  try {
    cpSync(articlesFolder, folder, { recursive: true })
    change(folder)
    look(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function edit(file: string, change: (content: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
}

test('every article is sound in both languages', () => {
  const report = contentReport()
  expect(report.problems).toEqual([])
  expect(report.articles.map(({ article }) => article.id)).toEqual([...articleIds])
})

test('every article reaches a human being: it links to the crisis page, a professional or the services', () => {
  for (const { article } of contentReport().articles) {
    const words = JSON.stringify(article.en.blocks)
    expect(words, article.id).toMatch(
      /"\/crisis"|"\/location"|"\/learn\/resource\/(?:professional-help|suicide-help)"|"\/contact"|The numbers are on this page/,
    )
  }
})

test('a broken article is found and stops a build', () => {
  withCopy(
    (folder) => edit(`${folder}/sleep/en.md`, (content) => content.replace(/^- .*\n/m, '')),
    (folder) => {
      expect(contentReport(folder).problems.join('\n')).toMatch(/^sleep: block \d+ is/m)
    },
  )
  withCopy(
    (folder) => edit(`${folder}/sleep/zh.md`, (content) => content.replace('## ', '# ')),
    (folder) => {
      expect(readArticles(folder).problems.join('\n')).toContain('sleep/zh.md: "# ')
      expect(() => compiledArticles(folder)).toThrow('sleep/zh.md')
    },
  )
})

test('a missing file, an unknown folder and a figure without source are found', () => {
  withCopy(
    (folder) => {
      rmSync(`${folder}/stress/en.md`)
      cpSync(`${folder}/sleep`, `${folder}/extra`, { recursive: true })
      edit(`${folder}/figures.json`, (content) => content.replace('"who-adol"', '"nobody"'))
    },
    (folder) => {
      const { problems, articles } = readArticles(folder)
      expect(problems).toEqual(
        expect.arrayContaining([
          'stress: one file is missing',
          'extra: is not one of articleIds',
          expect.stringContaining('unknown source "nobody"'),
        ]),
      )
      expect(articles).toHaveLength(articleIds.length - 1)
    },
  )
})

test('links are checked against pages, questionnaires and numbers that exist', () => {
  const known = knownTargets()
  expect(known.pages).toContain('/crisis')
  expect(known.pages).not.toContain('/404')
  expect(known.instruments).toContain('phq9')
  expect(known.phoneNumbers).toContain('12356')
  expect(known.phoneNumbers).toContain('120')
  expect(known.phoneNumbers).toContain('03001231110')
})

test('external links are listed once, with every place', () => {
  const links = externalLinks(compiledArticles())
  expect(links.get('https://www.nhs.uk/mental-health/')).toContain('sources of sleep')
  expect([...links.values()].flat().some((place) => place.startsWith('crisis line '))).toBe(true)
  for (const url of links.keys()) expect(url).toMatch(/^https?:\/\//)
})
