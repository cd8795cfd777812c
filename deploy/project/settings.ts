import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/** The settings in these files of a folder, the later ones first; a file that is not there says nothing. */
export function settingsIn(folder: string, names: readonly string[]): Record<string, string | undefined> {
  const files = names.map((name) => path.join(folder, name)).filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))))
}

/** What the files of the site say for a project. @param names the project's id and the aliases that mean it */
export function siteFileSettings(
  root: string,
  ...names: readonly (string | undefined)[]
): Record<string, string | undefined> {
  return settingsIn(
    path.join(root, 'web'),
    names.flatMap((name) => (name ? [`.env.${name}`] : [])),
  )
}

/**
 * The site's settings for a project: web/.env.<project>, and before it the environment, in which a workflow has them.
 * @param root the project's folder
 */
export function siteSettings(root: string, project: string | undefined): Record<string, string | undefined> {
  return { ...siteFileSettings(root, project), ...process.env }
}

/**
 * The settings of a project's functions, as a deploy reads them: functions/.env, then that of the project or of its alias.
 * @param names the project's id and the aliases that mean it
 */
export function functionSettings(
  root: string,
  ...names: readonly (string | undefined)[]
): Record<string, string | undefined> {
  const own = names.flatMap((name) => (name ? [`.env.${name}`] : []))
  return settingsIn(path.join(root, 'functions'), ['.env', ...own])
}
