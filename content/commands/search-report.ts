import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { findArticles } from '../../domain/src/find/find-articles'
import { readArticles } from './read-articles'

const searchSchema = v.object({ q: v.string(), ok: v.array(v.string()) })

/** Searches with what would be right; none of them comes from what people searched here. */
const searchesFile = fileURLToPath(new URL('../../data/questions/dev-searches.jsonl', import.meta.url))

/** Searches that should find something and find nothing, or nothing of what is right; and those for which we have no article. */
export function searchRemarks(): Readonly<Record<string, readonly string[]>> {
  const articles = readArticles().articles.map(({ id, zh, en }) => ({
    id,
    title: { zh: zh.title, en: en.title },
  }))
  const lines = readFileSync(searchesFile, 'utf8').split('\n').filter(Boolean)
  const searches = lines.map((line) => v.parse(searchSchema, JSON.parse(line)))
  const asked = searches.map(({ q, ok }) => ({
    q,
    ok,
    found: findArticles(q, articles) as readonly string[],
  }))
  const covered = asked.filter(({ ok }) => ok.length > 0)
  return {
    'Searches without result although we have an article': covered
      .filter(({ found }) => found.length === 0)
      .map(({ q, ok }) => `${q} → ${ok.join(', ')}`),
    'Searches that find only something else': covered
      .filter(({ ok, found }) => found.length > 0 && !found.some((id) => ok.includes(id)))
      .map(({ q, ok, found }) => `${q} → ${found.join(', ')} instead of ${ok.join(', ')}`),
    'Searches for which we have no article, and that find some': asked
      .filter(({ ok, found }) => ok.length === 0 && found.length > 0)
      .map(({ q, found }) => `${q} → ${found.join(', ')}`),
  }
}
