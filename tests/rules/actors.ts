/** Who tries something. Everybody but the anonymous visitor has an account; the uid is the name. */
export type Actor =
  | 'anonymous'
  | 'owner'
  | 'stranger'
  | 'caregiver'
  | 'professional'
  | 'facilitator'
  | 'admin'

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
}
