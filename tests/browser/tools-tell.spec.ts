import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'

const tell = {
  'zh-CN': {
    warning: '如果在家里说出来会不安全，先找另一位大人，或打热线。',
    parent: '爸爸妈妈或家里的大人',
    say: '我想说的话',
  },
  en: {
    warning: 'If telling someone at home wouldn’t be safe, go to another adult first, or call a helpline.',
    parent: 'A parent or an adult at home',
    say: 'What I want to say',
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
}
