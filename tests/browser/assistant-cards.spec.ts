import { addressIn } from '@amhs/domain/page-address'
import type { Locator } from '@playwright/test'
import {
  chatWords,
  expectInSight,
  heardFromNowOn,
  say,
  script,
  startChat,
  timesAsked,
  withoutBackend,
} from './support/chat'
import { expect, expectAccessible, expectNoSidewaysScroll, leaveFrom, open, test } from './support/fixtures'

for (const language of ['zh-CN', 'en'] as const) {
  const text = chatWords[language]

  test.describe(`in ${language}`, () => {
    test('a cry for help gets the card at once, with the focus on its heading', async ({ page, context }) => {
      let lastRequest = Date.now()
      page.on('request', () => {
        lastRequest = Date.now()
      })
      await startChat(page, language)
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
      await say(page, language, 'ok')
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

    test('the numbers stand once; below them one press leads to the emergency number, and one to all', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await startChat(page, language)
      await say(page, language, text.crisis)
      const card = page.getByRole('group', { name: text.crisisTitle })
      await card.getByRole('button', { name: text.unsure, exact: true }).click()
      // One line to talk to comes first, and the emergency number stays in sight over the bar.
      const stay = page.getByRole('group', { name: text.stay })
      await expect(stay.getByRole('heading')).toBeFocused()
      const calls = (within: Locator) => within.locator('a[href^="tel:"]')
      await expect(calls(stay)).toHaveText(/^12356/)
      await expectInSight(calls(stay))
      const beside = page.getByRole('region', { name: text.numbersBeside })
      await expectInSight(beside.getByRole('link', { name: /^120/ }))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await stay.getByRole('button', { name: text.steadier }).click()
      const again = page.getByRole('group', { name: text.askedAgain })
      await expect(again.getByRole('heading')).toBeFocused()
      await expect(calls(again)).toHaveText(/^120/)
      await expectInSight(calls(again))
      await again.getByRole('button', { name: text.numbersAbove }).click()
      await expect(card.getByRole('link', { name: /^120/ })).toBeFocused()
      await expectInSight(card.getByRole('link', { name: /^120/ }))
    })

    test('immediate danger covers everything else until the person closes it', async ({ page }) => {
      await startChat(page, language, 'teen')
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('heading')).toBeFocused()
      await expectAccessible(page)
      // Heading, number, line: as it is read, so is it reached.
      for (const number of [/120/, /110/, /12356/]) {
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('link', { name: number })).toBeFocused()
      }
      await dialog.getByRole('button', { name: text.withSomeone }).click()
      await expect(dialog.getByText(text.tellThem)).toBeFocused()
      await dialog.getByRole('button', { name: text.backToPage }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: text.emergencyTitle })).toBeFocused()
    })

    test('who writes after danger now that they are safe is told that one press ends it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await startChat(page, language)
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: text.withSomeone }).click()
      await dialog.getByRole('button', { name: text.backToPage }).click()
      await say(page, language, text.typedSafe)
      const card = page.getByRole('group', { name: text.emergencyTitle }).last()
      await expect(card.getByRole('heading', { level: 3 })).toBeFocused()
      await expectInSight(card.getByText(text.pressToConfirm))
      const safe = card.getByRole('button', { name: text.safe, exact: true })
      await expectInSight(safe)
      await expect(card.getByRole('link', { name: /^120/ })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await safe.click()
      await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused()
    })

    test('who takes something swallowed back reads once what to do if it was so', async ({ page }) => {
      await startChat(page, language)
      await say(page, language, text.swallowed)
      await page.getByRole('alertdialog').getByRole('button', { name: text.misread }).click()
      await expect(page.getByRole('heading', { name: text.corrected })).toBeFocused()
      await expect(page.getByRole('heading', { name: text.corrected })).toHaveAccessibleDescription(
        text.ifSwallowed,
      )
      await expect(page.getByText(text.ifSwallowed)).toHaveCount(1)
    })

    test('who is alone, or was misread, finds a way on in the emergency window', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await startChat(page, language)
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
      // The card above keeps its numbers, and says calmly what was said of it.
      const takenBack = page.getByRole('group', { name: text.emergencyTitle }).last()
      await expect(takenBack.getByText(text.saidMisread)).toBeVisible()
      await expect(takenBack.getByText(text.safeNow)).toHaveCount(0)
      await expect(takenBack.getByRole('link', { name: /120/ })).toBeVisible()
    })

    for (const [width, height] of [
      [360, 640],
      [320, 568],
    ] as const)
      test(`nothing of the emergency window lies under its way out at ${width}×${height}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await startChat(page, language)
        await say(page, language, text.emergency)
        const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
        await expect(dialog.getByRole('heading')).toBeFocused()
        const leave = dialog.getByRole('link', { name: text.leave })
        const ways = [
          dialog.getByRole('link', { name: /^120/ }),
          dialog.getByRole('link', { name: /^110/ }),
          dialog.getByRole('link', { name: /^12356/ }),
          dialog.getByRole('button', { name: text.withSomeone }),
          dialog.getByRole('button', { name: text.alone }),
          dialog.getByRole('button', { name: text.misread }),
          dialog.getByRole('button', { name: text.elsewhere }),
          leave,
        ]
        // Without scrolling; and as they are seen, so are they reached.
        for (const way of ways) await expectInSight(way)
        for (const way of ways) {
          await page.keyboard.press('Tab')
          await expect(way).toBeFocused()
          await expectInSight(way)
        }
        await dialog.getByRole('button', { name: text.alone }).click()
        await expect(dialog.getByText(text.company)).toBeFocused()
        for (const way of [...ways.slice(0, 1), dialog.getByRole('button', { name: text.backToPage }), leave])
          await expectInSight(way)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })

    test('after the emergency window one kind sentence and the numbers are in sight on the smallest screen; a harmless word opens no second window', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await startChat(page, language)
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await expect(dialog.getByRole('heading')).toBeFocused()
      await page.keyboard.press('Escape')
      const card = page.getByRole('group', { name: text.emergencyTitle })
      await expect(card.getByRole('heading', { level: 3 })).toBeFocused()
      // Who has left the window without an answer finds what it says to each of them.
      await expect(
        card.getByRole('heading', { level: 4, name: /^(?:我身边没有人|I am alone)$/ }),
      ).toBeVisible()
      await expectInSight(card.getByText(text.kind))
      for (const number of [/120/, /12356/])
        await expectInSight(card.getByRole('link', { name: number }).first())
      await say(page, language, text.kitchen)
      await expect(card).toHaveCount(2)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { name: text.corrected })).toHaveCount(0)
      await expectInSight(card.last().getByRole('link', { name: /120/ }))
    })

    test('Back closes the emergency window and brings nobody out of the conversation, which is still there', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await open(page, addressIn(language, '/about'))
      await startChat(page, language)
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await expect(dialog.getByRole('heading')).toBeFocused()
      const address = page.url()
      await page.goBack()
      await expect(dialog).toBeHidden()
      expect(page.url()).toBe(address)
      await expect(page.getByText(text.emergency, { exact: true })).toBeVisible()
      const card = page.getByRole('group', { name: text.emergencyTitle })
      await expect(card.getByRole('heading', { level: 3 })).toBeFocused()
      await expectInSight(card.getByRole('link', { name: /120/ }))
      // Closed by its own button it is no entry either: the next Back leaves the page, as ever.
      await say(page, language, text.emergency)
      await dialog.getByRole('button', { name: text.alone }).click()
      await dialog.getByRole('button', { name: text.backToPage }).click()
      await expect(card.last().getByRole('heading', { level: 3 })).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(addressIn(language, '/about'))
    })

    test('danger said while an answer is being written is read at once', async ({ page }) => {
      const message = language === 'en' ? 'How do I plan my revision?' : '怎么安排复习？'
      await script({
        message,
        pieces: ['Sleep often comes back. ', 'A fixed hour helps. ', 'So does a walk by day.'],
        pause: 8000,
      })
      await startChat(page, language)
      await say(page, language, message)
      await page.getByRole('button', { name: text.agree }).click({ timeout: 25_000 })
      await expect(page.getByRole('button', { name: text.stop })).toBeVisible()
      await say(page, language, text.crisis)
      await expect(page.getByRole('heading', { name: text.crisisTitle })).toBeFocused()
      await expect(page.getByRole('button', { name: text.stop })).toHaveCount(0)
      await expect(page.getByRole('textbox', { name: text.field })).toHaveValue('')
    })

    test('quick exit works from within the open emergency card', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await startChat(page, language)
      await say(page, language, text.emergency)
      const dialog = page.getByRole('alertdialog', { name: text.emergencyTitle })
      await expect(dialog).toBeVisible()
      await expectNoSidewaysScroll(page)
      await leaveFrom(dialog, language)
      // The window was an entry of the history: neither it nor the page under it comes back.
      await page.goBack()
      await expect(page).toHaveURL(addressIn(language, '/'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(text.emergency, { exact: true })).toHaveCount(0)
    })

    test('under 14 there is no chat, but kind words and contacts', async ({ page }) => {
      await startChat(page, language, 'young')
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
  })
}

test.describe('where the clock tells no country', () => {
  test.use({ timezoneId: 'UTC' })

  test('in English the emergency window has a number to press, alone as well', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await startChat(page, 'en')
    await say(page, 'en', chatWords.en.emergency)
    const dialog = page.getByRole('alertdialog', { name: chatWords.en.emergencyTitle })
    const number = dialog.getByRole('link', { name: /^112 by mobile/ })
    await expect(number).toHaveAttribute('href', 'tel:112')
    await expectInSight(number)
    await expect(dialog.getByRole('combobox', { name: 'Where you are' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: chatWords.en.alone }).click()
    await expect(dialog.getByText(chatWords.en.company)).toBeFocused()
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
    await startChat(page, 'en')
    await say(page, 'en', chatWords.en.emergency)
    const dialog = page.getByRole('alertdialog', { name: chatWords.en.emergencyTitle })
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
  await startChat(page, 'en', 'teen')
  await say(page, 'en', chatWords.en.emergency)
  const dialog = page.getByRole('alertdialog', { name: chatWords.en.emergencyTitle })
  await expect(dialog.getByRole('link').nth(0)).toHaveAttribute('href', 'tel:999')
  await expect(dialog.getByRole('link').nth(1)).toHaveAccessibleName(/0800 1111.*Childline/)
})

for (const language of ['zh-CN', 'en'] as const)
  test(`who writes in a language nobody here reads meets numbers, then both languages (${language})`, async ({
    page,
  }) => {
    await withoutBackend(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await startChat(page, language)
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
    await expect(page.getByRole('link', { name: chatWords[language].exercise })).toHaveCount(0)
    await expect(page.getByRole('region', { name: chatWords[language].numbersBeside })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await say(page, language, chatWords[language].question)
    await expect(page.getByText(chatWords[language].guide)).toBeVisible()
    await expect(page.getByRole('region', { name: chatWords[language].numbersBeside })).toBeVisible()
  })

test('who told of violence is offered a person, and no exercise', async ({ page }) => {
  await withoutBackend(page)
  await startChat(page, 'zh-CN')
  await say(page, 'zh-CN', '我爸打我')
  await expect(page.getByRole('heading', { name: '这不是你的错' })).toBeVisible()
  await expect(page.getByRole('link', { name: chatWords['zh-CN'].exercise })).toHaveCount(0)
  await say(page, 'zh-CN', '最近总是睡不着')
  await expect(page.getByText(chatWords['zh-CN'].guide)).toBeVisible()
  await expect(page.getByRole('link', { name: chatWords['zh-CN'].person })).toBeVisible()
  await expect(page.getByRole('link', { name: chatWords['zh-CN'].exercise })).toHaveCount(0)
})

for (const [language, said, sentence, titles] of [
  ['zh-CN', '快考试了，我很紧张', '不确定合不合适，也许这两篇里有：', [/考试/, /焦虑/]],
  ['en', 'how to ask for help', 'I’m not sure it fits, but this one may:', [/Seeing a professional/]],
] as const)
  test(`where nothing is sure enough to be quoted, titles are offered as that (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await withoutBackend(page)
    await startChat(page, language)
    const heard = await heardFromNowOn(page)
    await say(page, language, said)
    await expect.poll(heard).toContain(sentence)
    const offered = page.getByRole('listitem').filter({ hasText: sentence }).getByRole('list').first()
    await expect(offered.getByRole('link')).toHaveText([...titles])
    await expect(page.getByText(chatWords[language].guide)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await offered.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/learn\/resource\//)
  })

for (const [language, privacy, sentence, page1, page2, number, more] of [
  [
    'zh-CN',
    '你们会不会把我的话告诉学校',
    /不会告诉你的家人、学校或别人/,
    '谁会知道：一样一样说清楚',
    '隐私说明',
    '紧急电话是多少',
    '全部求助方式',
  ],
  [
    'en',
    'what happens to what I write here',
    /we don’t tell your family, your school/,
    'Who finds out, one thing at a time',
    'Privacy in full',
    'what phone number can I ring in an emergency',
    'All ways to get help',
  ],
] as const)
  test(`who asks who reads this, or for a number, is answered with that (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await withoutBackend(page)
    await startChat(page, language)
    const heard = await heardFromNowOn(page)
    await say(page, language, privacy)
    await expect.poll(heard).toEqual(expect.arrayContaining([expect.stringMatching(sentence), page1, page2]))
    const conversation = page.getByRole('region', { name: language === 'en' ? 'Conversation' : '对话' })
    await expect(conversation.getByRole('link', { name: page2 })).toHaveAttribute('href', /\/privacy$/)
    await expect(conversation.getByRole('link', { name: page1 })).toHaveAttribute('href', /\/who-finds-out$/)
    await say(page, language, number)
    const answered = conversation
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: more }) })
    await expect(answered.getByRole('link', { name: /^120/ })).toHaveAttribute('href', 'tel:120')
    await expect(answered.getByRole('link', { name: /^12356/ })).toBeVisible()
    await expect(conversation.getByRole('link', { name: more })).toHaveAttribute('href', /\/crisis$/)
    await expect(page.getByText(chatWords[language].guide)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('where nothing fits it says so, and under a card nothing is quoted', async ({ page }) => {
  await withoutBackend(page)
  await startChat(page, 'zh-CN')
  await say(page, 'zh-CN', '怎么学游泳')
  const nothingFound = page.getByRole('listitem').filter({ hasText: '我没找到说这件事的文章' })
  await expect(nothingFound).toBeVisible()
  await expect(page.getByText(chatWords['zh-CN'].guide)).toHaveCount(0)
  await say(page, 'zh-CN', '我爸打我')
  await expect(page.getByRole('heading', { name: '这不是你的错' })).toBeVisible()
  await expect(nothingFound).toHaveCount(1)
})

test('danger that the provider as reader sees takes the card, and holds the conversation', async ({
  page,
}) => {
  const message = 'The keys are in the blue bowl'
  await script({ message, pieces: ['Fine. '], reading: { label: { risk: 'suicidal', sure: true } } })
  await startChat(page, 'en')
  await say(page, 'en', message)
  await page.getByRole('button', { name: chatWords.en.agree }).click()
  await expect(page.getByRole('heading', { name: chatWords.en.crisisTitle })).toBeVisible()
  await expect(page.getByText('Fine.')).toHaveCount(0)
  await say(page, 'en', 'hello')
  await expect(page.getByRole('heading', { name: chatWords.en.crisisTitle })).toHaveCount(2)
  expect(await timesAsked('hello')).toBe(0)
})

for (const { language, shaking, doctor, article } of [
  {
    language: 'zh-CN',
    shaking: '我每天一斤白酒，想戒，今天没喝手一直抖',
    doctor: '停酒的事，今天就问医生',
    article: '读《酒精与其他物质》',
  },
  {
    language: 'en',
    shaking: 'i drink a bottle of vodka a day, trying to stop, hands shaking and sweating',
    doctor: 'Stopping drinking: see a doctor today',
    article: 'Read “Alcohol and other substances”',
  },
] as const)
  test(`who shakes after stopping to drink is sent to a doctor (${language})`, async ({ page }) => {
    await withoutBackend(page)
    await startChat(page, language)
    await say(page, language, shaking)
    const card = page.getByRole('group', { name: doctor })
    await expect(card.getByRole('heading', { level: 3 })).toBeFocused()
    await expect(card.getByRole('link', { name: /^120/ })).toBeVisible()
    await expect(card.getByRole('link', { name: article })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expectAccessible(page)
  })

for (const { language, told, title, asks, answer } of [
  {
    language: 'zh-CN',
    told: '胸口闷 左胳膊麻 出汗 老毛病',
    title: '先叫急救，别等',
    asks: '我自己坐公交去医院行不',
    answer: /^别自己去。/,
  },
  {
    language: 'en',
    told: 'pain in my chest going up in to my jaw. sweating. its probably indigestion',
    title: 'Call an ambulance first',
    asks: 'can I drive myself its only ten minutes',
    answer: /^Please don’t go by yourself\./,
  },
] as const)
  test(`pain in the chest is sent to an ambulance, and what is asked of it is answered (${language})`, async ({
    page,
  }) => {
    await withoutBackend(page)
    await startChat(page, language)
    await say(page, language, told)
    const card = page.getByRole('group', { name: title })
    await expect(card.getByRole('heading', { level: 3 })).toBeFocused()
    await expect(card.getByRole('link', { name: /^120/ })).toBeVisible()
    await expect(card.getByRole('link', { name: /12356/ })).toHaveCount(0)
    await expect(card.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expectAccessible(page)
    await say(page, language, asks)
    await expect(card).toHaveCount(2)
    await expect(card.last().getByText(answer)).toBeVisible()
    await expect(card.last().getByRole('link', { name: /^120/ })).toBeVisible()
  })

test('a young person who has hurt themselves finds care of the wound, a line of their own, and is not asked twice', async ({
  page,
}) => {
  await withoutBackend(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await startChat(page, 'zh-CN', 'teen')
  await say(page, 'zh-CN', '我刚才又划了手')
  const dialog = page.getByRole('alertdialog', { name: '请现在求助' })
  await expect(dialog.getByText(/用干净的布按住伤口/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: /12355/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog
    .getByRole('group', { name: '谁在你附近？' })
    .getByRole('button', { name: '我身边没有人' })
    .click()
  await expect(dialog.getByText(/半夜也可以去叫醒/)).toBeFocused()
  await dialog.getByRole('button', { name: '先回到页面' }).click()
  await say(page, 'zh-CN', '别告诉我妈，没想死，就是划了舒服一点')
  const card = page.getByRole('group', { name: '你说的，我听到了' })
  await expect(card.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(card.getByRole('link', { name: '读《了解自伤》' })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: '安全', exact: true }).click()
  await say(page, 'zh-CN', '我就是觉得没人懂我')
  await expect(page.getByRole('listitem').getByText('听起来，你有点孤单。')).toBeVisible()
  await expect(page.getByText('你有没有想过不想活，或伤害自己？')).toHaveCount(0)
})

for (const {
  language,
  friend,
  ask,
  notThere,
  there,
  step,
  back,
  how,
  unknown,
  sent,
  again,
  safe,
  thanks,
  itWasMe,
  hospital,
} of [
  {
    language: 'zh-CN' as const,
    friend: '我朋友刚吃了一整瓶安眠药',
    ask: '你在对方身边吗？',
    notThere: '我不在对方身边',
    there: '我在对方身边',
    step: /说清楚人在哪儿、叫什么，吃了什么、多少、什么时候/,
    back: '先回到页面',
    how: '对方现在怎么样？',
    unknown: '不知道',
    sent: '打了',
    again: '再问你一次',
    safe: '安全了，有人陪着',
    thanks: '谢谢你为对方找了人',
    itWasMe: '其实是我自己',
    hospital: '有人送你去医院，或者救护车在路上了吗？',
  },
  {
    language: 'en' as const,
    friend: 'my friend just took all her pills',
    ask: 'Are you with them?',
    notThere: 'I’m not with them',
    there: 'I’m with them',
    step: /Say where they are, who they are, and what they swallowed/,
    back: 'Back to the page',
    how: 'How are they right now?',
    unknown: 'I don’t know',
    sent: 'I’ve called',
    again: 'Asking once more',
    safe: 'Safe, and not alone',
    thanks: 'Thank you for getting help for them',
    itWasMe: 'actually it was me',
    hospital: 'Is someone taking you to hospital, or is an ambulance on its way?',
  },
]) {
  test(`whoever writes for a friend in danger is asked about the friend, and never about themselves (${language})`, async ({
    page,
  }) => {
    await withoutBackend(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await startChat(page, language)
    await say(page, language, friend)
    const group = page.getByRole('group', { name: ask })
    await expect(group).toBeVisible()
    await expectInSight(group.getByRole('button', { name: notThere }))
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await group.getByRole('button', { name: notThere }).click()
    await expect(page.getByRole('alertdialog').getByText(step)).toBeFocused()
    await page.getByRole('button', { name: back }).click()
    const asked = page.getByRole('group', { name: how })
    await expectInSight(asked.getByRole('button', { name: safe }))
    await expect(page.getByText(/你现在安全吗|Are you safe right now/)).toHaveCount(0)
    // What the window said stays to be read.
    await expect(page.getByRole('heading', { name: notThere })).toBeVisible()
    await expect(page.getByRole('heading', { name: there, exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await asked.getByRole('button', { name: unknown }).click()
    // Written is as good as pressed.
    await say(page, language, sent)
    await expect(page.getByRole('heading', { name: again })).toBeFocused()
    await page.getByRole('button', { name: safe }).click()
    await expect(page.getByRole('heading', { name: thanks })).toBeFocused()
    await expect(page.getByRole('link', { name: /安全计划|safety plan/i })).toHaveCount(0)
    // The friend turns out to be who writes: what was swallowed still needs a doctor.
    await say(page, language, itWasMe)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectInSight(page.getByRole('group', { name: hospital }).getByRole('button').first())
  })
}

for (const { language, ledge, fumes, there, keepSafe, stayOut, back, noAmbulance, again } of [
  {
    language: 'zh-CN' as const,
    ledge: '我朋友站在楼顶要跳',
    fumes: '我爸在车里烧炭',
    there: '我在对方身边',
    keepSafe: /你自己站在安全的地方.*想走近，先问一句/,
    stayOut: /^你自己别进有气、有烟的地方/,
    back: '先回到页面',
    noAmbulance: '等了二十分钟救护车还没来',
    again: /^再打一次 120.*说等了多久/,
  },
  {
    language: 'en' as const,
    ledge: 'my friend is standing on the roof and wants to jump',
    fumes: 'my brother is in the garage with the engine running',
    there: 'I’m with them',
    keepSafe: /Keep somewhere safe yourself.*ask before you come closer/,
    stayOut: /^Stay out of the gas or fumes yourself/,
    back: 'Back to the page',
    noAmbulance: '20 minutes and no ambulance',
    again: /^Call .* again\. Say how long it has been/,
  },
]) {
  test(`what a helper is told fits the danger that was told (${language})`, async ({ page }) => {
    await withoutBackend(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await startChat(page, language)
    for (const [told, step] of [
      [ledge, keepSafe],
      [fumes, stayOut],
    ] as const) {
      await say(page, language, told)
      const window = page.getByRole('alertdialog')
      await window.getByRole('button', { name: there, exact: true }).click()
      await expect(window.getByText(step)).toBeFocused()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await window.getByRole('button', { name: back }).click()
    }
    await say(page, language, noAmbulance)
    await expect(page.getByText(again)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}

for (const { language, took, near, tell, back, asks, notYet, hospital, called, again, yes, right } of [
  {
    language: 'zh-CN' as const,
    took: '我吃了一整瓶安眠药',
    near: '我身边有人',
    tell: /我吃了药（或喝了别的），需要去医院/,
    back: '先回到页面',
    asks: '有人送你去医院，或者救护车在路上了吗？',
    notYet: '还没有',
    hospital: '现在先去医院',
    called: '打了电话，或在去医院的路上',
    again: '再问你一次',
    yes: '有',
    right: '这样做很对',
  },
  {
    language: 'en' as const,
    took: 'I took all my pills',
    near: 'I am with someone now',
    tell: /I've swallowed something and need to go to hospital/,
    back: 'Back to the page',
    asks: 'Is someone taking you to hospital, or is an ambulance on its way?',
    notYet: 'Not yet',
    hospital: 'Hospital comes first',
    called: 'I’ve called, or I’m on my way',
    again: 'Asking once more',
    yes: 'Yes',
    right: 'That’s the right thing to do',
  },
]) {
  test(`who has swallowed something is asked whether help is on its way, and sent to hospital before any exercise (${language})`, async ({
    page,
  }) => {
    await withoutBackend(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await startChat(page, language)
    await say(page, language, took)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: near }).click()
    await expect(dialog.getByText(tell)).toBeFocused()
    await dialog.getByRole('button', { name: back }).click()
    const asked = page.getByRole('group', { name: asks })
    await expectInSight(asked.getByRole('button', { name: notYet }))
    await asked.getByRole('button', { name: notYet }).click()
    const first = page.getByRole('group', { name: hospital })
    await expect(first.getByRole('heading', { name: hospital })).toBeFocused()
    await expect(first.getByRole('link', { name: /^120/ })).toBeVisible()
    await expect(first.getByText(/烛光|五样|candle|five things/)).toHaveCount(0)
    await expectAccessible(page)
    await first.getByRole('button', { name: called }).click()
    await expect(page.getByRole('heading', { name: again })).toBeFocused()
    await page.getByRole('button', { name: yes, exact: true }).click()
    await expect(page.getByRole('heading', { name: right })).toBeFocused()
    await expectNoSidewaysScroll(page)
  })
}

for (const { language, took, begs, refused, asksWords, listen, drives, inHands, how } of [
  {
    language: 'zh-CN' as const,
    took: '我朋友吃了一整瓶药',
    begs: '她求我别打电话',
    refused: /^对方不肯，也请打 120/,
    asksWords: '我该跟她说什么',
    listen: /听对方说，别争、别讲道理/,
    drives: '她妈妈开车送她去医院了',
    inHands: /就在下面按“安全了，有人陪着”/,
    how: '对方现在怎么样？',
  },
  {
    language: 'en' as const,
    took: 'my friend took all her pills',
    begs: 'she is begging me not to call anyone',
    refused: /^Call .* even if they say no/,
    asksWords: 'what do i even say to her',
    listen: /Listen, and don’t argue or lecture/,
    drives: 'her mum is driving her to hospital',
    inHands: /press ‘Safe, and not alone’ below/,
    how: 'How are they right now?',
  },
]) {
  test(`what follows on an alarm has an answer of its own, above the same question and numbers (${language})`, async ({
    page,
  }) => {
    await withoutBackend(page)
    await page.setViewportSize({ width: 360, height: 640 })
    const reader = page.waitForResponse((response) => response.url().includes('follow-up-weights'))
    await startChat(page, language)
    await (await reader).finished()
    await say(page, language, took)
    await expect(page.getByRole('alertdialog').getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    for (const [told, answer] of [
      [begs, refused],
      [asksWords, listen],
      [drives, inHands],
    ] as const) {
      await say(page, language, told)
      await expect(page.getByText(answer)).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      // It is what is read with the card's heading, which has the focus.
      await expect(page.locator(':focus')).toHaveAccessibleDescription(answer)
      await expectInSight(page.getByRole('group', { name: how }).getByRole('button').first())
    }
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
