import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { createAccount, forgetRatings, goodPassword, signIn } from '../browser/support/accounts'
import { createPerson } from '../browser/support/admin'
import { open } from '../browser/support/fixtures'
import { setAgeBand } from '../browser/support/screening'
import { groupCard } from '../browser/support/support-group'
import { button, field, fillIn, focused, heading, type Journey, main } from './journey'
import { journeysInBothLanguages } from './journeys-in-both-languages'
import { journeysWithAnother } from './journeys-with-another'
import type { Listener } from './reader'

/** Answers a questionnaire that is open at its first question, each with the same place. */
async function answer(page: Page, said: Listener, questions: number): Promise<void> {
  for (let at = 1; at <= questions; at += 1) {
    await main(page)
      .getByRole('heading', { level: 1, name: `第 ${at} 题` })
      .waitFor()
    await said.to(main(page).getByRole('radio').first())
    await said.press('Space')
    if (at < questions)
      await said.press('Enter', main(page).getByRole('heading', { level: 1, name: `第 ${at + 1} 题` }))
  }
}

export const journeys: readonly Journey[] = [
  ...journeysInBothLanguages,
  ...journeysWithAnother,
  ...(
    [
      ['all questions in one list', 'gad7', 7],
      ['two questions', 'gad2', 2],
      ['five questions on wellbeing', 'who5', 5],
    ] as const
  ).map(([kind, id, questions]): Journey => {
    return {
      name: `questionnaire, ${kind}`,
      walk: async (page, said) => {
        await setAgeBand(page)
        if (id === 'gad7')
          await page.addInitScript(() =>
            localStorage.setItem('amhs_user_preferences', JSON.stringify({ oneQuestionAtATime: false })),
          )
        await open(page, `/test?instrument=${id}`)
        await said.begin()
        await said.to(button(page, '开始作答'))
        await said.press('Enter', main(page).getByRole('radio'))
        if (id === 'gad7') {
          for (let at = 0; at < questions; at += 1) {
            await said.to(main(page).getByRole('radiogroup').nth(at).getByRole('radio').first())
            await said.press('Space')
          }
        } else await answer(page, said, questions)
        await said.to(button(page, '看结果'))
        await said.press('Enter', main(page).locator('.score b'))
        return {}
      },
    }
  }),
  {
    name: 'article found and read',
    walk: async (page, said) => {
      await forgetRatings('sleep')
      await open(page, '/learn')
      await said.begin()
      await fillIn(said, page.getByRole('searchbox'), '失眠')
      await main(page).getByRole('status').filter({ hasText: /^1 篇/ }).first().waitFor()
      await said.settle()
      await said.to(main(page).getByRole('link', { name: '改善睡眠' }))
      await said.press('Enter', focused(page, '改善睡眠'))
      return {}
    },
  },
  {
    name: 'service found',
    walk: async (page, said) => {
      await open(page, '/location')
      await said.begin()
      await said.to(field(page, '城市'))
      await said.type('北京')
      await page.getByLabel('城市', { exact: true }).selectOption('beijing')
      await page.locator('#found').waitFor()
      await said.to(main(page).locator('.service').first().getByRole('link').first())
      return {}
    },
  },
  {
    name: 'group asked to join',
    walk: async (page, said) => {
      await signIn(page, await createAccount({ displayName: 'Anran Zhou' }), 'zh-CN', '/support')
      const ask = (await groupCard(page, '示例：和担心相处')).getByRole('button', { name: /^申请加入/ })
      await ask.waitFor()
      await said.begin()
      await said.to(ask)
      await said.press('Enter', field(page, '称呼'))
      await fillIn(said, field(page, /^给带领者的话/), '想先听一听')
      await said.to(button(page, '发送申请'))
      await said.press('Enter', main(page).getByRole('button', { name: /^撤回申请/ }))
      return {}
    },
  },
  {
    name: 'administrator changes a role',
    // The reader still looks up the name of the dialog once that has gone from the page.
    expectedErrors: /getElementById is not a function/,
    walk: async (page, said) => {
      const person = await createPerson({ firstName: 'Away' })
      const admin = await createPerson({ role: 'admin', firstName: 'Ning' })
      await signIn(page, admin, 'zh-CN', '/admin?part=users')
      await field(page, '称呼或邮箱').waitFor()
      await said.begin()
      await fillIn(said, field(page, '称呼或邮箱'), person.email, '…@example.com')
      await said.to(button(page, '查找'))
      const row = page.getByRole('row').filter({ hasText: person.email })
      await said.press('Enter', row)
      await said.to(row.getByRole('button', { name: /^更改角色/ }))
      const asks = page.getByRole('dialog', { name: '更改 Away Wang 的角色？' })
      await said.press('Enter', asks)
      await said.press('Shift+Tab', asks.getByRole('radio', { name: '用户' }).and(page.locator(':focus')))
      await said.press('ArrowDown', asks.getByRole('radio', { name: '照护者', checked: true }))
      await said.to(asks.getByRole('button', { name: '更改角色' }))
      await said.press('Enter', page.locator('.admin-note', { hasText: '现在是' }))
      return { [person.email]: '…@example.com' }
    },
  },
  {
    name: 'photo, then the account deleted',
    // The page's own token is asked for once more after the account is gone; the reader still looks up the name of a dialog that has gone.
    expectedErrors: /status of 400|getElementById is not a function/,
    walk: async (page, said) => {
      const account = await createAccount()
      await signIn(page, account, 'zh-CN', '/profile')
      await main(page).getByLabel('选择照片').waitFor()
      await said.begin()
      await said.to(main(page).getByLabel('选择照片'))
      const file = path.join(os.tmpdir(), 'photo.png')
      const dot =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      writeFileSync(file, Buffer.from(dot, 'base64'))
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Enter')
      await (await chooser).setFiles(file)
      await said.settle(focused(page, '转正、裁成方形'))
      await said.to(button(page, '保存照片'))
      await said.press('Enter', main(page).getByText('照片已保存'))
      await said.to(button(page, '移除照片'))
      await said.press('Enter', button(page, '留着照片').and(page.locator(':focus')))
      await said.to(button(page, '移除'))
      await said.press('Enter', main(page).getByText('照片已移除'))
      said.note('the account')
      await fillIn(said, field(page, '密码').last(), goodPassword, 'a password')
      await said.to(main(page).getByRole('checkbox', { name: '我明白删除后不能恢复' }))
      await said.press('Space')
      await said.to(button(page, '删除账户'))
      await said.press('Enter', page.getByText('你的账号和其中保存的所有内容都已删除').first())
      // The guard of the page leads away from a profile that is no more.
      await page.waitForURL((url) => url.pathname !== '/profile')
      await said.settle(heading(page))
      return { [account.email]: '…@example.com' }
    },
  },
]
