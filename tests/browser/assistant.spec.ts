import { addressIn } from '@amhs/domain/page-address'
import { chatWords, heardFromNowOn, say, script, startChat, timesAsked, withoutBackend } from './support/chat'
import {
  alive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  prefer,
  test,
} from './support/fixtures'

for (const language of ['zh-CN', 'en'] as const) {
  const text = chatWords[language]

  test.describe(`in ${language}`, () => {
    test('a visitor is told what it is, agrees, and gets an answer by sentence', async ({ page }) => {
      const message = `${text.question} ${language} provider`
      await script({
        message,
        pieces: [
          'A fixed hour helps. ',
          'You can read more in [articles](/learn). ',
          'So does a walk by day.',
        ],
        pause: 30,
      })
      await page.setViewportSize({ width: 360, height: 640 })
      await startChat(page, language)
      await expect(page.getByText(text.program)).toBeVisible()
      // A small phone shows that no person answers, and the field to write in, above its bar; what it cannot do is one press away.
      const field = await page.getByRole('textbox', { name: text.field }).boundingBox()
      expect(field && field.y + field.height).toBeLessThan(573)
      await expectAccessible(page)
      await page.getByText(text.canAndCannot).click()
      await expect(page.getByText(text.cannot)).toBeVisible()
      await expectAccessible(page)
      const heard = await heardFromNowOn(page)
      await say(page, language, message)
      // The very first call wakes the function, which takes the emulator some seconds.
      await expect(page.getByRole('button', { name: text.agree })).toBeVisible({ timeout: 25_000 })
      await expectAccessible(page)
      expect(await timesAsked(message), 'nothing is sent before the person agrees').toBe(0)
      await page.getByRole('button', { name: text.agree }).click()
      await expect(page.getByText(text.ai)).toBeVisible()
      await expect(page.getByText(text.disclosure)).toBeVisible()
      // Each sentence is said once, and whoever then reads the page line by line meets it once.
      await expect
        .poll(heard)
        .toEqual(['A fixed hour helps.', 'You can read more in articles.', 'So does a walk by day.'])
      await expect(page.getByRole('log')).toBeEmpty()
      expect((await page.getByRole('main').ariaSnapshot()).split('a walk by day')).toHaveLength(2)
      await expect(
        page.getByRole('list').getByRole('link', { name: 'articles', exact: true }),
      ).toHaveAttribute('href', addressIn(language, '/learn'))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // Withdrawing is one button; from then on the articles answer.
      await page.getByRole('button', { name: /撤回同意|Withdraw consent/ }).click()
      await say(page, language, text.question)
      await expect(page.getByRole('link', { name: text.article })).toBeVisible()
      expect(await timesAsked(text.question)).toBe(0)
      // Who turns to the AI again is led to the question whether it may answer.
      await page.getByRole('button', { name: /改用 AI 回答|Let the AI answer/ }).press('Enter')
      const asked = page.getByRole('heading', { name: /要由 AI 服务回答吗|want an AI service to answer/ })
      await expect(asked).toBeFocused()
    })

    test('after the question about age one is in the field to write in', async ({ page }) => {
      await prefer(page, { language })
      await open(page, '/ai-chat')
      await page.getByRole('button', { name: text.adult, exact: true }).press('Enter')
      await expect(page.getByRole('textbox', { name: text.field })).toBeFocused()
    })

    test('sending nothing while an answer arrives leaves no refusal behind', async ({ page }) => {
      const message = language === 'en' ? 'How do I learn words?' : '怎么背单词？'
      await script({
        message,
        pieces: ['A few a day. ', 'Say them aloud. ', 'Sleep helps too.'],
        pause: 1000,
      })
      await startChat(page, language)
      await say(page, language, message)
      await page.getByRole('button', { name: text.agree }).click({ timeout: 25_000 })
      await expect(page.getByRole('button', { name: text.stop })).toBeVisible()
      const field = page.getByRole('textbox', { name: text.field })
      await field.press('Enter')
      await expect(field, 'a key pressed once too often is no mistake').not.toHaveAttribute('aria-invalid')
      await page
        .getByRole('button', { name: language === 'en' ? 'Send' : '发送', exact: true })
        .press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page).toHaveTitle(/^(错误：|Error: )/)
      await expect(page.getByRole('button', { name: text.stop })).toHaveCount(0)
      await expect(field).not.toHaveAttribute('aria-invalid')
      await expect(page).not.toHaveTitle(/^(错误：|Error: )/)
      // Without an answer the message would be back in it.
      await field.fill('')
      await field.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.pressSequentially('a')
      await expect(field).not.toHaveAttribute('aria-invalid')
    })

    test('without script the page says so and shows what there is', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${baseURL}${language === 'en' ? '/en' : ''}/ai-chat`)
      const main = page.getByRole('main')
      const why = main.getByText(
        language === 'en' ? /^The chat needs JavaScript/ : /^和助手对话要靠 JavaScript/,
      )
      await expect(why).toBeVisible()
      await expect(why).toContainText(language === 'en' ? 'call a number on this page' : '就打这一页上的电话')
      await expect(main.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
      await expect(main.getByRole('link', { name: language === 'en' ? 'Articles' : '文章' })).toBeVisible()
      await context.close()
    })
  })
}

test('without a backend the guide answers from the articles and says what it is', async ({ page }) => {
  const language = 'en'
  const text = chatWords[language]
  await withoutBackend(page)
  await startChat(page, language)
  await say(page, language, text.question)
  await expect(page.getByText(text.guide)).toBeVisible()
  await expect(page.getByRole('link', { name: text.article })).toBeVisible()
  // One true thing about what it is; first what was said is taken up, then three ways on.
  await expect(page.getByText(text.noAi)).toBeVisible()
  await expect(page.getByText(text.program)).toHaveCount(0)
  await expect(page.getByText(/There’s no AI here: this only searches our articles/)).toBeVisible()
  await page.getByText(text.canAndCannot).click()
  await expect(page.getByText(/When an AI answers/)).toHaveCount(0)
  await expect(page.getByRole('listitem').getByText(text.reflection)).toBeVisible()
  const offers = page.getByRole('navigation', { name: 'You can also', exact: true })
  await expect(offers.getByRole('link', { name: text.person })).toHaveAttribute('href', /\/crisis$/)
  await expect(offers.getByRole('link', { name: text.exercise })).toHaveAttribute(
    'href',
    /\/tools\/grounding$/,
  )
  await say(page, language, 'who reads this')
  await expect(
    page.getByRole('listitem').getByText('There’s no AI here, so messages don’t go to an AI service.'),
  ).toBeVisible()
  await expect(page.getByText(/only if you/)).toHaveCount(0)
  await expectAccessible(page)
})

for (const language of ['zh-CN', 'en'] as const)
  test(`who writes on before the answer has come gets both answers, each under its message (${language})`, async ({
    page,
  }) => {
    const text = chatWords[language]
    let answer: () => void = () => undefined
    const secondIsSent = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/app-config.json', async (route) => {
      await secondIsSent
      await route.fulfill({ json: { backend: 'none' } })
    })
    await page.setViewportSize({ width: 360, height: 640 })
    await startChat(page, language)
    await say(page, language, text.question)
    await expect(page.getByRole('button', { name: text.stop })).toBeVisible()
    const [second, secondArticle] =
      language === 'en'
        ? ['How do I deal with stress?', 'Read “Coping with stress”']
        : ['压力大怎么办', '读《应对压力》']
    await say(page, language, second)
    answer()
    await expect(page.getByRole('link', { name: secondArticle })).toBeVisible()
    await expect(page.getByRole('link', { name: text.article })).toHaveCount(1)
    const conversation = await page
      .getByRole('region', { name: language === 'en' ? 'Conversation' : '对话' })
      .innerText()
    const order = [text.question, text.article, second, secondArticle].map((part) =>
      conversation.indexOf(part),
    )
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    // What one can do instead stands once, under the newer answer.
    await expect(page.getByRole('link', { name: text.exercise })).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('a shrug is no question: there is a way to begin, and no talk of missing articles', async ({ page }) => {
  await withoutBackend(page)
  await startChat(page, 'en')
  await say(page, 'en', 'dunno')
  await expect(page.getByRole('listitem').getByText('You don’t have to know what to say.')).toBeVisible()
  await expect(page.getByText(/no article/)).toHaveCount(0)
})

test.describe('when things go wrong', () => {
  test.use({ expectedErrors: [/status of \d{3}|Failed to load resource|ERR_/] })

  test('a broken answer says so, keeps the words, shows contacts, and can be tried again', async ({
    page,
  }) => {
    const message = 'Please plan my week'
    await script({ message, pieces: ['First. ', 'Second. ', 'Third. '], breakAfter: 2, pause: 20 })
    await startChat(page, 'en')
    await say(page, 'en', message)
    // What goes with the press on it leaves the focus between the conversation and the field.
    const tools = page.getByRole('group', { name: 'Manage the conversation' })
    await page.getByRole('button', { name: chatWords.en.agree }).press('Enter')
    await expect(tools).toBeFocused()
    await expect(page.getByRole('heading', { name: chatWords.en.failed })).toBeVisible()
    await expect(page.getByText('The answer broke off')).toBeVisible()
    await expect(page.getByRole('textbox', { name: chatWords.en.field })).toHaveValue(message)
    await expectAccessible(page)
    await script({ message, pieces: ['All of it. '] })
    await page.getByRole('button', { name: chatWords.en.retry }).press('Enter')
    await expect(tools).toBeFocused()
    await expect(page.getByText('All of it.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: chatWords.en.failed })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: chatWords.en.field })).toHaveValue('')
  })

  test('no network: the reason, the contacts, and the articles as a way on', async ({ page, context }) => {
    await startChat(page, 'zh-CN')
    await page.getByRole('textbox', { name: chatWords['zh-CN'].field }).waitFor()
    await context.setOffline(true)
    await say(page, 'zh-CN', '怎样安排时间')
    const failure = page.getByRole('alert').filter({ hasText: chatWords['zh-CN'].failed })
    await expect(failure).toBeVisible()
    await expect(failure.getByRole('link').first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: chatWords['zh-CN'].useArticles }).press('Enter')
    await expect(failure).toHaveCount(0)
    await expect(page.getByRole('group', { name: '管理对话' })).toBeFocused()
  })

  test('words that are not fit are taken back, on the page too', async ({ page }) => {
    const message = 'What do you make of this'
    await script({ message, pieces: ['Fine so far. ', 'You clearly have depression. '], pause: 200 })
    await startChat(page, 'en')
    await say(page, 'en', message)
    await page.getByRole('button', { name: chatWords.en.agree }).click()
    await expect(page.getByText('This answer did not pass our safety check')).toBeVisible()
    await expect(page.getByText('Fine so far.')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('an answer can be stopped; the conversation copied and cleared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const message = 'Tell me a long story'
  await script({ message, pieces: Array.from({ length: 60 }, (_, line) => `Line ${line}. `), pause: 150 })
  await startChat(page, 'en')
  await say(page, 'en', message)
  await page.getByRole('button', { name: chatWords.en.agree }).click()
  await expect(page.getByText('Line 1.').first()).toBeVisible()
  await page.getByRole('button', { name: chatWords.en.stop }).click()
  await expect(page.getByText('(You stopped it)')).toBeVisible()
  await expect(page.getByRole('button', { name: chatWords.en.retry })).toBeFocused()
  await expect(page.getByRole('status').getByText('Stopped.', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy conversation' }).click()
  await expect(page.getByRole('main').getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(message)
  expect(copied).toContain(chatWords.en.ai)
  await page.getByRole('button', { name: chatWords.en.clear }).click()
  const question = page.getByRole('dialog', { name: 'Clear this conversation?' })
  await expect(question).toHaveAccessibleDescription('You can’t get it back.')
  const keep = question.getByRole('button', { name: 'Keep it' })
  await expect(keep).toBeFocused()
  await keep.press('Enter')
  await expect(page.getByRole('button', { name: chatWords.en.clear })).toBeFocused()
  await page.getByRole('button', { name: chatWords.en.clear }).click()
  await page.getByRole('button', { name: chatWords.en.clearYes }).click()
  await expect(page.getByText('Line 1.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: chatWords.en.field })).toBeFocused()
})

test('Enter sends, Shift+Enter does not, nothing and too much are explained', async ({ page }) => {
  await withoutBackend(page)
  await startChat(page, 'en')
  const field = page.getByRole('textbox', { name: chatWords.en.field })
  await field.press('Enter')
  await expect(page.getByText('Write something first')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('one')
  await field.press('Shift+Enter')
  await field.pressSequentially('two')
  await expect(field).toHaveValue('one\ntwo')
  await field.fill('x'.repeat(2001))
  await field.press('Enter')
  await expect(page.getByText('Too long: 2001')).toBeVisible()
  await expect(field).toHaveValue('x'.repeat(2001))
  await expectAccessible(page)
})

test('a held Enter sends once and refuses nothing, also before the chat is ready to read', async ({
  page,
}) => {
  await withoutBackend(page)
  await startChat(page, 'en')
  const field = page.getByRole('textbox', { name: chatWords.en.field })
  await field.fill('I feel tired')
  await page.keyboard.down('Enter')
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('button', { name: chatWords.en.stop })).toHaveCount(0)
  await expect(page.getByText('I feel tired')).toHaveCount(1)
  await expect(page.getByText('Write something first')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')
})

for (const language of ['zh-CN', 'en'] as const) {
  const text = chatWords[language]
  test(`an answer from the articles is said whole and once, with its link (${language})`, async ({
    page,
  }) => {
    await withoutBackend(page)
    await startChat(page, language)
    const heard = await heardFromNowOn(page)
    await say(page, language, text.question)
    const link = page.getByRole('link', { name: text.article })
    await expect(link).toBeVisible()
    await expect.poll(heard).toEqual(expect.arrayContaining([text.reflection, text.article]))
    const said = await heard()
    expect(new Set(said).size, said.join(' / ')).toBe(said.length)
    await expect(page.getByRole('status').getByText(text.reflection)).toHaveCount(0)
  })
}

test('who takes it for a person is told again what it is', async ({ page }) => {
  await withoutBackend(page)
  await startChat(page, 'zh-CN')
  await say(page, 'zh-CN', '你是真人吗？')
  await expect(page.getByText(chatWords['zh-CN'].noAi)).toHaveCount(2)
  await expectAccessible(page)
})

test('after an hour, someone under 18 is asked to pause', async ({ page }) => {
  await page.clock.install()
  await withoutBackend(page)
  await startChat(page, 'en', 'teen')
  await say(page, 'en', chatWords.en.question)
  await expect(page.getByText(chatWords.en.guide)).toBeVisible()
  await page.clock.fastForward('59:00')
  await expect(page.getByRole('heading', { name: 'Time for a pause' })).toHaveCount(0)
  await page.clock.fastForward('02:00')
  await expect(page.getByRole('heading', { name: 'Time for a pause' })).toBeVisible()
  await expect(page.getByText(chatWords.en.noAi)).toHaveCount(2)
})

test('a visitor who has not written anything loads no Firebase; the conversation outlives a look at an article', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) loaded.push(await response.text().catch(() => ''))
  })
  await startChat(page, 'en')
  await page.waitForLoadState('networkidle')
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((code) => code.includes('@firebase/'))).toEqual([])
  await withoutBackend(page)
  await say(page, 'en', chatWords.en.question)
  await page.getByRole('link', { name: chatWords.en.article }).click()
  await expect(page).toHaveURL(/\/learn\/resource\/sleep/)
  await page.goBack()
  await alive(page)
  await expect(page.getByText(chatWords.en.question)).toBeVisible()
})
