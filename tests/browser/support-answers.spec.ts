import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { createAccount, signIn, type TestAccount, writeDocument } from './support/accounts'
import { checkEntry, createPerson, openPanel, text, unique } from './support/admin'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, prefer, test } from './support/fixtures'
import { keepSeen } from './support/seen'
import { groupCard, requestOf, writeGroup } from './support/support-group'
import { handOverGroup } from './support/two-sides'

/** A page of its own for another person, on the same screen as the first. */
async function pageOf(browser: Browser, account: TestAccount, language: Language, path: string) {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await prefer(page, { language })
  await signIn(page, account, language, path)
  return page
}

/** A new group of the person, under a name that no other has. */
async function groupOf(facilitator: TestAccount, capacity?: number) {
  const name = unique('小组')
  const id = `answers-${facilitator.uid.slice(0, 8).toLowerCase()}`
  await writeGroup(id, {
    name,
    facilitatorUid: facilitator.uid,
    ...(capacity === undefined ? {} : { capacity }),
  })
  return { id, name }
}

const letter = (page: Page) => page.getByRole('article')

test('a request is answered, and each sees live what the other does', async ({ page, browser }) => {
  test.slow()
  const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
  const { name } = await groupOf(facilitator)
  const account = await createAccount({ displayName: 'Xiaoman Li' })
  const leader = await pageOf(browser, facilitator, 'zh-CN', '/group-inbox')
  await expect(leader.getByText('没有等答复的申请。')).toBeVisible()
  await expectAccessible(leader)

  await test.step('the facilitator says how members take part', async () => {
    await leader.getByText('怎么参加、名额').click()
    await leader.getByLabel('会议链接').fill('meet.example')
    await leader.getByLabel('名额').fill('2')
    await leader.getByRole('button', { name: '保存', exact: true }).click()
    await expect(leader.locator('.error-summary')).toBeFocused()
    await leader.getByLabel('会议链接').fill('https://meet.example/room')
    await leader.getByLabel('大家约好的').fill('听到的留在小组里。')
    await leader.getByRole('button', { name: '保存', exact: true }).click()
    await expect(leader.locator('form').getByText('已保存，成员现在就能看到。')).toBeVisible()
    await expect(leader.getByText('2 位里有 0 位，候补 0 位')).toBeVisible()
    await expectAccessible(leader)
  })

  // Most members have a phone; the facilitator sits at a desk.
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, account, 'zh-CN', '/support')
  const card = await groupCard(page, name)
  await card.getByRole('button', { name: `申请加入：${name}` }).click()
  await card.getByLabel('称呼').fill('小满')
  await card.getByLabel('给带领者的话').fill('想先听一听')
  await card.getByRole('button', { name: '发送申请' }).click()
  await expect(card.getByText('已申请，等答复')).toBeVisible()

  await test.step('the request arrives, with its number in the menu', async () => {
    await expect(letter(leader).getByRole('heading', { name: '小满 想加入' })).toBeVisible()
    await expect(letter(leader)).toContainText('想先听一听')
    await expect(leader.getByText('紧急的话')).toHaveCount(0)
    await leader.locator('.account-button').click()
    await expect(leader.getByRole('link', { name: '小组收件箱 1 份申请等你答复' })).toBeVisible()
    await leader.keyboard.press('Escape')
  })

  await test.step('onto the waiting list, with a text to start from', async () => {
    await letter(leader).getByRole('button', { name: '这轮满了' }).click()
    await expect(letter(leader).getByRole('radio', { name: '放进候补名单' })).toBeChecked()
    await expectAccessible(leader)
    let letGo = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    await leader.route(/answerGroupRequest/, async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    await letter(leader).getByRole('button', { name: '放进候补名单，发出答复' }).click()
    // The list says it before the answer to the press comes: who pressed is told, and is not left at the top of the page.
    await expect(leader.getByText('小满 已放进候补名单。', { exact: true })).toBeFocused()
    const answered = leader.waitForResponse(/answerGroupRequest/)
    letGo()
    await answered
    await leader.unroute(/answerGroupRequest/)
    await expect(
      leader.getByText('小满 已放进候补名单。 对方的邮箱如果验证过，会收到一封邮件，只说账户里有新消息。'),
    ).toBeFocused()
    await expect(card.getByText('在候补名单', { exact: true })).toBeVisible()
    await expect(card).toContainText('有空位时我会在这里告诉你')
    await leader.locator('.account-button').click()
    await expect(leader.getByRole('link', { name: '小组收件箱', exact: true })).toBeVisible()
    await leader.keyboard.press('Escape')
  })

  await goTo(page, '/my-groups')
  const own = page.getByRole('region', { name })
  await expect(own.getByText('在候补名单', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await test.step('accepted: how to take part, rules and calendar', async () => {
    await leader.getByRole('button', { name: '候补 1' }).click()
    const answer = letter(leader).getByRole('button', { name: '接受，发出答复' })
    await letter(leader).getByLabel('写给对方的话').fill('有空位了，欢迎你。')
    // Nothing is decided until the facilitator decides.
    await letter(leader).getByRole('button', { name: '发出答复', exact: true }).click()
    await expect(leader.locator('.error-summary')).toContainText('请先选好答复')
    await letter(leader).getByRole('radio', { name: '接受' }).check()
    // Without a network nothing is answered, and what was written stays.
    await leader.context().setOffline(true)
    await answer.click()
    await expect(letter(leader).locator('.error-summary')).toBeFocused()
    await expect(letter(leader).getByLabel('写给对方的话')).toHaveValue('有空位了，欢迎你。')
    await expect(own.getByText('在候补名单', { exact: true })).toBeVisible()
    await leader.context().setOffline(false)
    await answer.click()
    await expect(own.getByText('已加入', { exact: true })).toBeVisible()
    await expect(own.getByText('有空位了，欢迎你。')).toBeVisible()
    await expect(own.getByRole('link', { name: '进入会议' })).toHaveAttribute(
      'href',
      'https://meet.example/room',
    )
    await expect(own.getByText('听到的留在小组里。')).toBeVisible()
    await expect(leader.getByText('2 位里有 1 位，候补 0 位')).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await own.getByRole('button', { name: '存到日历' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n.*\nSUMMARY:小组\r\n.*END:VCALENDAR\r\n$/s)
    expect(file).not.toContain(name)
  })

  await test.step('leaving frees the seat, and asking again begins anew', async () => {
    await own.getByRole('button', { name: /^退出小组/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click()
    await expect(page.getByText('你已退出小组。')).toBeFocused()
    await expect(leader.getByText('2 位里有 0 位，候补 0 位')).toBeVisible()
    await goTo(page, '/support')
    await expect(async () => {
      const more = page.getByRole('button', { name: '更多小组' })
      if ((await card.count()) === 0 && (await more.count()) > 0) await more.click()
      await expect(card).toBeVisible({ timeout: 2000 })
    }).toPass()
    await card.getByRole('button', { name: `申请加入：${name}` }).click()
    await card.getByLabel('称呼').fill('小满')
    await card.getByLabel('给带领者的话').fill('还是想来听听')
    await card.getByRole('button', { name: '发送申请' }).click()
    await leader.getByRole('button', { name: '新的 1' }).click()
    // Nobody is turned away without a word by accident.
    await letter(leader).getByRole('radio', { name: '婉拒' }).check()
    await expect(letter(leader).getByLabel('写给对方的话')).toHaveValue(/^谢谢你来问。这个小组这一次不太合适/)
    await letter(leader).getByRole('button', { name: '婉拒，发出答复' }).click()
    await leader
      .getByRole('dialog', { name: '婉拒 小满？' })
      .getByRole('button', { name: '发出婉拒' })
      .click()
    await expect(card.getByText('这次没能加入', { exact: true })).toBeVisible()
    await expect(card).toContainText('不是你哪里不好')
    // What they had written stands with the answer, on both sides.
    await expect(card.getByText('还是想来听听')).toBeVisible()
    await leader.getByRole('button', { name: '已婉拒 1' }).click()
    await expect(letter(leader).getByRole('heading', { name: '小满 这次没能加入' })).toBeVisible()
    await expect(letter(leader).getByText('还是想来听听')).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('button', { name: /^清除这份申请/ }).click()
    await expect(card.getByRole('button', { name: '发送申请' })).toBeVisible()
  })
  await leader.context().close()
})

test('urgent words are met on both sides, a full group takes nobody, a member is asked to leave', async ({
  page,
  browser,
  expectedErrors,
}) => {
  test.slow()
  // The browser's own line on the refused call.
  expectedErrors.push(/status of 400|409|412/)
  const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
  const { id, name } = await groupOf(facilitator, 1)
  const member = await createPerson({ firstName: 'Ann' })
  await requestOf(id, member.uid, 'Ann', 'accepted')
  await writeDocument(`groups/${id}`, { taken: { integerValue: '1' } })
  await requestOf(id, 'somebody', 'Ben')
  const daysAgo = (days: number) => ({
    timestampValue: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString(),
  })
  await writeDocument(`groups/${id}/requests/somebody`, { requestedAt: daysAgo(4.5) })
  const leader = await pageOf(browser, facilitator, 'en', `/group-inbox?group=${id}`)
  await prefer(page, { language: 'en' })
  await signIn(page, member, 'en', '/my-groups')
  const own = page.getByRole('region', { name })
  await expect(own.getByText('You’re in')).toBeVisible()
  await expect(own.getByText('The facilitator hasn’t said yet')).toBeVisible()

  await expect(letter(leader).getByText('There are urgent words in this request')).toHaveCount(0)
  // Whoever has no profile is gone, and cannot be answered.
  await writeDocument('users/urgent', { uid: text('urgent') })
  await writeDocument(`groups/${id}/requests/urgent`, {
    uid: text('urgent'),
    name: text('Mia'),
    message: text('I want to kill myself'),
    language: text('en'),
    status: text('asked'),
    requestedAt: daysAgo(1),
  })
  // Seen before it is opened, above a request that has waited longer; which letter is open does not change under whoever answers it.
  const letters = leader.getByRole('list', { name: 'New' }).getByRole('button')
  await expect(letters.first()).toHaveAccessibleName(/^Mia ?Urgent words ?\d/)
  await expect(letters.nth(1)).toHaveAccessibleName(/^Ben ?Waiting 4 days ?\d/)
  await expect(letter(leader).getByRole('heading', { name: 'Ben would like to join' })).toBeVisible()
  await leader.locator('.account-button').click()
  await expect(
    leader.getByRole('link', {
      name: 'Group Inbox 2 requests are waiting for your answer, 1 of them with urgent words',
    }),
  ).toBeVisible()
  await leader.keyboard.press('Escape')
  await leader.getByRole('button', { name: /Mia/ }).click()
  await expect(letter(leader).getByRole('heading', { name: 'Mia would like to join' })).toBeFocused()
  await expect(
    letter(leader).getByText('There are urgent words in this request: answer them first'),
  ).toBeVisible()
  // Nobody who wrote them is answered with nothing.
  await letter(leader).getByRole('radio', { name: 'Put on the waiting list' }).check()
  await letter(leader).getByRole('button', { name: 'Put on the list and send the answer' }).click()
  await expect(leader.locator('.error-summary')).toContainText(
    'There are urgent words in this request. Please answer them in a few words first.',
  )
  await expectAccessible(leader)
  await letter(leader).getByRole('button', { name: 'Welcome, with care' }).click()
  await expect(letter(leader).getByText('The group is full.')).toBeVisible()
  await expectAccessible(leader)
  await letter(leader).getByRole('button', { name: 'Accept and send the answer' }).click()
  await expect(leader.locator('.error-summary')).toContainText('The group is full')
  await expect(letter(leader).getByLabel('Your words to them')).toHaveValue(/Thank you for writing this/)

  await leader.getByRole('button', { name: 'Members 1' }).click()
  await letter(leader).getByLabel('Your words to them').fill('Please take a break.')
  await letter(leader).getByRole('button', { name: 'Ask to leave the group' }).click()
  const question = leader.getByRole('dialog', { name: 'Ask Ann to leave the group?' })
  await expect(question.getByRole('button', { name: 'No, keep them' })).toBeFocused()
  await question.getByRole('button', { name: 'Ask to leave', exact: true }).click()
  await expect(own.getByText('No longer in the group')).toBeVisible()
  await expect(own.getByText('Please take a break.')).toBeVisible()
  await expect(leader.getByText('0 of 1 places taken, 0 on the waiting list')).toBeVisible()
  await own.getByRole('button', { name: 'Clear this request' }).click()
  await expect(page.getByText('Cleared.')).toBeFocused()

  // They cannot ask again before the facilitator lets them, and read so without a reproach.
  await goTo(page, '/support')
  const card = await groupCard(page, name)
  await card.getByRole('button', { name: `Ask to join: ${name}` }).click()
  await expect(card.getByText(/its facilitator asked you to leave.* All other groups are open/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Send request' })).toHaveCount(0)
  await expectAccessible(page)
  await leader.getByText('Asked to leave (1)', { exact: true }).click()
  await expectAccessible(leader)
  await leader.getByRole('button', { name: /^Let them ask again ?: Ann$/ }).click()
  await expect(leader.getByText('Ann can ask again now.')).toBeFocused()
  await expect(leader.getByText(/^Asked to leave/)).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Send request' })).toBeVisible()
  await leader.context().close()
})

for (const [language, words] of [
  [
    'zh-CN',
    {
      message: '我不想活了',
      decline: '婉拒',
      send: '婉拒，发出答复',
      question: '婉拒 Mia？申请里有紧急的话',
      yours: '你写的答复',
      caring: 'Thank you for writing this; it sounds like a very hard time. This group isn’t the right one',
      writeAdmin: '写信给管理员',
      full: '这轮满了',
      fullWithCare: '这轮满了，先关心',
      answer: '写给对方的话',
      back: '回去改答复',
      yes: '答复写好了，发出',
      done: '已婉拒 Mia。',
      callNow: '难受得撑不住的时候，现在就可以打：',
      declined: '这次没能加入',
      line: /^12356 /,
      all: '全部求助方式',
      directory: '小组目录',
      open: /^看带领者的答复/,
      here: '现在特别难？看看可以打给谁',
    },
  ],
  [
    'en',
    {
      message: 'I want to kill myself',
      decline: 'Decline',
      send: 'Decline and send the answer',
      question: 'Decline Mia? There are urgent words in the request',
      yours: 'What you answered',
      caring: 'Thank you for writing this; it sounds like a very hard time. This group isn’t the right one',
      writeAdmin: 'Write to an administrator',
      full: 'Full for now',
      fullWithCare: 'Full for now, with care',
      answer: 'Your words to them',
      back: 'Go back to my answer',
      yes: 'My answer is ready: send it',
      done: 'You declined Mia.',
      callNow: 'If it gets too much, you can call now:',
      declined: 'Not this time',
      line: /^12356 /,
      all: 'All ways to get help',
      directory: 'Directory of groups',
      open: /^See the facilitator’s answer/,
      here: 'Very hard right now? See who you can call',
    },
  ],
] as const)
  test(`urgent words are not declined in one press, and whoever wrote them reads whom to call (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
    const { id, name } = await groupOf(facilitator)
    const asker = await createPerson({ firstName: 'Mia' })
    const other = await createPerson({ firstName: 'Ben' })
    await requestOf(id, asker.uid, 'Mia', 'asked', words.message)
    await requestOf(id, other.uid, 'Ben', 'declined', 'hello')
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await signIn(page, asker, language, '/my-groups')
    const own = page.getByRole('region', { name })
    const call = own.getByRole('region', { name: words.callNow })
    // As soon as the server has looked at the words, whatever the facilitator does.
    await expect(call.getByRole('link', { name: words.line })).toHaveAttribute('href', 'tel:12356')
    const box = await call.getByRole('link', { name: words.line }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const leader = await pageOf(browser, facilitator, language, `/group-inbox?group=${id}`)
    // Whoever is to tell an administrator has the way there.
    await expect(
      letter(leader).getByRole('note').getByRole('link', { name: words.writeAdmin }),
    ).toHaveAttribute('href', /\/contact$/)
    // Also the text for the waiting list answers the words and names whom to call; the calm one is not offered.
    await expect(letter(leader).getByRole('button', { name: words.full, exact: true })).toHaveCount(0)
    await letter(leader).getByRole('button', { name: words.fullWithCare }).click()
    await expect(letter(leader).getByLabel(words.answer)).toHaveValue(
      /^Thank you for writing this; .*helpline/,
    )
    await letter(leader).getByRole('radio', { name: words.decline, exact: true }).check()
    await letter(leader).getByRole('button', { name: words.send }).click()
    const question = leader.getByRole('dialog', { name: words.question })
    await expect(question.getByRole('button', { name: words.back })).toBeFocused()
    await expect(question).toContainText('12356')
    await expect(question.getByRole('region', { name: words.yours })).toContainText(words.caring)
    await expectAccessible(leader)
    await leader.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(letter(leader).getByRole('radio', { name: words.decline, exact: true })).toBeChecked()
    await letter(leader).getByRole('button', { name: words.send }).click()
    await question.getByRole('button', { name: words.yes }).click()
    await expect(leader.getByText(words.done)).toBeVisible()
    await leader.context().close()

    await expect(own.getByText(words.declined, { exact: true })).toBeVisible()
    await expect(call.getByRole('link', { name: words.line })).toBeVisible()
    await expect(call.getByRole('link', { name: words.all })).toHaveAttribute('href', /\/crisis$/)
    await goTo(page, '/support')
    await expect(page.getByRole('heading', { level: 2, name: words.directory })).toBeAttached()
    const card = await groupCard(page, name)
    await card.getByRole('button', { name: words.open }).click()
    await expect(card.getByRole('link', { name: words.line })).toHaveAttribute('href', 'tel:12356')

    const calm = await pageOf(browser, other, language, '/my-groups')
    const declined = calm.getByRole('region', { name })
    await expect(declined.getByRole('link', { name: words.here })).toHaveAttribute('href', /\/crisis$/)
    await expect(declined.getByText(words.callNow)).toHaveCount(0)
    await expectAccessible(calm)
    await calm.context().close()
  })

for (const [language, words] of [
  [
    'zh-CN',
    {
      decline: '婉拒',
      send: '婉拒，发出答复',
      answer: '写给对方的话',
      question: '婉拒 Mia？',
      empty: '你还没有给对方写话。',
      write: '回去写几句',
      template: '填入范文，再看一看',
      anyway: '不写话，直接婉拒',
      yours: '你写的答复',
      back: '回去改答复',
      yes: '发出婉拒',
      done: /^已婉拒 Mia。/,
      declined: '这次没能加入',
      again: /^改回复 ?：Mia$/,
      wasDeclined: 'Mia 这次没能加入',
      still: '还是婉拒，改写几句',
      accept: '接受',
      sendAccepted: '接受，发出答复',
      accepted: '已加入',
      acceptedDone: /^已接受 Mia。/,
    },
  ],
  [
    'en',
    {
      decline: 'Decline',
      send: 'Decline and send the answer',
      answer: 'Your words to them',
      question: 'Decline Mia?',
      empty: 'You haven’t written anything to them yet.',
      write: 'Go back and write a few words',
      template: 'Put in a kind text to look at',
      anyway: 'Decline without a word',
      yours: 'What you answered',
      back: 'Go back to my answer',
      yes: 'Decline and send',
      done: /^You declined Mia\./,
      declined: 'Not this time',
      again: /^Answer again ?: Mia$/,
      wasDeclined: 'Mia couldn’t join this time',
      still: 'Still decline, in other words',
      accept: 'Accept',
      sendAccepted: 'Accept and send the answer',
      accepted: 'You’re in',
      acceptedDone: /^You accepted Mia\./,
    },
  ],
] as const)
  test(`nobody is declined in one press or without a word by a slip, and the answer can be changed (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
    const { id, name } = await groupOf(facilitator)
    const asker = await createPerson({ firstName: 'Mia' })
    // Somebody else was declined before: it is Mia who is opened again.
    await requestOf(id, 'somebody', 'Ben', 'declined')
    await writeDocument(`groups/${id}/requests/somebody`, {
      requestedAt: { timestampValue: '2026-11-19T08:00:00Z' },
    })
    await requestOf(id, asker.uid, 'Mia')
    await prefer(page, { language })
    await signIn(page, asker, language, '/my-groups')
    const own = page.getByRole('region', { name })
    const leader = await pageOf(browser, facilitator, language, `/group-inbox?group=${id}`)
    await leader.setViewportSize({ width: 360, height: 640 })
    const answer = letter(leader).getByLabel(words.answer)
    const send = letter(leader).getByRole('button', { name: words.send })
    const question = leader.getByRole('dialog', { name: words.question })

    await test.step('without words: said kindly, with a text to start from', async () => {
      await letter(leader).getByRole('radio', { name: words.decline, exact: true }).check()
      await answer.fill('')
      await send.click()
      await expect(question).toContainText(words.empty)
      await expect(question.getByRole('button').first()).toBeFocused()
      await expect(question.getByRole('button').first()).toHaveText(words.write)
      await expect(question.getByRole('button', { name: words.anyway })).toBeInViewport({ ratio: 1 })
      await expectAccessible(leader)
      await expectNoSidewaysScroll(leader)
      await question.getByRole('button', { name: words.template }).click()
      await expect(question).toHaveCount(0)
      await expect(answer).toBeFocused()
      await expect(answer).toHaveValue(/^Thank you for asking\. This group isn’t the right one/)
    })

    await test.step('with words: they are shown, and "back" is the answer of a slip', async () => {
      await answer.fill('Sorry, not this time.')
      await send.click()
      await expect(question.getByRole('region', { name: words.yours })).toHaveText('Sorry, not this time.')
      await expect(question.getByRole('button', { name: words.back })).toBeFocused()
      await expectAccessible(leader)
      await leader.keyboard.press('Enter')
      await expect(question).toHaveCount(0)
      await expect(answer).toHaveValue('Sorry, not this time.')
      // However much is written, the question and all its answers stay on the screen.
      await answer.fill('Sorry, not this time.\n'.repeat(40))
      await send.click()
      await expect(question.getByRole('heading', { name: words.question })).toBeInViewport({ ratio: 1 })
      await expect(question.getByRole('button', { name: words.yes })).toBeInViewport({ ratio: 1 })
      await expectAccessible(leader)
      await leader.keyboard.press('Escape')
      await answer.fill('Sorry, not this time.')
      await send.click()
      await question.getByRole('button', { name: words.yes }).click()
      await expect(leader.getByText(words.done)).toBeFocused()
      await expect(own.getByText(words.declined, { exact: true })).toBeVisible()
      await expect(own.getByText('Sorry, not this time.')).toBeVisible()
    })

    await test.step('the answer is changed: other words first, then a place', async () => {
      await leader.getByRole('button', { name: words.again }).click()
      await expect(letter(leader).getByRole('heading', { name: words.wasDeclined })).toBeFocused()
      await expectAccessible(leader)
      await letter(leader).getByRole('radio', { name: words.still }).check()
      await expect(answer).toHaveValue('Sorry, not this time.')
      await answer.fill('Sorry, all places are taken.')
      await send.click()
      await question.getByRole('button', { name: words.yes }).click()
      await expect(leader.getByText(words.done)).toBeFocused()
      await expect(own.getByText('Sorry, all places are taken.')).toBeVisible()
      await expect(own.getByText('Sorry, not this time.')).toHaveCount(0)
      await leader.getByRole('button', { name: words.again }).click()
      await letter(leader).getByRole('radio', { name: words.accept, exact: true }).check()
      await answer.fill('There is a place after all.')
      await letter(leader).getByRole('button', { name: words.sendAccepted }).click()
      await expect(leader.getByText(words.acceptedDone)).toBeFocused()
      await expect(own.getByText(words.accepted, { exact: true })).toBeVisible()
      // A member is not answered once more.
      await expect(leader.getByRole('button', { name: words.again })).toHaveCount(0)
    })
    await leader.context().close()
  })

test('an administrator sees that a request waits, not what it says, and hands the group over', async ({
  page,
  browser,
}) => {
  test.slow()
  const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
  const next = await createPerson({ role: 'professional', firstName: unique('Ning') })
  await checkEntry(next.uid)
  const { id, name } = await groupOf(facilitator)
  await requestOf(id, 'somebody', 'Ben')
  const leader = await pageOf(browser, facilitator, 'en', '/group-inbox')
  await expect(letter(leader)).toContainText('SECRET-WORDS')
  const newLeader = await pageOf(browser, next, 'en', '/group-inbox')
  await expect(newLeader.getByText('You don’t lead a group yet.')).toBeVisible()
  await requestOf(id, 'urgent', 'Mia', 'asked', 'I want to kill myself tonight')
  await prefer(page, { language: 'en' })
  await openPanel(page, 'en', 'requests')
  const waiting = page.getByRole('listitem').filter({ hasText: name })
  await expect(waiting).toContainText('2 unanswered, the oldest since 20 November 2026')
  await expect(page.locator('main')).not.toContainText(/SECRET-WORDS|urgent/i)
  await waiting.getByRole('button', { name: 'Hand over' }).click()
  const choice = waiting.getByLabel('New facilitator')
  await expect(choice).toBeVisible()
  await expectAccessible(page)
  // Whoever leads it is nobody to give it to; with nobody chosen nothing happens, and that is said.
  await expect(choice.locator(`option[value="${facilitator.uid}"]`)).toHaveCount(0)
  await waiting.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAccessibleDescription('Please choose the new facilitator first.')
  await choice.selectOption(next.uid)
  await waiting.getByRole('button', { name: 'Hand over', exact: true }).click()
  // Nobody can bring back what it deletes: asked first, and "no" is the answer of a slip.
  const question = page.getByRole('dialog', { name: new RegExp(`^Have Ning.* lead “${name}”\\?$`) })
  await expect(question.getByRole('button', { name: 'Change nothing' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(letter(leader)).toContainText('SECRET-WORDS')
  await waiting.getByRole('button', { name: 'Hand over', exact: true }).click()
  // Both see it on the page that is open.
  const [before, after] = [
    { page: leader, language: 'en' } as const,
    { page: newLeader, language: 'en' } as const,
  ]
  keepSeen(await handOverGroup(page, before, after, name))
  await expect(page.locator('.admin-note')).toContainText(`“${name}” now belongs to`)
  await expect(leader.getByRole('heading', { name: `“${name}” is led by someone else now` })).toBeFocused()
  await expect(leader.getByText('You don’t lead a group yet.')).toBeVisible()
  await expectAccessible(leader)
  await leader.context().close()
  // What was written to one person in confidence goes to nobody else.
  // Urgent words are not lost on the way: that there were some is all that is known of them.
  await expect(letter(newLeader)).toContainText('Mia')
  await expect(letter(newLeader)).toContainText(
    'Urgent words were in this request; its text wasn’t passed on.',
  )
  await expect(
    letter(newLeader).getByText('Urgent words were in this request: please answer it first'),
  ).toBeVisible()
  await expect(newLeader.locator('main')).not.toContainText('kill')
  await expectAccessible(newLeader)
  await newLeader.getByRole('button', { name: /Ben/ }).click()
  await expect(letter(newLeader)).toContainText('Ben')
  await expect(letter(newLeader)).toContainText('wasn’t passed on')
  await expect(newLeader.getByRole('button', { name: /Ben.*wasn’t passed on/ })).toBeVisible()
  await expect(newLeader.locator('main')).not.toContainText('SECRET-WORDS')
  await newLeader.context().close()
})

test('a facilitator whose open group goes to somebody else reads so, and is put before no other', async ({
  page,
  expectedErrors,
}) => {
  // The browser's own lines on what is refused from then on.
  expectedErrors.push(/permission-denied|evaluation error/)
  const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
  const { id, name } = await groupOf(facilitator)
  const other = unique('另一个')
  await writeGroup(`${id}-other`, { name: other, facilitatorUid: facilitator.uid })
  await requestOf(`${id}-other`, 'somebody', 'Ben')
  await signIn(page, facilitator, 'zh-CN', `/group-inbox?group=${id}`)
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await writeDocument(`groups/${id}`, { facilitatorUid: text('nobody') })
  await expect(page.getByRole('heading', { name: `“${name}”现在由别人带领` })).toBeFocused()
  await expect(page.getByText(`“${name}”现在由别人带领`)).toHaveCount(2)
  await expect(letter(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: other }).click()
  await expect(letter(page)).toContainText('SECRET-WORDS')
  await expect(page.getByRole('heading', { name: /现在由别人带领/ })).toHaveCount(0)
})

test('what was written for one facilitator is sent to the next only by a second press', async ({ page }) => {
  const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
  const { id, name } = await groupOf(facilitator)
  await signIn(page, await createAccount({ displayName: 'Lin' }), 'zh-CN', '/support')
  const card = await groupCard(page, name)
  await card.getByRole('button', { name: `申请加入：${name}` }).click()
  await expect(card).toContainText('只有这个小组的带领者 Example 能看到')
  await card.getByLabel('给带领者的话').fill('只想告诉你')
  await writeDocument(`groups/${id}`, { facilitatorUid: text('nobody'), facilitatorName: text('Ning') })
  await card.getByRole('button', { name: '发送申请' }).click()
  await expect(card.locator('.error-summary')).toBeFocused()
  await expect(card.locator('.error-summary')).toContainText('这个小组现在由 Ning 带领')
  await expect(card.getByLabel('给带领者的话')).toHaveValue('只想告诉你')
  await expectAccessible(page)
  await card.getByRole('button', { name: '发送申请' }).click()
  await expect(card.getByText('已申请，等答复')).toBeVisible()
})

test('a member is shown as one, and reads that the group is gone once an administrator has removed it', async ({
  page,
  browser,
}) => {
  test.slow()
  // A digit sorts before every name, so that the group is on the first page of the panel.
  const name = unique('0')
  const id = `gone-${name.slice(-8)}`
  await writeGroup(id, { name })
  const member = await createPerson({ firstName: 'Ann' })
  await requestOf(id, member.uid, 'Ann', 'accepted')
  await requestOf(id, 'somebody', 'Ben')
  const own = await pageOf(browser, member, 'zh-CN', '/support')
  const card = await groupCard(own, name)
  await card.getByRole('button', { name: `已加入，看怎么参加：${name}` }).click()
  await expect(card.getByRole('button', { name: '申请加入' })).toHaveCount(0)
  await expect(card.getByText('已加入', { exact: true })).toBeVisible()
  await expectAccessible(own)
  await goTo(own, '/my-groups')
  const group = own.getByRole('region', { name })
  await expect(group.getByText('已加入', { exact: true })).toBeVisible()

  await openPanel(page, 'zh-CN', 'groups')
  await page.getByRole('button', { name: new RegExp(`^删除.*${name}`) }).click()
  const question = page.getByRole('dialog', { name: `删除“${name}”？` })
  await expect(question).toContainText('1 位成员，1 份在等结果的申请')
  await expectAccessible(page)
  await question.getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.locator('.admin-note')).toHaveText(`${name} 已删除。`)

  await expect(group.getByText('这个小组已经没有了')).toBeVisible()
  await expect(group.getByText('已加入', { exact: true })).toHaveCount(0)
  await expect(group).toContainText('管理员删除了这个小组。')
  await expect(group).not.toContainText('SECRET')
  await expectAccessible(own)
  await group.getByRole('button', { name: /^知道了，清除/ }).click()
  await expect(own.getByText('已清除。')).toBeFocused()
  await expect(own.getByText('你还没有申请加入小组。')).toBeVisible()
  await own.context().close()
})
