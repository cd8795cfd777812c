import type { Inline } from './article'
import { inlineText } from './article-text'
import { ContentFault } from './content-fault'

/** Link targets: a page of this site, a secure page elsewhere, or a telephone number of digits only. */
const safeTarget = /^(?:\/(?!\/)[\w\-/?=&#%.]*|https:\/\/[^\s<>"]+|(?:tel|sms):\+?\d{3,})$/

const token = /\*\*(.+?)\*\*|(?<!!)\[([^\]]+)\]\(([^()\s]+)\)/g

/** Characters that would be markup we do not support; refusing them keeps a slip from being shown to readers. */
const leftOver = /\*\*|\]\(|!\[|`|<\/?[a-z!]|\{\{|\}\}|__/i

function refuseMarkup(text: string): void {
  const found = leftOver.exec(text)
  if (found) throw new ContentFault(`"${found[0]}" in "${text}" is not part of the supported text format.`)
}

function plain(text: string): Inline[] {
  refuseMarkup(text)
  return text === '' ? [] : [{ kind: 'text', text }]
}

/** A full-width stop at the end, which has room of its own behind it. */
const wideStop = /[。：，、；！？”）]$/

/**
 * Reads bold words and links. Links may stand inside bold and bold inside links; everything else is text.
 *
 * @throws ContentFault for a link target that is not allowed and for markup that is not supported.
 */
export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = []
  let position = 0
  // Whoever writes Chinese puts a blank after bold words that end with a stop, since they would not be bold without it; readers would
  // see it as a hole in the line.
  const between = (end: number) => {
    const before = pieces.at(-1)
    const rest = text.slice(position, end)
    return before?.kind === 'strong' && wideStop.test(inlineText(before.children))
      ? rest.replace(/^ /, '')
      : rest
  }
  for (const match of text.matchAll(token)) {
    pieces.push(...plain(between(match.index)))
    const [whole, strong, label, target] = match
    if (strong !== undefined) {
      pieces.push({ kind: 'strong', children: parseInline(strong) })
    } else if (label !== undefined && target !== undefined) {
      if (!safeTarget.test(target)) throw new ContentFault(`The link target "${target}" is not allowed.`)
      pieces.push({ kind: 'link', href: target, children: parseInline(label) })
    }
    position = match.index + whole.length
  }
  pieces.push(...plain(between(text.length)))
  // Pieces that are harmless one by one may be markup once they are joined: "<" before a link that reads "a".
  refuseMarkup(inlineText(pieces))
  return pieces
}
