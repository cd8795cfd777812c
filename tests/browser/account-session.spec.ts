import { addressIn } from '@amhs/domain/page-address'
import type { Page } from '@playwright/test'
import {
  accountExists,
  createAccount,
  documentsNaming,
  readDocument,
  signIn,
  storedFiles,
  texts,
  writeDocument,
} from './support/accounts'
import { databaseCalls, expect, expectBarInOrder, goTo, open, prefer, test } from './support/fixtures'
import { dotPng } from './support/picture'

/** The provider answers for an account that has gone with 400, which browsers log. */
test.use({ expectedErrors: [[/status of 400/, /status of 403/], { scope: 'test' }] })

/** How often the page asks the database for a document, from now on. */
function readsOf(page: Page, path: string): () => number {
  const asked: string[] = []
  page.on('request', (request) => {
    if (databaseCalls.test(request.url())) asked.push(decodeURIComponent(request.postData() ?? ''))
  })
  return () =>
    asked
      .flatMap((body) => body.match(/"(addTarget|documents)":[^{[]*[{[][^\]]*/g) ?? [])
      .filter((target) => target.includes(`/documents/${path}"`)).length
}

const storedUser = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('amhs_user') ?? 'null') as Record<string, string> | null,
  )

/** Whether Firebase keeps a session of its own in this browser. */
function firebaseSession(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('firebaseLocalStorage')) {
            database.close()
            return resolve(false)
          }
          const keys = database
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAllKeys()
          keys.onsuccess = () => {
            database.close()
            resolve(keys.result.some((key) => String(key).startsWith('firebase:authUser')))
          }
        }
      }),
  )
}

test('a sign-in reads the profile once, also on the profile page', async ({ page, context }) => {
  const account = await createAccount()
  // The first sign-in makes the profile.
  await signIn(page, account)
  await page.locator('.account-button').click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/')

  const later = await context.newPage()
  const reads = readsOf(later, `users/${account.uid}`)
  await signIn(later, account, 'zh-CN', '/profile')
  await expect(later.getByRole('heading', { name: '你同意过什么' })).toBeVisible()
  await expect(later.locator('.role-badge')).toHaveText('用户')
  expect(reads()).toBe(1)
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`signing out on the profile passes no other page, and is said once (${language})`, async ({
    page,
  }) => {
    const said = language === 'en' ? 'You’re signed out.' : '你已退出登录。'
    await prefer(page, { language })
    await signIn(page, await createAccount(), language, '/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const passed: string[] = []
    page.on('console', (message) => {
      const [, path] = /^\[navigation\] (.*)$/.exec(message.text()) ?? []
      if (path !== undefined) passed.push(path)
    })
    // Everything that a live region says and every heading that takes the focus from now on.
    await page.evaluate(() => {
      const heard: string[] = []
      const focused: string[] = []
      Reflect.set(window, 'heard', heard)
      Reflect.set(window, 'focused', focused)
      for (const region of document.querySelectorAll('[role=status], [role=alert]'))
        new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        })
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) focused.push(target.innerText)
      })
    })
    await page.locator('.account-button').click()
    const out = page.getByRole('button', { name: language === 'en' ? 'Logout' : '退出登录' })
    await expect(out).toBeVisible()
    // That the profile itself was opened may be heard of only now.
    passed.length = 0
    await out.click()
    await expect(page).toHaveURL(addressIn(language, '/'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
    // Whatever the cloud still has to say about it has come by then.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('amhs_auth_token'))).toBeNull()
    expect(passed).toEqual(['/'])
    expect(await page.evaluate("window['focused']")).toEqual([await heading.innerText()])
    // What the sign-in has to say may still come in between.
    const heard = await page.evaluate<string[]>("window['heard']")
    expect(heard.filter((text) => text === said)).toEqual([said])
  })
}

test('the session carries when account and profile were made and changed', async ({ page }) => {
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/profile')
  const before = await storedUser(page)
  const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
  expect(before).toMatchObject({
    createdAt: expect.stringMatching(isoTime),
    updatedAt: expect.stringMatching(isoTime),
  })
  await page.getByLabel('名字', { exact: true }).fill('新名字')
  await page.getByRole('button', { name: '保存姓名' }).click()
  await expect(page.getByText('个人信息更新成功')).toBeVisible()
  await expect.poll(async () => (await storedUser(page))?.firstName).toBe('新名字')
  await expect
    .poll(async () => Date.parse((await storedUser(page))?.updatedAt ?? ''))
    .toBeGreaterThan(Date.parse(before?.updatedAt ?? ''))
  expect((await storedUser(page))?.createdAt).toBe(before?.createdAt)
})

for (const gone of ['amhs_user', 'amhs_auth_token'] as const) {
  test(`a session of which only ${gone} was removed ends, Firebase’s own included`, async ({ page }) => {
    await signIn(page, await createAccount())
    expect(await firebaseSession(page)).toBe(true)
    // Once, as the next page begins: the page before may still be writing what it hears of the profile.
    await page.addInitScript((key) => {
      if (sessionStorage.getItem('removed') !== null) return
      sessionStorage.setItem('removed', key)
      localStorage.removeItem(key)
    }, gone)
    await open(page, '/about')
    await expect(page.locator('.account-button')).toHaveCount(0)
    await expect.poll(() => firebaseSession(page)).toBe(false)
    await expect
      .poll(() => page.evaluate(() => [localStorage.amhs_user, localStorage.amhs_auth_token]))
      .toEqual([undefined, undefined])
  })
}

test('deleting an account with a second tab and a second browser open leaves nothing, and nothing comes back', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/profile')
  const tab = await context.newPage()
  await open(tab, '/learn')
  await expect(tab.locator('.role-badge')).toBeVisible()
  const otherBrowser = await browser.newContext({ locale: 'zh-CN' })
  const elsewhere = await otherBrowser.newPage()
  await signIn(elsewhere, account, 'zh-CN', '/profile')
  expect(await readDocument(`users/${account.uid}`)).not.toBeNull()
  const main = page.getByRole('main')
  await page.bringToFront()
  await main
    .getByLabel('选择照片')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: dotPng })
  await main.getByRole('button', { name: '保存照片' }).click()
  await expect(main.getByText('照片已保存')).toBeVisible()
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([`users/${account.uid}/photo`])
  const theirs = [
    `groups/somewhere/requests/${account.uid}`,
    `users/${account.uid}`,
    `users/${account.uid}/reminders/check-in`,
    `users/${account.uid}/screenings/result`,
  ]
  const about = { uid: { stringValue: account.uid } }
  await writeDocument(`groups/somewhere/requests/${account.uid}`, about)
  await writeDocument(`users/${account.uid}/reminders/check-in`, { every: { stringValue: 'week' } })
  await writeDocument(`users/${account.uid}/screenings/result`, { instrument: { stringValue: 'phq9' } })
  /** Every document that names the person: by the number or by the address of the account. */
  const traces = () => documentsNaming(account.uid, account.email)
  expect(await traces()).toEqual(expect.arrayContaining(theirs))

  await main.getByLabel(texts['zh-CN'].password, { exact: true }).fill(account.password)
  await main.getByRole('checkbox', { name: '我明白删除后不能恢复' }).check()
  await main.getByRole('button', { name: '删除账户' }).click()
  await expect(page.locator('.page-notice')).toContainText('都已删除')

  // The other device is told so, and is led away from pages that need an account.
  await expect(elsewhere.locator('.page-notice')).toContainText('都已删除', { timeout: 60_000 })
  await expect(elsewhere).toHaveURL('/')
  for (const other of [tab, elsewhere]) {
    await expect(other.locator('.account-button')).toHaveCount(0)
    // Until Firebase has ended its own session, a sign without a name stands there, so that the next start would end it.
    await expect.poll(() => other.evaluate(() => localStorage.getItem('amhs_auth_token'))).toBeNull()
    await expect.poll(() => firebaseSession(other)).toBe(false)
    await goTo(other, '/my-screenings')
    await expect(other).toHaveURL(/\/login\?redirect=/)
  }
  // Long enough for anything that would write it anew.
  await page.waitForTimeout(3000)
  expect(await accountExists(account.uid)).toBe(false)
  // Of all documents there are, two alone name the person, and end by themselves: the mark that keeps the account erased, and its place
  // among the erasures, by which an older backup is erased again (docs/admin.md, docs/operating.md).
  const kept = [`deleted/${account.uid}`, `erasures/${account.uid}`]
  expect((await traces()).filter((path) => !kept.includes(path))).toEqual([])
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([])
  await otherBrowser.close()
})

for (const [language, menuName, heading] of [
  ['zh-CN', '菜单', '关于本站'],
  ['en', 'Menu', 'About this site'],
] as const) {
  test(`on a phone the header of a signed-in person stays on one line, its menus below it (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await page.setViewportSize({ width: 360, height: 640 })
    await signIn(page, await createAccount(), language, '/about')
    // Until it is there the page of the sign-in stands, scrolled to where its button was pressed, and the header with it.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    const menuButton = page.getByRole('button', { name: menuName, exact: true })
    const accountButton = page.getByRole('banner').getByRole('button', { name: /^Lin/ })
    for (const width of [320, 360, 640, 768]) {
      await page.setViewportSize({ width, height: 640 })
      await expectBarInOrder(page)
      const tops = await Promise.all(
        [menuButton, accountButton].map(async (one) => (await one.boundingBox())?.y),
      )
      expect(tops[0], `one line at ${width} px`).toBe(tops[1])
    }
    await page.setViewportSize({ width: 360, height: 640 })
    for (const [button, shown] of [
      [menuButton, page.locator('#menu')],
      [accountButton, page.locator('#account-menu')],
    ] as const) {
      await button.click()
      const [from, menu] = [await button.boundingBox(), await shown.boundingBox()]
      expect(menu?.y).toBeGreaterThanOrEqual((from?.y ?? 0) + (from?.height ?? 0))
      expect(menu?.x).toBeGreaterThanOrEqual(0)
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
  })
}
