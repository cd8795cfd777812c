import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'

const tell = {
  'zh-CN': {
    warning: '如果在家里说出来会不安全，先找另一位大人，或打热线。',
    parent: '爸爸妈妈或家里的大人',
    say: '我想说的话',
    copy: '复制',
    failed: /^没有成功。上面的文字已经选中/,
  },
  en: {
    warning: 'If telling someone at home wouldn’t be safe, go to another adult first, or call a helpline.',
    parent: 'A parent or an adult at home',
    say: 'What I want to say',
    copy: 'Copy',
    failed: /^That didn’t work. The words above are selected/,
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = tell[language]

  test(`that home may not be safe is read first, and nobody is chosen beforehand (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await open(page, '/tools/tell')
    const main = page.getByRole('main')
    await expect(main.getByText(words.warning)).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(words.warning)).toHaveCount(1)
    await expect(main.getByRole('radio')).toHaveCount(3)
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
    // Nothing to copy or to print before it is said for whom.
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('radio', { name: words.parent }).check()
    await expect(main.getByRole('textbox', { name: words.say })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test(`what cannot be copied is selected, and that is said once (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error()) },
      })
    })
    await open(page, '/tools/tell')
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: words.parent }).check()
    const field = main.getByRole('textbox', { name: words.say })
    await expect(field).toBeVisible()
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const region of document.querySelectorAll('[role=status], [role=alert]'))
        new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        })
    })
    await main.getByRole('button', { name: words.copy, exact: true }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toHaveCount(1)
    await expect(main.getByText(words.failed)).toBeVisible()
    await expect(field).toBeFocused()
    expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
      (await field.inputValue()).length,
    )
    const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[])
    expect(heard.filter((text) => words.failed.test(text))).toHaveLength(1)
  })
}
