import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a message is about, as its author marked it; the letters are explained in docs/data-card.md. */
export type Kind = 'C' | 'D' | 'S' | 'OC' | 'OD' | 'V' | 'W' | 'H' | 'E' | 'P' | 'N' | 'R'

const kinds: readonly Kind[] = ['C', 'D', 'S', 'OC', 'OD', 'V', 'W', 'H', 'E', 'P', 'N', 'R']

export type MessageLanguage = 'zh-CN' | 'zh-TW' | 'zh-HK' | 'en'

/** Who wrote a file of messages. */
export interface Author {
  readonly id: string
  readonly language: MessageLanguage
  /** Age, place and mood in a few words. */
  readonly voice: string
  /**
   * Wrote mostly what stands at the border of danger, or twins of dangerous lines: it teaches, but how often such lines are
   * mistaken says nothing of everyday talk, so thresholds are chosen without it.
   */
  readonly border?: true
  /** Wrote of violence alone: measured apart, since the shares of all would change with it. */
  readonly about?: 'violence'
}

export interface Message {
  readonly author: Author
  readonly kind: Kind
  /** How openly the danger is said; null where the author did not mark it. */
  readonly told: 'explicit' | 'implied' | null
  /** The message; turns of a conversation are joined with ` // `. */
  readonly text: string
}

/** The folder that holds `train/`, `test/` and `authors.json`. */
const messagesFolder = join(import.meta.dirname, '..', '..', 'messages')

function kindOf(letters: string): Kind | null {
  // Authors mark "O" alone where it is about somebody else; a wish to die is the usual case.
  const read = letters === 'O' || letters === 'CO' ? 'OC' : letters === 'DO' ? 'OD' : letters
  return kinds.find((kind) => kind === read) ?? null
}

/**
 * Reads one line, `CODE|message`.
 *
 * @throws Error naming the place when the code is none
 */
export function parseMessage(line: string, author: Author, place: string): Message {
  const found = /^([A-Z]+)([ix]?)\|(.+)$/su.exec(line)
  const kind = kindOf(found?.[1] ?? '')
  const text = found?.[3]
  if (kind === null || text === undefined) throw new Error(`${place}: no message with a known code`)
  const told = found?.[2] === 'i' ? 'implied' : found?.[2] === 'x' ? 'explicit' : null
  return { author, kind, told, text: text.replaceAll('\\n', '\n').trim() }
}

/** All messages of one half of the split, author by author. */
export function readMessages(part: 'train' | 'test'): Message[] {
  const authors: Record<string, Omit<Author, 'id'>> = JSON.parse(
    readFileSync(join(messagesFolder, 'authors.json'), 'utf8'),
  )
  return readdirSync(join(messagesFolder, part))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => {
      const id = name.slice(0, -'.txt'.length)
      const known = authors[id]
      if (known === undefined) throw new Error(`authors.json does not know the author of ${name}`)
      const author = { id, ...known }
      return readFileSync(join(messagesFolder, part, name), 'utf8')
        .split('\n')
        .map((line, index) => ({ line, place: `${part}/${name}:${index + 1}` }))
        .filter(({ line }) => line.trim() !== '')
        .map(({ line, place }) => parseMessage(line, author, place))
    })
}

/** True for everyday talk and for heavy words without danger: no alarm, or the gentle card at most. */
export function isHarmless({ kind }: Message): boolean {
  return kind === 'N' || kind === 'R'
}
