import type { ComponentPropsWithRef } from 'react'
import type { To } from 'react-router-dom'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of this site from its root; `?…` and `#…` stay on the page. There is no route above a page, so `.` would be home. */
  readonly to: To
  /** What the page there finds in `location.state`. */
  readonly state?: unknown
}

/**
 * A link inside the site that changes the page without loading it anew. The router's own link brings, as one piece, the
 * prefetching and forms of its framework mode: several kilobytes on every page, of which nothing is used here.
 */
export function Link({ to, state, target, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(target && { target }) })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A link that says when the reader is on its page or on one below it. */
export function NavLink(props: LinkProps & { readonly to: string }) {
  const here = useLocation().pathname.toLowerCase()
  const there = props.to.replace(/[?#].*$/, '').toLowerCase()
  const active = here === there || here.startsWith(`${there}/`)
  if (!active) return <Link {...props} />
  return (
    <Link {...props} className={[props.className, 'active'].filter(Boolean).join(' ')} aria-current="page" />
  )
}
