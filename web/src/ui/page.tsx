import type { ReactNode } from 'react'
import { PageHeading } from './page-heading'

/** The frame of an ordinary page: one column, its heading, then its sections. */
export function Page({
  heading,
  lead,
  children,
}: {
  readonly heading: string
  readonly lead?: string | undefined
  readonly children?: ReactNode
}) {
  return (
    <div className="wrap page stack sections">
      <header className="stack">
        <PageHeading>{heading}</PageHeading>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </div>
  )
}
