import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** A package of a lock file, with the fields that are read here. */
interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** The packages of package-lock.json by their place, for example `node_modules/a/node_modules/b`. */
export type Locked = Readonly<Record<string, LockedPackage>>

export function readLock(): Locked {
  return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
}

/** Where a package finds another: in its own folder, or in one above it, as Node looks for it. */
function placeOf(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]+$/, '')) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (locked[place]) return place
    if (folder === '') return undefined
  }
}

/**
 * Every package that is installed for a workspace.
 * @param workspace its folder, for example `functions`
 * @param names which of its dependencies to start from
 * @returns places in the lock file, sorted
 * @throws Error when the lock file lacks one that is needed
 */
export function placesFor(locked: Locked, workspace: string, names: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const queue: (readonly [from: string, name: string, isOptional: boolean])[] = names.map((name) => [
    workspace,
    name,
    false,
  ])
  for (const [from, name, isOptional] of queue) {
    const place = placeOf(locked, from, name)
    if (place === undefined && !isOptional)
      throw new Error(`package-lock.json lacks ${name}, which ${from} needs`)
    if (place === undefined || found.has(place)) continue
    found.add(place)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[place] ?? {}
    for (const other of Object.keys(dependencies ?? {})) queue.push([place, other, false])
    for (const other of Object.keys(optionalDependencies ?? {})) queue.push([place, other, true])
    for (const other of Object.keys(peerDependencies ?? {})) {
      if (!peerDependenciesMeta?.[other]?.optional) queue.push([place, other, false])
    }
  }
  return [...found].sort()
}

/**
 * The lock file of the functions alone: a deploy uploads their folder without the rest, and would otherwise install
 * whatever versions are newest on that day. It has the versions that the tests run with.
 */
export function functionsLock(locked: Locked = readLock()): string {
  const {
    dependencies = {},
    devDependencies = {},
    ...manifest
  } = JSON.parse(readFileSync(path.join(root, 'functions/package.json'), 'utf8'))
  const shipped = new Set(placesFor(locked, 'functions', Object.keys(dependencies)))
  const all = placesFor(locked, 'functions', Object.keys({ ...dependencies, ...devDependencies }))
  const packages = new Map<string, LockedPackage>()
  for (const place of all) {
    const { dev, optional, peer, ...entry } = locked[place] ?? {}
    const target = place.replace(/^functions\//, '')
    if (packages.has(target)) throw new Error(`The functions need two versions of ${target}`)
    packages.set(target, {
      ...entry,
      ...(!shipped.has(place) && { dev: true }),
      ...(optional && { optional }),
    })
  }
  const sorted = [...packages].sort(([one], [other]) => one.localeCompare(other, 'en'))
  const { name, version, engines } = manifest
  const own = { name, version, dependencies, devDependencies, engines }
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(sorted) },
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}
