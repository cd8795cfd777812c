import type { Page } from '@playwright/test'
import { createAccount, signIn } from './accounts'
import { keepOnDevice, keptPhq9, setAgeBand } from './screening'

const day = 24 * 60 * 60 * 1000

/** Signs somebody in on the page of yesterday's result, which is on the device alone, with the consent to save it given. */
export async function openKeptResult(page: Page) {
  await setAgeBand(page)
  const account = await createAccount()
  const result = keptPhq9(6, Date.now() - day)
  await keepOnDevice(page, [result])
  await signIn(page, account, 'zh-CN', `/screening/result?id=${result.id}`)
  await page.getByRole('checkbox', { name: /我同意/ }).check()
  return { account, result }
}
