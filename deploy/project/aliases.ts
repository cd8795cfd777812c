import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Aliases } from './project-id'
import { readJson } from './read-json'

/** The aliases that `npx firebase use --add` wrote into .firebaserc; none where there is no such file. */
export function aliasesIn(root: string): Aliases {
  if (!existsSync(path.join(root, '.firebaserc'))) return {}
  const content: { projects?: Aliases } | null = readJson(root, '.firebaserc')
  return content?.projects ?? {}
}
