import type { ComponentType } from 'react'

/**
 * How each page's module is loaded. A file of its own, because the list of what all pages need is longer than the whole table of
 * pages: the served page names its module itself, and the list comes when somebody is about to leave for another page.
 */
export const pageLoaders: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> =
  import.meta.glob<{ default: ComponentType }>('../features/*/*-page.tsx')
