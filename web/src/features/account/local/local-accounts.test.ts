// @vitest-environment jsdom
import { compare, hash } from 'bcryptjs'
import { storageKeys } from '../../../platform/browser-storage'
import { changeMode, currentSession, startSession } from '../../../platform/session'
import { hostileTexts } from '../hostile-texts.test-data'
import type { LocalRegistration } from './local-accounts'
import { createLocalAccounts } from './local-accounts'

const accounts = createLocalAccounts({ hash: (password) => hash(password, 4), matches: compare })
/** Keeps what it is given, so that 200 texts do not take minutes. */
const quick = createLocalAccounts({
  hash: async (password) => JSON.stringify(password),
  matches: async (password, stored) => stored === JSON.stringify(password),
})
const broken = createLocalAccounts({
  hash: () => Promise.reject(new Error('no worker')),
  matches: () => Promise.reject(new Error('no worker')),
})

const mei: LocalRegistration = {
  email: 'mei@example.com',
  password: 'Good-pass1!',
  passwordConfirmation: 'Good-pass1!',
  firstName: 'Mei',
  lastName: 'Lin',
  role: 'caregiver',
}

beforeEach(() => {
  localStorage.clear()
  changeMode('local')
})

describe('registration', () => {
  test('keeps the account with a hash, and signs in at once with a token of 32 bytes', async () => {
    expect(await accounts.register(mei)).toMatchObject({ success: true, message: '注册成功' })
    const [stored] = JSON.parse(localStorage.getItem('amhs_users') ?? '[]')
    expect(Object.keys(stored).sort()).toEqual(
      ['createdAt', 'email', 'firstName', 'id', 'lastName', 'password', 'role', 'updatedAt'].sort(),
    )
    expect(await compare(mei.password, stored.password)).toBe(true)
    expect(localStorage.getItem('amhs_auth_token')).toMatch(/^[0-9a-f]{64}$/)
    expect(localStorage.getItem('amhs_user')).not.toContain(stored.password)
    expect(currentSession()).toMatchObject({
      status: 'signed-in',
      mode: 'local',
      user: { email: 'mei@example.com', role: 'caregiver' },
    })
  })

  test.each([
    [{ email: 'mei@' }, ['邮箱格式无效']],
    [{ passwordConfirmation: 'Other-pass1!' }, ['密码确认不匹配']],
    [
      { password: 'a', passwordConfirmation: 'a' },
      [
        'Password must be at least 8 characters long',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one number',
        'Password must contain at least one special character',
      ],
    ],
  ])('refuses %o with the exact texts', async (change, errors) => {
    const result = await accounts.register({ ...mei, ...change })
    expect(result).toMatchObject({ success: false, errors })
    expect(localStorage.getItem('amhs_users')).toBeNull()
  })

  test('refuses a taken address, whatever its case', async () => {
    await quick.register(mei)
    expect(await quick.register({ ...mei, email: 'MEI@example.com' })).toMatchObject({
      success: false,
      errors: ['该邮箱已被注册'],
    })
  })

  test('refuses an address that another tab takes while the password is being hashed', async () => {
    const both = await Promise.all([quick.register(mei), quick.register(mei)])
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  })

  test('says so when hashing or storage fails', async () => {
    expect(await broken.register(mei)).toMatchObject({ message: '注册失败，请稍后重试' })
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await quick.register(mei)).toMatchObject({ message: '注册失败，请稍后重试' })
    full.mockRestore()
  })
})

describe('sign-in', () => {
  test('answers the same for an unknown address and a wrong password', async () => {
    await accounts.register(mei)
    const unknown = await accounts.signIn('nobody@example.com', mei.password)
    const wrong = await accounts.signIn(mei.email, 'Wrong-pass1!')
    expect(unknown).toEqual(wrong)
    expect(wrong).toMatchObject({ success: false, message: '邮箱或密码错误' })
  })

  test('gives a new token each time', async () => {
    await quick.register(mei)
    const first = localStorage.getItem('amhs_auth_token')
    expect(await quick.signIn(' Mei@Example.com ', mei.password)).toMatchObject({
      success: true,
      message: '登录成功',
    })
    expect(localStorage.getItem('amhs_auth_token')).not.toBe(first)
  })

  test('says so when hashing fails', async () => {
    await quick.register(mei)
    expect(await broken.signIn(mei.email, mei.password)).toMatchObject({ message: '登录失败，请稍后重试' })
  })

  test('a damaged list of accounts signs nobody in and is not lost', async () => {
    localStorage.setItem(storageKeys.users, JSON.stringify([null, { id: 5 }, 'x']))
    expect(await quick.signIn(mei.email, mei.password)).toMatchObject({ success: false })
    await quick.register(mei)
    expect(JSON.parse(localStorage.getItem(storageKeys.users) ?? '')).toHaveLength(4)
  })
})

describe('profile and password', () => {
  test('merges names into session and list, and keeps the token', async () => {
    await quick.register(mei)
    const token = localStorage.getItem('amhs_auth_token')
    expect(await quick.updateProfile({ firstName: 'Anna' })).toMatchObject({ message: '个人信息更新成功' })
    expect(localStorage.getItem('amhs_auth_token')).toBe(token)
    const [stored] = JSON.parse(localStorage.getItem('amhs_users') ?? '[]')
    expect(stored).toMatchObject({ firstName: 'Anna', lastName: 'Lin' })
    expect(currentSession()).toMatchObject({ user: { firstName: 'Anna' } })
  })

  test('changes the password only with the current one', async () => {
    await accounts.register(mei)
    expect(await accounts.changePassword('Wrong-pass1!', 'Next-pass2!', 'Next-pass2!')).toMatchObject({
      message: '当前密码错误',
    })
    expect(await accounts.changePassword(mei.password, 'weak', 'weak')).toMatchObject({ success: false })
    expect(await accounts.changePassword(mei.password, 'Next-pass2!', 'Next-pass2!')).toMatchObject({
      message: '密码更改成功',
    })
    expect(await accounts.signIn(mei.email, mei.password)).toMatchObject({ success: false })
    expect(await accounts.signIn(mei.email, 'Next-pass2!')).toMatchObject({ success: true })
  })

  test('without a session nothing changes', async () => {
    expect(await quick.updateProfile({ firstName: 'x' })).toMatchObject({ message: '用户未登录' })
    expect(await quick.changePassword('a', 'b', 'b')).toMatchObject({ message: '用户未登录' })
  })

  test('says so when the record is gone', async () => {
    await quick.register(mei)
    localStorage.removeItem(storageKeys.users)
    expect(await quick.changePassword('a', 'b', 'b')).toMatchObject({ message: '用户不存在' })
    expect(await quick.updateProfile({ firstName: 'x' })).toMatchObject({ message: '更新失败，请稍后重试' })
  })

  test('deletion removes the account, with its password', async () => {
    await quick.register(mei)
    expect(await quick.deleteAccount('short')).toMatchObject({ success: false })
    expect(await quick.deleteAccount(mei.password)).toMatchObject({ success: true })
    expect(localStorage.getItem(storageKeys.users)).toBeNull()
    expect(await quick.deleteAccount(mei.password)).toMatchObject({ message: '用户不存在' })
  })
})

describe('200 hostile texts through every field', () => {
  test('there are 200 of them', () => expect(new Set(hostileTexts).size).toBe(200))

  test.each(hostileTexts.map((text, index) => [index, text] as const))('text %i', async (_, text) => {
    const asName = await quick.register({ ...mei, firstName: text, lastName: text })
    expect(asName.success).toBe(true)
    expect(asName.user?.firstName).not.toMatch(/[<>]|javascript:/i)
    startSession()
    expect(currentSession()).toMatchObject({ status: 'signed-in' })
    const asEmail = await quick.register({ ...mei, email: text })
    if (asEmail.success) expect(asEmail.user?.email).toMatch(/^[^\s<>]+@[^\s<>]+$/)
    else expect(asEmail.errors?.join('')).not.toBe('')
    const asPassword = await quick.register({
      ...mei,
      email: 'other@example.com',
      password: text,
      passwordConfirmation: text,
    })
    if (!asPassword.success) expect(asPassword.errors?.length).toBeGreaterThan(0)
    if (!asPassword.success) await quick.register({ ...mei, email: 'other@example.com' })
    const password = asPassword.success ? text : mei.password

    const renamed = await quick.updateProfile({ firstName: text, lastName: text })
    expect(renamed).toMatchObject({ success: true, user: { firstName: asName.user?.firstName } })
    expect(await quick.changePassword(`${text}!`, mei.password, mei.password)).toMatchObject({
      success: false,
    })
    const changed = await quick.changePassword(password, text, text)
    expect(changed.success, String(changed.errors)).toBe(asPassword.success)
    expect(await quick.deleteAccount(`${text}!`)).toMatchObject({ success: false })
    expect(await quick.signIn('other@example.com', `${text}!`)).toMatchObject({ success: false })
    expect(await quick.signIn('other@example.com', password)).toMatchObject({ success: true })
    expect(await quick.deleteAccount(password)).toMatchObject({ success: true })
    expect(await quick.signIn(text, text)).toHaveProperty('success')
    expect(Array.isArray(JSON.parse(localStorage.getItem(storageKeys.users) ?? ''))).toBe(true)
  })
})
