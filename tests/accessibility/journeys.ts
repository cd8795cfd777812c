import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  createAccount,
  forgetRatings,
  goodPassword,
  mailedCode,
  signIn,
  uniqueEmail,
  writeDocument,
} from '../browser/support/accounts'
import { createPerson } from '../browser/support/admin'
import { forgetCalls } from '../browser/support/call-limits'
import { open } from '../browser/support/fixtures'
import { asFields, keptPhq9, setAgeBand } from '../browser/support/screening'
import { groupCard } from '../browser/support/support-group'
import type { Listener } from './reader'

/** A way through the site with the keyboard alone, heard and taken down. Chinese, since that is the language of most. */
export interface Journey {
  readonly name: string
  /** What differs from run to run, with what stands for it in the transcript. */
  readonly walk: (page: Page, said: Listener) => Promise<Readonly<Record<string, string>>>
  readonly expectedErrors?: RegExp
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string | RegExp) => main(page).getByLabel(name, { exact: true })
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const focused = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('heading', { name }).and(page.locator(':focus'))

async function fillIn(said: Listener, control: Locator, text: string, shown = text): Promise<void> {
  await said.to(control)
  await said.type(text, shown)
}

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

async function withResult(uid: string): Promise<void> {
  const record = keptPhq9(11, Date.parse('2026-10-05T08:00:00Z'))
  await writeDocument(`users/${uid}/screenings/${record.id}`, asFields(record))
}

export const journeys: readonly Journey[] = [
  {
    name: 'register, verify, sign out and in',
    // The database's client ends its line when somebody signs out, and is told that it has gone.
    expectedErrors: /status of 400.*TYPE=terminate/,
    walk: async (page, said) => {
      const email = uniqueEmail('journey')
      await open(page, '/register')
      await said.begin()
      said.note('the age')
      await said.to(main(page).getByRole('radio').first())
      await said.press('ArrowUp')
      await said.to(button(page, '继续'))
      await said.press('Enter', field(page, '名字'))
      said.note('the form, first with an error')
      await fillIn(said, field(page, '名字'), 'Mei')
      await said.to(button(page, '注册'))
      await said.press('Enter', page.locator('.error-summary'))
      await fillIn(said, field(page, '电子邮箱'), email, '…@example.com')
      await fillIn(said, field(page, '密码'), goodPassword, 'a password')
      await fillIn(said, field(page, '再输一次密码'), goodPassword, 'a password')
      await said.to(main(page).getByRole('checkbox', { name: /我同意/ }))
      await said.press('Space')
      await said.to(button(page, '注册'))
      await said.press('Enter', page.locator('.account-notice'))
      said.note('the address')
      let code: string | undefined
      while (code === undefined) code = await mailedCode(email, 'VERIFY_EMAIL')
      await page.goto(`/reset-password?mode=verifyEmail&oobCode=${code}`)
      await said.begin()
      await main(page).getByText(/验证/).first().waitFor()
      await said.settle(page.locator('h1:focus, [tabindex]:focus'))
      said.note('out and in again')
      await said.to(page.locator('.account-button'))
      await said.press('Enter', page.locator('#account-menu'))
      await said.to(page.getByRole('button', { name: '退出登录' }))
      await said.press('Enter', page.getByRole('banner').getByRole('link', { name: '登录' }))
      await said.to(page.getByRole('banner').getByRole('link', { name: '登录' }))
      await said.press('Enter', field(page, '电子邮箱'))
      await fillIn(said, field(page, '电子邮箱'), email, '…@example.com')
      await fillIn(said, field(page, '密码'), goodPassword, 'a password')
      await said.press('Enter', page.locator('.account-button'))
      return { [email]: '…@example.com' }
    },
  },
  {
    name: 'questionnaire with item 9, result saved',
    walk: async (page, said) => {
      await setAgeBand(page)
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
      await signIn(page, await createAccount(), 'zh-CN', '/test?instrument=phq9')
      await button(page, '开始作答').waitFor()
      await said.begin()
      await said.to(button(page, '开始作答'))
      await said.press('Enter', focused(page, /第 1 题/))
      for (let at = 1; at <= 9; at += 1) {
        await said.to(main(page).getByRole('radio').first())
        await said.press('Space')
        if (at < 9) await said.press('Enter', focused(page, new RegExp(`第 ${at + 1} 题`)))
      }
      said.note('item 9 is answered with “several days”')
      await said.press('ArrowDown', main(page).getByRole('region', { name: '谢谢你愿意如实回答。' }))
      await said.press('Enter', focused(page, '谢谢你愿意如实回答。'))
      await said.to(button(page, '是'))
      await said.press('Enter')
      await said.to(button(page, '继续'))
      await said.press('Enter', focused(page, /第 10 题/))
      await said.to(button(page, '看结果'))
      await said.press('Enter')
      if (!page.url().includes('result')) {
        await said.to(main(page).getByRole('radio').first())
        await said.press('Space')
        await said.to(button(page, '看结果'))
        await said.press('Enter', main(page).locator('.score b'))
      }
      said.note('saved')
      await said.to(button(page, '保存到账户'))
      await said.press('Enter')
      await said.press('Space')
      await said.to(button(page, '保存到账户'))
      await said.press('Enter', page.getByText('已移到你的账户。'))
      return {}
    },
  },
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
      await main(page).getByRole('status').filter({ hasText: '篇' }).first().waitFor()
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
      await said.to(button(page, '更新列表'))
      await said.press('Enter', page.locator('#found:focus'))
      await said.to(main(page).locator('.service').first().getByRole('link').first())
      return {}
    },
  },
  {
    name: 'chat with a card and the emergency window',
    walk: async (page, said) => {
      await page.route('**/app-config.json', (route) => route.fulfill({ json: { backend: 'none' } }))
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
      await open(page, '/ai-chat')
      await said.begin()
      await said.to(button(page, '18 岁或以上'))
      await said.press('Enter', main(page).getByRole('textbox'))
      await said.type('我不想活了')
      await said.press('Enter', focused(page, '你的安全最重要'))
      await said.to(main(page).getByRole('textbox'))
      await said.type('我站在天台')
      await said.press('Enter', page.getByRole('alertdialog'))
      await said.to(page.getByRole('alertdialog').getByRole('button', { name: '我身边没有人' }))
      await said.press('Enter')
      await said.to(page.getByRole('alertdialog').getByRole('button', { name: '先回到页面' }))
      await said.press('Enter', focused(page, '请现在求助'))
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
    name: 'result shared by a link',
    expectedErrors: /status of 503/,
    walk: async (page, said) => {
      await forgetCalls()
      const account = await createAccount()
      await withResult(account.uid)
      await signIn(page, account, 'zh-CN', '/share')
      const result = main(page).getByRole('checkbox', { name: /PHQ-9/ })
      await result.first().waitFor()
      await said.begin()
      await said.to(result)
      await said.press('Space')
      await fillIn(said, field(page, /^口令/), 'yueguang 7')
      await said.to(button(page, '生成链接'))
      await said.press('Enter', focused(page, '链接好了'))
      return {}
    },
  },
  {
    name: 'administrator changes a role',
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
      await said.to(row.getByLabel('Away Wang 的角色'))
      await said.press('ArrowDown')
      await said.to(row.getByRole('button', { name: /^更改/ }))
      await said.press('Enter', page.locator('.admin-note'))
      return { [person.email]: '…@example.com' }
    },
  },
  {
    name: 'photo, then the account deleted',
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
      await said.settle(main(page).getByText('照片已保存'))
      await said.to(button(page, '移除照片'))
      await said.press('Enter', main(page).getByText('照片已移除'))
      said.note('the account')
      await fillIn(said, field(page, '密码').last(), goodPassword, 'a password')
      await said.to(main(page).getByRole('checkbox', { name: '我明白删除后不能恢复' }))
      await said.press('Space')
      await said.to(button(page, '删除账户'))
      await said.press('Enter', page.locator('.account-notice'))
      await heading(page).waitFor()
      await said.settle()
      return { [account.email]: '…@example.com' }
    },
  },
]
