import { addressIn } from '@amhs/domain/page-address'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'
import { setAgeBand } from './support/screening'

const words = {
  'zh-CN': {
    question: '爸妈会知道吗？',
    start: /答案只留在这台设备上/,
    chat: /我们不会告诉他们。/,
    register: /和你用同一个邮箱的人/,
    crisis: /也不会告诉任何人/,
    teen: '14 到 17 岁',
    next: '继续',
    parts: ['设备', '账户', '助手', '热线', '医生', '老师'],
  },
  en: {
    question: 'Will my parents find out?',
    start: /Your answers stay on this device/,
    chat: /We don’t tell them\./,
    register: /Anyone who shares your mailbox/,
    crisis: /we tell nobody/,
    teen: '14 to 17',
    next: 'Continue',
    parts: ['device', 'account', 'assistant', 'helpline', 'doctor', 'teacher'],
  },
} as const

function question(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name })
}

for (const language of ['zh-CN', 'en'] as const) {
  const text = words[language]

  test.describe(`“Will my parents find out?” in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
    })

    test('is answered before the first question, and leads to the whole answer', async ({ page }) => {
      await setAgeBand(page, '14-17')
      await open(page, '/test?instrument=phqa')
      await expect(page.getByText(text.start)).toBeVisible()
      // Whole on the first screen: the start stays in sight below it and covers none of it.
      const answer = await page.getByText(text.start).boundingBox()
      const way = await page.locator('.start-way').boundingBox()
      expect(answer && way && answer.y > 0 && answer.y + answer.height <= way.y).toBe(true)
      await question(page, text.question).click()
      await expect(page).toHaveURL(addressIn(language, '/who-finds-out'))
      await expect(page.getByRole('heading', { level: 1, name: text.question })).toBeVisible()
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      for (const part of text.parts) await expect(headings.filter({ hasText: part })).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test('is not said to a grown-up', async ({ page }) => {
      await setAgeBand(page)
      await open(page, '/test?instrument=phq9')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(question(page, text.question)).toHaveCount(0)
    })

    test('is answered where the chat begins, at registering and beside the crisis lines', async ({
      page,
    }) => {
      await setAgeBand(page, '14-17')
      await open(page, '/ai-chat')
      await expect(page.getByText(text.chat)).toBeVisible()
      await expect(question(page, text.question)).toBeVisible()
      await open(page, '/crisis')
      await expect(page.getByText(text.crisis)).toBeVisible()
      await expect(question(page, text.question)).toBeVisible()
      await open(page, '/register')
      await page.getByRole('radio', { name: text.teen }).check()
      await page.getByRole('button', { name: text.next }).click()
      await expect(page.getByText(text.register)).toBeVisible()
      await expect(question(page, text.question)).toBeVisible()
    })
  })
}
