import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Locked, placesFor, readLock } from './lock-file'

const root = path.dirname(import.meta.dirname)

/** A package that is delivered: built into the site, or installed with the functions. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression, as the package states it. */
  readonly licence: string
  readonly parts: readonly string[]
}

const parts = { site: ['web', 'domain'], functions: ['functions', 'domain'] }

/** Everything that can be part of the site or of the functions, by name. */
export function shippedPackages(locked: Locked = readLock()): readonly ShippedPackage[] {
  const packages = new Map<string, ShippedPackage>()
  for (const [part, workspaces] of Object.entries(parts)) {
    const places = workspaces.flatMap((workspace) => {
      const { dependencies } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'))
      const names = Object.keys(dependencies).filter((name) => !name.startsWith('@amhs/'))
      return placesFor(locked, workspace, names)
    })
    for (const place of new Set(places)) {
      const { version = '', license = 'none stated' } = locked[place] ?? {}
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const known = packages.get(`${name} ${version}`)?.parts ?? []
      packages.set(`${name} ${version}`, { name, version, licence: license, parts: [...known, part] })
    }
  }
  return [...packages.values()].sort((one, other) =>
    `${one.name} ${one.version}`.localeCompare(`${other.name} ${other.version}`, 'en'),
  )
}

/** The text of docs/licences.md. */
export function licenceList(packages: readonly ShippedPackage[] = shippedPackages()): string {
  const rows = packages.map(
    ({ name, version, licence, parts }) => `| ${name} | ${version} | ${licence} | ${parts.join(', ')} |`,
  )
  return `# Licences of what is delivered

Written by \`npm run generate\` from \`package-lock.json\`; do not edit. A package stands here if it can be built into the site or is
installed with the functions. The site delivers the licence texts of what its bundle really holds at \`/licences.md\`. A test
fails on a licence that is not among those that we may pass on (\`tools/licences.test.ts\`).

The instruments have licences of their own: \`licence\` in each file of \`domain/src/instruments/data/\`.

| package | version | licence | part |
|---|---|---|---|
${rows.join('\n')}
`
}
