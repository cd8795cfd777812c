import type { Inline, List } from '@amhs/domain/content/article'
import type { PageBlock, PageMarker } from '@amhs/domain/content/page'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Link } from './link'
import './prose.css'

interface ProseProps {
  readonly blocks: readonly PageBlock[]
  /** Level of the text's own first headings: 3 where the text stands below a heading of the page. */
  readonly headingLevel?: 2 | 3
  /** Put before the anchors, where several texts share a page. */
  readonly anchorPrefix?: string
  /** What stands in the place of a marker. */
  readonly marker?: (name: PageMarker) => ReactNode
}

/** The running text of an article or page: headings, paragraphs and lists. */
export function Prose({ blocks, headingLevel = 2, anchorPrefix = '', marker }: ProseProps) {
  return (
    <div className="prose stack">
      {blocks.map((block, index) => {
        // The blocks of a text never move, so their place is their key.
        const key = index
        if (block.kind === 'marker') return <Fragment key={key}>{marker?.(block.name)}</Fragment>
        if (block.kind === 'paragraph')
          return (
            <p key={key} data-spoken>
              <Pieces pieces={block.children} />
            </p>
          )
        if (block.kind === 'list') return <TextList key={key} list={block} />
        const Heading = headingName(block.level - 2 + headingLevel)
        return (
          <Heading
            key={key}
            id={`${anchorPrefix}${block.anchor}`}
            className={isUnbroken(block.children) ? 'unbroken' : undefined}
            tabIndex={-1}
            data-spoken
          >
            <Pieces pieces={block.children} />
          </Heading>
        )
      })}
    </div>
  )
}

/**
 * Chinese headings break at their punctuation (base.css). One with a long way to it would push its last sign alone onto the next line
 * of a phone: it breaks between words instead.
 */
function isUnbroken(pieces: readonly Inline[]): boolean {
  return pieces.some((piece) => piece.kind === 'text' && /[\p{Script=Han}\d]{10}/u.test(piece.text))
}

function headingName(level: number): 'h2' | 'h3' | 'h4' {
  if (level <= 2) return 'h2'
  return level === 3 ? 'h3' : 'h4'
}

function TextList({ list }: { readonly list: List }) {
  const Element = list.ordered ? 'ol' : 'ul'
  return (
    <Element>
      {list.items.map((item, index) => {
        const key = index
        return (
          <li key={key} data-spoken>
            <Pieces pieces={item} />
          </li>
        )
      })}
    </Element>
  )
}

function Pieces({ pieces }: { readonly pieces: readonly Inline[] }): ReactNode {
  return pieces.map((piece, index) => {
    const key = index
    if (piece.kind === 'text') return <Fragment key={key}>{piece.text}</Fragment>
    if (piece.kind === 'strong')
      return (
        <strong key={key}>
          <Pieces pieces={piece.children} />
        </strong>
      )
    if (piece.href.startsWith('/'))
      return (
        <Link key={key} to={piece.href}>
          <Pieces pieces={piece.children} />
        </Link>
      )
    return (
      <a key={key} href={piece.href} rel="noreferrer">
        <Pieces pieces={piece.children} />
      </a>
    )
  })
}
