import type { Page } from '@playwright/test'
import type { TestAccount } from './support/accounts'
import { answerAge, changeAccount, createAccount, goodPassword, signIn, texts } from './support/accounts'
import { createPerson } from './support/admin'
import type { Language } from './support/fixtures'
import {
  exitSites,
  expect,
  expectAccessible,
  expectButtonsApart,
  goTo,
  keptForOffline,
  open,
  prefer,
  requestsOf,
  serveExitSites,
  test,
} from './support/fixtures'
import { answerAll, begin, heading, instrumentNamed, setAgeBand } from './support/screening'

const secret = 'a message that nobody else may read'

/** The provider answers for a disabled account with 400. */
test.use({ expectedErrors: [[/status of 400/], { scope: 'test' }] })

const main = (page: Page) => page.getByRole('main')

const words = {
  'zh-CN': {
    message: '留言',
    logout: '退出登录',
    exit: /快速离开/,
    start: '开始作答',
    unfinished: /还没做完/,
    chat: '写下你想说的',
    adult: '18 岁及以上',
    signsOut: /^快速离开时，同时退出登录/,
    savedPreferences: '个人信息更新成功',
    notSaved: '还有 1 个结果没有存进账户',
    keep: '留着，退出',
    erase: '删掉再退出（不能恢复）',
    stay: '先不退出',
    writtenHere: '你写在这里的，要留着吗？',
    moods: '每天的心情',
    noResult: '这里还没有结果',
    earlier: '找“快速离开”之前的结果',
    onDevice: '在这台设备上',
    withoutAccount: '没登录时做的',
  },
  en: {
    message: 'Message',
    logout: 'Logout',
    exit: /Quick exit/,
    start: 'Start',
    unfinished: /Not finished yet/,
    chat: 'Write what is on your mind',
    adult: '18 or over',
    signsOut: /^When leaving quickly, sign out as well/,
    savedPreferences: 'Profile updated successfully',
    notSaved: '1 result isn’t saved to your account',
    keep: 'Leave them here and sign out',
    erase: 'Erase them and sign out (you can’t get them back)',
    stay: 'Stay signed in',
    writtenHere: 'Keep what you wrote here?',
    moods: 'moods of your days',
    noResult: 'No result here yet',
    earlier: 'Look for results from before “Quick exit”',
    onDevice: 'On this device',
    withoutAccount: 'Finished without signing in',
  },
} as const satisfies Record<Language, unknown>

/** Answers the first question of the PHQ-9 and writes half a message, and sends neither. */
async function beginThings(page: Page, language: Language = 'zh-CN'): Promise<void> {
  await begin(page, 'phq9', language)
  // By key: a tap would lead on to the next question.
  await page.locator('input[name="phq9_1"]').nth(3).press('Space')
  await open(page, '/contact')
  await main(page).getByRole('textbox', { name: words[language].message }).fill(secret)
}

async function expectNothingShown(page: Page, language: Language = 'zh-CN'): Promise<void> {
  await open(page, '/screening')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('region', { name: words[language].unfinished })).toHaveCount(0)
  await open(page, '/test?instrument=phq9')
  await page.getByRole('button', { name: words[language].start, exact: true }).click()
  await expect(main(page).locator('input[name="phq9_1"]')).toHaveCount(4)
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await open(page, '/contact')
  await expect(main(page).getByRole('textbox', { name: words[language].message })).toHaveValue('')
}

async function expectBack(page: Page): Promise<void> {
  await open(page, '/test?instrument=phq9')
  await expect(main(page).locator('input[name="phq9_1"]').nth(3)).toBeChecked()
  await open(page, '/contact')
  await expect(main(page).getByRole('textbox', { name: '留言' })).toHaveValue(secret)
}

async function signOut(page: Page, language: Language = 'zh-CN'): Promise<void> {
  await page.locator('.account-button').click()
  await page.getByRole('button', { name: words[language].logout }).click()
  await expect(page.locator('.account-button')).toHaveCount(0)
}

/** Firebase takes a moment to end its own session. */
async function expectNoNameOf(page: Page, { uid, email }: TestAccount): Promise<void> {
  await expect
    .poll(async () => {
      const left = await storedText(page)
      return [uid, email].filter((text) => left.includes(text))
    })
    .toEqual([])
}

/** Everything that this browser stores for the site, as one text: both storages, its databases and its caches. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          reading.onsuccess = resolve
        })
        found.push(`${name} ${JSON.stringify(reading.result)}`)
      }
      database.close()
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    return found.join('\n')
  })
}

/** No page that finds results by itself speaks of one: the result page, home, and the questionnaire's first page. */
async function expectNoResult(page: Page, language: Language, address: string): Promise<void> {
  const { noResult, earlier } = words[language]
  await open(page, '/screening/result')
  await expect(heading(page)).toHaveText(noResult)
  const older = main(page).getByRole('button', { name: earlier })
  if (await older.isVisible()) {
    await older.click()
    await expect(older).toHaveCount(0)
    await expect(heading(page)).toHaveText(noResult)
  }
  await open(page, address)
  await expect(main(page).locator('.choice-review, table')).toHaveCount(0)
  await expect(main(page)).not.toContainText('GAD-2')
  await open(page, '/')
  await expect(heading(page)).toBeVisible()
  await expect(main(page).locator('a[href*="/screening/result?id="]')).toHaveCount(0)
}

for (const language of ['zh-CN', 'en'] as const)
  test(`a finished result is its owner's: a visitor and another account are shown nothing of it (${language})`, async ({
    page,
  }) => {
    const { logout, notSaved, keep, erase, stay, onDevice, withoutAccount } = words[language]
    await prefer(page, { language })
    await setAgeBand(page)
    const account = await createAccount()
    await signIn(page, account, language)
    await begin(page, 'gad2', language)
    await answerAll(page, instrumentNamed('gad2'), () => 2, language)
    await expect(page).toHaveURL(/\/screening\/result\?id=/)
    const address = new URL(page.url()).pathname + new URL(page.url()).search

    const ask = async () => {
      await page.locator('.account-button').click()
      await page.getByRole('button', { name: logout }).click()
      return page.getByRole('dialog', { name: notSaved })
    }
    const staying = await ask()
    await expectAccessible(page)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await expectButtonsApart(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await staying.getByRole('button', { name: stay }).click()
    await expect(page.locator('.account-button')).toBeVisible()
    await (await ask()).getByRole('button', { name: keep }).click()
    await expect(page.locator('.account-button')).toHaveCount(0)
    await expectNoResult(page, language, address)

    const other = await createAccount()
    await signIn(page, other, language, '/my-screenings')
    await expect(page.getByRole('region', { name: withoutAccount })).toHaveCount(0)
    await expect(page.getByRole('region', { name: onDevice })).toHaveCount(0)
    await expectNoResult(page, language, address)
    await signOut(page, language)

    await signIn(page, account, language, '/my-screenings')
    await expect(page.getByRole('region', { name: onDevice }).locator('.kept')).toHaveCount(1)
    await (await ask()).getByRole('button', { name: erase }).click()
    await expect(page.locator('.account-button')).toHaveCount(0)
    expect(await storedText(page)).not.toContain('gad2')
  })

for (const language of ['zh-CN', 'en'] as const)
  test(`after a sign-out neither a visitor nor another account finds what was begun (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await setAgeBand(page)
    const account = await createAccount()
    await signIn(page, account, language)
    await beginThings(page, language)
    expect(await storedText(page)).toContain(secret)
    await signOut(page, language)
    const left = await storedText(page)
    for (const text of [secret, 'phq9_1']) expect(left).not.toContain(text)
    await expectNoNameOf(page, account)
    await expectNothingShown(page, language)
    await signIn(page, await createAccount(), language)
    await expectNothingShown(page, language)
  })

for (const language of ['zh-CN', 'en'] as const)
  test(`a sign-out asks before it erases what is written in a tool (${language})`, async ({ page }) => {
    const { logout, keep, erase, stay, writtenHere, moods } = words[language]
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page)
    const account = await createAccount()
    await signIn(page, account, language)
    await open(page, '/tools/check-in')
    const word = main(page).getByRole('textbox')
    await word.fill(secret)
    const ask = async () => {
      await page.locator('.account-button').click()
      await page.getByRole('button', { name: logout }).click()
      return page.getByRole('dialog', { name: writtenHere })
    }
    const staying = await ask()
    await expect(staying).toContainText(moods)
    await expect(staying.getByRole('button', { name: stay })).toBeFocused()
    await expectAccessible(page)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await expectButtonsApart(page)
    }
    await page.keyboard.press('Escape')
    await expect(staying).toHaveCount(0)
    await expect(page.locator('.account-button')).toBeVisible()
    await expect(word).toHaveValue(secret)

    await (await ask()).getByRole('button', { name: keep }).click()
    await expect(page.locator('.account-button')).toHaveCount(0)
    await open(page, '/tools/check-in')
    await expect(word).toHaveValue('')
    await signIn(page, await createAccount(), language, '/tools/check-in')
    await expect(word).toHaveValue('')
    await signOut(page, language)
    await signIn(page, account, language, '/tools/check-in')
    await expect(word).toHaveValue(secret)

    await (await ask()).getByRole('button', { name: erase }).click()
    await expect(page.locator('.account-button')).toHaveCount(0)
    expect(await storedText(page)).not.toContain(secret)
  })

test('another tab follows a sign-out at once, with what stands in it', async ({ page, context }) => {
  await setAgeBand(page)
  await signIn(page, await createAccount())
  await beginThings(page)
  const tab = await context.newPage()
  await open(tab, '/contact')
  await expect(main(tab).getByRole('textbox', { name: '留言' })).toHaveValue(secret)
  await signOut(page)
  await expect(tab.locator('.account-button')).toHaveCount(0)
  await expect(main(tab).getByRole('textbox', { name: '留言' })).toHaveValue('')
  expect(await storedText(tab)).not.toContain(secret)
})

test('a session that ends by itself hides what was begun from others and keeps it for the same person', async ({
  page,
}) => {
  await setAgeBand(page)
  const account = await createAccount()
  await signIn(page, account)
  await beginThings(page)
  await changeAccount(account.uid, { disableUser: true })
  // The page asks when it comes back into view, once it follows the session.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator('.account-button')).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await expect(main(page).getByRole('textbox', { name: '留言' })).toHaveValue('')
  await expectNothingShown(page)
  await signIn(page, await createAccount())
  await expectNothingShown(page)
  await signOut(page)
  await changeAccount(account.uid, { disableUser: false })
  await signIn(page, account)
  await expectBack(page)
})

test('what a visitor began is a visitor’s: it waits while somebody is signed in', async ({ page }) => {
  await setAgeBand(page)
  await open(page, '/')
  await beginThings(page)
  await signIn(page, await createAccount())
  await expectNothingShown(page)
  await signOut(page)
  await expectBack(page)
})

test('what a visitor agreed to counts for nobody else, and ends with a sign-out', async ({ page }) => {
  await setAgeBand(page)
  await open(page, '/location')
  await page.getByRole('button', { name: '使用我的大概位置' }).click()
  await page.getByRole('button', { name: '同意，用大概位置' }).click()
  const kept = () => page.evaluate(() => localStorage.getItem('amhs_consents') ?? '')
  expect(await kept()).toContain('"location":{"given":true')
  await signIn(page, await createAccount())
  await open(page, '/location')
  await page.getByRole('button', { name: '使用我的大概位置' }).click()
  await expect(page.getByRole('button', { name: '同意，用大概位置' })).toBeVisible()
  await signOut(page)
  expect(await kept()).not.toContain('location')
})

test('a conversation with the assistant is gone with the person, wherever they sign out', async ({
  page,
}) => {
  await setAgeBand(page)
  await signIn(page, await createAccount())
  await goTo(page, '/ai-chat')
  const field = page.getByRole('textbox', { name: words['zh-CN'].chat })
  await field.fill('最近总是睡不着')
  await field.press('Enter')
  await expect(main(page).getByText('最近总是睡不着')).toBeVisible()
  await field.fill(secret)
  await goTo(page, '/about')
  // The account's menu closes when the page changes.
  await expect(heading(page)).toHaveText('关于本站')
  await signOut(page)
  await goTo(page, '/ai-chat')
  // Whoever sits here now is asked their age anew.
  await main(page).getByRole('button', { name: '18 岁及以上' }).click()
  await expect(field).toHaveValue('')
  await expect(main(page).getByText('最近总是睡不着')).toHaveCount(0)
})

test.describe('quick exit', () => {
  test.beforeEach(({ page }) => serveExitSites(page))

  const leave = async (page: Page) => {
    await page.getByRole('banner').getByRole('link', { name: words['zh-CN'].exit }).click()
    await page.waitForURL(exitSites)
  }

  test('erases what a signed-in person began; they stay signed in where they have chosen that', async ({
    page,
  }) => {
    await setAgeBand(page)
    await signIn(page, await createAccount(), 'zh-CN', '/profile')
    await main(page).getByRole('checkbox', { name: words['zh-CN'].signsOut }).uncheck()
    await expect(main(page).getByText(words['zh-CN'].savedPreferences)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('登录着的账户不会退出。')
    await beginThings(page)
    await leave(page)
    await open(page, '/about')
    await expect(page.locator('.account-button')).toBeVisible()
    expect(await storedText(page)).not.toContain(secret)
    await expectNothingShown(page)
  })

  test('signs out as well, Firebase included, and says so beforehand', async ({ page }) => {
    await setAgeBand(page)
    const account = await createAccount()
    await signIn(page, account, 'zh-CN', '/profile')
    const choice = main(page).getByRole('checkbox', { name: words['zh-CN'].signsOut })
    await expect(choice).toBeChecked()
    await expect(page.getByRole('contentinfo')).toContainText('登录着的账户会退出。')
    await expect(page.getByRole('banner').getByRole('link', { name: /快速离开.*并退出登录/ })).toBeVisible()
    await beginThings(page)
    await leave(page)
    await open(page, '/about')
    await expect(page.locator('.account-button')).toHaveCount(0)
    expect(await storedText(page)).not.toContain(secret)
    await expectNoNameOf(page, account)
    await goTo(page, '/my-screenings')
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })
})

test.describe('accounts of this device', () => {
  test('a sign-out on the administration page leaves nothing begun, the registration nothing typed', async ({
    page,
  }) => {
    await setAgeBand(page)
    await prefer(page)
    await open(page, '/register')
    await answerAge(page)
    const { local, firstName, email, password, confirmation, terms, register } = texts['zh-CN']
    await main(page).getByRole('radio', { name: local }).check()
    await main(page).getByLabel(firstName).fill('Mei')
    await main(page).getByLabel(email).fill('mei@example.com')
    await main(page).getByLabel(password, { exact: true }).fill(goodPassword)
    await main(page).getByLabel(confirmation, { exact: true }).fill(goodPassword)
    await main(page).getByText('名字旁边写：用户').click()
    await main(page).getByRole('radio', { name: '管理员' }).check()
    await main(page).getByRole('checkbox', { name: terms }).check()
    await main(page).getByRole('button', { name: register, exact: true }).click()
    await expect(page.locator('.account-button')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('amhs_form_draft'))).toBeNull()
    await open(page, '/learn/resource/loneliness')
    await page.getByRole('button', { name: '留着以后看' }).click()
    await open(page, '/learn')
    const kept = page.getByRole('region', { name: '留着以后看的文章' })
    await expect(kept.getByRole('link', { name: '孤独感' })).toBeVisible()
    await beginThings(page)
    const asked = requestsOf(page)
    await open(page, '/admin?part=users')
    await expect(heading(page)).toHaveText('管理后台')
    await expect(main(page).getByText(/你用的是本机账户，.*管不了网站/)).toBeVisible()
    const own = new URL(page.url()).origin
    expect(asked.filter((address) => /^https?:/.test(address) && new URL(address).origin !== own)).toEqual([])
    await signOut(page)
    const left = await storedText(page)
    expect(left).not.toContain(secret)
    expect(left).not.toContain('phq9_1')
    expect(left).not.toContain(goodPassword)
    await expectNothingShown(page)
    await open(page, '/learn')
    await expect(heading(page)).toBeVisible()
    await expect(kept).toHaveCount(0)
    // Whoever sits here now is asked their age, whatever the one before said.
    await open(page, '/register')
    await answerAge(page)
    await expect(main(page).getByLabel(email)).toHaveValue('')
    await expect(main(page).getByLabel(password, { exact: true })).toHaveValue('')
  })
})

test.describe('the store for days without a network', () => {
  // The invented address is answered with the status 404, which the browser reports on its console.
  test.use({ serviceWorkers: 'allow', expectedErrors: [[/status of 404/], { scope: 'test' }] })

  test('holds the same list whatever somebody has read', async ({ page }) => {
    await setAgeBand(page)
    const person = await createPerson()
    await open(page, '/')
    await keptForOffline(page)
    const kept = () =>
      page.evaluate(async () => {
        const found: string[] = []
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
        return found.toSorted()
      })
    const before = await kept()
    expect(before).toContain('/crisis')
    await signIn(page, person)
    for (const path of [
      '/learn/resource/suicide-help',
      '/ai-chat',
      '/my-screenings',
      '/profile',
      '/invented-address',
    ])
      await open(page, path)
    expect(await kept()).toEqual(before)
    await signOut(page)
    expect(await kept()).toEqual(before)
    expect(await storedText(page)).not.toContain('suicide-help')
  })
})
