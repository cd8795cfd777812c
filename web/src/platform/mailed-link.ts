import { plainPath } from '@amhs/domain/page-address'
import { paths } from './paths'

interface Place {
  readonly search: string
  readonly state: unknown
}

/**
 * Takes what a link out of a mail says (code and address, or the mark of reminders) out of the address bar and the history's list, where
 * the next person on the device could read it. It stays in the state of this one entry, so that a reload still knows it, until the page is left
 * (`mailed-once.ts`). Call it before the router starts: the router keeps the state under `usr`.
 */
export function hideMailedLink(): void {
  const { pathname, search, hash } = window.location
  const path = plainPath(pathname).replace(/\/+$/, '')
  if (path === paths.stopReminder && hash !== '')
    window.history.replaceState({ ...window.history.state, usr: { mailedMark: hash.slice(1) } }, '', pathname)
  if (path !== paths.resetPassword || search === '') return
  window.history.replaceState({ ...window.history.state, usr: { mailedLink: search } }, '', pathname)
}

/** The query of the link by which a place was opened, as `readActionLink` reads it. */
export function mailedQuery({ search, state }: Place): string {
  const hidden: unknown = Reflect.get(Object(state), 'mailedLink')
  return typeof hidden === 'string' ? hidden : search
}

/** The mark of the link in a reminder, or null where the page was opened in another way. */
export function mailedMark({ state }: Pick<Place, 'state'>): string | null {
  const mark: unknown = Reflect.get(Object(state), 'mailedMark')
  return typeof mark === 'string' && mark !== '' ? mark : null
}
