import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { TestAccount } from './accounts'
import { addToSet, changeAccount, createAccount, signIn, uniqueEmail, writeDocument } from './accounts'
import type { Language } from './fixtures'
import { open } from './fixtures'

type Role = 'user' | 'caregiver' | 'professional' | 'admin'

/** The database's own form of a value. */
export const text = (value: string) => ({ stringValue: value })
export const moment = (date = new Date()) => ({ timestampValue: date.toISOString() })

/** An account with role and profile, as sign-up and an administrator would have left it. */
export async function createPerson({
  role = 'user',
  firstName = 'Lin',
  email = uniqueEmail(),
}: {
  readonly role?: Role
  readonly firstName?: string
  readonly email?: string
} = {}): Promise<TestAccount> {
  const displayName = `${firstName} Wang`
  const account = await createAccount({ email, displayName })
  await changeAccount(account.uid, { customAttributes: JSON.stringify({ role }) })
  await writeDocument(`users/${account.uid}`, {
    uid: text(account.uid),
    email: text(account.email),
    displayName: text(displayName),
    role: text(role),
    profile: {
      mapValue: {
        fields: {
          firstName: text(firstName),
          lastName: text('Wang'),
          preferences: { mapValue: { fields: {} } },
        },
      },
    },
    createdAt: moment(),
    updatedAt: moment(),
  })
  if (role === 'admin') await addToSet('system/admins', 'uids', account.uid)
  return account
}

/** Has the entry of a professional checked, without which nobody is given a group. */
export async function checkEntry(uid: string): Promise<void> {
  await writeDocument(`professionals/${uid}`, {
    name: text('Ning Wang'),
    profession: text('social-worker'),
    organisation: text('Test'),
    register: text('Test'),
    checkedAt: moment(),
  })
}

/** Makes this account the only administrator there is. */
export async function makeOnlyAdministrator(uid: string): Promise<void> {
  await writeDocument('system/admins', { uids: { arrayValue: { values: [text(uid)] } } })
}

/** Signs a new administrator in and opens a part of the panel. */
export async function openPanel(page: Page, language: Language, part: string): Promise<TestAccount> {
  const admin = await createPerson({ role: 'admin', firstName: 'Ning' })
  await signIn(page, admin, language, `/admin?part=${part}`)
  await partIsShown(page)
  return admin
}

/** Opens a part of the panel and waits until its list has been read. */
export async function showPart(page: Page, part: string): Promise<void> {
  await open(page, `/admin?part=${part}`)
  await partIsShown(page)
}

async function partIsShown(page: Page): Promise<void> {
  await page.locator('#admin-part').waitFor()
  await page.locator('.spinner').first().waitFor({ state: 'detached' })
}

/** A label that no other entry has, sorted before the others by its digits. */
export const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

/** Says yes in the dialog that asks before a change. */
export async function confirm(page: Page, action: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
}
