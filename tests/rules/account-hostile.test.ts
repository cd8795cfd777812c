// @vitest-environment jsdom
import { readActionLink } from '@amhs/domain/accounts/action-link'
import { redirectTarget } from '@amhs/domain/accounts/redirect-target'
import { checkForm } from '@amhs/domain/forms/form-rules'
import { textKinds } from '@amhs/domain/forms/text-kinds'
import { collection, type DocumentData, doc, getDoc, getDocs } from 'firebase/firestore'
import { accountLabels } from '../../web/src/features/account/account-form.words'
import {
  deleteRules,
  forgotRules,
  loginRules,
  nameRules,
  newPasswordRules,
  passwordRules,
  registerRules,
} from '../../web/src/features/account/account-form-rules'
import { hostedActions } from '../../web/src/features/account/hosted/hosted-actions'
import { saveNames } from '../../web/src/features/account/hosted/hosted-profile-changes'
import { signOutHosted } from '../../web/src/features/account/hosted/hosted-sign-out'
import { hostileTexts } from '../../web/src/features/account/hostile-texts.test-data'
import { deleteHostedAccount } from '../../web/src/features/account/profile/account-deletion'
import { currentSession, startSession } from '../../web/src/platform/session'
import { keptAccount, keptAccounts, letsIn, removeAccounts, resetCodes } from './auth-provider'
import { openHostedApp } from './hosted-app'
import { expectKept, goodPassword, namesOf, type Person, register } from './hosted-people'
import { expectRefusal, expectSuccess, forEach, letThrough } from './hostile-answers'
import type { World } from './world'

/**
 * The 200 texts through every field of the cloud accounts: the forms' own rules, then the actions that the forms call, with
 * Firebase's own library against the emulators and the production rules. That nothing typed ever runs is shown by the
 * browser test.
 */

const labels = accountLabels
const isWeak = (password: string) => password.length < 6
const wrongPassword = ['wrong-password', 'invalid-credential'] as const

let world: World
let before: ReadonlySet<string>
/** Somebody who must not notice anything. */
let bystander: Person
let bystanderBefore: unknown
/** Whose names, addresses and passwords are the texts. */
const people: Person[] = []

async function expectAllKept() {
  const accounts = await keptAccounts()
  const { docs } = await getDocs(collection(world.server.database, 'users'))
  const profiles = new Map(docs.map((snapshot) => [snapshot.id, snapshot.data()]))
  expect(profiles.size).toBe(people.length + 1)
  for (const person of people) expectKept(person, accounts.get(person.uid), profiles.get(person.uid))
}

async function profileOf({ uid }: Person): Promise<DocumentData | undefined> {
  return (await getDoc(doc(world.server.database, 'users', uid))).data()
}

/** The bystander's account and profile; when their own session last took a new token is no mark that anybody leaves. */
async function bystanderNow(): Promise<unknown> {
  return [{ ...(await keptAccount(bystander.uid)), lastRefreshAt: null }, await profileOf(bystander)]
}

/** What the page reads from an address that carries the text. */
function fromAddress(name: string, text: string): string | null {
  return new URLSearchParams(`?${new URLSearchParams({ [name]: text })}`).get(name)
}

beforeAll(async () => {
  world = await openHostedApp('demo-amhs-hostile')
  before = new Set((await keptAccounts()).keys())
  bystander = await register({ email: 'bystander@example.com' })
  bystanderBefore = await bystanderNow()
})
afterAll(async () => {
  // The documents have a project of their own; the provider is shared with the tests that come after.
  await removeAccounts([...(await keptAccounts()).keys()].filter((uid) => !before.has(uid)))
  await world.close()
})

describe('200 hostile texts through every field of a cloud account', () => {
  test('registration', async () => {
    const firstNames = letThrough(registerRules, 'firstName', labels.firstName)
    const lastNames = letThrough(registerRules, 'lastName', labels.lastName)
    const emails = letThrough(registerRules, 'email', labels.email)
    const passwords = letThrough(registerRules, 'password', labels.password)
    const counts = [firstNames, lastNames, emails, passwords].map(({ length }) => length)
    expect(counts, 'let through by the form').toEqual([172, 180, 14, 173])
    for (const password of passwords.filter(isWeak)) {
      const typed = { email: 'weak@example.com', password, firstName: 'Mei', lastName: 'Lin' }
      expectRefusal(await hostedActions.register(typed), password, 'weak-password')
    }
    const strong = passwords.filter((password) => !isWeak(password))
    const taken = new Set<string>()
    for (let index = 0; index < Math.max(firstNames.length, lastNames.length, strong.length); index += 1) {
      const typed = {
        firstName: firstNames[index] ?? 'Mei',
        lastName: lastNames[index] ?? 'Lin',
        password: strong[index] ?? goodPassword,
      }
      const email = emails[index]
      const isTaken = email !== undefined && taken.has(email.trim().toLowerCase())
      if (isTaken)
        expectRefusal(await hostedActions.register({ ...typed, email }), email, 'email-already-in-use')
      people.push(await register(email === undefined || isTaken ? typed : { ...typed, email }))
      if (email !== undefined) taken.add(email.trim().toLowerCase())
    }
    await expectAllKept()
    expect(people.length).toBe(180)
  })

  test('sign-in, and the names in the profile', async () => {
    const firstNames = letThrough(nameRules, 'firstName', labels.firstName)
    const lastNames = letThrough(nameRules, 'lastName', labels.lastName)
    expect(Math.max(firstNames.length, lastNames.length)).toBeLessThanOrEqual(people.length)
    for (const [index, person] of people.entries()) {
      await signOutHosted()
      const result = await hostedActions.signIn(person.email, person.password)
      expectSuccess(result, person.password, 'signed-in')
      expect(result.user).toMatchObject({ id: person.uid, ...namesOf(person) })
      // Last to first, so that each gets other names than those that they registered with.
      const names = {
        firstName: firstNames.at(-1 - index) ?? 'Mei',
        lastName: lastNames.at(-1 - index) ?? 'Lin',
      }
      expectSuccess(await saveNames(names), JSON.stringify(names), 'profile-updated')
      people[index] = { ...person, ...names }
      await vi.waitFor(() =>
        expect(currentSession()).toMatchObject({ status: 'signed-in', user: namesOf(names) }),
      )
      const shown = currentSession()
      // What the browser keeps of it can be read at the next visit.
      startSession()
      expect(currentSession()).toEqual({
        status: 'restoring',
        user: { ...result.user, ...namesOf(names), updatedAt: expect.any(String) },
      })
      expect(currentSession()).toMatchObject({ user: Reflect.get(shown, 'user') })
    }
    await expectAllKept()
    await forEach(letThrough(loginRules, 'email', labels.email), async (text) =>
      expectRefusal(await hostedActions.signIn(text, goodPassword), text, 'user-not-found', ...wrongPassword),
    )
    await forEach(letThrough(loginRules, 'password', labels.password), async (text) =>
      expectRefusal(await hostedActions.signIn(bystander.email, text), text, ...wrongPassword),
    )
  })

  test('the way on after sign-in', () => {
    // None of them is a path of this site.
    for (const text of hostileTexts) {
      expect(redirectTarget(text)).toBeNull()
      expect(redirectTarget(fromAddress('redirect', text))).toBeNull()
    }
  })

  test('forgotten password', async () => {
    // Every address that the form lets through belongs to somebody by now.
    await forEach(letThrough(forgotRules, 'email', labels.email), async (text) =>
      expectSuccess(await hostedActions.sendPasswordReset(text), text, 'reset-email-sent'),
    )
  })

  test('reset password', async () => {
    await forEach(hostileTexts, async (text) => {
      const { kind, code } = readActionLink(`?${new URLSearchParams({ oobCode: text })}`)
      expect(kind).toBe('reset-password')
      expectRefusal(await hostedActions.verifyResetCode(code), text, 'invalid-action-code')
      expectRefusal(await hostedActions.confirmReset(code, goodPassword), text, 'invalid-action-code')
    })
    const passwords = letThrough(newPasswordRules, 'password', labels.newPassword)
    expect(passwords.length).toBeLessThanOrEqual(people.length + passwords.filter(isWeak).length)
    await forEach(
      people.map(({ email }) => email),
      async (email) => expectSuccess(await hostedActions.sendPasswordReset(email), email, 'reset-email-sent'),
    )
    const codes = await resetCodes()
    const last = people.at(-1) ?? bystander
    const codeOf = (person: Person) => codes.get(person.email.trim().toLowerCase()) ?? ''
    for (const text of passwords.filter(isWeak))
      expectRefusal(await hostedActions.confirmReset(codeOf(last), text), text, 'weak-password')
    // Last to first, so that each gets another text than the one that they registered with.
    const strong = passwords.filter((text) => !isWeak(text)).reverse()
    await forEach(strong, async (text) => {
      const person = people[strong.indexOf(text)] ?? bystander
      const checked = await hostedActions.verifyResetCode(codeOf(person))
      expect(checked).toMatchObject({ success: true, email: person.email.trim().toLowerCase() })
      expectSuccess(await hostedActions.confirmReset(codeOf(person), text), text, 'password-reset')
      expect(await letsIn(person.email.trim(), text)).toBe(true)
    })
  })

  test('links that verify or restore an address', async () => {
    const unverified = await register()
    await forEach(hostileTexts, async (text) => {
      const { code } = readActionLink(`?${new URLSearchParams({ mode: 'verifyEmail', oobCode: text })}`)
      expectRefusal(await hostedActions.verifyAddress(code), text, 'invalid-action-code')
      expectRefusal(await hostedActions.recoverAddress(code), text, 'invalid-action-code')
    })
    expect(await keptAccount(unverified.uid)).toMatchObject({ emailVerified: false })
  })

  test('change of the password', async () => {
    const { email } = await register()
    await forEach(letThrough(passwordRules, 'current', labels.currentPassword), async (text) =>
      expectRefusal(await hostedActions.changePassword(text, 'Next-pass2!'), text, 'wrong-password'),
    )
    let current = goodPassword
    for (const text of letThrough(passwordRules, 'password', labels.newPassword)) {
      const result = await hostedActions.changePassword(current, text)
      if (isWeak(text)) expectRefusal(result, text, 'weak-password')
      else {
        // The next change has to give it as it was typed.
        expectSuccess(result, text, 'password-changed')
        current = text
      }
    }
    expect(await letsIn(email, current)).toBe(true)
  })

  test('the longest names that the form lets through', async () => {
    await register()
    const most = textKinds.personName.longest
    const longest = '😀'.repeat(most / 2)
    for (const text of [longest, 'a'.repeat(most)]) {
      expect(checkForm({ firstName: text, lastName: text }, nameRules, labels)).toEqual([])
      expectSuccess(await saveNames({ firstName: text, lastName: text }), text, 'profile-updated')
    }
    expect(checkForm({ firstName: `${longest}a`, lastName: `${longest}a` }, nameRules, labels)).toHaveLength(
      2,
    )
  })

  test('deletion of the account', async () => {
    const person = await register()
    await forEach(letThrough(deleteRules(false), 'password', labels.password), async (text) => {
      const result = await deleteHostedAccount(text)
      if ('reason' in result) throw new Error('The password was taken for the right one.')
      expectRefusal(result, text, 'wrong-password')
    })
    expectKept(person, await keptAccount(person.uid), await profileOf(person))
  })

  test('nobody else noticed', async () => {
    expect(await bystanderNow()).toEqual(bystanderBefore)
    const { docs } = await getDocs(collection(world.server.database, 'users'))
    const accounts = [...(await keptAccounts()).keys()].filter((uid) => !before.has(uid))
    expect(docs.map(({ id }) => id).sort()).toEqual(accounts.sort())
  })
})
