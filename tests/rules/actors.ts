/** Who tries something. Everybody but the anonymous visitor has an account; the uid is the name. */
export type Actor =
  | 'anonymous'
  | 'owner'
  | 'stranger'
  | 'caregiver'
  | 'professional'
  | 'facilitator'
  | 'admin'
  | 'former-admin'
  | 'admin-to-be'

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
  readonly role?: string
}

export const tokens: Readonly<Record<SignedInActor, ActorToken>> = {
  owner: { email: 'owner@demo.test' },
  stranger: { email: 'stranger@demo.test', role: 'user' },
  caregiver: { email: 'caregiver@demo.test', role: 'caregiver' },
  professional: { email: 'professional@demo.test', role: 'professional' },
  // The professional who leads the group of the tests; `professional` leads none.
  facilitator: { email: 'facilitator@demo.test', role: 'professional' },
  admin: { email: 'admin@demo.test', role: 'admin' },
  // Demoted or disabled a moment ago: the token still says admin, the list of administrators does not.
  'former-admin': { email: 'former-admin@demo.test', role: 'admin' },
  // On the list, with a token from before.
  'admin-to-be': { email: 'admin-to-be@demo.test', role: 'user' },
}

/** As the server keeps it, in `system/admins`. */
export const listedAdmins: readonly Actor[] = ['admin', 'admin-to-be']

/** Those who are an administrator by the token or by the list alone, which is not enough. */
export const halfAdmins: readonly Actor[] = ['former-admin', 'admin-to-be']
