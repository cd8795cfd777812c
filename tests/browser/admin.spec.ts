import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readDocument, signIn, uniqueEmail, writeDocument } from './support/accounts'
import { createPerson, listAdministrators, moment, openPanel, showPart, text } from './support/admin'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'

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
    add: '添加服务',
    addGroup: '添加小组',
    save: '保存',
    fillIn: '请填写“中文名”。',
    latitudeWrong: '“纬度”的内容不对。',
    saved: /已保存。/,
    removed: /已删除。/,
    edit: /^修改/,
    remove: /^删除/,
    close: /^标为已处理/,
    closed: '已处理',
    messageClosed: '已标为已处理。',
    approve: /^公开/,
    approved: '评论已公开。',
    logged: '改了角色',
    loggedChange: '角色：用户 → 照护者',
    hidden: '不到 10（不显示）',
    totals: '总数',
    unreadable: (id: string) => `这条记录读不出来（${id}）。`,
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
    add: 'Add a service',
    addGroup: 'Add a group',
    save: 'Save',
    fillIn: 'Fill in “Name in Chinese”.',
    latitudeWrong: '“Latitude” is not valid.',
    saved: /was saved\./,
    removed: /was removed\./,
    edit: /^Edit/,
    remove: /^Remove/,
    close: /^Mark as closed/,
    closed: 'Closed',
    messageClosed: 'Marked as closed.',
    approve: /^Approve/,
    approved: 'The comment is public now.',
    logged: 'Changed the role',
    loggedChange: 'Role: User → Caregiver',
    hidden: 'Fewer than 10 (hidden)',
    totals: 'Totals',
    unreadable: (id: string) => `This entry could not be read (${id}).`,
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

/** A label that no other entry has, sorted before the others by its digits. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

async function find(page: Page, language: Language, prefix: string): Promise<void> {
  await page.getByLabel(says[language].prefix).fill(prefix)
  await page.getByRole('main').getByRole('button', { name: says[language].search }).click()
}

async function confirm(page: Page, action: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
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

    test('a service is checked, added, changed and removed', async ({ page }) => {
      // A digit sorts before every Chinese name, so that the new entry is on the first page.
      const name = unique('0')
      await openPanel(page, language, 'services')
      await page.getByRole('button', { name: words.add }).click()
      const form = page.getByRole('form', { name: words.add })
      await expect(form.getByRole('heading', { name: words.add })).toBeFocused()
      await form.locator('[id$="lat"]').fill('91')
      await form.getByRole('button', { name: words.save }).click()
      const summary = form.locator('.error-summary')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link', { name: words.latitudeWrong })).toBeVisible()
      await summary.getByRole('link', { name: words.fillIn }).click()
      await expect(form.locator('[id$="name.zh"]')).toBeFocused()
      await expectAccessible(page)
      const entries = {
        'name.zh': name,
        'name.en': name,
        region: 'CN',
        'city.zh': '北京',
        'city.en': 'Beijing',
        address: 'Example Road 1',
        lat: '39.9',
        lon: '116.4',
        coordPrecisionKm: '1',
        languages: 'zh',
        source: 'https://example.org',
        checkedOn: '2026-11-21',
      }
      for (const [path, value] of Object.entries(entries)) await form.locator(`[id$="-${path}"]`).fill(value)
      await form.getByRole('button', { name: words.save }).click()
      await expect(page.locator('.admin-note')).toHaveText(words.saved)
      const row = page.getByRole('row').filter({ hasText: name })
      await row.getByRole('button', { name: words.edit }).click()
      const [city, changed] = language === 'en' ? ['city.en', 'Tianjin'] : ['city.zh', '天津']
      await page.locator(`form [id$="-${city}"]`).fill(changed)
      await page.getByRole('button', { name: words.save }).click()
      await expect(row).toContainText(changed)
      await row.getByRole('button', { name: words.remove }).click()
      await confirm(page, words.remove)
      await expect(page.locator('.admin-note')).toHaveText(words.removed)
      await expect(row).toHaveCount(0)
      await expect(page.locator('.admin-note')).toBeFocused()
    })

    test('a group is added and removed', async ({ page }) => {
      const professional = await createPerson({ role: 'professional' })
      const name = unique('0')
      await openPanel(page, language, 'groups')
      await page.getByRole('button', { name: words.addGroup }).click()
      const form = page.getByRole('form', { name: words.addGroup })
      const entries = {
        'name.zh': name,
        'name.en': name,
        'description.zh': '每周一次。',
        'description.en': 'Once a week.',
        languages: 'zh-CN, en',
        'meeting.weekday': '3',
        'meeting.time': '19:30',
        'meeting.timeZone': 'Asia/Shanghai',
        'meeting.minutes': '60',
        'meeting.everyWeeks': '1',
        facilitatorName: 'Example',
        facilitatorUid: professional.uid,
      }
      for (const [path, value] of Object.entries(entries)) await form.locator(`[id$="-${path}"]`).fill(value)
      await form.locator('[id$="-example"]').check()
      await form.getByRole('button', { name: words.save }).click()
      await expect(page.locator('.admin-note')).toHaveText(words.saved)
      const row = page.getByRole('row').filter({ hasText: name })
      await row.getByRole('button', { name: words.remove }).click()
      await confirm(page, words.remove)
      await expect(page.locator('.admin-note')).toHaveText(words.removed)
      await expect(row).toHaveCount(0)
    })

    test('a message is read and closed', async ({ page }) => {
      const subject = unique('Question')
      await writeDocument(`contactMessages/${randomUUID()}`, {
        kind: text('contact'),
        subject: text(subject),
        name: text('Lin'),
        email: text(uniqueEmail()),
        message: text('How can I change my name?'),
        language: text('en'),
        uid: { nullValue: null },
        status: text('open'),
        createdAt: moment(),
      })
      await openPanel(page, language, 'messages')
      const message = page.getByRole('listitem').filter({ hasText: subject })
      await expect(message).toContainText('How can I change my name?')
      await message.getByRole('button', { name: words.close }).click()
      await expect(page.locator('.admin-note')).toHaveText(words.messageClosed)
      await expect(message).toHaveCount(0)
      await page.getByRole('radio', { name: words.closed, exact: true }).check()
      await expect(message).toBeVisible()
      await expect(message.getByRole('button', { name: words.close })).toHaveCount(0)
    })

    test('a comment is made public; one that cannot be read is shown as such', async ({ page }) => {
      const [comment, author] = [unique('Helpful'), randomUUID()]
      const id = `sleep-hygiene_${author}`
      const rating = { targetId: text('sleep-hygiene'), commentStatus: text('pending'), updatedAt: moment() }
      await writeDocument(`ratings/${id}`, {
        ...rating,
        userId: text(author),
        stars: { integerValue: '4' },
        comment: text(comment),
        createdAt: moment(),
      })
      const broken = `broken_${randomUUID()}`
      await writeDocument(`ratings/${broken}`, rating)
      await openPanel(page, language, 'comments')
      await expect(page.getByText(words.unreadable(broken))).toBeVisible()
      const entry = page.getByRole('listitem').filter({ hasText: comment })
      await entry.getByRole('button', { name: words.approve }).click()
      await expect(page.locator('.admin-note')).toHaveText(words.approved)
      await expect(entry).toHaveCount(0)
      const stored = await readDocument(`ratings/${id}`)
      expect(stored?.commentStatus).toEqual(text('approved'))
      await writeDocument(`ratings/${broken}`, { commentStatus: text('none') })
    })

    test('the log names each change, and totals hide small numbers', async ({ page }) => {
      const id = randomUUID()
      await writeDocument(`auditLog/${id}`, {
        action: text('role-changed'),
        actorUid: text('someone'),
        target: text(`users/${id}`),
        before: { mapValue: { fields: { role: text('user') } } },
        after: { mapValue: { fields: { role: text('caregiver') } } },
        at: moment(),
      })
      const broken = randomUUID()
      await writeDocument(`auditLog/${broken}`, { at: moment() })
      await openPanel(page, language, 'log')
      const row = page.getByRole('row').filter({ hasText: id })
      await expect(row).toContainText(words.logged)
      await expect(row).toContainText(words.loggedChange)
      await expect(page.getByText(words.unreadable(broken))).toBeVisible()
      await showPart(page, 'totals')
      const table = page.getByRole('table', { name: words.totals })
      for (const cell of await table.getByRole('cell').allInnerTexts()) {
        if (cell !== words.hidden) expect(Number(cell.replace(/\D/g, ''))).toBeGreaterThanOrEqual(10)
      }
      await expect(table.getByText(words.hidden).first()).toBeVisible()
    })

    for (const [theme, width] of [
      ['light', 320],
      ['dark', 1280],
    ] as const) {
      test(`every part is accessible, ${theme}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.addInitScript(
          (preferences) => localStorage.setItem('amhs_user_preferences', JSON.stringify(preferences)),
          { language, theme },
        )
        await openPanel(page, language, 'users')
        for (const part of ['users', 'messages', 'comments', 'services', 'groups', 'log', 'totals']) {
          await showPart(page, part)
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
        }
      })
    }
  })
}
