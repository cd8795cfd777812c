/** Who tries something. Everybody but the anonymous visitor has an account; the uid is the name, but for `unverified-owner`. */
export type Actor =
  | 'anonymous'
  | 'owner'
  | 'unverified-owner'
  | 'stranger'
  | 'caregiver'
  | 'professional'
  | 'facilitator'
  | 'admin'
  | 'former-admin'
  | 'admin-to-be'
  | 'unverified-admin'
  | 'unverified-facilitator'

/** The columns of every access matrix, in this order. */
export const actors: readonly Actor[] = [
  'anonymous',
  'owner',
  'stranger',
  'caregiver',
  'professional',
  'facilitator',
  'admin',
]

export type SignedInActor = Exclude<Actor, 'anonymous'>

/** What rules see of a person: `role` is the custom claim, absent for somebody who never got one. */
export interface ActorToken {
  readonly email: string
  readonly email_verified: boolean
  readonly role?: string
}

export const tokens: Readonly<Record<SignedInActor, ActorToken>> = {
  owner: { email: 'owner@demo.test', email_verified: true },
  // The same person before they have opened the link; what is one's own needs no verified address.
  'unverified-owner': { email: 'owner@demo.test', email_verified: false },
  stranger: { email: 'stranger@demo.test', email_verified: true, role: 'user' },
  caregiver: { email: 'caregiver@demo.test', email_verified: true, role: 'caregiver' },
  professional: { email: 'professional@demo.test', email_verified: true, role: 'professional' },
  // The professional who leads the group of the tests; `professional` leads none.
  facilitator: { email: 'facilitator@demo.test', email_verified: true, role: 'professional' },
  admin: { email: 'admin@demo.test', email_verified: true, role: 'admin' },
  // Demoted or disabled a moment ago: the token still says admin, the list of administrators does not.
  'former-admin': { email: 'former-admin@demo.test', email_verified: true, role: 'admin' },
  // On the list, with a token from before.
  'admin-to-be': { email: 'admin-to-be@demo.test', email_verified: true, role: 'user' },
  // Whoever changes the address of the account has an unverified one, until they have opened the link.
  'unverified-admin': { email: 'unverified-admin@demo.test', email_verified: false, role: 'admin' },
  'unverified-facilitator': {
    email: 'unverified-facilitator@demo.test',
    email_verified: false,
    role: 'professional',
  },
}

/** The uid of somebody's account. */
export function uidOf(who: SignedInActor): string {
  return who === 'unverified-owner' ? 'owner' : who
}

/** As the server keeps it, in `system/admins`. */
export const listedAdmins: readonly Actor[] = ['admin', 'admin-to-be', 'unverified-admin']

/** Those who are an administrator by the token or by the list alone, or without a verified address, which is not enough. */
export const halfAdmins: readonly Actor[] = ['former-admin', 'admin-to-be', 'unverified-admin']

/** Everybody who has a token. */
export const signedInActors = Object.keys(tokens) as readonly SignedInActor[]
