import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Link } from '../../ui/link'

/** The words of an answer with the few marks that a model uses: paragraphs, lists, bold, links. Never HTML. */
export function ReplyText({ text }: { readonly text: string }) {
  return (
    <div className="prose stack">
      {blocksOf(text).map((block, index) => {
        // Text only ever grows at its end, so the place of a block is its key.
        const key = index
        if (block.kind === 'paragraph') return <p key={key}>{inline(block.lines.join(' '))}</p>
        return (
          <ul key={key}>
            {block.lines.map((line, place) => {
              const lineKey = place
              return <li key={lineKey}>{inline(line)}</li>
            })}
          </ul>
        )
      })}
    </div>
  )
}

interface Block {
  readonly kind: 'paragraph' | 'list'
  readonly lines: string[]
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let open = false
  for (const line of text.split('\n').map((piece) => piece.trim())) {
    const item = /^(?:[-*•]|\d{1,2}[.、)])\s*(\S.*)$/.exec(line)?.[1]
    const kind = item === undefined ? 'paragraph' : 'list'
    const last = blocks.at(-1)
    if (line === '') open = false
    else if (last && (open || kind === 'list') && last.kind === kind) last.lines.push(item ?? line)
    else blocks.push({ kind, lines: [item ?? line] })
    if (line !== '') open = true
  }
  return blocks
}

/** Links have passed the filter: own pages and helplines only. Anything else that looks like one stays text. */
function inline(text: string): ReactNode {
  const pieces = text.replace(/^#+\s*/, '').split(/(\[[^\]]{1,200}\]\([^)\s]{1,300}\)|\*\*[^*]{1,300}\*\*)/)
  return pieces.map((piece, index) => {
    const key = index
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece)
    const [, label = '', href = ''] = link ?? []
    if (link && /^\/(?!\/)/.test(href)) {
      return (
        <Link key={key} to={href}>
          {label}
        </Link>
      )
    }
    if (link && href.startsWith('https://')) {
      return (
        <a key={key} href={href} rel="noreferrer">
          {label}
        </a>
      )
    }
    const strong = /^\*\*(.+)\*\*$/.exec(piece)?.[1]
    if (strong) return <strong key={key}>{strong}</strong>
    return <Fragment key={key}>{piece}</Fragment>
  })
}
