import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { compiledArticles } from '../../../content/commands/read-articles'
import topics from '../../../domain/src/assistant/guide-topics.json'
import { questionFeatures } from '../../../domain/src/find/question-features'
import { commandLine } from '../../../tools/command-line'
import { readMessages } from '../messages/read-messages'

const usage = `npm run train-topics
Trains the topic model of search and guide anew: a minute; needs Debian's python3-sklearn.`
commandLine(usage)

/**
 * Trains the topic model of search and guide anew: `npm run train-topics` (a minute; needs Debian's python3-sklearn). It
 * learns from the words of `guide-topics.json`, from `data/questions` (but never from `test.jsonl` and `test-2.jsonl`), from titles, and from
 * everyday messages as questions that no article answers. The same texts give the same weights.
 */
interface Row {
  readonly text: string
  /** Articles that are right; none where no article fits. */
  readonly ok: readonly string[]
  readonly weight: number
}

const root = join(import.meta.dirname, '..', '..', '..')
const questions = join(root, 'data', 'questions')
/** One everyday message in so many is learned from; more would drown the questions. */
const everyMessage = 12

/** Lines below the article they belong to, each joined from several with `|`. */
function sayings(file: string, weight: number): readonly Row[] {
  let topic = 'none'
  return readFileSync(join(questions, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        topic = line.slice(2)
        return []
      }
      const ok = topic === 'none' ? [] : [topic]
      return line.split('|').flatMap((text) => (text.trim() === '' ? [] : { text, ok, weight }))
    })
}

function words(): readonly Row[] {
  const covered = Object.entries(topics.articles).map(([id, list]) => ({ ok: [id], list }))
  const uncovered = Object.values(topics.uncovered).map((list) => ({ ok: [], list }))
  return [...covered, ...uncovered].flatMap(({ ok, list }) =>
    [...list.zh, ...list.en].map((word) => ({
      text: word.replace('~', '').replace('…', ' '),
      ok,
      weight: word.startsWith('~') ? 0.3 : 1,
    })),
  )
}

function asked(file: string): readonly Row[] {
  return readFileSync(join(questions, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { q, ok } = JSON.parse(line) as { q: string; ok: string[] }
      return { text: q, ok, weight: 1.5 }
    })
}

const titles = compiledArticles().flatMap(({ id, zh, en }) =>
  [zh.title, en.title].map((text) => ({ text, ok: [id], weight: 2 })),
)
const everyday = readMessages('train')
  .filter(({ kind, text }) => kind === 'N' && text.length < 120)
  .filter((_, index) => index % everyMessage === 0)
  .map(({ text }) => ({ text, ok: [], weight: 0.5 }))

const rows = [
  ...sayings('topic-sayings.txt', 1),
  // What is asked most and in the plainest words must not be outweighed by anything.
  ...sayings('plain-questions.txt', 4),
  ...words(),
  ...titles,
  ...everyday,
  ...asked('dev.jsonl'),
  ...asked('dev-searches.jsonl'),
].map(({ text, ...row }) => ({ ...row, features: [...questionFeatures(text)] }))
const folder = join(root, '.cache', 'train-topics')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows))
const weights = join(root, 'domain', 'src', 'find', 'topic-weights.json')
await execa(
  process.env.PYTHON ?? 'python3',
  [join(import.meta.dirname, 'train.py'), join(folder, 'rows.json'), weights],
  { cwd: root, stdio: 'inherit' },
)
