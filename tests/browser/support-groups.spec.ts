import type { Page } from '@playwright/test'
import { demoPassword } from '../../demonstration/demo-accounts'
import { changeAccount, createAccount, readDocument, signIn, writeDocument } from './support/accounts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'
import { groupCard, requestOf, writeGroup } from './support/support-group'

const professional = { uid: 'demo-professional', email: 'professional@demo.test', password: demoPassword }
const group = 'example-worry-online'
const groupName = '示例：和担心相处'
const groups = (page: Page) => page.locator('.group')
const card = (page: Page, name = groupName) => groups(page).filter({ hasText: name })

test.describe('the directory', () => {
  test('needs no script, no account and no backend', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const address of ['/support', '/en/support']) {
      await page.goto(address)
      await expect(groups(page)).toHaveCount(10)
      // The one that takes requests comes before the examples to look at.
      await expect(groups(page).first()).toContainText(/和担心相处|Living with worry/)
    }
    await context.close()
  })

  for (const [address, first, rules, help] of [
    ['/support', '示例：和担心相处', '每个小组都有哪些规则？', '有人可以听你说'],
    [
      '/en/support',
      'Example: Living with worry',
      'What are the ground rules in every group?',
      'There are people you can talk to',
    ],
  ] as const)
    test(`begins on the first screen of a small phone, with what explains it below (${address})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await open(page, address)
      const top = async (name: string) =>
        (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN
      // Above the bar at the foot of the screen.
      expect(await top(first)).toBeLessThan(573)
      expect(await top(help)).toBeGreaterThan(await top(first))
      expect(await top(rules)).toBeGreaterThan(await top(first))
      // The rules are one press away, before anybody asks to join.
      await page
        .getByRole('link', { name: /^(小组是什么、有哪些规则|What a group is, and its rules)$/ })
        .click()
      const text = page.getByRole('heading', { name: /^(什么是互助小组？|What is a support group\?)$/ })
      await expect(text).toBeFocused()
      await expect(text).toBeInViewport()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

  test('is filtered by audience, language and format', async ({ page }) => {
    await prefer(page, { language: 'en' })
    await open(page, '/support')
    await page.getByText('Filter the groups').click()
    await page.getByLabel('Who it is for').selectOption('caregiver')
    await expect(groups(page)).toHaveCount(4)
    await page.getByLabel('Format').selectOption('phone')
    await expect(groups(page)).toHaveCount(1)
    await page.getByLabel('Language').last().selectOption('en')
    await expect(groups(page)).toHaveCount(0)
    await expect(page.getByText('No group fits.')).toBeVisible()
    await expectAccessible(page)
  })

  for (const [timezoneId, when] of [
    ['America/New_York', /Next, in your time: Thu,? 26 November,? (at )?07:00/],
    ['Asia/Shanghai', /Next, in your time: Thu,? 26 November,? (at )?20:00/],
  ] as const) {
    test.describe(`a reader in ${timezoneId}`, () => {
      test.use({ timezoneId })
      test('sees the next meeting in their own time', async ({ page }) => {
        await page.clock.setFixedTime(new Date('2026-11-21T08:00:00Z'))
        await prefer(page, { language: 'en' })
        await open(page, '/support')
        await expect(card(page, 'Living with worry')).toContainText(when)
      })
    })
  }
})

test.describe('asking to join', () => {
  test('is said to have been sent, and can be withdrawn', async ({ page }) => {
    const account = await createAccount({ displayName: 'Anran Zhou' })
    const path = `groups/${group}/requests/${account.uid}`
    await signIn(page, account, 'zh-CN', '/support')
    await (await groupCard(page, groupName)).getByRole('button', { name: /^申请加入/ }).click()
    const name = page.getByLabel('称呼')
    await expect(name).toHaveValue('Anran')
    await name.fill('')
    await page.getByRole('button', { name: '发送申请' }).click()
    await expect(page.locator('.error-summary')).toBeFocused()
    await expectAccessible(page)
    const called = `安然 ${account.uid.slice(0, 6)}`
    await name.fill(called)
    await page.getByLabel('给带领者的话').fill('想先听一听')
    await page.getByRole('button', { name: '发送申请' }).click()
    const withdraw = card(page).getByRole('button', { name: /^撤回申请/ })
    await expect(withdraw).toBeVisible()
    await expect(card(page).getByText('看不到你的邮箱，会在这里答复你', { exact: false })).toBeFocused()
    expect(await readDocument(path)).toMatchObject({
      name: { stringValue: called },
      status: { stringValue: 'asked' },
    })
    await expect(page.getByRole('link', { name: /^查看申请/ })).toHaveCount(0)

    const question = page.getByRole('dialog', { name: `撤回加入“${groupName}”的申请？` })
    await withdraw.press('Enter')
    await expect(question.getByRole('button', { name: '保留申请' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(withdraw).toBeFocused()
    await withdraw.press('Enter')
    await question.getByRole('button', { name: '撤回', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: '发送申请' })).toBeVisible()
    await expect(page.getByText('申请已撤回。')).toBeFocused()
    await expect(page.getByText('申请已撤回。'), 'said once').toHaveCount(1)
    // The page shows a change before the server has made it.
    await expect.poll(() => readDocument(path)).toBeNull()
  })

  test('of the demonstration the professional leads one group, and asks for no place in it', async ({
    page,
  }) => {
    await signIn(page, professional, 'zh-CN', '/support')
    await page.getByLabel('只看我带领的小组').check()
    await expect(groups(page)).toHaveCount(1)
    await expect(card(page)).toContainText('没有真人带领')
    await expect(card(page).getByRole('button')).toHaveCount(0)
    await card(page)
      .getByRole('link', { name: `查看申请：${groupName}` })
      .click()
    await expect(page.getByRole('heading', { name: '小组收件箱', level: 1 })).toBeVisible()
  })

  test('with urgent words shows the ways to get help first', async ({ page }) => {
    const account = await createAccount()
    await signIn(page, account, 'zh-CN', '/support')
    await (await groupCard(page, groupName)).getByRole('button', { name: /^申请加入/ }).click()
    await page.getByLabel('给带领者的话').fill('我想自杀')
    await page.getByRole('button', { name: '发送申请' }).click()
    await expect(card(page).getByRole('link', { name: /12356/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: '申请还没有发出，先和一个人说说话' })).toBeFocused()
    // Where the card scrolled to, another button lies half under the header; axe would take that for its size.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await readDocument(`groups/${group}/requests/${account.uid}`)).toBeNull()
    await expectAccessible(page)
    await page.getByRole('button', { name: '发送申请' }).click()
    await expect(page.getByRole('button', { name: /^撤回申请/ })).toBeVisible()
  })

  for (const [language, name, ask, message, send, heading] of [
    ['zh-CN', groupName, /^申请加入/, '给带领者的话', '发送申请', '申请还没有发出，先和一个人说说话'],
    [
      'en',
      'Example: Living with worry',
      /^Ask to join/,
      'Message to the facilitator',
      'Send request',
      'Not sent yet: talk to someone first',
    ],
  ] as const)
    test(`with urgent words has every number large, whole and first on a small phone (${language})`, async ({
      page,
    }) => {
      const account = await createAccount()
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await signIn(page, account, language, '/support')
      const group = await groupCard(page, name)
      await group.getByRole('button', { name: ask }).click()
      await page.getByLabel(message).fill(language === 'en' ? 'I want to kill myself' : '我想自杀')
      await page.getByRole('button', { name: send }).click()
      const panel = page.getByRole('region', { name: heading })
      await expect(panel.getByRole('heading', { name: heading })).toBeFocused()
      const [ambulance, police, line] = [/^120 /, /^110 /, /^12356 /].map((number) =>
        panel.getByRole('link', { name: number }),
      )
      if (!ambulance || !police || !line) throw new Error('three numbers')
      const sizeOf = (link: typeof line) =>
        link.locator('b').evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize))
      const bar = await page.getByRole('link', { name: /^(立即求助|Get help now)$/ }).boundingBox()
      for (const number of [ambulance, police, line]) {
        const box = await number.boundingBox()
        // Not half of the card, beside another; above the bar at the foot of the screen; all in the same letters.
        expect(box?.width).toBeGreaterThan(260)
        expect((box?.y ?? 0) + (box?.height ?? 640)).toBeLessThan(bar?.y ?? 0)
        expect(await sizeOf(number)).toBe(await sizeOf(line))
      }
      expect(await sizeOf(line)).toBeGreaterThan(24)
      await expect(panel.getByRole('alert')).toBeInViewport()
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
    })

  for (const [language, ask, verify, way, banner] of [
    ['zh-CN', /^申请加入/, /验证邮箱以后就可以申请/, '验证邮箱', '请验证你的邮箱'],
    [
      'en',
      /^Ask to join/,
      /You can ask once you’ve verified your email address/,
      'Verify my address',
      'Please verify your email',
    ],
  ] as const)
    test(`waits for a verified address, and says so before anything is written (${language})`, async ({
      page,
    }) => {
      const account = await createAccount({ verified: false })
      await prefer(page, { language })
      await signIn(page, account, language, '/support')
      const name = language === 'en' ? 'Example: Living with worry' : groupName
      await (await groupCard(page, name)).getByRole('button', { name: ask }).click()
      const main = page.getByRole('main')
      await expect(main.getByText(verify)).toContainText(account.email)
      await expect(page.getByRole('status').filter({ hasText: verify })).toHaveCount(1)
      // The way on is there also for whoever has closed it.
      const heading = page.getByRole('heading', { name: banner })
      await page
        .getByRole('region', { name: banner })
        .getByRole('button', { name: /^(关闭|Close)$/ })
        .click()
      await expect(heading).toHaveCount(0)
      await main.getByRole('button', { name: way }).click()
      await expect(heading).toBeFocused()
      await expect(page.getByRole('button', { name: /^(发送申请|Send)/ })).toHaveCount(0)
      await expectAccessible(page)
    })

  test('goes through once the address is verified elsewhere, though the page still has the token from before', async ({
    page,
  }) => {
    const account = await createAccount({ verified: false })
    await signIn(page, account, 'zh-CN', '/support')
    await changeAccount(account.uid, { emailVerified: true })
    await open(page, '/support')
    await (await groupCard(page, groupName)).getByRole('button', { name: /^申请加入/ }).click()
    await page.getByLabel('称呼').fill('安')
    await page.getByRole('button', { name: '发送申请' }).click()
    await expect(card(page).getByText('会在这里答复你', { exact: false })).toBeFocused()
    expect(await readDocument(`groups/${group}/requests/${account.uid}`)).not.toBeNull()
  })

  test('refused by the server, it says so, takes the focus there, and keeps what was written', async ({
    page,
  }) => {
    const name = '示例：刚刚关上的小组'
    await writeGroup('just-closed', { name })
    await signIn(page, await createAccount(), 'zh-CN', '/support')
    await (await groupCard(page, name)).getByRole('button', { name: /^申请加入/ }).click()
    await page.getByLabel('给带领者的话').fill('想先听一听')
    await writeDocument('groups/just-closed', { open: { booleanValue: false } })
    await page.getByRole('button', { name: '发送申请' }).click()
    const told = card(page, name).getByText('申请没有发出，写的内容都还在', { exact: false })
    await expect(told).toHaveCount(1)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('申请没有发出')
    await expect(page.getByLabel('给带领者的话')).toHaveValue('想先听一听')
  })

  for (const [language, ask, message, text, send, warm, withdraw, refusal] of [
    [
      'zh-CN',
      /^申请加入/,
      '给带领者的话',
      '我想自杀',
      '发送申请',
      '写下这些很不容易，你不用一个人扛着。',
      /^撤回申请/,
      /申请没有发出，写的内容都还在/,
    ],
    [
      'en',
      /^Ask to join/,
      'Message to the facilitator',
      'I want to kill myself',
      'Send request',
      'It takes courage to write this, and you don’t have to carry it alone.',
      /^Withdraw the request/,
      /Your request hasn’t been sent, and everything you wrote is still here/,
    ],
  ] as const)
    test(`keeps what was written until it is sent: closed, loaded anew, shown whom to call, refused (${language})`, async ({
      page,
    }) => {
      const account = await createAccount()
      const id = `draft-${account.uid.slice(0, 8).toLowerCase()}`
      const name = `示例：${id}`
      await writeGroup(id, { name })
      await prefer(page, { language })
      await signIn(page, account, language, '/support')
      const begin = async () => {
        await (await groupCard(page, name)).getByRole('button', { name: ask }).click()
        await expect(page.getByLabel(message)).toBeVisible()
      }
      const sending = page.getByRole('button', { name: send })
      await begin()
      await page.getByLabel(message).fill(text)
      // The first press sends nothing: it shows whom to call, and says a kind word.
      await sending.click()
      await expect(page.getByRole('alert').filter({ hasText: warm })).toBeVisible()
      await card(page, name).getByRole('button', { name: ask }).click()
      await expect(page.getByLabel(message)).toHaveCount(0)
      await begin()
      await expect(page.getByLabel(message)).toHaveValue(text)
      await sending.click()
      await page.reload()
      await begin()
      await expect(page.getByLabel(message)).toHaveValue(text)

      await writeDocument(`groups/${id}`, { open: { booleanValue: false } })
      await sending.click()
      await sending.click()
      await expect(card(page, name).getByText(refusal)).toHaveCount(1)
      await expect(page.getByLabel(message)).toHaveValue(text)
      await writeDocument(`groups/${id}`, { open: { booleanValue: true } })
      const withdrawing = page.getByRole('button', { name: withdraw })
      // A form that the request had stood in place of asks once more.
      await expect(async () => {
        if (await sending.isVisible()) await sending.click({ timeout: 2000 })
        await expect(withdrawing).toBeVisible({ timeout: 4000 })
      }).toPass()
      const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
      await expect.poll(kept).not.toContain(text)
    })

  for (const [language, open, leave, yes, left, before, after] of [
    ['zh-CN', /^已加入，看怎么参加/, /^退出小组/, '退出', '你已退出小组。', '还有 8 个位子', '还有 9 个位子'],
    [
      'en',
      /^You’re in: how to take part/,
      /^Leave the group/,
      'Leave',
      'You have left the group.',
      '8 places free',
      '9 places free',
    ],
  ] as const)
    test(`says how many places are free once somebody has left (${language})`, async ({ page }) => {
      const account = await createAccount()
      const id = `left-${account.uid.slice(0, 8).toLowerCase()}`
      const name = `示例：${id}`
      await writeGroup(id, { name, capacity: 9 })
      await requestOf(id, account.uid, 'Ann', 'accepted')
      await writeDocument(`groups/${id}`, { taken: { integerValue: '1' } })
      await prefer(page, { language })
      await signIn(page, account, language, '/support')
      const group = await groupCard(page, name)
      await expect(group.getByText(before)).toBeVisible()
      await group.getByRole('button', { name: open }).click()
      await group.getByRole('button', { name: leave }).click()
      await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click()
      await expect(group.getByText(left)).toBeFocused()
      await expect(group.getByText(after)).toBeVisible()
    })

  test('leaves nothing of an unsent request behind at sign-out', async ({ page }) => {
    const account = await createAccount()
    const id = `unsent-${account.uid.slice(0, 8).toLowerCase()}`
    await writeGroup(id, { name: `示例：${id}` })
    await signIn(page, account, 'zh-CN', '/support')
    const begin = async () =>
      (await groupCard(page, `示例：${id}`)).getByRole('button', { name: /^申请加入/ }).click()
    await begin()
    await page.getByLabel('给带领者的话').fill('我想自杀')
    await page.getByRole('button', { name: '发送申请' }).click()
    await expect(page.getByRole('heading', { name: '申请还没有发出，先和一个人说说话' })).toBeFocused()
    await page.locator('.account-button').click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page.locator('.account-button')).toHaveCount(0)
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toContain('自杀')
    await signIn(page, account, 'zh-CN', '/support')
    await expect(page.locator('.account-button')).toBeVisible()
    await begin()
    await expect(page.getByLabel('给带领者的话')).toHaveValue('')
  })

  test('is not offered by a group that takes nobody', async ({ page }) => {
    await signIn(page, await createAccount(), 'zh-CN', '/support')
    await expect(card(page, '示例：安静的开始')).toContainText('这个例子只用来看，不能申请。')
    await expect(card(page, '示例：安静的开始').getByRole('button')).toHaveCount(0)
  })

  test('more than twenty groups come page by page', async ({ page }) => {
    for (let number = 0; number < 22; number += 1) {
      await writeGroup(`paging-${number}`, {
        name: `示例：${number}`,
        audience: 'young-adult',
        format: 'phone',
        example: true,
        open: false,
      })
    }
    await signIn(page, await createAccount(), 'zh-CN', '/support')
    await page.getByText('筛选小组').click()
    await page.getByLabel('为谁开设').selectOption('young-adult')
    await page.getByLabel('形式').selectOption('phone')
    await expect(groups(page)).toHaveCount(20)
    await page.getByRole('button', { name: '更多小组' }).click()
    await expect(groups(page)).toHaveCount(22)
    await expect(page.getByRole('button', { name: '更多小组' })).toHaveCount(0)
  })
})
