import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FollowUp, followUpClasses } from '../../../domain/src/assistant/follow-up/follow-ups'

/** A message that somebody may write while an alarm stands, with what its author says that it tells. */
export interface FollowUpMessage {
  /** The name of the file: one author. */
  readonly author: string
  readonly followUp: FollowUp | 'other'
  readonly text: string
}

const folder = join(import.meta.dirname, '..', '..', 'follow-ups')

/**
 * All messages of one half of the split, author by author.
 *
 * @throws Error naming the place where a line is no `follow-up|message`
 */
export function readFollowUps(part: 'train' | 'test'): readonly FollowUpMessage[] {
  return readdirSync(join(folder, part))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, part, file), 'utf8')
        .trim()
        .split('\n')
        .map((line, index) => parseLine(line, file.replace('.txt', ''), `${part}/${file}:${index + 1}`)),
    )
}

function parseLine(line: string, author: string, place: string): FollowUpMessage {
  const end = line.indexOf('|')
  const followUp = followUpClasses.find((each) => each === line.slice(0, end))
  const text = line.slice(end + 1)
  if (followUp === undefined || text === '') throw new Error(`${place}: no message with a known follow-up`)
  return { author, followUp, text }
}
