/** What a link in one of the provider's mails does; `none` has no code, `unknown` does something this site does not offer. */
export type ActionKind = 'reset-password' | 'verify-email' | 'recover-email' | 'unknown' | 'none'

export interface ActionLink {
  readonly kind: ActionKind
  /** The one-time code; empty for `none`. */
  readonly code: string
}

/** The provider's names for what its links do. */
const kinds: ReadonlyMap<string, ActionKind> = new Map([
  ['resetPassword', 'reset-password'],
  ['verifyEmail', 'verify-email'],
  ['recoverEmail', 'recover-email'],
])

/**
 * Reads the query of a mail's link. The provider knows one address for all its mails and tells them apart by `mode`;
 * a code without a mode resets a password, which is what the page was made for.
 */
export function readActionLink(search: string): ActionLink {
  const query = new URLSearchParams(search)
  const code = query.get('oobCode') ?? ''
  if (code === '') return { kind: 'none', code }
  const mode = query.get('mode') ?? 'resetPassword'
  return { kind: kinds.get(mode) ?? 'unknown', code }
}
