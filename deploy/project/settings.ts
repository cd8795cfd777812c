import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Aliases } from './project-id'

type Values = Readonly<Record<string, string | undefined>>

/** A folder that has settings for each project. */
type SettingsFolder = 'functions' | 'web'

/** What the settings files of a folder say for a project. */
export interface ReadSettings {
  readonly values: Values
  /** The files that count; what a later one says holds. */
  readonly files: readonly string[]
  /** The file with what belongs to this project alone, whether it is there or not. */
  readonly ownFile: string
  /** Why a deploy would refuse these files, or read something else in them than was meant. */
  readonly faults: readonly string[]
}

const { parse }: { parse(text: string): { envs: Record<string, string>; errors: string[] } } = createRequire(
  import.meta.url,
)('firebase-tools/lib/functions/env')

/** The settings in one file, and what is wrong with it, read by the code with which a deploy reads those of the functions. */
function readFile(
  root: string,
  name: string,
): { readonly values: Values; readonly faults: readonly string[] } {
  const text = readFileSync(path.join(root, name), 'utf8')
  const { envs, errors } = parse(text)
  const names = [...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=/gm)].map(([, setting]) => setting)
  const twice = [...new Set(names.filter((setting, place) => names.indexOf(setting) !== place))]
  return {
    values: envs,
    faults: [
      ...errors.map((line) => `${name}, "${line}": is no setting; write NAME=value`),
      ...(twice.length === 0 ? [] : [`${name}, ${twice.join(', ')}: there twice; keep one`]),
    ],
  }
}

/** The settings that an example beside the real files names. */
export function exampleSettings(root: string, folder: SettingsFolder): Values {
  return readFile(root, `${folder}/.env.example`).values
}

/**
 * The settings for a project, from the files that a deploy reads for the functions and this project for the site: `.env`, and
 * `.env.<id>` or `.env.<alias>` of .firebaserc. More than one of the latter a deploy refuses; then the first holds here.
 * @param root the project's folder
 */
export function projectSettings(
  root: string,
  folder: SettingsFolder,
  project: string,
  aliases: Aliases,
): ReadSettings {
  const isThere = (name: string) => existsSync(path.join(root, name))
  const alias = Object.keys(aliases).filter((name) => aliases[name] === project)
  const own = [...new Set([project, ...alias])].map((name) => `${folder}/.env.${name}`)
  const present = own.filter(isThere)
  const ownFile = present[0] ?? `${folder}/.env.${project}`
  const files = [`${folder}/.env`, ownFile].filter(isThere)
  const read = files.map((name) => readFile(root, name))
  const tooMany =
    present.length > 1
      ? [`${present.join(' and ')}: all are for ${project}; keep one, a deploy refuses more`]
      : []
  return {
    values: Object.assign({}, ...read.map(({ values }) => values)),
    files,
    ownFile,
    faults: [...tooMany, ...read.flatMap(({ faults }) => faults)],
  }
}

/** A deploy of the functions reads the file of an alias only where the alias was named. */
export function aliasNotes(project: string, { ownFile, files }: ReadSettings): readonly string[] {
  const name = ownFile.slice(ownFile.lastIndexOf('.env.') + '.env.'.length)
  return name === project || !files.includes(ownFile)
    ? []
    : [
        `${ownFile}: read where a deploy names the project so (--project ${name}), not by --project ${project}`,
      ]
}

/** The site's settings for a project: those of its files, and before them the environment, in which a workflow has them. */
export function withEnvironment({ values }: ReadSettings): Values {
  return { ...values, ...process.env }
}
