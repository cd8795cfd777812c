import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import { expect, open, prefer, test } from './support/fixtures'

const list = {
  'zh-CN': {
    footer: '小工具',
    title: '小工具',
    names: [
      '我的安全计划',
      '跟着烛光呼吸',
      '看看四周，回到这里',
      '今天怎么样',
      '睡眠日记',
      '烦心事，先放这里',
      '想让你知道的事',
    ],
    calendar: '放进日历',
    weeks: '4 周后',
    save: '存成一个文件',
    erase: '全部删掉',
    yes: '删掉',
    summary: 'SUMMARY:回头看看',
  },
  en: {
    footer: 'Tools',
    title: 'Tools',
    names: [
      'My safety plan',
      'Breathe with the candle',
      'Look around, come back here',
      'How is today',
      'Sleep diary',
      'Put a worry down here',
      'What I’d like you to know',
    ],
    calendar: 'Put it in my calendar',
    weeks: 'In 4 weeks',
    save: 'Save it as a file',
    erase: 'Delete it all',
    yes: 'Delete',
    summary: 'SUMMARY:Look again',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = list[language]

  test(`all tools from the footer; a day for the calendar; what was written is taken along or deleted (${language})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+08:00'))
    await prefer(page, { language })
    await open(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: words.footer, exact: true }).click()
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    for (const name of words.names) await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: words.erase })).toHaveCount(0)

    await main.getByRole('radio', { name: words.weeks }).check()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: words.calendar }).click(),
    ])
    expect(file.suggestedFilename()).toBe('20261220.ics')
    const calendar = await textOf(file)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261220\r\n')
    expect(calendar).toContain(words.summary)

    await page.evaluate(() =>
      localStorage.setItem(
        'amhs_worries',
        JSON.stringify({ visitor: [{ worry: 'exam' }], somebody: [{ worry: 'private' }] }),
      ),
    )
    await page.reload()
    const [written] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: words.save }).click(),
    ])
    const saved = await textOf(written)
    expect(saved).toContain('exam')
    expect(saved).not.toContain('private')
    await main.getByRole('button', { name: words.erase }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.yes, exact: true }).click()
    await expect(main.getByRole('button', { name: words.save })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('amhs_worries'))).not.toContain('exam')
  })
}

/** The content of a file that the page handed to the browser. */
async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}
