import { type FilterReason, filterPart, longestReply, type OutputFilterOptions } from './output-filter'

export interface StreamFilterStep {
  /** Text that has been checked and may be shown now; empty while a sentence is still open. */
  readonly release: string
  /** Set once something unsafe was found: nothing more is released, the caller shows a template instead of the reply. */
  readonly blocked: FilterReason | null
}

export interface StreamFilter {
  /** Takes the next piece as the model sends it. */
  push(chunk: string): StreamFilterStep
  /** Call when the model has finished: releases the last sentence if the whole reply is fine. */
  end(): StreamFilterStep
}

/** The end of the last finished sentence. A full stop counts only before a space: 0.5 and addresses stay whole. */
function finishedLength(text: string): number {
  const ends = /[。！？!?\n…][”’」』"')）]*|\.["')]*(?=\s)/g
  let length = 0
  for (let found = ends.exec(text); found; found = ends.exec(text)) length = found.index + found[0].length
  return length
}

/**
 * Lets a reply out sentence by sentence, each checked together with all that came before it. An unsafe phrase cut into
 * pieces by the stream therefore never gets out, not even its first half.
 */
export function createStreamFilter(options: OutputFilterOptions): StreamFilter {
  let text = ''
  let released = 0
  let blocked: FilterReason | null = null

  const stop = (reason: FilterReason): StreamFilterStep => {
    blocked = reason
    return { release: '', blocked }
  }

  const releaseUpTo = (length: number, ended: boolean): StreamFilterStep => {
    if (length <= released) return { release: '', blocked: null }
    const checked = filterPart(text.slice(0, length), options, ended)
    // The next sentence decides ("It could be depression. Only a doctor can tell."): until it is there, this one waits.
    if (checked.ok === 'open' && !ended) return { release: '', blocked: null }
    if (checked.ok !== true) {
      // White space alone is not a reply yet, and nothing to refuse.
      return checked.reason === 'empty' ? { release: '', blocked: null } : stop(checked.reason)
    }
    const release = text.slice(released, length)
    released = length
    return { release, blocked: null }
  }

  return {
    push(chunk) {
      if (blocked) return { release: '', blocked }
      text += chunk
      if ([...text].length > longestReply) return stop('too-long')
      return releaseUpTo(finishedLength(text), false)
    },
    end() {
      if (blocked) return { release: '', blocked }
      return text.trim() === '' ? stop('empty') : releaseUpTo(text.length, true)
    },
  }
}
