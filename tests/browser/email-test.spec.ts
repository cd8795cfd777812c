import { createAccount, signIn } from './support/accounts'
import { expect, expectAccessible, prefer, test } from './support/fixtures'

const inbox = process.env.AMHS_INBOX ?? ''

for (const [language, words] of [
  ['zh-CN', { ready: '可以发送', send: '发给我自己', sent: (address: string) => `已发送到 ${address}。` }],
  [
    'en',
    { ready: 'Ready to send', send: 'Send it to myself', sent: (address: string) => `Sent to ${address}.` },
  ],
] as const) {
  test(`one test message arrives at the person’s own address (${language})`, async ({ page, request }) => {
    await prefer(page, { language })
    const account = await createAccount()
    await signIn(page, account, language, '/login?redirect=%2Femail-test')
    // A function's first call starts its process, which takes long on a busy machine.
    await expect(page.getByText(words.ready)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('main').getByText(words.sent(account.email))).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    const messages = (await (
      await request.get(`${inbox}/api/messages?to=${encodeURIComponent(account.email)}`)
    ).json()) as { readonly subject: string }[]
    expect(messages.filter(({ subject }) => !/verif|验证/i.test(subject))).toHaveLength(1)
  })
}
