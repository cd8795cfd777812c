import { readFileSync } from 'node:fs'
import path from 'node:path'
import { joinDisplayName, writtenNames } from '@amhs/domain/accounts/display-name'
import { profileSchema } from '@amhs/domain/documents/profile-document'
import type { FieldValue, FormRules } from '@amhs/domain/forms/form-rules'
import { checkForm } from '@amhs/domain/forms/form-rules'
import fc from 'fast-check'
import type { DocumentReference } from 'firebase/firestore'
import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import * as v from 'valibot'
import { nameRules } from '../../web/src/features/account/account-form-rules'
import { firestoreGroups, ownRequest, requestIn } from '../../web/src/features/support/groups.firestore'
import { joinRequest, joinRules } from '../../web/src/features/support/join-request'
import { typed } from '../support/typed-texts'
import { tokens } from './actors'
import type { World } from './world'
import { openWorld } from './world'

/**
 * What a form lets through, the rules of the database take, and what is read back is what was written. The same for contracts
 * and schemas, which need no emulator, is in `tests/unit/form-laws.test.ts`.
 */

/** Writes to the emulator, each of a drawn form that was let through. */
const samples = 300

let world: World

beforeAll(async () => {
  const firestore = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
  world = await openWorld('demo-amhs-form-laws', { firestore })
})
afterAll(() => world.close())

const seed = Number(process.env.AMHS_SEED ?? 20_261_122)

/** Different values that the form's rules let through. */
function accepted<Values extends { readonly [Field in keyof Values]: FieldValue }>(
  rules: FormRules<Values>,
  values: fc.Arbitrary<Values>,
): readonly Values[] {
  const letThrough = values.filter((filled) => checkForm(filled, rules, {}).length === 0)
  return fc.sample(letThrough, { numRuns: samples, seed })
}

test('a request to join a group', async () => {
  const { database } = world.as('stranger')
  await setDoc(doc(world.server.database, 'users/stranger'), { role: 'user' })
  await setDoc(doc(world.server.database, 'groups/open'), { open: true })
  const groups = firestoreGroups(database, 'stranger')
  const drawn = fc.record({ name: typed.personName, message: typed.requestMessage })
  for (const values of accepted(joinRules, drawn)) {
    const request = joinRequest(values, 'zh-CN')
    await groups.ask('open', request)
    const stored = requestIn(await getDoc(ownRequest(database, 'open', 'stranger')))
    expect(stored).toMatchObject(request)
    await groups.withdraw('open')
  }
})

test('the names of an account, at registration and later', async () => {
  const drawn = fc.record({ firstName: typed.personName, lastName: typed.personName })
  const { database } = world.as('owner')
  const profile = doc(database, 'users/owner')
  let isNew = true
  for (const values of accepted(nameRules, drawn)) {
    const names = writtenNames(values)
    if (isNew) await createProfile(profile, names)
    else
      await updateDoc(profile, {
        displayName: joinDisplayName(names),
        'profile.firstName': names.firstName,
        'profile.lastName': names.lastName,
        updatedAt: serverTimestamp(),
      })
    isNew = false
    const stored = v.parse(profileSchema, (await getDoc(profile)).data())
    expect(stored).toMatchObject({ displayName: joinDisplayName(names), profile: names })
  }
})

async function createProfile(
  profile: DocumentReference,
  names: ReturnType<typeof writtenNames>,
): Promise<void> {
  await setDoc(profile, {
    uid: profile.id,
    email: tokens.owner.email,
    displayName: joinDisplayName(names),
    role: 'user',
    profile: { ...names, preferences: {} },
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  })
}
