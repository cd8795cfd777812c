import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Aliases } from './project-id'

/** The aliases that `npx firebase use --add` wrote into .firebaserc; none where there is no such file. */
export function aliasesIn(root: string): Aliases {
  const file = path.join(root, '.firebaserc')
  if (!existsSync(file)) return {}
  const { projects = {} }: { projects?: Aliases } = JSON.parse(readFileSync(file, 'utf8'))
  return projects
}
