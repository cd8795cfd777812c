import type { CDPSession, Locator, Page } from '@playwright/test'
import { demoPassword } from '../../demonstration/demo-accounts'
import { answerAge, createAccount, signIn, writeDocument } from './support/accounts'
import { createPerson } from './support/admin'
import { expect, open, prefer, test } from './support/fixtures'
import { asFields, keptPhq9, setAgeBand } from './support/screening'
import { groupCard } from './support/support-group'

/** What is composed, keystroke by keystroke, and the word that Enter chooses. */
const methods = [
  ['pinyin', ['n', 'ni', "ni'h", "ni'hao"], '你好'],
  ['zhuyin', ['ㄋ', 'ㄋㄧ', 'ㄋㄧˇ'], '你'],
] as const

type Sent = { readonly submits: number; readonly requests: number; readonly address: string }

/** Counts forms that are sent and calls that leave the page, from the first page on. */
async function countSending(page: Page): Promise<() => Promise<Sent>> {
  let requests = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && !/google\.firestore|googleapis|identitytoolkit/.test(request.url()))
      requests += 1
  })
  await page.addInitScript(() => {
    Object.assign(window, { submits: 0 })
    const count = () => Object.assign(window, { submits: Number(Reflect.get(window, 'submits')) + 1 })
    addEventListener('submit', count, true)
  })
  return async () => ({
    submits: await page.evaluate(() => Number(Reflect.get(window, 'submits'))),
    requests,
    address: page.url(),
  })
}

/** Composes a word and ends it with Enter, once as most browsers tell of that key, once as Safari does. */
async function compose(keyboard: CDPSession, steps: readonly string[], word: string): Promise<void> {
  const enter = { key: 'Enter', code: 'Enter' }
  for (const text of steps)
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter, windowsVirtualKeyCode: 229 })
  await keyboard.send('Input.insertText', { text: word })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter, windowsVirtualKeyCode: 229 })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 })
}

/** Walks every field for text that the page shows; @returns how many there were. */
async function expectNothingSent(page: Page, count: () => Promise<Sent>, first: Locator): Promise<number> {
  await first.first().waitFor()
  const keyboard = await page.context().newCDPSession(page)
  const fields = page.locator(
    ':is(main, footer) :is(textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel])):visible:not([tabindex="-1"])',
  )
  const number = await fields.count()
  for (let at = 0; at < number; at += 1) {
    const field = fields.nth(at)
    await field.focus()
    // A page may ask for something by itself in the same moment, but not each time; what Enter sends, it sends each time.
    await expect(async () => {
      await field.fill('')
      const before = await count()
      for (const [, steps, word] of methods) await compose(keyboard, steps, word)
      // Whatever a key has set going is under way by then.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      expect(await field.inputValue(), `${page.url()} ${await field.getAttribute('id')}`).toContain('你好你')
      await expect(field).toBeFocused()
      expect({ at, ...(await count()) }).toEqual({ at, ...before })
    }).toPass({ timeout: 30_000 })
    await field.fill('')
  }
  await keyboard.detach()
  return number
}

const main = (page: Page) => page.getByRole('main')

test('Enter at the end of a composition sends nothing: chat, search, contact, tools', async ({ page }) => {
  await prefer(page, { language: 'zh-CN' })
  await setAgeBand(page)
  await page.route('**/app-config.json', (route) => route.fulfill({ json: { backend: 'none' } }))
  const count = await countSending(page)
  await open(page, '/ai-chat')
  const message = main(page).getByRole('textbox')
  await expect(message).toBeVisible()
  await expectNothingSent(page, count, message)
  for (const path of [
    '/learn',
    '/screening',
    '/contact',
    '/shared',
    '/register',
    '/tools/safety-plan',
    '/tools/worry',
    '/tools/check-in',
  ]) {
    await open(page, path)
    if (path === '/register') await answerAge(page)
    const fields = main(page).locator(':is(textarea, input):visible')
    const number = await expectNothingSent(page, count, fields)
    expect(number, path).toBeGreaterThan(1)
  }
  // Enter by itself does send: what is counted above can be counted.
  await open(page, '/ai-chat')
  await message.fill('你好')
  const { submits } = await count()
  await message.press('Enter')
  await expect(message).toHaveValue('')
  await open(page, '/register')
  await answerAge(page)
  await main(page).locator('input[type=email]').press('Enter')
  expect((await count()).submits).toBeGreaterThan(submits)
})

test('Enter at the end of a composition sends nothing: sharing, codes, groups, notes, administration', async ({
  browser,
  page,
}) => {
  await prefer(page, { language: 'zh-CN' })
  await setAgeBand(page)
  const count = await countSending(page)
  const account = await createAccount()
  const record = keptPhq9(11, Date.now())
  await writeDocument(`users/${account.uid}/screenings/${record.id}`, asFields(record))
  await signIn(page, account, 'zh-CN', '/share')
  await main(page).getByRole('radio', { name: '医生或咨询师' }).check()
  await main(page).getByRole('checkbox', { name: /PHQ-9/ }).first().check()
  await main(page)
    .getByText(/^更多选择/)
    .click()
  await expectNothingSent(page, count, main(page).getByLabel(/^口令/))
  await open(page, '/share-with-professional')
  await expectNothingSent(page, count, main(page).locator('input[autocomplete=off]'))
  await open(page, '/support')
  await (await groupCard(page, '示例：和担心相处')).getByRole('button', { name: /^申请加入/ }).click()
  await expectNothingSent(page, count, main(page).getByLabel('称呼', { exact: true }))

  const others = [
    [
      { uid: 'demo-professional', email: 'professional@demo.test', password: demoPassword },
      '/clients',
      async (other: Page) => {
        await main(other).getByRole('link', { name: '阿北' }).click()
        return main(other).locator('textarea')
      },
    ],
    [
      await createPerson({ role: 'admin', firstName: 'Ning' }),
      '/admin?part=users',
      async (other: Page) => {
        // The list asks for its first page by itself.
        await expect(main(other).getByRole('row').nth(1)).toBeVisible()
        return main(other).getByLabel('称呼或邮箱', { exact: true })
      },
    ],
  ] as const
  for (const [person, path, field] of others) {
    const context = await browser.newContext({ locale: 'zh-CN' })
    const other = await context.newPage()
    await prefer(other, { language: 'zh-CN' })
    const counted = await countSending(other)
    await signIn(other, person, 'zh-CN', path)
    await expectNothingSent(other, counted, await field(other))
    await context.close()
  }
})
