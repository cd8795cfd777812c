import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GuidePassage } from '@amhs/domain/assistant/guide'
import { type Article, articleIds } from '@amhs/domain/content/article'
import { articlePassages } from '@amhs/domain/content/article-text'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { summarise } from '@amhs/domain/instruments/instrument-summary'
import { languages } from '@amhs/domain/localized'
import { compiledArticles } from '../content/commands/read-articles'
import { type SweepFigures, statementWithFigures } from './accessibility-statement'
import { bootWithLanguages } from './boot-languages'
import { licenceList } from './licences'
import { functionsLock } from './lock-file'
import { notice } from './notice'
import { readInstruments } from './read-instruments'
import { rulesWithLists } from './rules-lists'

const root = path.dirname(import.meta.dirname)

/**
 * The files that are written from data and committed, since neither esbuild nor Node can read the data as they need it: by
 * path from the project's folder, with the text that they must have.
 * @throws Error naming every fault of the data
 */
export function generatedFiles(
  instruments: readonly Instrument[] = readInstruments(),
  articles: readonly Article[] = compiledArticles(),
): Readonly<Record<string, string>> {
  const sorted = [...instruments].sort((first, second) => (first.id < second.id ? -1 : 1))
  return {
    'domain/src/instruments/instrument-index.json': `${JSON.stringify(sorted.map(summarise), null, 2)}\n`,
    'domain/src/instruments/instrument-loaders.ts': loaders(sorted),
    'domain/src/assistant/guide-passages.zh.json': guidePassages(articles, 'zh'),
    'domain/src/assistant/guide-passages.en.json': guidePassages(articles, 'en'),
    'functions/package-lock.json': functionsLock(),
    'docs/licences.md': licenceList(),
    NOTICE: notice(sorted),
    'content/pages/accessibility/zh.md': statement('zh'),
    'content/pages/accessibility/en.md': statement('en'),
    'web/public/boot.js': bootWithLanguages(readFileSync(path.join(root, 'web/public/boot.js'), 'utf8')),
    'firestore.rules': rulesWithLists(readFileSync(path.join(root, 'firestore.rules'), 'utf8'), {
      articles: articleIds,
      instruments: sorted.map(({ id }) => id),
      languages: languages.map(({ tag }) => tag),
    }),
  }
}

/** The accessibility statement with the figures of the last sweep. */
function statement(language: 'zh' | 'en'): string {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
  const figures = JSON.parse(read('tests/accessibility/sweep.json')) as SweepFigures
  return statementWithFigures(read(`content/pages/accessibility/${language}.md`), language, figures)
}

function loaders(instruments: readonly Instrument[]): string {
  const lines = instruments.map(({ id }) => {
    const key = id.includes('-') ? `'${id}'` : id
    return `  ${key}: () => import('./data/${id}.json'),\n`
  })
  return [
    '// Written by tools/generated-files.ts from the files in data/. Do not edit.\n\n',
    'export const instrumentLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {\n',
    ...lines,
    '}\n',
  ].join('')
}

/** What the embedded guide answers from: one passage a line. */
function guidePassages(articles: readonly Article[], language: 'zh' | 'en'): string {
  const passages = articles.flatMap((article) =>
    articlePassages(article[language]).map(({ anchor, heading, text }): GuidePassage => {
      const lines = text.split('\n').filter((line) => line.trim() !== '')
      return { articleId: article.id, title: article[language].title, anchor, heading, lines }
    }),
  )
  const filled = passages.filter(({ lines }) => lines.length > 0)
  return `[\n${filled.map((passage) => JSON.stringify(passage)).join(',\n')}\n]\n`
}

/** Paths of the generated files that do not have the text that they must have. */
export function outdatedFiles(files = generatedFiles(), folder = root): readonly string[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const file = path.join(folder, name)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [name]
  })
}

/** Writes what is outdated, and nothing else, so that a watching server is left in peace. */
export function writeGeneratedFiles(files = generatedFiles(), folder = root): readonly string[] {
  const outdated = outdatedFiles(files, folder)
  for (const name of outdated) writeFileSync(path.join(folder, name), files[name] ?? '')
  return outdated
}
