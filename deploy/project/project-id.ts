/** The aliases of .firebaserc: a name that people remember → the id of a project. */
export type Aliases = Readonly<Record<string, string>>

/** Whether an id only keeps the place of a project that has yet to be made. */
export function isPlaceholder(id: string): boolean {
  return id.startsWith('your-')
}

/** What is said to whoever names an alias that only keeps the place of a project. */
export function placeholderFault(alias: string): string {
  return `The alias ${alias} has no project yet: write its id into .firebaserc (copied from .firebaserc.example, or made by npx firebase use --add)`
}

/**
 * The project that somebody means by an id or an alias.
 * @throws Error where no project could be meant: nothing, a project of the emulators, the placeholder of an alias, or no name of a project
 */
export function projectId(chosen: string | undefined, aliases: Aliases): string {
  if (!chosen) throw new Error('Say which project: npm run doctor -- --project <id or alias>')
  const id = aliases[chosen] ?? chosen
  if (id.startsWith('demo-'))
    throw new Error(`${id} lives in the emulators only; nothing can be deployed to it`)
  if (isPlaceholder(id)) throw new Error(placeholderFault(chosen))
  if (!/^(?:[a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id))
    throw new Error(
      `${chosen} is no alias of .firebaserc, and no id of a project: those have 6 to 30 small letters, digits and hyphens`,
    )
  return id
}
