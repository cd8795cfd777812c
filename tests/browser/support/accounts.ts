import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from './fixtures'
import { open } from './fixtures'

const project = process.env.GCLOUD_PROJECT ?? ''
const authHost = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`
const firestoreHost = `http://${process.env.FIRESTORE_EMULATOR_HOST}`
const storageHost = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`
const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

export const goodPassword = 'Good-pass1!'

export interface TestAccount {
  readonly uid: string
  readonly email: string
  readonly password: string
}

export function uniqueEmail(name = 'person'): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`
}

async function ask(address: string, body?: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: asOwner,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

/** An account as the provider keeps it, without a profile document. */
export async function createAccount(
  options: { readonly email?: string; readonly verified?: boolean; readonly displayName?: string } = {},
): Promise<TestAccount> {
  const { email = uniqueEmail(), verified = true, displayName = 'Lin Wang' } = options
  const { localId } = await ask(
    `${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
    {
      email,
      password: goodPassword,
      displayName,
      emailVerified: verified,
    },
  )
  return { uid: String(localId), email, password: goodPassword }
}

/** Changes an account as an administrator of the provider would. */
export async function changeAccount(uid: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  await ask(`${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    localId: uid,
    ...change,
  })
}

/** A code that verifies the account's address, as the provider would mail it without the person being signed in. */
export async function verificationCode(email: string): Promise<string> {
  const { oobCode } = await ask(
    `${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:sendOobCode`,
    { requestType: 'VERIFY_EMAIL', email, returnOobLink: true },
  )
  return String(oobCode)
}

/** Whether the provider still knows the account. */
export async function accountExists(uid: string): Promise<boolean> {
  const { users } = await ask(
    `${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:lookup`,
    { localId: [uid] },
  )
  return Array.isArray(users) && users.length > 0
}

/** The newest code that the provider would have mailed to the address, or undefined. */
export async function mailedCode(email: string, requestType: string): Promise<string | undefined> {
  const { oobCodes } = await ask(`${authHost}/emulator/v1/projects/${project}/oobCodes`)
  const codes = oobCodes as { email: string; requestType: string; oobCode: string }[]
  return codes.filter((code) => code.email === email && code.requestType === requestType).at(-1)?.oobCode
}

/** The link that the provider would have mailed, with the address that it leads back to. */
export async function mailedLink(email: string, requestType: string): Promise<string | undefined> {
  const { oobCodes } = await ask(`${authHost}/emulator/v1/projects/${project}/oobCodes`)
  const codes = oobCodes as { email: string; requestType: string; oobLink: string }[]
  return codes.filter((code) => code.email === email && code.requestType === requestType).at(-1)?.oobLink
}

const documents = `${firestoreHost}/v1/projects/${project}/databases/(default)/documents`

/** A document's fields in the database's own form, or null when there is none. */
export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const response = await fetch(`${documents}/${path}`, { headers: asOwner })
  if (response.status === 404) return null
  return ((await response.json()) as { fields?: Record<string, unknown> }).fields ?? {}
}

/**
 * The paths of all documents of the database, in whatever collection, that name one of these texts in their path or anywhere in their
 * fields.
 */
export async function documentsNaming(...texts: readonly string[]): Promise<readonly string[]> {
  const everything = { structuredQuery: { from: [{ allDescendants: true }] } }
  const answers: unknown = await ask(`${documents}:runQuery`, everything)
  const found = (answers as readonly { readonly document?: { readonly name: string } }[]).flatMap(
    ({ document }) => document ?? [],
  )
  return found
    .filter((document) => texts.some((text) => JSON.stringify(document).includes(text)))
    .map(({ name }) => name.split('/documents/')[1] ?? name)
    .sort()
}

/** Writes fields of a document as the server would, past the rules; other fields stay. */
export async function writeDocument(path: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const mask = Object.keys(fields)
    .map((field) => `updateMask.fieldPaths=${field}`)
    .join('&')
  const write = () =>
    fetch(`${documents}/${path}?${mask}`, {
      method: 'PATCH',
      headers: asOwner,
      body: JSON.stringify({ fields }),
    })
  let response = await write()
  // Another test's transaction holds the document's index on a busy machine: the emulator gives up, and asks to try again.
  for (let attempts = 1; response.status === 409 && attempts < 4; attempts += 1) response = await write()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Adds a text to a list in a document unless it is there, whatever others add at the same moment. */
export async function addToSet(path: string, field: string, value: string): Promise<void> {
  const appendMissingElements = { values: [{ stringValue: value }] }
  await ask(`${documents}:commit`, {
    writes: [
      {
        transform: {
          document: `projects/${project}/databases/(default)/documents/${path}`,
          fieldTransforms: [{ fieldPath: field, appendMissingElements }],
        },
      },
    ],
  })
}

/** Sets what an article's ratings come to, whoever else rates it in other tests. */
export const rateBefore = (article: string, count: number, sum: number) =>
  writeDocument(`ratingTotals/${article}`, {
    count: { integerValue: String(count) },
    sum: { integerValue: String(sum) },
  })

/** As if nobody had rated the article. */
export const forgetRatings = (article: string) => rateBefore(article, 0, 0)

/** The names of the files below a folder of the file storage. */
export async function storedFiles(prefix: string): Promise<readonly string[]> {
  const response = await fetch(
    `${storageHost}/v0/b/${project}.appspot.com/o?prefix=${encodeURIComponent(prefix)}`,
    {
      headers: asOwner,
    },
  )
  const { items = [] } = (await response.json()) as { items?: { name: string }[] }
  return items.map(({ name }) => name)
}

/** The words of the account pages that tests need, by language. */
export const texts = {
  'zh-CN': {
    email: '电子邮箱',
    password: '密码',
    confirmation: '再输一次密码',
    firstName: '名字',
    signIn: '登录',
    register: '注册',
    continue: '继续',
    adult: '18 岁及以上',
    under14: '未满 14 岁',
    terms: /我同意/,
    local: /本机账户/,
    hosted: /云端账户/,
    logout: '退出登录',
    signedOut: '你已退出登录。',
  },
  en: {
    email: 'Email',
    password: 'Password',
    confirmation: 'Password again',
    firstName: 'First name',
    signIn: 'Sign in',
    register: 'Register',
    continue: 'Continue',
    adult: '18 or over',
    under14: 'Under 14',
    terms: /I agree/,
    local: /Account on this device/,
    hosted: /Cloud account/,
    logout: 'Logout',
    signedOut: 'You’re signed out.',
  },
} as const satisfies Record<Language, unknown>

/**
 * Signs in through the page, as a person does.
 * @param wanted the page that follows: the guard sends people to sign in with it as `redirect`
 */
export async function signIn(
  page: Page,
  account: TestAccount,
  language: Language = 'zh-CN',
  wanted?: string,
): Promise<void> {
  const words = texts[language]
  await open(page, wanted === undefined ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`)
  const main = page.getByRole('main')
  await main.getByLabel(words.email, { exact: true }).fill(account.email)
  await main.getByLabel(words.password, { exact: true }).fill(account.password)
  await main.getByRole('button', { name: words.signIn, exact: true }).click()
  await page.locator('.account-button').waitFor()
}

/** Answers the age question of the registration. */
export async function answerAge(
  page: Page,
  language: Language = 'zh-CN',
  answer: 'adult' | 'under14' = 'adult',
) {
  const words = texts[language]
  await page.getByRole('radio', { name: words[answer] }).check()
  await page.getByRole('button', { name: words.continue }).click()
}
