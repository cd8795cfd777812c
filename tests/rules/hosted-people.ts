import { joinDisplayName, writtenNames } from '@amhs/domain/accounts/display-name'
import { profileSchema } from '@amhs/domain/documents/profile-document'
import type { DocumentData } from 'firebase/firestore'
import * as v from 'valibot'
import { hostedActions } from '../../web/src/features/account/hosted/hosted-actions'
import { signOutHosted } from '../../web/src/features/account/hosted/hosted-sign-out'
import type { KeptAccount } from './auth-provider'
import { expectSuccess } from './hostile-answers'

/** Somebody with an account, and what they typed to get it. */
export interface Person {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

export const goodPassword = 'Good-pass1!'

let registered = 0

/**
 * Registers somebody as the form does; what is not given is ordinary. The new person is signed in. Whoever was signed in before
 * is not any more: the pages for registration and sign-in are only open to visitors.
 */
export async function register(typed: Partial<Person> = {}): Promise<Person> {
  await signOutHosted()
  registered += 1
  const email = `ordinary-${registered}@example.com`
  const input = { email, password: goodPassword, firstName: 'Mei', lastName: 'Lin', ...typed }
  const result = await hostedActions.register(input)
  expectSuccess(result, JSON.stringify(typed), 'registered')
  expect(result.user).toMatchObject(namesOf(input))
  return { ...input, uid: result.user?.id ?? '' }
}

/** The names as they are kept and shown. */
export function namesOf(person: Pick<Person, 'firstName' | 'lastName'>) {
  return writtenNames(person)
}

/** Account and profile hold what the person typed, and nothing else. */
export function expectKept(
  person: Person,
  account: KeptAccount | undefined,
  profile: DocumentData | undefined,
): void {
  const names = namesOf(person)
  const email = person.email.trim().toLowerCase()
  const displayName = joinDisplayName(names)
  expect(account).toMatchObject({ email, displayName })
  expect(v.is(profileSchema, profile)).toBe(true)
  expect(profile).toMatchObject({ uid: person.uid, email, displayName, role: 'user', profile: names })
  expect(Object.keys(profile?.profile).sort()).toEqual(['firstName', 'lastName', 'preferences'])
  expect(profile?.consents).toMatchObject({ terms: { given: true } })
}
