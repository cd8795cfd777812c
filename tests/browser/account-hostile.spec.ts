import type { Page } from '@playwright/test'
import { hostileTexts } from '../../web/src/features/account/hostile-texts.test-data'
import { createAccount, readDocument, signIn } from './support/accounts'
import { expect, open, test } from './support/fixtures'

/** A piece of each kind as it is: markup, addresses, control and joining characters, half characters, names, length. */
const kinds = [
  '<script',
  '<img',
  '"><svg',
  'javascript:',
  '{{',
  '\u0000',
  '\u202e',
  '\ud800',
  '__proto__',
  '%00',
  '好好',
]
const pieces = hostileTexts.filter((_, index) => index % 5 === 0)
/** All 200 are tried without a page: in local-accounts.test.ts, and in tests/rules/account-hostile.test.ts for the cloud. */
const sample = kinds.map((kind) => pieces.find((piece) => piece.startsWith(kind)) ?? kind)
test.use({ expectedErrors: [[/status of 400/], { scope: 'test' }] })

/** Nothing typed may ever run: a dialog, a request elsewhere or a changed document would show it. */
async function watch(page: Page): Promise<() => void> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(dialog.message())
    void dialog.dismiss()
  })
  return () => expect(seen, 'dialogs').toEqual([])
}

test('hostile names are stored as text or refused in words (cloud)', async ({ page }) => {
  const nothingRan = await watch(page)
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/profile')
  const main = page.getByRole('main')
  const form = main.locator('form').first()
  const save = form.getByRole('button', { name: '保存姓名' })
  for (const text of sample) {
    await form.getByLabel('名字', { exact: true }).fill(text)
    await form.getByLabel('姓氏').fill(text)
    await save.click()
    const told = form.locator('.error-summary, .notice')
    await expect(told).toBeVisible()
    await expect(save).toHaveText('保存姓名')
  }
  await form.getByLabel('名字', { exact: true }).fill('<script>alert(1)</script>')
  await form.getByLabel('姓氏').fill('')
  await save.click()
  await expect(page.locator('.account-name')).toHaveText('<script>alert(1)</script>')
  // The header shows the name before the server has it.
  await expect
    .poll(async () => JSON.stringify((await readDocument(`users/${account.uid}`))?.profile))
    .toContain('<script>alert(1)</script>')
  await page.reload()
  await expect(page.locator('.account-name')).toHaveText('<script>alert(1)</script>')
  nothingRan()
})

test('hostile addresses and passwords are refused in words (cloud sign-in)', async ({ page }) => {
  const nothingRan = await watch(page)
  await open(page, '/login')
  const main = page.getByRole('main')
  for (const text of sample) {
    await main.getByLabel('电子邮箱').fill(text)
    await main.getByLabel('密码', { exact: true }).fill(text)
    await main.getByRole('button', { name: '登录', exact: true }).click()
    await expect(main.locator('.error-summary')).toBeVisible()
  }
  nothingRan()
})

test('hostile codes and redirects are refused (cloud)', async ({ page }) => {
  const nothingRan = await watch(page)
  for (const text of sample.slice(2, 6)) {
    const value = encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))
    await open(page, `/reset-password?oobCode=${value}`)
    await expect(page.getByRole('main')).toContainText('验证码无效或已过期')
    await open(page, `/login?redirect=${value}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
  }
  nothingRan()
})
