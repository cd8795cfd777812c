import { readFileSync } from 'node:fs'
import { compiledArticles } from '../../content/commands/read-articles'
import { compiledPages } from '../../content/commands/read-pages'
import type { Article } from '../../domain/src/content/article'
import { parseGroupEntries } from '../../domain/src/content/group-schema'
import { beginningOf, longestListed } from '../../domain/src/content/page-head'
import { aboutInstrument } from '../../domain/src/instruments/about'
import { instrumentSummary } from '../../domain/src/instruments/instrument-catalogue'
import { readInstruments } from '../../tools/read-instruments'
import type {
  ArticleContent,
  ArticleEntry,
  InstrumentAttribution,
  ListedArticle,
  PageContent,
  RelatedInstrument,
} from '../src/platform/content/content-types'

/** What modules hold: by name for the lists, by path below `content/` for the texts. */
export type ContentModules = ReadonlyMap<string, unknown>

const groupsFile = new URL('../../content/groups.json', import.meta.url)

function entryOf({ id, topic, audience, instruments, zh, en }: Article): ArticleEntry {
  return {
    id,
    topic,
    audience,
    instruments,
    title: { zh: zh.title, en: en.title },
    searchTitle: { zh: zh.searchTitle, en: en.searchTitle },
    summary: { zh: zh.summary, en: en.summary },
    minutes: { zh: zh.minutes, en: en.minutes },
  }
}

function listedIn(language: 'zh' | 'en'): (article: Article) => ListedArticle {
  return ({ id, topic, audience, [language]: { title, summary, minutes } }) => ({
    id,
    topic,
    audience,
    title,
    summary: beginningOf(summary, longestListed[language]),
    minutes,
  })
}

function relatedIn(ids: readonly string[], language: 'zh' | 'en'): readonly RelatedInstrument[] {
  return ids.flatMap((wanted) => {
    const summary = instrumentSummary(wanted)
    if (!summary) return []
    const { id, title, questionCount, minutes } = summary
    return [{ id, title: title[language], questionCount, minutes }]
  })
}

function attributions(): readonly InstrumentAttribution[] {
  return readInstruments().map((instrument) => ({
    id: instrument.id,
    title: instrument.title,
    paragraphs: aboutInstrument(instrument)
      .filter(({ id }) => id === 'licence' || id === 'source')
      .flatMap(({ paragraphs }) => paragraphs),
  }))
}

/**
 * Compiles everything in `content/`.
 *
 * @throws ContentFault or Error naming every file that breaks its format
 */
export function compileContent(): ContentModules {
  const articles = compiledArticles()
  const modules = new Map<string, unknown>([
    ['virtual:article-index', articles.map(entryOf)],
    ['virtual:article-list-zh', articles.map(listedIn('zh'))],
    ['virtual:article-list-en', articles.map(listedIn('en'))],
    ['virtual:support-groups', parseGroupEntries(JSON.parse(readFileSync(groupsFile, 'utf8')))],
    ['virtual:instrument-attributions', attributions()],
  ])
  for (const { zh, en, ...facts } of articles) {
    const others = articles.filter(({ id, topic }) => topic === facts.topic && id !== facts.id)
    for (const [language, text] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const content: ArticleContent = {
        ...facts,
        text,
        others: others.map(listedIn(language)),
        related: relatedIn(facts.instruments, language),
      }
      modules.set(`articles/${facts.id}/${language}.md`, content)
    }
  }
  for (const { zh, en, ...shared } of compiledPages()) {
    const [chinese, english]: readonly PageContent[] = [
      { ...shared, text: zh },
      { ...shared, text: en },
    ]
    modules.set(`pages/${shared.id}/zh.md`, chinese).set(`pages/${shared.id}/en.md`, english)
  }
  return modules
}
