import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountExists, createAccount, signIn, writeDocument } from './support/accounts'
import { confirm, createPerson, moment, openPanel, text, unique } from './support/admin'
import { expect, expectAccessible, holdBack, open, prefer, test } from './support/fixtures'

// Each behaviour is shown in one language.
const chinese = {
  heading: '管理后台',
  prefix: '称呼或邮箱',
  search: '查找',
  change: /^更改/,
  disable: /^停用/,
  roleChanged: (name: string) => `${name} 现在是管理员。`,
  admin: '管理员',
  user: '用户',
} as const
const english = {
  prefix: 'Name or email',
  search: 'Search',
  role: 'Role',
  admin: 'Admin',
  user: 'User',
  none: /No such account was found/,
  disable: /^Disable/,
  enable: /^Enable/,
  wasDisabled: (name: string) => `${name} is disabled.`,
  wasEnabled: (name: string) => `${name} is enabled.`,
  ended: /disabled/,
  noProfile: 'No profile',
  remove: /^Remove account/,
} as const

async function find(
  page: Page,
  words: { readonly prefix: string; readonly search: string },
  prefix: string,
): Promise<void> {
  await page.getByLabel(words.prefix).fill(prefix)
  await page.getByRole('main').getByRole('button', { name: words.search }).click()
}

test('nobody else sees the panel', async ({ page }) => {
  await open(page, '/admin')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin/)
  const person = await createPerson({ role: 'professional' })
  await signIn(page, person, 'zh-CN', '/admin')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: chinese.heading })).toHaveCount(0)
})

test('people are found by the beginning of their address and by filters', async ({ page }) => {
  await prefer(page, { language: 'en' })
  const mark = `find${randomUUID().slice(0, 8)}`
  const [one, two] = [`${mark}-one@example.com`, `${mark}-two@example.com`]
  await createPerson({ email: one })
  await createPerson({ email: two, role: 'caregiver' })
  await openPanel(page, 'en', 'users')
  await find(page, english, mark)
  const rows = page.getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(2)
  const found = page.getByRole('main').getByRole('status')
  await expect(found).toHaveText('2 results')
  await page.getByLabel(english.role, { exact: true }).selectOption('caregiver')
  await find(page, english, mark)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(two)
  await expect(found).toHaveText('1 result')
  await page.getByLabel(english.role, { exact: true }).selectOption('')
  const lastName = `Q${mark}`
  await createPerson({ email: `${mark}-named@example.com`, firstName: lastName })
  await find(page, english, lastName.toLowerCase())
  await expect(rows).toHaveText(new RegExp(`${mark}-named@example.com`))
  await find(page, english, `${mark}-nobody`)
  await expect(page.getByText(english.none)).toBeVisible()
})

test('another part of the panel has its own title, and its heading the focus', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await openPanel(page, 'en', 'users')
  const name = 'Log of changes'
  await page.getByRole('main').getByRole('navigation').first().getByRole('link', { name }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${name} – `))
})

test('a new role works in the open session within five seconds, and so does its end', async ({
  page,
  browser,
}) => {
  const person = await createPerson({ firstName: 'Open' })
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, person)
  const badge = other.locator('.role-badge').first()
  await expect(badge).toHaveText(chinese.user)
  await openPanel(page, 'zh-CN', 'users')
  await find(page, chinese, person.email)
  const row = page.getByRole('row').filter({ hasText: person.email })
  await row.getByRole('button', { name: chinese.change }).click()
  const dialog = page.getByRole('dialog', { name: '更改 Open Wang 的角色？' })
  await expect(dialog.getByRole('button', { name: '不更改' })).toBeFocused()
  // It stands in the middle of the screen.
  const [box, screen] = [await dialog.boundingBox(), page.viewportSize()]
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo((screen?.height ?? 0) / 2, 0)
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: '专业人员', exact: true }).check()
  await expect(dialog.getByRole('status')).toContainText('只有核对过登记的人才应得到这个角色')
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: chinese.admin, exact: true }).check()
  await expect(dialog.getByRole('status')).toContainText('能更改角色、停用和删除账户')
  await dialog.getByRole('button', { name: chinese.change }).click()
  await expect(page.locator('.admin-note')).toHaveText(chinese.roleChanged('Open Wang'))
  await expect(badge).toHaveText(chinese.admin, { timeout: 5000 })
  await open(other, '/admin?part=users')
  await expect(other.getByRole('heading', { level: 1, name: chinese.heading })).toBeVisible()
  await expect(other.getByRole('row').filter({ hasText: '@' }).first()).toBeVisible()

  await row.getByRole('button', { name: chinese.change }).click()
  const letCome = await holdBack(page, '**/setUserRole')
  await dialog.getByRole('radio', { name: chinese.user, exact: true }).check()
  await dialog.getByRole('button', { name: chinese.change }).click()
  // What is pressed meanwhile is not lost without a word.
  await expect(row.getByRole('button', { name: chinese.disable })).toBeDisabled()
  await row.getByRole('button', { name: chinese.disable }).click({ force: true })
  await expect(page.locator('.admin-note')).toContainText('前一项还在处理')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  letCome()
  await expect(page.locator('.admin-note')).toContainText('Open Wang')
  await expect(other).toHaveURL(/\/$/, { timeout: 5000 })
  await expect(badge).toHaveText(chinese.user)
  await open(other, '/admin')
  await expect(other).toHaveURL(/\/$/)
  await context.close()
})

test('a check that is over gives no code, waits for administrators, and is renewed by another look', async ({
  page,
  browser,
}) => {
  const person = await createPerson({ role: 'professional' })
  const name = unique('Zhou')
  const badge = {
    name: text(name),
    profession: text('registered-psychologist'),
    organisation: text('First Hospital'),
    register: text('CPS register'),
  }
  const before = (days: number) => moment(new Date(Date.now() - days * 86_400_000))
  await writeDocument(`professionals/${person.uid}`, {
    ...badge,
    checkedAt: before(300),
    validUntil: before(2),
  })
  await writeDocument(`professionalRequests/${person.uid}`, {
    ...badge,
    uid: text(person.uid),
    number: text('X-00-123'),
    language: text('en'),
    askedAt: before(301),
    answeredAt: before(300),
    status: text('granted'),
  })
  const context = await browser.newContext({ locale: 'en-GB' })
  const theirs = await context.newPage()
  await prefer(theirs, { language: 'en' })
  await signIn(theirs, person, 'en', '/clients')
  await expect(theirs.getByText(/The check of your registration ended on .* there is no code/)).toBeVisible()
  await open(theirs, '/clients?part=code')
  await expect(theirs.getByText(/The check of your registration ended on .* there is no code/)).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Copy the code' })).toHaveCount(0)
  await theirs.getByRole('link', { name: 'Send your registration details again' }).click()
  await expect(theirs.getByText(/^The check ended on/)).toBeVisible()
  await expect(theirs.getByLabel('Number')).toHaveValue('X-00-123')

  await openPanel(page, 'zh-CN', 'waiting')
  await page
    .getByRole('main')
    .getByRole('link', { name: /专业人员的核对快到期或已到期/ })
    .click()
  const card = page.getByRole('article', { name: name })
  await expect(card).toContainText('X-00-123')
  await expect(card).toContainText('已在')
  await expectAccessible(page)
  const again = card.getByRole('button', { name: '核对无误，继续有效' })
  await again.click()
  await expect(card.getByRole('alert')).toBeVisible()
  for (const box of await card.getByRole('checkbox').all()) await box.check()
  await card.getByLabel('登记的最后一天').fill('2099-12-31')
  await again.click()
  await expect(page.locator('.admin-note')).toHaveText(`${name}的核对继续有效。`)
  await expect(card).toHaveCount(0)

  await open(theirs, '/clients?part=code')
  await expect(theirs.getByRole('button', { name: 'Copy the code' })).toBeVisible()
  await expect(theirs.getByText(/The check of your registration/)).toHaveCount(0)
  await context.close()
})

test('a disabled person is signed out and told so, and can come back once enabled', async ({
  page,
  browser,
}) => {
  await prefer(page, { language: 'en' })
  const person = await createPerson({ firstName: 'Away' })
  const context = await browser.newContext()
  const other = await context.newPage()
  await prefer(other, { language: 'en' })
  await signIn(other, person, 'en')
  await openPanel(page, 'en', 'users')
  await find(page, english, person.email)
  const row = page.getByRole('row').filter({ hasText: person.email })
  await row.getByRole('button', { name: english.disable }).click()
  await confirm(page, english.disable)
  await expect(page.locator('.admin-note')).toHaveText(english.wasDisabled('Away Wang'))
  await expect(other.locator('.page-notice')).toContainText(english.ended, { timeout: 5000 })
  await expect(other.locator('.account-button')).toHaveCount(0)
  await row.getByRole('button', { name: english.enable }).click()
  await expect(page.locator('.admin-note')).toHaveText(english.wasEnabled('Away Wang'))
  await signIn(other, person, 'en')
  await expect(other.locator('.role-badge').first()).toHaveText(english.user)
  await context.close()
})

test('an account that never wrote a profile is there as well, and can be removed', async ({ page }) => {
  await prefer(page, { language: 'en' })
  const ghost = await createAccount({ displayName: 'Ghost Person' })
  await openPanel(page, 'en', 'users')
  await find(page, english, ghost.email)
  const row = page.getByRole('row').filter({ hasText: ghost.email })
  await expect(row).toContainText(english.noProfile)
  await row.getByRole('button', { name: english.remove }).click()
  await expect(page.getByRole('dialog')).toContainText('You can’t undo this.')
  await confirm(page, english.remove)
  await expect(page.locator('.admin-note')).toHaveText('Ghost Person was removed.')
  await expect(row).toHaveCount(0)
  expect(await accountExists(ghost.uid)).toBe(false)
  // From the top, as in fixtures.ts: further down the bar that stays may cover half a link.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})
