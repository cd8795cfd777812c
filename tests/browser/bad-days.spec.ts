import type { Page } from '@playwright/test'
import { damagedStorage, randomFrom } from '../../web/src/platform/storage-junk.test-data'
import { createAccount, readDocument, signIn, storedFiles, texts } from './support/accounts'
import { createPerson, openPanel } from './support/admin'
import { forgetCalls } from './support/call-limits'
import { test as base, expect, open, prefer } from './support/fixtures'
import { openKeptResult } from './support/kept-result'
import type { BackendService, Line } from './support/line'
import { openLines } from './support/line'
import { keepOnDevice, keptPhq9, setAgeBand } from './support/screening'
import { groupCard, writeGroup } from './support/support-group'

const day = 24 * 60 * 60 * 1000

/** A person is told within this time, in milliseconds, with some more for a busy machine. */
const told = { timeout: 13_000 }

/** The same on a machine with too much to do: the page counts from when its own work is done. */
const late = { timeout: 30_000 }

/** Things come back by themselves or by one press: the SDK waits longer after each failed try before it asks again. */
const healed = { timeout: 60_000 }

const test = base.extend<{ lines: Readonly<Record<BackendService, Line>> }>({
  lines: async ({ context }, use) => {
    const { lines, close } = await openLines(context)
    await use(lines)
    await close()
  },
})

test.use({
  expectedErrors: [
    [/ERR_/, /Could not reach Cloud Firestore/, /status of 4\d\d/, /WebChannelConnection/],
    { scope: 'test' },
  ],
})

const main = (page: Page) => page.getByRole('main')

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** How many screenings the account has counted. */
async function countOf(uid: string): Promise<unknown> {
  const profile = await readDocument(`users/${uid}`)
  return Reflect.get(Object(profile?.savedScreenings), 'mapValue')?.fields.count.integerValue
}

async function openResult(page: Page, id: string): Promise<void> {
  await open(page, `/screening/result?id=${id}`)
  const agree = page.getByRole('checkbox', { name: /我同意/ })
  await agree.check()
}

/** Presses "try again" until what is meant to be done is done; a person may be quicker than the SDK's next try. */
async function pressUntil(press: () => Promise<void>, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press()
    await done()
  }).toPass(healed)
}

test.beforeEach(forgetCalls)

test('the database stops while a result is being saved: it stays here, and is saved once', async ({
  page,
  lines,
}) => {
  const { account, result } = await openKeptResult(page)
  await lines.firestore.cut()
  await page.getByRole('button', { name: '保存到账户' }).click()
  await expect(main(page).getByText(/没能保存到账户/)).toBeVisible(told)
  expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results'))).toContain(result.id)
  await lines.firestore.mend()
  const again = page.getByRole('button', { name: '再试一次' })
  const done = page.getByText('已移到你的账户。').first()
  await pressUntil(
    async () => {
      if (await again.isVisible()) await again.click()
    },
    () => expect(done).toBeVisible(told),
  )
  expect(await readDocument(`users/${account.uid}/screenings/${result.id}`)).not.toBeNull()
  expect(await countOf(account.uid)).toBe('1')
})

test('the database stops under the history: it says so, and the list comes back', async ({ page, lines }) => {
  await openKeptResult(page)
  await page.getByRole('button', { name: '保存到账户' }).click()
  await expect(page.getByText('已移到你的账户。').first()).toBeVisible()
  await lines.firestore.cut()
  await page.locator('.account-button').click()
  await page.getByRole('navigation').getByRole('link', { name: '我的筛查' }).first().click()
  const list = main(page).getByRole('region', { name: '在你的账户里' })
  await expect(
    main(page)
      .getByText(/没能连上服务器/)
      .first(),
  ).toBeVisible(told)
  await lines.firestore.mend()
  const again = main(page).getByRole('button', { name: '再试一次' }).first()
  await pressUntil(
    async () => {
      if (await again.isVisible()) await again.click()
    },
    () => expect(list.locator('.kept')).toHaveCount(1, told),
  )
})

test('the database stops while a name is being saved: what was typed stays, and one press saves it', async ({
  page,
  lines,
}) => {
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/profile')
  const firstName = main(page).getByLabel('名字', { exact: true })
  await firstName.fill('新名字')
  await lines.firestore.cut()
  const save = main(page).getByRole('button', { name: '保存姓名' })
  await save.click()
  await expect(main(page).locator('.error-summary')).toBeVisible(told)
  await expect(firstName).toHaveValue('新名字')
  await lines.firestore.mend()
  await pressUntil(
    async () => {
      if (await save.isVisible()) await save.click()
    },
    () => expect(main(page).getByText('个人信息更新成功')).toBeVisible(told),
  )
  expect(JSON.stringify(await readDocument(`users/${account.uid}`))).toContain('新名字')
})

for (const [language, ask, message, send, sending, failed, sent] of [
  [
    'zh-CN',
    /^申请加入/,
    '给带领者的话',
    '发送申请',
    '正在发送…',
    /没有成功$/,
    '看不到你的邮箱，会在这里答复你',
  ],
  [
    'en',
    /^Ask to join/,
    'Message to the facilitator',
    'Send request',
    'Sending…',
    /That didn’t work$/,
    'but not your email address, and answers you here',
  ],
] as const)
  test(`the network goes while a request to a group is sent: the form stays where it is (${language})`, async ({
    page,
    lines,
  }) => {
    const account = await createAccount()
    const id = `lost-${account.uid.slice(0, 8).toLowerCase()}`
    await writeGroup(id, { name: `示例：${id}` })
    await prefer(page, { language })
    await signIn(page, account, language, '/support')
    const card = await groupCard(page, `示例：${id}`)
    await card.getByRole('button', { name: ask }).click()
    const field = card.getByLabel(message)
    await field.fill('想先听一听')
    // Whether the form is ever taken away, and what has had the focus.
    await field.evaluate((element) => {
      Object.assign(window, { gone: 0 })
      new MutationObserver(() => {
        if (!element.isConnected || document.activeElement === document.body)
          Object.assign(window, { gone: Number(Reflect.get(window, 'gone')) + 1 })
      }).observe(document.body, { childList: true, subtree: true })
    })
    await lines.firestore.cut()
    await card.getByRole('button', { name: send }).press('Enter')
    await expect(card.getByRole('button', { name: sending })).toBeFocused()
    await expect(card.getByRole('group', { name: failed })).toBeFocused(told)
    await expect(field).toHaveValue('想先听一听')
    // As long as the backend may take for an answer: nothing gives way to a waiting or a failure now either.
    await page.waitForTimeout(11_000)
    expect(await page.evaluate(() => Reflect.get(window, 'gone'))).toBe(0)
    await expect(field).toHaveValue('想先听一听')
    await lines.firestore.mend()
    const again = card.getByRole('button', { name: send })
    await pressUntil(
      async () => {
        if (await again.isVisible()) await again.press('Enter')
      },
      () => expect(card.getByText(sent, { exact: false })).toBeFocused(told),
    )
    expect(await readDocument(`groups/${id}/requests/${account.uid}`)).not.toBeNull()
  })

test('the file store stops while a photo is being saved: it says so, and the next try works', async ({
  page,
  lines,
}) => {
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/profile')
  const input = main(page).getByLabel('选择照片')
  await lines.storage.cut()
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png })
  const save = main(page).getByRole('button', { name: '保存照片' })
  await save.click()
  await expect(main(page).getByText('照片没能保存，请稍后重试')).toBeVisible(told)
  await lines.storage.mend()
  // What was chosen and cut is still there.
  await save.click()
  await expect(main(page).getByText('照片已保存')).toBeVisible(healed)
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([`users/${account.uid}/photo`])
})

test('the functions stop under the chat: the words stay, and one press asks again', async ({
  page,
  lines,
}) => {
  await setAgeBand(page)
  await prefer(page)
  await open(page, '/ai-chat')
  const field = page.getByRole('textbox', { name: '写下你想说的' })
  await field.fill('怎样安排时间')
  await lines.functions.cut()
  await field.press('Enter')
  const failure = page.getByRole('alert').filter({ hasText: '没有得到回答' })
  await expect(failure).toBeVisible(told)
  await expect(field).toHaveValue('怎样安排时间')
  await lines.functions.mend()
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('button', { name: '同意并发送' })).toBeVisible(healed)
  await expect(failure).toHaveCount(0)
  await expect(field).toHaveValue('')
})

test('the functions stop under the administration: it says so, nothing is shown as done, asking again does it', async ({
  page,
  lines,
}) => {
  const person = await createPerson({ firstName: 'Bad' })
  await openPanel(page, 'zh-CN', 'users')
  await page.getByLabel('称呼或邮箱').fill(person.email)
  await main(page).getByRole('button', { name: '查找' }).click()
  const row = page.getByRole('row').filter({ hasText: person.email })
  await expect(row).toBeVisible()
  await lines.functions.cut()
  const change = async () => {
    await row.getByRole('button', { name: /^更改角色/ }).click()
    const dialog = page.getByRole('dialog', { name: '更改 Bad Wang 的角色？' })
    await dialog.getByRole('radio', { name: '照护者' }).check()
    await dialog.getByRole('button', { name: '更改角色' }).click()
  }
  await change()
  await expect(main(page).getByText('这项服务暂时用不了，请稍后再试。')).toBeVisible(told)
  await expect(row).not.toContainText('照护者')
  expect((await readDocument(`users/${person.uid}`))?.role).toEqual({ stringValue: 'user' })
  await lines.functions.mend()
  await change()
  await expect
    .poll(async () => (await readDocument(`users/${person.uid}`))?.role, healed)
    .toEqual({ stringValue: 'caregiver' })
})

test('the provider of accounts stops at the sign-in: what was typed stays, and one press signs in', async ({
  page,
  lines,
}) => {
  const account = await createAccount()
  const words = texts['zh-CN']
  await open(page, '/login')
  await main(page).getByLabel(words.email, { exact: true }).fill(account.email)
  await main(page).getByLabel(words.password, { exact: true }).fill(account.password)
  await lines.auth.cut()
  const press = main(page).getByRole('button', { name: words.signIn, exact: true })
  await press.click()
  await expect(main(page).locator('.error-summary')).toBeVisible(told)
  await expect(main(page).getByLabel(words.email, { exact: true })).toHaveValue(account.email)
  await expect(main(page).getByLabel(words.password, { exact: true })).toHaveValue(account.password)
  await lines.auth.mend()
  await press.click()
  await expect(page.locator('.account-button')).toBeVisible(healed)
})

test('the provider of accounts stops under a session: the person stays signed in', async ({
  page,
  lines,
}) => {
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/profile')
  await lines.auth.cut()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const firstName = main(page).getByLabel('名字', { exact: true })
  await firstName.fill('还在')
  await page.waitForTimeout(3000)
  await expect(page.locator('.account-button')).toBeVisible()
  await expect(firstName).toHaveValue('还在')
  await lines.auth.mend()
  await main(page).getByRole('button', { name: '保存姓名' }).click()
  await expect(main(page).getByText('个人信息更新成功')).toBeVisible(healed)
})

test('the network goes under a page that saves: it says so, and comes back with it', async ({
  page,
  context,
}) => {
  const { account } = await openKeptResult(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: '保存到账户' }).click()
  await expect(main(page).getByText(/没能保存到账户/)).toBeVisible(told)
  await context.setOffline(false)
  const again = page.getByRole('button', { name: '再试一次' })
  await pressUntil(
    async () => {
      if (await again.isVisible()) await again.click()
    },
    () => expect(page.getByText('已移到你的账户。').first()).toBeVisible(told),
  )
  expect(await countOf(account.uid)).toBe('1')
})

test('a network that swallows everything: within ten seconds each page says so or that it takes long', async ({
  page,
  lines,
}) => {
  test.slow()
  const services = Object.values(lines)
  const hush = () => services.map((line) => line.hush())
  const mend = () => Promise.all(services.map((line) => line.mend()))
  const slow = main(page).getByText(/这次比平时慢/)
  const words = texts['zh-CN']
  const account = await createAccount()

  await test.step('sign-in', async () => {
    await open(page, '/login')
    await main(page).getByLabel(words.email, { exact: true }).fill(account.email)
    await main(page).getByLabel(words.password, { exact: true }).fill(account.password)
    hush()
    await main(page).getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(slow).toBeVisible(late)
    await mend()
    await expect(async () => {
      const again = main(page).getByRole('button', { name: words.signIn, exact: true })
      if (await again.isVisible()) await again.click()
      await expect(page.locator('.account-button')).toBeVisible(told)
    }).toPass(healed)
  })
  await test.step('profile and photo', async () => {
    await open(page, '/profile')
    const firstName = main(page).getByLabel('名字', { exact: true })
    await expect(page.locator('.role-badge')).toBeVisible()
    await firstName.fill('新名字')
    hush()
    await main(page).getByRole('button', { name: '保存姓名' }).click()
    await expect(main(page).locator('.error-summary')).toContainText(/连不上|网络/, told)
    await expect(firstName).toHaveValue('新名字')
    const input = main(page).getByLabel('选择照片')
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png })
    await main(page).getByRole('button', { name: '保存照片' }).click()
    await expect(slow.or(main(page).getByText('照片没能保存'))).toBeVisible(late)
    await mend()
  })
  await test.step('chat', async () => {
    await setAgeBand(page)
    await open(page, '/ai-chat')
    const field = page.getByRole('textbox', { name: '写下你想说的' })
    await field.fill('怎样安排时间')
    hush()
    await field.press('Enter')
    await expect(slow).toBeVisible(late)
    await mend()
    const again = page.getByRole('button', { name: '再试一次' })
    await pressUntil(
      async () => {
        if (await again.isVisible()) await again.click()
      },
      () => expect(page.getByRole('button', { name: '同意并发送' })).toBeVisible(told),
    )
  })
  await test.step('a message to the administrators', async () => {
    await open(page, '/contact')
    const text = '我想问一下，筛查结果可以打印吗？'
    await main(page).getByRole('textbox', { name: '主题' }).fill('打印结果')
    await main(page).getByRole('textbox', { name: '留言' }).fill(text)
    await main(page).getByRole('textbox', { name: '怎么称呼你' }).fill('小林')
    await page.waitForTimeout(3100)
    hush()
    const send = main(page).getByRole('button', { name: '发送', exact: true })
    await send.click()
    await expect(slow).toBeVisible(late)
    await expect(main(page).getByRole('textbox', { name: '留言' })).toHaveValue(text)
    await mend()
    await pressUntil(
      async () => {
        if (await send.isVisible()) await send.click()
      },
      () => expect(page.getByRole('heading', { name: '已经收到' })).toBeVisible(told),
    )
  })
})

test('two tabs and a second device save the same result once', async ({ page, context, browser }) => {
  const account = await createAccount()
  const result = keptPhq9(8, Date.now() - day)
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const device = await elsewhere.newPage()
  for (const one of [page, device]) {
    await setAgeBand(one)
    await keepOnDevice(one, [result])
    await signIn(one, account)
  }
  const tab = await context.newPage()
  const pages = [page, tab, device]
  for (const one of pages) await openResult(one, result.id)
  await Promise.all(pages.map((one) => one.getByRole('button', { name: '保存到账户' }).click()))
  for (const one of pages) await expect(one.getByText('已移到你的账户。').first()).toBeVisible(healed)
  expect(await readDocument(`users/${account.uid}/screenings/${result.id}`)).not.toBeNull()
  expect(await countOf(account.uid)).toBe('1')
  await open(page, '/my-screenings')
  await expect(main(page).getByRole('region', { name: '在你的账户里' }).locator('.kept')).toHaveCount(1)
  await elsewhere.close()
})

for (const [name, wrongBy] of [
  ['fast', day],
  ['slow', -day],
] as const)
  test(`a clock that is a day ${name}: sign-in, saving, history and profile work`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + wrongBy })
    await setAgeBand(page)
    const account = await createAccount()
    const result = keptPhq9(6, Date.now() + wrongBy)
    await keepOnDevice(page, [result])
    await signIn(page, account, 'zh-CN', `/screening/result?id=${result.id}`)
    await page.getByRole('checkbox', { name: /我同意/ }).check()
    await page.getByRole('button', { name: '保存到账户' }).click()
    await expect(page.getByText('已移到你的账户。').first()).toBeVisible()
    await open(page, '/my-screenings')
    await expect(main(page).getByRole('region', { name: '在你的账户里' }).locator('.kept')).toHaveCount(1)
    await open(page, '/profile')
    await main(page).getByLabel('名字', { exact: true }).fill('新名字')
    await main(page).getByRole('button', { name: '保存姓名' }).click()
    await expect(main(page).getByText('个人信息更新成功')).toBeVisible()
  })

test('whatever is damaged in the storage, a page starts', async ({ page }) => {
  test.slow()
  await open(page, '/about')
  for (let seed = 2001; seed <= 2015; seed += 1) {
    await test.step(`seed ${seed}`, async () => {
      await page.evaluate(
        ({ local, session }) => {
          localStorage.clear()
          sessionStorage.clear()
          for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
          for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
        },
        damagedStorage(randomFrom(seed)),
      )
      for (const path of ['/', '/test?instrument=phq9', '/my-screenings', '/contact']) {
        await open(page, path)
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main(page).getByText(/这一页没能打开|This page didn’t open/)).toHaveCount(0)
      }
    })
  }
})
