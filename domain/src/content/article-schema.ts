import * as v from 'valibot'
import { articleAudiences, articleIds, articleTopics } from './article'

/**
 * The shapes of the content files. Only build steps, tools and tests import this module: pages receive articles that are
 * checked already, which keeps the validator out of their bundle.
 */
const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'is not an id'))
const isoDate = v.pipe(v.string(), v.isoDate())

const entries = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? [] : value.split(',').map((entry) => entry.trim()))),
  v.check((list) => new Set(list).size === list.length, 'names something twice'),
)

/** Front matter as `readFrontMatter` reads it: every value is still a text. */
export const frontMatterSchema = v.strictObject({
  id: v.picklist(articleIds),
  title: text,
  /** What people type who look for it; the title where it is missing. */
  searchTitle: v.optional(text),
  summary: text,
  audience: v.pipe(entries, v.array(v.picklist(articleAudiences)), v.minLength(1)),
  topic: v.picklist(articleTopics),
  minutes: v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'is not a number of minutes'), v.transform(Number)),
  sources: v.pipe(entries, v.array(name), v.minLength(1)),
  reviewedOn: isoDate,
  instruments: v.pipe(entries, v.array(name)),
})

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

/** `content/articles/sources.json`. */
export const articleSourcesSchema = v.record(
  name,
  v.strictObject({
    name: text,
    url: v.pipe(v.string(), v.url()),
    /** The address is somebody else's copy or report of what is named: kept for editors, never a link. */
    copy: v.optional(v.literal(true)),
    licence: text,
  }),
)

/** `content/articles/figures.json`. */
export const articleFiguresSchema = v.record(
  name,
  v.strictObject({
    zh: text,
    en: text,
    year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100)),
    source: name,
  }),
)
