import { answerAge, texts } from '../browser/support/accounts'
import { forgetCalls } from '../browser/support/call-limits'
import { expect, open } from '../browser/support/fixtures'
import { main, type PageState, press } from './state'

/** The form takes messages only from people, who need a moment to write. */
const aMoment = 3100

/** What people see who are not signed in, apart from the questionnaires. */
export const visitorStates: readonly PageState[] = [
  {
    name: 'accessibility help, open',
    reach: async (page) => {
      await open(page, '/about')
      await page.keyboard.press('Alt+h')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'menu of a phone, open',
    reach: async (page) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, '/about')
      await page.getByRole('button', { name: /^(菜单|Menu)$/ }).click()
      await page.getByRole('navigation', { name: /主导航|Main/ }).waitFor()
    },
  },
  {
    name: 'newsletter, thanked',
    reach: async (page) => {
      await open(page, '/about')
      const foot = page.getByRole('contentinfo')
      await foot.getByRole('textbox').fill('person@example.org')
      await foot.getByRole('button', { name: /订阅|Subscribe/ }).click()
      await expect(foot.getByText(/订阅成功|Subscription successful/)).toBeVisible()
    },
  },
  {
    name: 'a page whose script is missing',
    expectedErrors: /ERR_FAILED|dynamically imported module/,
    reach: async (page) => {
      await page.route(/\/assets\/.*-page-/, (route) => route.abort())
      await open(page, '/profile')
      await expect(main(page).getByRole('button')).toHaveText(/重新加载|再|reload|again/i)
    },
  },
  {
    name: 'articles, nothing found',
    reach: async (page) => {
      await open(page, '/learn')
      await page.getByRole('searchbox').fill('qwxzv')
      await main(page).locator('a[href$="/screening"]').waitFor()
    },
  },
  {
    name: 'article, read and rated form open',
    reach: async (page) => {
      await open(page, '/learn/resource/sleep')
      await main(page).locator('#ratings').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'services, found in a city',
    reach: async (page) => {
      await open(page, '/location')
      await page.getByLabel(/^(城市|City)$/).selectOption('beijing')
      await expect(page.locator('.service').first()).toBeVisible()
      await page.locator('.service summary').first().click()
    },
  },
  {
    name: 'services, the map',
    reach: async (page) => {
      // One grey dot in place of each picture of the map.
      const body = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      )
      await page.route('https://tile.openstreetmap.org/**', (route) =>
        route.fulfill({ body, contentType: 'image/png' }),
      )
      await open(page, '/location')
      await page.getByLabel(/^(城市|City)$/).selectOption('london')
      await press(page, /显示地图|Show the map/)
      await page
        .getByRole('region', { name: /地图|Map/ })
        .getByRole('button')
        .first()
        .waitFor()
    },
  },
  {
    name: 'services, none found',
    reach: async (page) => {
      await open(page, '/location')
      await page.getByText(/^(距离和筛选|Distance and filters)$/).click()
      await page.getByRole('combobox', { name: /^(语言|Language)$/ }).selectOption('en')
      await page.getByLabel(/^(城市|City)$/).selectOption('hangzhou')
      await press(page, /更新列表|Update the list/)
      await main(page)
        .getByRole('button', { name: /去掉筛选条件|filters/i })
        .first()
        .waitFor()
    },
  },
  {
    name: 'services, report of an error open',
    reach: async (page) => {
      await open(page, '/location')
      await page.getByLabel(/^(城市|City)$/).selectOption('beijing')
      await page.locator('.service summary').first().click()
      await page
        .locator('.service')
        .first()
        .getByRole('button', { name: /报告|错误|Report|wrong/i })
        .first()
        .click()
    },
  },
  {
    name: 'contact, empty form sent',
    reach: async (page) => {
      await open(page, '/contact')
      await press(page, /^(发送|Send)$/)
      await expect(page.locator('.error-summary')).toBeFocused()
    },
  },
  ...(['我想自杀', '请问筛查结果可以打印吗？'] as const).map((message, at): PageState => {
    return {
      name: at === 0 ? 'contact, words that need help first' : 'contact, received',
      reach: async (page) => {
        await forgetCalls()
        await open(page, '/contact')
        const fields = main(page).getByRole('textbox')
        await fields.nth(0).fill('Lin')
        await fields.nth(1).fill('lin@example.com')
        await fields.nth(2).fill('Print')
        await fields.nth(3).fill(message)
        await page.waitForTimeout(aMoment)
        await press(page, /^(发送|Send)$/)
        if (at === 0) await main(page).locator('.support, .message-help').first().waitFor()
        else
          await expect(page.getByRole('heading', { name: /已经收到|received|Thank you/i })).toBeFocused({
            timeout: 60_000,
          })
      },
    }
  }),
  {
    name: 'register, form with every error',
    reach: async (page, language) => {
      await open(page, '/register')
      await answerAge(page, language)
      await main(page).getByRole('button', { name: texts[language].register, exact: true }).click()
      await expect(page.locator('.error-summary')).toBeFocused()
    },
  },
  {
    name: 'register, account on this device',
    reach: async (page, language) => {
      await open(page, '/register')
      await answerAge(page, language)
      await main(page).getByRole('radio', { name: texts[language].local }).check()
    },
  },
  {
    name: 'register, under 14',
    reach: async (page, language) => {
      await open(page, '/register')
      await answerAge(page, language, 'under14')
      await page.getByRole('heading', { name: /谢谢你告诉我们|Thank you/ }).waitFor()
    },
  },
  {
    name: 'sign-in, wrong',
    expectedErrors: /status of 400/,
    reach: async (page, language) => {
      await open(page, '/login')
      await main(page).getByLabel(texts[language].email).fill('nobody@example.com')
      await main(page).getByLabel(texts[language].password, { exact: true }).fill('Wrong-pass1!')
      await press(page, new RegExp(`^${texts[language].signIn}$`))
      await expect(page.locator('.error-summary')).toBeVisible()
    },
  },
  {
    name: 'forgot password, sent',
    expectedErrors: /status of 400/,
    reach: async (page, language) => {
      await open(page, '/forgot-password')
      await main(page).getByLabel(texts[language].email).fill('user@demo.test')
      await press(page, /发送邮件|Send the email/)
      await expect(main(page).locator('.notice, .success').first()).toBeVisible()
    },
  },
  {
    name: 'reset password, a link that is used up',
    expectedErrors: /status of 400/,
    reach: async (page) => {
      await open(page, '/reset-password?mode=resetPassword&oobCode=used-up')
      await expect(main(page).getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'groups, none fits',
    reach: async (page) => {
      await open(page, '/support')
      await main(page).getByRole('combobox').nth(0).selectOption('caregiver')
      await main(page).getByRole('combobox').nth(2).selectOption('phone')
      await main(page).getByRole('combobox').nth(1).selectOption('en')
    },
  },
  {
    name: 'shared, a link that is none',
    reach: async (page) => {
      await open(page, '/shared#shlink:/nonsense')
    },
  },
  {
    name: 'safety plan, written and to be deleted',
    reach: async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem('amhs_safety_plan', JSON.stringify({ visitor: { signs: ['no sleep'] } })),
      )
      await open(page, '/tools/safety-plan')
      await press(page, /接着写|Keep writing/)
      await press(page, /全部删掉|Delete it all/)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'safety plan, being written',
    reach: async (page) => {
      await open(page, '/tools/safety-plan')
      await main(page).getByRole('textbox').first().fill('不回消息')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'breathing, stopped',
    reach: async (page) => {
      await open(page, '/tools/breathing')
      await press(page, /^(开始|Start)/)
      await press(page, /^(停下|Stop)/)
      await press(page, /更难受了|Worse/)
    },
  },
  {
    name: 'grounding, second sense',
    reach: async (page) => {
      await open(page, '/tools/grounding')
      await press(page, /跳过|Skip/)
    },
  },
  {
    name: 'check-in, hard weeks',
    reach: async (page) => {
      await page.addInitScript(() => {
        const days = [1, 3, 5, 7, 9].map((ago) => [
          new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10),
          { mood: 1 },
        ])
        localStorage.setItem('amhs_check_ins', JSON.stringify({ visitor: Object.fromEntries(days) }))
      })
      await open(page, '/tools/check-in')
      await main(page).getByRole('radio').first().check({ force: true })
      await main(page).getByRole('textbox').fill('我不想活了')
      await main(page).getByRole('textbox').blur()
      await main(page).getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'worry, one put down',
    reach: async (page) => {
      await open(page, '/tools/worry')
      await main(page).getByRole('textbox').first().fill('Exam')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'chat, kept from the very young',
    reach: async (page) => {
      await open(page, '/ai-chat')
      await press(page, /^(未满 14 岁|Under 14)$/)
    },
  },
  ...(
    [
      ['chat, an answer from the articles', /最近总是睡不着|x/, 'article'],
      ['chat, the card', /我不想活了/, 'card'],
      ['chat, the emergency window', /我站在天台/, 'window'],
      ['chat, not your fault', /我爸打我/, 'care'],
    ] as const
  ).map(([name, text, kind]): PageState => {
    return {
      name,
      reach: async (page, language) => {
        await page.route('**/app-config.json', (route) => route.fulfill({ json: { backend: 'none' } }))
        await open(page, '/ai-chat')
        await press(page, /^(18 岁及以上|18 or over)$/)
        const field = main(page).getByRole('textbox')
        const english = {
          article: 'I cannot sleep at night',
          card: 'I want to kill myself',
          window: 'I took all my pills',
          care: 'My father hits me',
        }
        await field.fill(language === 'en' ? english[kind] : (text.source.split('|')[0] ?? ''))
        await field.press('Enter')
        if (kind === 'window') await page.getByRole('alertdialog').waitFor()
        else
          await main(page)
            .getByRole('log')
            .getByRole('link')
            .or(main(page).getByRole('region').getByRole('link'))
            .first()
            .waitFor()
      },
    }
  }),
  {
    name: 'chat, asked whether a service may answer',
    reach: async (page, language) => {
      await forgetCalls()
      await open(page, '/ai-chat')
      await press(page, /^(18 岁及以上|18 or over)$/)
      const field = main(page).getByRole('textbox')
      await field.fill(language === 'en' ? 'I cannot sleep at night' : '最近总是睡不着')
      await field.press('Enter')
      await main(page)
        .getByRole('button', { name: /同意并发送|Agree and send/ })
        .waitFor()
    },
  },
]
