import { useId, useState } from 'react'
import type { To } from 'react-router-dom'
import { useOnChange } from '../platform/use-on-change'
import { Icon } from './icon'
import { Link } from './link'
import { WaitingCount } from './waiting-count'
import './work.css'

export interface SideLink {
  readonly to: To
  readonly label: string
  readonly isCurrent?: boolean
  /** How many things wait there, and how that is read after the words of the link. */
  readonly waiting?: { readonly count: number; readonly spoken: string }
}

export interface SideGroup {
  readonly heading?: string
  readonly links: readonly SideLink[]
}

/** A workspace's own navigation: beside the work where there is room, behind a button that names the part on a phone. */
export function SideNavigation({
  label,
  current,
  opens,
  groups,
}: {
  readonly label: string
  /** The name of the part that is shown. */
  readonly current: string
  /** What the button opens, read after the name of the part. */
  readonly opens: string
  readonly groups: readonly SideGroup[]
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  useOnChange(current, () => setIsOpen(false))
  return (
    <>
      <button
        type="button"
        className="button side-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {current}
        <span className="hidden">{opens}</span>
        <Icon name="down" />
      </button>
      <nav id={id} className="side-list side-parts" aria-label={label} data-open={isOpen || undefined}>
        {groups.map(({ heading, links }) => (
          <div key={heading ?? ''}>
            {heading && <p className="small muted">{heading}</p>}
            <ul className="plain">
              {links.map((link) => (
                <li key={link.label}>
                  <Link to={link.to} aria-current={link.isCurrent ? 'page' : undefined}>
                    {link.label}
                    {link.waiting && <WaitingCount {...link.waiting} />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}
