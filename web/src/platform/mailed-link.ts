import { paths } from './paths'

interface Place {
  readonly search: string
  readonly state: unknown
}

/**
 * Takes what a link out of one of the provider's mails says (code, address) out of the address bar and the history's list, where
 * the next person on the device could read it. It stays in the state of this one entry, so that a reload still knows it. Call it
 * before the router starts: the router keeps the state under `usr`.
 */
export function hideMailedLink(): void {
  const { pathname, search } = window.location
  if (pathname.replace(/\/+$/, '') !== paths.resetPassword || search === '') return
  window.history.replaceState({ ...window.history.state, usr: { mailedLink: search } }, '', pathname)
}

/** The query of the link by which a place was opened, as `readActionLink` reads it. */
export function mailedQuery({ search, state }: Place): string {
  const hidden: unknown = Reflect.get(Object(state), 'mailedLink')
  return typeof hidden === 'string' ? hidden : search
}
