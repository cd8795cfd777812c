import type { Role } from '@amhs/domain/accounts/roles'
import type { Localized } from '@amhs/domain/localized'
import { createContext } from 'react'
import type { Path } from './paths'

/** Who may see a page: everybody, only visitors without a session, signed-in people, or certain roles. */
export type Access = 'public' | 'guest' | 'signed-in' | readonly [Role, ...Role[]]

export interface SitePage {
  readonly path: Path
  readonly access: Access
  /** `null` on the home page, whose title is the site's own. */
  readonly title: Localized | null
}

/** All pages of the site, for a page that tells of the others; the table itself belongs to the app, which hands it down. */
export const SitePages = createContext<readonly SitePage[]>([])
