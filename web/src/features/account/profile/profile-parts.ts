import type { AuthMode } from '../../../platform/session'

/** The parts of the profile in their groups, in reading order. Each name is also where an address leads: `/profile#photo`. */
export const profileGroups = [
  ['account', ['account', 'names', 'photo', 'role', 'password', 'mode']],
  ['ways', ['preferences', 'reminders']],
  ['privacy', ['consents', 'sharing']],
  ['data', ['data', 'delete']],
] as const

export type ProfilePart = (typeof profileGroups)[number][1][number]

const onlyHosted: readonly ProfilePart[] = ['photo', 'sharing']

/** The groups with the parts that everybody with this kind of account has. */
export function partsFor(mode: AuthMode) {
  return profileGroups.map(([group, parts]) => ({
    group,
    // A request for a role is shown to those who made one; it needs no line of its own.
    parts: (parts as readonly ProfilePart[]).filter(
      (part) => part !== 'role' && (mode === 'hosted' || !onlyHosted.includes(part)),
    ),
  }))
}
