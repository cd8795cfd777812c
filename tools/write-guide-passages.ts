import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GuidePassage } from '../domain/src/assistant/guide'
import type { Article } from '../domain/src/content/article'
import { articlePassages } from '../domain/src/content/article-text'
import { compiledArticles } from './read-articles'

/** The files of the embedded guide, by name, as they must read for the articles given. */
export function guideFiles(articles: readonly Article[]): Readonly<Record<string, string>> {
  const passages = (language: 'zh' | 'en'): GuidePassage[] =>
    articles.flatMap((article) =>
      articlePassages(article[language])
        .map(({ anchor, heading, text }) => ({
          articleId: article.id,
          title: article[language].title,
          anchor,
          heading,
          lines: text.split('\n').filter((line) => line.trim() !== ''),
        }))
        .filter(({ lines }) => lines.length > 0),
    )
  const file = (language: 'zh' | 'en') =>
    `[\n${passages(language)
      .map((passage) => JSON.stringify(passage))
      .join(',\n')}\n]\n`
  return { 'guide-passages.zh.json': file('zh'), 'guide-passages.en.json': file('en') }
}

export const guideFolder = fileURLToPath(new URL('../domain/src/assistant/', import.meta.url))

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    for (const [name, wanted] of Object.entries(guideFiles(compiledArticles()))) {
      // Only a change is written, so that a watching dev server is left in peace.
      if (readIfThere(guideFolder + name) !== wanted) writeFileSync(guideFolder + name, wanted)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
