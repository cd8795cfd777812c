import type { Session } from '../../../platform/session'

/** Whom a saved result can be e-mailed to: an address that must be verified first, one that is, or nobody. */
export type EmailChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'unverified' | 'own'; readonly address: string }

/** Only a hosted account has a mail service behind it; local accounts have none. */
export function emailChoice(session: Session): EmailChoice {
  if (session.status !== 'signed-in' || session.mode !== 'hosted') return { kind: 'none' }
  const { email, emailVerified } = session.user
  return { kind: emailVerified ? 'own' : 'unverified', address: email }
}
