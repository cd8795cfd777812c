import type { ReactNode } from 'react'

interface FooterGroupProps {
  readonly heading: string
  /** What the heading is; a sentence that the rest goes on from is a paragraph. */
  readonly level?: 'h2' | 'p'
  readonly needsScript?: boolean
  readonly children: ReactNode
}

/**
 * A part of the footer: closed behind its heading on a phone, open without anything to press on wide screens. The style sheet alone
 * decides (footer.css), so that nothing moves when the app starts and everything is there without a script.
 */
export function FooterGroup({ heading, level: Heading = 'h2', needsScript, children }: FooterGroupProps) {
  const words = <Heading className="small muted">{heading}</Heading>
  return (
    <details className={needsScript ? 'needs-script' : undefined}>
      <summary>{words}</summary>
      <div className="footer-heading">{words}</div>
      {children}
    </details>
  )
}
