import {
  createAccount,
  goodPassword,
  mailedCode,
  signIn,
  texts,
  uniqueEmail,
  writeDocument,
} from '../browser/support/accounts'
import { forgetCalls } from '../browser/support/call-limits'
import type { Language } from '../browser/support/fixtures'
import { open } from '../browser/support/fixtures'
import { asFields, keptPhq9, setAgeBand } from '../browser/support/screening'
import { button, field, fillIn, focused, type Journey, main } from './journey'

const spoken = {
  'zh-CN': {
    start: '开始作答',
    question: (at: number) => new RegExp(`第 ${at} 题`),
    thanks: '谢谢你愿意如实回答。',
    yes: '安全',
    finish: '看结果',
    save: '保存到账户',
    saved: '已移到你的账户。',
    adult: '18 岁及以上',
    crisis: '我不想活了',
    card: '你的安全最重要',
    emergency: '我站在天台',
    alone: '我身边没有人',
    back: '先回到页面',
    helpNow: '请现在求助',
    doctor: '医生或咨询师',
    more: /^更多选择/,
    passcode: /^口令/,
    make: '生成链接',
    ready: '链接好了',
  },
  en: {
    start: 'Start',
    question: (at: number) => new RegExp(`Question ${at} of`),
    thanks: 'Thank you for answering honestly.',
    yes: 'Yes',
    finish: 'See the result',
    save: 'Save to account',
    saved: 'Moved to your account.',
    adult: '18 or over',
    crisis: 'I want to kill myself',
    card: 'Your safety comes first',
    emergency: 'I took all my pills',
    alone: 'I am alone',
    back: 'Back to the page',
    helpNow: 'Get help now',
    doctor: 'A doctor or counsellor',
    more: /^More choices/,
    passcode: /^Passcode/,
    make: 'Make the link',
    ready: 'Your link is ready',
  },
} as const satisfies Record<Language, unknown>

/** The ways that matter most, each in both languages: what is said in one tells nothing of the other. */
export const journeysInBothLanguages: readonly Journey[] = (['zh-CN', 'en'] as const).flatMap((language) => {
  const words = { ...texts[language], ...spoken[language] }
  const inEnglish = language === 'en' ? ', in English' : ''
  return [
    {
      name: `register, verify, sign out and in${inEnglish}`,
      language,
      // The database's client ends its line when somebody signs out, and is told that it has gone.
      expectedErrors: /status of 400.*TYPE=terminate/,
      walk: async (page, said) => {
        const email = uniqueEmail('journey')
        const signInLink = page
          .getByRole('banner')
          .getByRole('link', { name: language === 'en' ? 'Login' : '登录' })
        await open(page, '/register')
        await said.begin()
        said.note('the age')
        await said.to(main(page).getByRole('radio').first())
        await said.press('ArrowUp')
        await said.to(button(page, words.continue))
        await said.press('Enter', field(page, words.firstName))
        said.note('the form, first with an error')
        await fillIn(said, field(page, words.firstName), 'Mei')
        await said.to(button(page, words.register))
        await said.press('Enter', page.locator('.error-summary'))
        await fillIn(said, field(page, words.email), email, '…@example.com')
        await fillIn(said, field(page, words.password), goodPassword, 'a password')
        await fillIn(said, field(page, words.confirmation), goodPassword, 'a password')
        await said.to(main(page).getByRole('checkbox', { name: words.terms }))
        await said.press('Space')
        await said.to(button(page, words.register))
        await said.press('Enter', page.locator('.page-notice'))
        said.note('the address')
        let code: string | undefined
        while (code === undefined) code = await mailedCode(email, 'VERIFY_EMAIL')
        await page.goto(`/reset-password?mode=verifyEmail&oobCode=${code}`)
        await said.begin()
        await main(page)
          .getByText(/验证|verif/i)
          .first()
          .waitFor()
        await said.settle(page.locator('h1:focus, [tabindex]:focus'))
        said.note('out and in again')
        await said.to(page.locator('.account-button'))
        await said.press('Enter', page.locator('#account-menu'))
        await said.to(page.getByRole('button', { name: words.logout }))
        await said.press('Enter', signInLink)
        await said.to(signInLink)
        await said.press('Enter', field(page, words.email))
        await fillIn(said, field(page, words.email), email, '…@example.com')
        await fillIn(said, field(page, words.password), goodPassword, 'a password')
        await said.press('Enter', page.locator('.account-button'))
        return { [email]: '…@example.com' }
      },
    },
    {
      name: `questionnaire with item 9, result saved${inEnglish}`,
      language,
      walk: async (page, said) => {
        await setAgeBand(page)
        await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
        await signIn(page, await createAccount(), language, '/test?instrument=phq9')
        await button(page, words.start).waitFor()
        await said.begin()
        await said.to(button(page, words.start))
        await said.press('Enter', focused(page, words.question(1)))
        for (let at = 1; at <= 9; at += 1) {
          await said.to(main(page).getByRole('radio').first())
          await said.press('Space')
          if (at < 9) await said.press('Enter', focused(page, words.question(at + 1)))
        }
        said.note('item 9 is answered with “several days”')
        await said.press('ArrowDown', main(page).getByRole('region', { name: words.thanks }))
        await said.press('Enter', focused(page, words.thanks))
        await said.to(button(page, words.yes))
        await said.press('Enter')
        await said.to(button(page, words.continue))
        await said.press('Enter', focused(page, words.question(10)))
        await said.to(button(page, words.finish))
        await said.press('Enter')
        if (!page.url().includes('result')) {
          await said.to(main(page).getByRole('radio').first())
          await said.press('Space')
          await said.to(button(page, words.finish))
          await said.press('Enter', main(page).locator('.score b'))
        }
        said.note('saved')
        await said.to(button(page, words.save))
        await said.press('Enter')
        await said.press('Space')
        await said.to(button(page, words.save))
        await said.press('Enter', page.getByText(words.saved))
        return {}
      },
    },
    {
      name: `chat with a card and the emergency window${inEnglish}`,
      language,
      walk: async (page, said) => {
        await page.route('**/app-config.json', (route) => route.fulfill({ json: { backend: 'none' } }))
        await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
        await open(page, '/ai-chat')
        await said.begin()
        await said.to(button(page, words.adult))
        await said.press('Enter', main(page).getByRole('textbox'))
        await said.type(words.crisis)
        await said.press('Enter', focused(page, words.card))
        await said.to(main(page).getByRole('textbox'))
        await said.type(words.emergency)
        await said.press('Enter', page.getByRole('alertdialog'))
        await said.to(page.getByRole('alertdialog').getByRole('button', { name: words.alone }))
        await said.press('Enter')
        await said.to(page.getByRole('alertdialog').getByRole('button', { name: words.back }))
        await said.press('Enter', focused(page, words.helpNow))
        return {}
      },
    },
    {
      name: `result shared by a link${inEnglish}`,
      language,
      expectedErrors: /status of 503/,
      walk: async (page, said) => {
        await forgetCalls()
        const account = await createAccount()
        const record = keptPhq9(11, Date.parse('2026-10-05T08:00:00Z'))
        await writeDocument(`users/${account.uid}/screenings/${record.id}`, asFields(record))
        await signIn(page, account, language, '/share')
        const result = main(page).getByRole('checkbox', { name: /PHQ-9/ })
        await result.first().waitFor()
        await said.begin()
        await said.to(main(page).getByRole('radio', { name: words.doctor }))
        await said.press('Space')
        await said.to(result)
        await said.press('Space')
        await said.to(main(page).getByText(words.more))
        await said.press('Enter')
        await fillIn(said, field(page, words.passcode), 'yueguang 7')
        await said.to(button(page, words.make))
        await said.press('Enter', focused(page, words.ready))
        return {}
      },
    },
  ] satisfies readonly Journey[]
})
