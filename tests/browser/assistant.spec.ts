import { addressIn } from '@amhs/domain/page-address'
import type { Locator, Page } from '@playwright/test'
import {
  alive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  leaveFrom,
  open,
  prefer,
  test,
} from './support/fixtures'

const chatStandIn = process.env.AMHS_CHAT ?? ''

const words = {
  'zh-CN': {
    adult: '18 岁及以上',
    teen: '14–17 岁',
    young: '未满 14 岁',
    field: '写下你想说的',
    agree: '同意并发送',
    decline: '不发送，用站内文章回答',
    stop: '停止回答',
    retry: '再试一次',
    clear: '清空对话',
    clearYes: '清空',
    ai: 'AI 生成 · Stand-in AI',
    failed: '没有得到回答',
    useArticles: '改用站内文章回答',
    program: '回答你的是程序，不是真人',
    canAndCannot: '它能做什么，不能做什么',
    cannot: /无法替你联系任何人，也不能处理紧急情况。如有危险请拨打 120/,
    disclosure: '你正在与人工智能程序对话，它不是真人',
    noAi: '现在回答你的不是 AI',
    reflection: '睡不好，确实很难熬。',
    person: '找人说说话',
    exercise: '做一个小练习',
    guide: '以下文字摘自本站文章',
    question: '最近总是睡不着',
    article: '读《改善睡眠》',
    crisis: '我不想活了',
    crisisTitle: '你的安全最重要',
    stillAsked: /不用重说/,
    plan: '我的安全计划',
    emergency: '我站在天台',
    kitchen: '厨房的灯还亮着',
    emergencyTitle: '请现在求助',
    withSomeone: '我身边有人',
    alone: '我身边没有人',
    company: /走到亮着灯、有人的地方/,
    tellThem: /需要你陪我.*请他帮你打电话/,
    backToPage: '先回到页面',
    misread: '我不是这个意思',
    corrected: '谢谢你说清楚',
    safe: '是',
    chosen: '你选了“是”。',
    thanks: '谢谢你告诉我',
    notSafeAfterAll: '其实我没那么安全',
    numbersBeside: '需要时可以打',
    stay: '没关系，先在这里待一会儿',
  },
  en: {
    adult: '18 or over',
    teen: '14 to 17',
    young: 'Under 14',
    field: 'Write what is on your mind',
    agree: 'Agree and send',
    decline: 'Don’t send; answer from the articles',
    stop: 'Stop answering',
    retry: 'Try again',
    clear: 'Clear conversation',
    clearYes: 'Clear it',
    ai: 'Made by AI · Stand-in AI',
    failed: 'There was no answer',
    useArticles: 'Answer from our articles',
    program: 'A program answers you here, not a person and not a therapist.',
    canAndCannot: 'What it can and can’t do',
    cannot: /cannot see you, call anyone or act in an emergency. In danger\?/,
    disclosure: 'You are talking with an AI program, not a person and not a therapist.',
    noAi: 'It isn’t an AI, a person or a therapist',
    reflection: 'Nights without sleep are hard.',
    person: 'Talk to a person',
    exercise: 'Try a small exercise',
    guide: 'These words are taken from our own articles.',
    question: 'I cannot sleep at night',
    article: 'Read “Better sleep”',
    crisis: 'I want to kill myself',
    crisisTitle: 'Your safety comes first',
    stillAsked: /you don’t have to say it again/,
    plan: 'My safety plan',
    emergency: 'I took all my pills',
    kitchen: 'the kitchen light is still on',
    emergencyTitle: 'Get help now',
    withSomeone: 'I am with someone now',
    alone: 'I am alone',
    company: /Go where there are lights and people/,
    tellThem: /please stay with me.*make the call with you/,
    backToPage: 'Back to the page',
    misread: 'That is not what I meant',
    corrected: 'Thank you for clearing that up',
    safe: 'Yes',
    chosen: 'You chose “Yes”.',
    thanks: 'Thank you for telling me',
    notSafeAfterAll: 'I’m not so safe after all',
    numbersBeside: 'Call if you need to',
    stay: 'That’s all right. Stay here for a moment',
  },
} as const

type Language = keyof typeof words

async function start(page: Page, language: Language, age: 'adult' | 'teen' | 'young' = 'adult') {
  await prefer(page, { language })
  await open(page, '/ai-chat')
  await page.getByRole('button', { name: words[language][age], exact: true }).click()
}

async function say(page: Page, language: Language, text: string) {
  const field = page.getByRole('textbox', { name: words[language].field })
  await field.fill(text)
  await field.press('Enter')
}

/** Not only within the window: nothing lies over it. */
async function expectInSight(target: Locator): Promise<void> {
  await expect(async () => {
    const box = await target.boundingBox()
    if (!box) throw new Error('It has no place on the page.')
    const isOnTop = await target.evaluate(
      (element, { x, y }) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && element.contains(found)
      },
      { x: box.x + box.width / 2, y: box.y + box.height - 4 },
    )
    expect(isOnTop).toBe(true)
  }).toPass()
}

/** Every sentence that the log for screen readers is given from now on, in order. */
async function heardFromNowOn(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('log').evaluate((log) => {
    const heard: (string | null)[] = []
    Reflect.set(window, 'heard', heard)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent)
    }).observe(log, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate<string[]>("window['heard']")
}

async function script(content: object): Promise<void> {
  await fetch(`${chatStandIn}/scripts`, { method: 'PUT', body: JSON.stringify(content) })
}

async function timesAsked(message: string): Promise<number> {
  const response = await fetch(`${chatStandIn}/requests?message=${encodeURIComponent(message)}`)
  return ((await response.json()) as unknown[]).length
}

/** Serves the site as if it had no backend at all. */
async function withoutBackend(page: Page): Promise<void> {
  await page.route('**/app-config.json', (route) => route.fulfill({ json: { backend: 'none' } }))
}

for (const language of ['zh-CN', 'en'] as const) {
  const text = words[language]

  test.describe(`in ${language}`, () => {
    test('a visitor is told what it is, agrees, and gets an answer by sentence', async ({ page }) => {
      const message = `${text.question} ${language} provider`
      await script({ message, pieces: ['One. ', 'Two with [articles](/learn). ', 'Three.'], pause: 30 })
      await page.setViewportSize({ width: 360, height: 640 })
      await start(page, language)
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
      await expect.poll(heard).toEqual(['One.', 'Two with articles.', 'Three.'])
      await expect(page.getByRole('log')).toBeEmpty()
      expect((await page.getByRole('main').ariaSnapshot()).split('Three.')).toHaveLength(2)
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

    test('a cry for help gets the card at once, with the focus on its heading', async ({ page, context }) => {
      let lastRequest = Date.now()
      page.on('request', () => {
        lastRequest = Date.now()
      })
      await start(page, language)
      // As long as a few words take to be written, and until what reads them has come, which on a busy machine takes longer.
      await expect.poll(() => Date.now() - lastRequest, { timeout: 30_000 }).toBeGreaterThan(3000)
      await context.setOffline(true)
      await say(page, language, text.crisis)
      const heading = page.getByRole('heading', { name: text.crisisTitle })
      await expect(heading).toBeFocused()
      const card = page.getByRole('group', { name: text.crisisTitle })
      await expect(card).toBeVisible()
      // The numbers first, then the button that takes the alarm back.
      const named = await card.ariaSnapshot()
      expect(named.indexOf('12356')).toBeLessThan(named.indexOf(text.misread))
      expect(named.indexOf('12356')).toBeGreaterThan(-1)
      // Said once, with the focus: no alert repeats it.
      await expect(heading).toHaveAccessibleDescription(/.+/)
      await expect(page.getByRole('alert').filter({ has: heading })).toHaveCount(0)
      await context.setOffline(false)
      await expectAccessible(page)
      expect(await timesAsked(text.crisis)).toBe(0)
      // Not another word of the program until the person says that they are safe.
      await say(page, language, 'hello there')
      await expect(page.getByRole('heading', { name: text.crisisTitle })).toHaveCount(2)
      // The older card keeps its numbers; its choices would be so many more buttons of the same names.
      const safe = page.getByRole('button', { name: text.safe, exact: true })
      await expect(safe).toHaveCount(1)
      await expect(card.last().getByRole('button', { name: text.safe, exact: true })).toHaveCount(1)
      await expect(card.first().getByRole('link').first()).toBeVisible()
      // The second card says none of it again: what is asked, and whom to call.
      await expect(card.last().getByText(text.stillAsked)).toBeVisible()
      await expect(card.last().getByRole('link', { name: /120/ })).toBeVisible()
      await expect(card.last().getByRole('link', { name: text.plan })).toHaveCount(0)
      await expectAccessible(page)
      await safe.click()
      await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused()
      await expect(card.first()).toBeVisible()
      await expect(safe).toHaveCount(0)
      await expect(card.last().getByText(text.chosen)).toBeVisible()
      // Whom to call stays beside the field when the card has moved up.
      await say(page, language, language === 'en' ? 'ok' : '好的')
      await expectInSight(
        page.getByRole('region', { name: text.numbersBeside }).getByRole('link', { name: /12356/ }),
      )
      await page.getByRole('button', { name: text.notSafeAfterAll }).click()
      await expect(page.getByRole('heading', { name: text.stay })).toBeFocused()
    })

    test('immediate danger covers everything else until the person closes it', async ({ page }) => {
      await start(page, language, 'teen')
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('heading')).toBeFocused()
      await expectAccessible(page)
      // Heading, number, line: as it is read, so is it reached.
      for (const number of [/120/, /12356/]) {
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('link', { name: number })).toBeFocused()
      }
      await dialog.getByRole('button', { name: text.withSomeone }).click()
      await expect(dialog.getByText(text.tellThem)).toBeFocused()
      await dialog.getByRole('button', { name: text.backToPage }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: text.emergencyTitle })).toBeFocused()
    })

    test('who is alone, or was misread, finds a way on in the emergency window', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await start(page, language)
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await dialog.getByRole('button', { name: text.alone }).click()
      await expect(dialog.getByText(text.company)).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: text.backToPage }).click()
      await expect(page.getByRole('heading', { name: text.emergencyTitle })).toBeFocused()
      await say(page, language, text.emergency)
      await dialog.getByRole('button', { name: text.misread }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: text.corrected })).toBeFocused()
    })

    test('after the emergency window the numbers are in sight on the smallest screen; a harmless word opens no second window', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await start(page, language)
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await expect(dialog.getByRole('heading')).toBeFocused()
      await page.keyboard.press('Escape')
      const card = page.getByRole('group', { name: text.emergencyTitle })
      await expect(card.getByRole('heading')).toBeFocused()
      for (const number of [/120/, /12356/])
        await expectInSight(card.getByRole('link', { name: number }).first())
      await say(page, language, text.kitchen)
      await expect(card).toHaveCount(2)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: text.corrected })).toHaveCount(0)
      await expectInSight(card.last().getByRole('link', { name: /120/ }))
    })

    test('danger said while an answer is being written is read at once', async ({ page }) => {
      const message = language === 'en' ? 'How do I plan my revision?' : '怎么安排复习？'
      await script({
        message,
        pieces: ['Sleep often comes back. ', 'A fixed hour helps. ', 'So does a walk by day.'],
        pause: 8000,
      })
      await start(page, language)
      await say(page, language, message)
      await page.getByRole('button', { name: text.agree }).click({ timeout: 25_000 })
      await expect(page.getByRole('button', { name: text.stop })).toBeVisible()
      await say(page, language, text.crisis)
      await expect(page.getByRole('heading', { name: text.crisisTitle })).toBeFocused()
      await expect(page.getByRole('button', { name: text.stop })).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: text.field })).toHaveValue('')
    })

    test('sending nothing while an answer arrives leaves no refusal behind', async ({ page }) => {
      const message = language === 'en' ? 'How do I learn words?' : '怎么背单词？'
      await script({
        message,
        pieces: ['A few a day. ', 'Say them aloud. ', 'Sleep helps too.'],
        pause: 1000,
      })
      await start(page, language)
      await say(page, language, message)
      await page.getByRole('button', { name: text.agree }).click({ timeout: 25_000 })
      await expect(page.getByRole('button', { name: text.stop })).toBeVisible()
      const field = page.getByRole('textbox', { name: text.field })
      await field.press('Enter')
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

    test('quick exit works from within the open emergency card', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await start(page, language)
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await expect(dialog).toBeVisible()
      await expectNoSidewaysScroll(page)
      await leaveFrom(dialog, language)
    })

    test('under 14 there is no chat, but kind words and contacts', async ({ page }) => {
      await start(page, language, 'young')
      await expect(page.getByRole('textbox', { name: text.field })).toHaveCount(0)
      const kind = page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))
      await expect(kind).toHaveAccessibleDescription(/.+/)
      await page.getByRole('button', { name: /我选错了|wrong age/ }).press('Enter')
      await expect(page.getByRole('group').and(page.locator(':focus'))).toHaveCount(1)
      await page.getByRole('button', { name: text.young, exact: true }).press('Enter')
      await expect(kind).toHaveCount(1)
      await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
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

test.describe('where the clock tells no country', () => {
  test.use({ timezoneId: 'UTC' })

  test('in English the emergency window has a number to press, alone as well', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await start(page, 'en')
    await say(page, 'en', words.en.emergency)
    const dialog = page.getByRole('alertdialog', { name: words.en.emergencyTitle })
    const number = dialog.getByRole('link', { name: /^112 by mobile/ })
    await expect(number).toHaveAttribute('href', 'tel:112')
    await expectInSight(number)
    await expect(dialog.getByRole('combobox', { name: 'Where you are' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.en.alone }).click()
    await expect(dialog.getByText(words.en.company)).toBeFocused()
    await expectInSight(number)
    await dialog.getByRole('combobox').selectOption('US')
    await expect(dialog.getByRole('link', { name: /^911/ })).toHaveAttribute('href', 'tel:911')
    await expect(dialog.getByRole('status').filter({ hasText: '911' })).toBeAttached()
  })
})

test.describe('at 400 % zoom, where the clock tells no country', () => {
  test.use({ timezoneId: 'UTC' })

  test('number, heading and the way out stand together in the emergency window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await start(page, 'en')
    await say(page, 'en', words.en.emergency)
    const dialog = page.getByRole('alertdialog', { name: words.en.emergencyTitle })
    const heading = dialog.getByRole('heading')
    await expect(heading).toBeFocused()
    await expectInSight(heading)
    const number = dialog.getByRole('link', { name: /^112/ })
    await expectInSight(number)
    await page.keyboard.press('Tab')
    await expect(number).toBeFocused()
    // Nothing that is gone to takes it away.
    for (let stop = 0; stop < 8; stop += 1) {
      await expectInSight(number)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Control+Home')
    await expectInSight(number)
  })
})

test('who is under 18 in Britain sees the line for children first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('amhs_region', 'UK'))
  await start(page, 'en', 'teen')
  await say(page, 'en', words.en.emergency)
  const dialog = page.getByRole('alertdialog', { name: words.en.emergencyTitle })
  await expect(dialog.getByRole('link').nth(0)).toHaveAttribute('href', 'tel:999')
  await expect(dialog.getByRole('link').nth(1)).toHaveAccessibleName(/0800 1111.*Childline/)
})

test('without a backend the guide answers from the articles and says what it is', async ({ page }) => {
  const language = 'en'
  const text = words[language]
  await withoutBackend(page)
  await start(page, language)
  await say(page, language, text.question)
  await expect(page.getByText(text.guide)).toBeVisible()
  await expect(page.getByRole('link', { name: text.article })).toBeVisible()
  // One true thing about what it is; first what was said is taken up, then three ways on.
  await expect(page.getByText(text.noAi)).toBeVisible()
  await expect(page.getByText(text.program)).toHaveCount(0)
  await expect(page.getByText(text.reflection)).toBeVisible()
  const offers = page.getByRole('navigation', { name: 'You can also', exact: true })
  await expect(offers.getByRole('link', { name: text.person })).toHaveAttribute('href', /\/crisis$/)
  await expect(offers.getByRole('link', { name: text.exercise })).toHaveAttribute(
    'href',
    /\/tools\/grounding$/,
  )
  await expectAccessible(page)
})

for (const language of ['zh-CN', 'en'] as const)
  test(`who writes on before the answer has come gets both answers, each under its message (${language})`, async ({
    page,
  }) => {
    const text = words[language]
    let answer: () => void = () => undefined
    const secondIsSent = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/app-config.json', async (route) => {
      await secondIsSent
      await route.fulfill({ json: { backend: 'none' } })
    })
    await page.setViewportSize({ width: 360, height: 640 })
    await start(page, language)
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
  await start(page, 'en')
  await say(page, 'en', 'dunno')
  await expect(page.getByText('You don’t have to know what to say.', { exact: false })).toBeVisible()
  await expect(page.getByText(/no article/)).toHaveCount(0)
})

for (const language of ['zh-CN', 'en'] as const)
  test(`who writes in a language nobody here reads meets numbers, then both languages (${language})`, async ({
    page,
  }) => {
    await withoutBackend(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await start(page, language)
    await say(page, language, 'nagtatago po ako sa banyo, hinahanap ako ng asawa ko')
    const notice = page.getByRole('status').filter({ hasText: 'I can only read Chinese and English' })
    await expect(notice.getByText('我只看得懂中文和英文')).toHaveAttribute('lang', 'zh-CN')
    await expect(notice.getByText('I can only read')).toHaveAttribute('lang', 'en')
    const numbers = await notice
      .getByRole('link')
      .evaluateAll((links) => links.map(({ textContent }) => textContent ?? ''))
    expect(numbers.map((text) => text.slice(0, 3))).toEqual(['120', '110', '123'])
    const heard = await notice.ariaSnapshot()
    expect(heard.indexOf('120')).toBeLessThan(heard.indexOf('中文和英文'))
    // Nobody who hides wants an article or an exercise, nor the same numbers a second time.
    await expect(page.getByRole('link', { name: words[language].exercise })).toHaveCount(0)
    await expect(page.getByRole('region', { name: words[language].numbersBeside })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await say(page, language, words[language].question)
    await expect(page.getByText(words[language].guide)).toBeVisible()
    await expect(page.getByRole('region', { name: words[language].numbersBeside })).toBeVisible()
  })

test('who told of violence is offered a person, and no exercise', async ({ page }) => {
  await withoutBackend(page)
  await start(page, 'zh-CN')
  await say(page, 'zh-CN', '我爸打我')
  await expect(page.getByRole('heading', { name: '这不是你的错' })).toBeVisible()
  await expect(page.getByRole('link', { name: words['zh-CN'].exercise })).toHaveCount(0)
  await say(page, 'zh-CN', '最近总是睡不着')
  await expect(page.getByText(words['zh-CN'].guide)).toBeVisible()
  await expect(page.getByRole('link', { name: words['zh-CN'].person })).toBeVisible()
  await expect(page.getByRole('link', { name: words['zh-CN'].exercise })).toHaveCount(0)
})

test('where nothing fits it says so, and under a card nothing is quoted', async ({ page }) => {
  await withoutBackend(page)
  await start(page, 'zh-CN')
  await say(page, 'zh-CN', '怎么学游泳')
  await expect(page.getByText('这件事，我们的文章里还没写到')).toBeVisible()
  await expect(page.getByText(words['zh-CN'].guide)).toHaveCount(0)
  await say(page, 'zh-CN', '我爸打我')
  await expect(page.getByRole('heading', { name: '这不是你的错' })).toBeVisible()
  await expect(page.getByText('这件事，我们的文章里还没写到')).toHaveCount(1)
})

test('danger that the provider as reader sees takes the card, and holds the conversation', async ({
  page,
}) => {
  const message = 'The keys are in the blue bowl'
  await script({ message, pieces: ['Fine. '], reading: { label: { risk: 'suicidal', sure: true } } })
  await start(page, 'en')
  await say(page, 'en', message)
  await page.getByRole('button', { name: words.en.agree }).click()
  await expect(page.getByRole('heading', { name: words.en.crisisTitle })).toBeVisible()
  await expect(page.getByText('Fine.')).toHaveCount(0)
  await say(page, 'en', 'hello')
  await expect(page.getByRole('heading', { name: words.en.crisisTitle })).toHaveCount(2)
  expect(await timesAsked('hello')).toBe(0)
})

test.describe('when things go wrong', () => {
  test.use({ expectedErrors: [/status of \d{3}|Failed to load resource|ERR_/] })

  test('a broken answer says so, keeps the words, shows contacts, and can be tried again', async ({
    page,
  }) => {
    const message = 'Please plan my week'
    await script({ message, pieces: ['First. ', 'Second. ', 'Third. '], breakAfter: 2, pause: 20 })
    await start(page, 'en')
    await say(page, 'en', message)
    // What goes with the press on it leaves the focus between the conversation and the field.
    const tools = page.getByRole('group', { name: 'Manage the conversation' })
    await page.getByRole('button', { name: words.en.agree }).press('Enter')
    await expect(tools).toBeFocused()
    await expect(page.getByRole('heading', { name: words.en.failed })).toBeVisible()
    await expect(page.getByText('The answer broke off')).toBeVisible()
    await expect(page.getByRole('textbox', { name: words.en.field })).toHaveValue(message)
    await expectAccessible(page)
    await script({ message, pieces: ['All of it. '] })
    await page.getByRole('button', { name: words.en.retry }).press('Enter')
    await expect(tools).toBeFocused()
    await expect(page.getByText('All of it.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: words.en.failed })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: words.en.field })).toHaveValue('')
  })

  test('no network: the reason, the contacts, and the articles as a way on', async ({ page, context }) => {
    await start(page, 'zh-CN')
    await page.getByRole('textbox', { name: words['zh-CN'].field }).waitFor()
    await context.setOffline(true)
    await say(page, 'zh-CN', '怎样安排时间')
    const failure = page.getByRole('alert').filter({ hasText: words['zh-CN'].failed })
    await expect(failure).toBeVisible()
    await expect(failure.getByRole('link').first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: words['zh-CN'].useArticles }).press('Enter')
    await expect(failure).toHaveCount(0)
    await expect(page.getByRole('group', { name: '管理对话' })).toBeFocused()
  })

  test('words that are not fit are taken back, on the page too', async ({ page }) => {
    const message = 'What do you make of this'
    await script({ message, pieces: ['Fine so far. ', 'You clearly have depression. '], pause: 200 })
    await start(page, 'en')
    await say(page, 'en', message)
    await page.getByRole('button', { name: words.en.agree }).click()
    await expect(page.getByText('This answer did not pass our safety check')).toBeVisible()
    await expect(page.getByText('Fine so far.')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('an answer can be stopped; the conversation copied and cleared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const message = 'Tell me a long story'
  await script({ message, pieces: Array.from({ length: 60 }, (_, line) => `Line ${line}. `), pause: 150 })
  await start(page, 'en')
  await say(page, 'en', message)
  await page.getByRole('button', { name: words.en.agree }).click()
  await expect(page.getByText('Line 1.').first()).toBeVisible()
  await page.getByRole('button', { name: words.en.stop }).click()
  await expect(page.getByText('(You stopped it)')).toBeVisible()
  await expect(page.getByRole('button', { name: words.en.retry })).toBeFocused()
  await expect(page.getByRole('status').getByText('Stopped.', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy conversation' }).click()
  await expect(page.getByRole('main').getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(message)
  expect(copied).toContain(words.en.ai)
  await page.getByRole('button', { name: words.en.clear }).click()
  const question = page.getByRole('dialog', { name: 'Clear this conversation?' })
  await expect(question).toHaveAccessibleDescription('You can’t get it back.')
  const keep = question.getByRole('button', { name: 'Keep it' })
  await expect(keep).toBeFocused()
  await keep.press('Enter')
  await expect(page.getByRole('button', { name: words.en.clear })).toBeFocused()
  await page.getByRole('button', { name: words.en.clear }).click()
  await page.getByRole('button', { name: words.en.clearYes }).click()
  await expect(page.getByText('Line 1.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: words.en.field })).toBeFocused()
})

test('Enter sends, Shift+Enter does not, nothing and too much are explained', async ({ page }) => {
  await withoutBackend(page)
  await start(page, 'en')
  const field = page.getByRole('textbox', { name: words.en.field })
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

test('who takes it for a person is told again what it is', async ({ page }) => {
  await withoutBackend(page)
  await start(page, 'zh-CN')
  await say(page, 'zh-CN', '你是真人吗？')
  await expect(page.getByText(words['zh-CN'].noAi)).toHaveCount(2)
  await expectAccessible(page)
})

test('after an hour, someone under 18 is asked to pause', async ({ page }) => {
  await page.clock.install()
  await withoutBackend(page)
  await start(page, 'en', 'teen')
  await say(page, 'en', words.en.question)
  await expect(page.getByText(words.en.guide)).toBeVisible()
  await page.clock.fastForward('59:00')
  await expect(page.getByRole('heading', { name: 'Time for a pause' })).toHaveCount(0)
  await page.clock.fastForward('02:00')
  await expect(page.getByRole('heading', { name: 'Time for a pause' })).toBeVisible()
  await expect(page.getByText(words.en.noAi)).toHaveCount(2)
})

test('a visitor who has not written anything loads no Firebase; the conversation outlives a look at an article', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) loaded.push(await response.text().catch(() => ''))
  })
  await start(page, 'en')
  await page.waitForLoadState('networkidle')
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((code) => code.includes('@firebase/'))).toEqual([])
  await withoutBackend(page)
  await say(page, 'en', words.en.question)
  await page.getByRole('link', { name: words.en.article }).click()
  await expect(page).toHaveURL(/\/learn\/resource\/sleep/)
  await page.goBack()
  await alive(page)
  await expect(page.getByText(words.en.question)).toBeVisible()
})
