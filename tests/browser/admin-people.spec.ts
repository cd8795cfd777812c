import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readDocument, signIn, writeDocument } from './support/accounts'
import { confirm, createPerson, listAdministrators, openPanel } from './support/admin'
import type { Language } from './support/fixtures'
import { expect, open, prefer, test } from './support/fixtures'

const languages: readonly Language[] = ['zh-CN', 'en']
const says = {
  'zh-CN': {
    heading: '管理后台',
    prefix: '邮箱以什么开头',
    search: '查找',
    role: '角色',
    roleOf: (name: string) => `${name} 的角色`,
    change: /^更改/,
    roleChanged: (name: string) => `${name} 现在是管理员。`,
    admin: '管理员',
    user: '用户',
    none: '这里没有内容。',
    disable: /^停用/,
    enable: /^恢复/,
    wasDisabled: (name: string) => `${name} 已停用。`,
    wasEnabled: (name: string) => `${name} 已恢复。`,
    ended: /停用/,
    last: '至少要保留一位可用的管理员',
  },
  en: {
    heading: 'Admin panel',
    prefix: 'E-mail begins with',
    search: 'Search',
    role: 'Role',
    roleOf: (name: string) => `Role of ${name}`,
    change: /^Change/,
    roleChanged: (name: string) => `${name} now has the role Admin.`,
    admin: 'Admin',
    user: 'User',
    none: 'There is nothing here.',
    disable: /^Disable/,
    enable: /^Enable/,
    wasDisabled: (name: string) => `${name} is disabled.`,
    wasEnabled: (name: string) => `${name} is enabled.`,
    ended: /disabled/,
    last: 'At least one active administrator must remain',
  },
} as const

// Who counts as an administrator is one document for all: these tests run one after the other.
test.describe.configure({ mode: 'default' })

let administratorsBefore: Record<string, unknown> | null
test.beforeAll(async () => {
  administratorsBefore = await readDocument('system/admins')
})
test.afterAll(async () => {
  if (administratorsBefore) await writeDocument('system/admins', administratorsBefore)
})

async function find(page: Page, language: Language, prefix: string): Promise<void> {
  await page.getByLabel(says[language].prefix).fill(prefix)
  await page.getByRole('main').getByRole('button', { name: says[language].search }).click()
}

for (const language of languages) {
  const words = says[language]
  test.describe(language, () => {
    test.beforeEach(({ page }) => prefer(page, { language }))

    test('nobody else sees the panel', async ({ page }) => {
      await open(page, '/admin')
      await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin/)
      const person = await createPerson({ role: 'professional' })
      await signIn(page, person, language)
      await open(page, '/admin')
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('heading', { name: words.heading })).toHaveCount(0)
    })

    test('people are found by the beginning of their address and by filters', async ({ page }) => {
      const mark = `find${randomUUID().slice(0, 8)}`
      const [one, two] = [`${mark}-one@example.com`, `${mark}-two@example.com`]
      await createPerson({ email: one })
      await createPerson({ email: two, role: 'caregiver' })
      await openPanel(page, language, 'users')
      await find(page, language, mark)
      const rows = page.getByRole('row').filter({ hasText: mark })
      await expect(rows).toHaveCount(2)
      await page.getByLabel(words.role, { exact: true }).selectOption('caregiver')
      await find(page, language, mark)
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(two)
      await find(page, language, `${mark}-nobody`)
      await expect(page.getByText(words.none)).toBeVisible()
    })

    test('a new role works in the open session within five seconds, and so does its end', async ({
      page,
      browser,
    }) => {
      const person = await createPerson({ firstName: 'Open' })
      const context = await browser.newContext()
      const other = await context.newPage()
      await prefer(other, { language })
      await signIn(other, person, language)
      const badge = other.locator('.role-badge').first()
      await expect(badge).toHaveText(words.user)
      const admin = await openPanel(page, language, 'users')
      await listAdministrators([admin.uid])
      await find(page, language, person.email)
      const row = page.getByRole('row').filter({ hasText: person.email })
      await row.getByLabel(words.roleOf('Open Wang')).selectOption('admin')
      await row.getByRole('button', { name: words.change }).click()
      await expect(page.locator('.admin-note')).toHaveText(words.roleChanged('Open Wang'))
      await expect(badge).toHaveText(words.admin, { timeout: 5000 })
      await open(other, '/admin')
      await expect(other.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
      await expect(other.getByRole('row').filter({ hasText: '@' }).first()).toBeVisible()

      await row.getByLabel(words.roleOf('Open Wang')).selectOption('user')
      await row.getByRole('button', { name: words.change }).click()
      await expect(page.locator('.admin-note')).toContainText('Open Wang')
      await expect(other).toHaveURL(/\/$/, { timeout: 5000 })
      await expect(badge).toHaveText(words.user)
      await open(other, '/admin')
      await expect(other).toHaveURL(/\/$/)
      await context.close()
    })

    test('a disabled person is signed out and told so, and can come back once enabled', async ({
      page,
      browser,
    }) => {
      const person = await createPerson({ firstName: 'Away' })
      const context = await browser.newContext()
      const other = await context.newPage()
      await prefer(other, { language })
      await signIn(other, person, language)
      await openPanel(page, language, 'users')
      await find(page, language, person.email)
      const row = page.getByRole('row').filter({ hasText: person.email })
      await row.getByRole('button', { name: words.disable }).click()
      await confirm(page, words.disable)
      await expect(page.locator('.admin-note')).toHaveText(words.wasDisabled('Away Wang'))
      await expect(other.locator('.account-notice')).toContainText(words.ended, { timeout: 5000 })
      await expect(other.locator('.account-button')).toHaveCount(0)
      await row.getByRole('button', { name: words.enable }).click()
      await expect(page.locator('.admin-note')).toHaveText(words.wasEnabled('Away Wang'))
      await signIn(other, person, language)
      await expect(other.locator('.role-badge').first()).toHaveText(words.user)
      await context.close()
    })

    test.describe('a refused change', () => {
      // The browser itself logs the refusal's status.
      test.use({ expectedErrors: [/status of 400/] })

      test('the last administrator stays one, and reads why', async ({ page }) => {
        const admin = await openPanel(page, language, 'users')
        await listAdministrators([admin.uid])
        await find(page, language, admin.email)
        const row = page.getByRole('row').filter({ hasText: admin.email })
        await row.getByLabel(words.roleOf('Ning Wang')).selectOption('user')
        await row.getByRole('button', { name: words.change }).click()
        await confirm(page, words.change)
        await expect(page.locator('.admin-note')).toContainText(words.last)
        await row.getByRole('button', { name: words.disable }).click()
        await confirm(page, words.disable)
        await expect(page.locator('.admin-note')).toContainText(words.last)
        await expect(page.locator('.role-badge').first()).toHaveText(words.admin)
      })
    })
  })
}
