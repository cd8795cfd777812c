import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Aliases, isPlaceholder } from '../project/project-id'
import { projectSettings } from '../project/settings'
import type { Settings } from './read-settings'

/** The settings of one project. */
export interface ProjectSettings {
  readonly site: Settings
  readonly functions: Settings
  /** Where they stand. */
  readonly files: { readonly site: string; readonly functions: string }
}

/** Values that belong to one project alone. */
const ownToOne = {
  site: [
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_STORAGE_BUCKET',
    'VITE_FIREBASE_MESSAGING_SENDER_ID',
    'VITE_FIREBASE_APP_ID',
  ],
  functions: ['SITE_ADDRESS'],
} as const

/** The project in a host that Firebase gives to each of them; undefined for any other host. */
function projectOfHost(host: string): string | undefined {
  return /^([a-z0-9-]+)\.(?:firebaseapp\.com|web\.app|appspot\.com|firebasestorage\.app)$/.exec(host)?.[1]
}

/**
 * Values among a project's settings that belong to another project: copied and not changed, they would let people of the real site
 * sign in to the trial one, or lead there from their mails.
 * @param others the other projects that are known here, by id; those without settings have empty ones
 */
export function mixedFaults(
  project: string,
  { site, functions, files }: ProjectSettings,
  others: Readonly<Record<string, ProjectSettings>>,
): readonly string[] {
  const value = (settings: Settings, name: string) => settings[name]?.trim() ?? ''
  const faults: string[] = []
  for (const name of ['VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_STORAGE_BUCKET']) {
    const owner = projectOfHost(value(site, name))
    if (owner !== undefined && owner !== project)
      faults.push(`${files.site}, ${name}: belongs to ${owner}, not to ${project}`)
  }
  // The sender is the number of the project, and an app's id holds it.
  const sender = value(site, 'VITE_FIREBASE_MESSAGING_SENDER_ID')
  const number = /^\d+:(\d+):/.exec(value(site, 'VITE_FIREBASE_APP_ID'))?.[1]
  if (sender !== '' && number !== undefined && number !== sender)
    faults.push(
      `${files.site}, VITE_FIREBASE_APP_ID and VITE_FIREBASE_MESSAGING_SENDER_ID: are of two projects`,
    )
  const address = value(functions, 'SITE_ADDRESS')
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  // A site of the same project may have any name, so only a name that is known as another project counts.
  const owner = projectOfHost(host.replace(/--[^.]*/, ''))
  if (owner !== undefined && owner !== project && owner in others)
    faults.push(`${files.functions}, SITE_ADDRESS: is the address of ${owner}`)
  for (const other of Object.values(others)) {
    for (const part of ['site', 'functions'] as const) {
      const mine = { site, functions }[part]
      const same = ownToOne[part].filter(
        (name) => value(mine, name) !== '' && value(mine, name) === value(other[part], name),
      )
      if (same.length > 0)
        faults.push(`${files[part]}, ${same.join(', ')}: the same as in ${other.files[part]}`)
    }
  }
  return faults
}

const notOfAProject = ['example', 'local', 'production.local', 'development.local']

/** Every other project with an alias or a settings file, with what its files say. */
export function otherProjects(
  root: string,
  project: string,
  aliases: Aliases,
): Readonly<Record<string, ProjectSettings>> {
  const named = ['web', 'functions']
    .flatMap((folder) => readdirSync(path.join(root, folder)))
    .flatMap((file) => (file.startsWith('.env.') ? [file.slice('.env.'.length)] : []))
    .filter((name) => !notOfAProject.includes(name))
  const ids = [...named.map((name) => aliases[name] ?? name), ...Object.values(aliases)]
  const others = new Set(ids.filter((id) => id !== project && !id.startsWith('demo-') && !isPlaceholder(id)))
  return Object.fromEntries([...others].map((id) => [id, settingsOf(root, id, aliases)] as const))
}

/** What the files of site and functions say for a project. */
function settingsOf(root: string, id: string, aliases: Aliases): ProjectSettings {
  const site = projectSettings(root, 'web', id, aliases)
  const functions = projectSettings(root, 'functions', id, aliases)
  return {
    site: site.values,
    functions: functions.values,
    files: { site: site.ownFile, functions: functions.ownFile },
  }
}
