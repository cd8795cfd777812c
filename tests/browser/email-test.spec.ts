import { createAccount, signIn } from './support/accounts'
import { createPerson } from './support/admin'
import { expect, expectAccessible, test } from './support/fixtures'

const inbox = process.env.AMHS_INBOX ?? ''

test('one test message arrives at the person’s own address', async ({ page, request }) => {
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/email-test')
  // How the service is set up is for administrators alone.
  await expect(page.getByRole('heading', { name: '发送测试邮件' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '邮件服务的状态' })).toHaveCount(0)
  await page.getByRole('button', { name: '发给我自己' }).click()
  await expect(page.getByRole('main').getByText(`已发送到 ${account.email}。`)).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  const messages = (await (
    await request.get(`${inbox}/api/messages?to=${encodeURIComponent(account.email)}`)
  ).json()) as { readonly subject: string }[]
  expect(messages.filter(({ subject }) => !/verif|验证/i.test(subject))).toHaveLength(1)
})

test('administrators see how the mail service is set up', async ({ page }) => {
  const admin = await createPerson({ role: 'admin' })
  await signIn(page, admin, 'zh-CN', '/email-test')
  // A function's first call starts its process, which takes long on a busy machine.
  await expect(page.getByText('可以发送')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('main').getByText('Ready to send')).toBeVisible()
  await expectAccessible(page)
})
