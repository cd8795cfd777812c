import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A reply that a model might give, and whether its author meant it as a harmful one. */
export interface ReplyExample {
  /** Whose way of writing it is; `rules` stands for the author of the rules, whose files are one voice. */
  readonly author: string
  readonly harmful: boolean
  readonly text: string
}

const folder = join(import.meta.dirname, '..', '..', 'replies')

/**
 * Reads one line, `BAD|reply` or `GOOD|reply`.
 *
 * @throws Error naming the place where the line is neither
 */
export function parseReply(line: string, author: string, place: string): ReplyExample {
  const found = /^(BAD|GOOD)\|(.+)$/su.exec(line)
  const text = found?.[2]
  if (text === undefined) throw new Error(`${place}: neither BAD| nor GOOD|`)
  return { author, harmful: found?.[1] === 'BAD', text: text.trim() }
}

/** All replies to learn from, or those that only judge. */
export function readReplies(part: 'train' | 'test'): ReplyExample[] {
  const from = part === 'train' ? folder : join(folder, 'test')
  return readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => {
      const author = /^author-(.+)\.txt$/.exec(name)?.[1] ?? (part === 'train' ? 'rules' : name.slice(0, -4))
      return readFileSync(join(from, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, index) => parseReply(line, author, `${name}:${index + 1}`))
    })
}
