import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Aliases } from './project-id'
import { readJson } from './read-json'

/** The aliases of .firebaserc; where there is no such file, those of the example, which only keep the place of projects. */
export function aliasesIn(root: string): Aliases {
  const file = existsSync(path.join(root, '.firebaserc')) ? '.firebaserc' : '.firebaserc.example'
  const content: { projects?: Aliases } | null = readJson(root, file)
  return content?.projects ?? {}
}
