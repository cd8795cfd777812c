import { randomUUID } from 'node:crypto'
import { demoPassword } from '../../demonstration/demo-accounts'
import {
  changeAccount,
  createAccount,
  forgetRatings,
  rateBefore,
  readDocument,
  signIn,
  writeDocument,
} from './support/accounts'
import { expect, expectAccessible, expectAtOnce, open, prefer, requestsOf, test } from './support/fixtures'

const admin = { uid: 'demo-admin', email: 'admin@demo.test', password: demoPassword }

test('one person has one rating; a comment is shown to others only once approved', async ({
  page,
  browser,
}) => {
  // Two people, one after the other.
  test.slow()
  await rateBefore('self-esteem', 4, 16)
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/learn/resource/self-esteem')
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expectAccessible(page)
  const comment = `很有用 ${account.uid}`
  await page.getByRole('radio', { name: '2 星' }).check()
  await page.getByRole('textbox', { name: '评论' }).fill('我不想活了')
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('这里的评论不会马上有人看到。')).toBeVisible()
  expect(await readDocument(`ratings/self-esteem_${account.uid}`)).toBeNull()
  await page.getByRole('textbox', { name: '评论' }).fill(comment)
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('你的评论正在等管理员查看。')).toBeVisible()
  await page.getByRole('radio', { name: /^4 星/ }).check()
  await page.getByRole('button', { name: '更新评价' }).click()
  await expect(page.getByText('平均 4 星（满分 5 星），共 5 个评价')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const lookAsVisitor = async () => {
    await open(visitor, '/learn/resource/self-esteem')
    await visitor.getByRole('button', { name: '看看读者的评价' }).press('Enter')
    await expect(visitor.getByRole('heading', { name: '这篇对你有帮助吗？' })).toBeFocused()
    await expect(visitor.getByText('平均 4 星（满分 5 星），共 5 个评价')).toBeVisible()
  }
  await lookAsVisitor()
  await expect(visitor.getByText(comment)).toHaveCount(0)
  // As reviewComment leaves it.
  const publicId = randomUUID()
  const ownRating = `ratings/self-esteem_${account.uid}`
  await writeDocument(`comments/${publicId}`, {
    targetId: { stringValue: 'self-esteem' },
    stars: { integerValue: '4' },
    comment: { stringValue: comment },
    updatedAt: { timestampValue: new Date().toISOString() },
  })
  await writeDocument(ownRating, {
    commentStatus: { stringValue: 'approved' },
    publicId: { stringValue: publicId },
  })
  await lookAsVisitor()
  await expect(visitor.getByText(comment)).toBeVisible()
  await expectAccessible(visitor)
  await visitor.context().close()

  await page.getByRole('button', { name: '删除我的评价' }).press('Enter')
  const question = page.getByRole('dialog', { name: '删除你的评价？' })
  await expect(question.getByRole('button', { name: '不删除' })).toBeFocused()
  await question.getByRole('button', { name: '删除我的评价' }).press('Enter')
  await expect(page.getByText('目前有 4 个评价。满 5 个以后才显示平均星数。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '这篇对你有帮助吗？' })).toBeFocused()
  expect([await readDocument(ownRating), await readDocument(`comments/${publicId}`)]).toEqual([null, null])
})

test.describe('of somebody whose address is not verified', () => {
  test.use({ expectedErrors: [[/status of 400/], { scope: 'test' }] })
  test('wait for it, which is said before anything is written', async ({ page }) => {
    await forgetRatings('loneliness')
    await prefer(page, { language: 'en' })
    const account = await createAccount({ verified: false })
    await signIn(page, account, 'en', '/learn/resource/loneliness')
    const hint = page.getByText(`Open the link in the message that we sent to ${account.email}.`, {
      exact: false,
    })
    const form = page.getByRole('textbox', { name: 'Comment' })
    await expect(hint).toBeVisible()
    await expect(form).toHaveCount(0)
    await expectAccessible(page)
    await changeAccount(account.uid, { emailVerified: true })
    await page.getByRole('button', { name: 'I have verified it, refresh' }).click()
    await form.fill('It helped')
    await page.getByRole('radio', { name: '2 stars' }).check()
    // What has been typed stays, whatever becomes of the address meanwhile.
    await changeAccount(account.uid, { emailVerified: false })
    await page.getByRole('button', { name: 'Send rating' }).click()
    await expect(page.locator('.error-summary')).toContainText('Please verify your email address first')
    await expect(form).toHaveValue('It helped')
    await changeAccount(account.uid, { emailVerified: true })
    await page.getByRole('button', { name: 'Send rating' }).click()
    await expect(page.getByText('1 rating so far. The average shows once there are 5.')).toBeVisible()
  })
})

test('survive a reload, and another person adds to the average', async ({ page }) => {
  await signIn(page, admin)
  await rateBefore('eating', 4, 9)
  await open(page, '/learn/resource/eating')
  await page.getByRole('radio', { name: /^5 星/ }).check()
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('平均 2.8 星（满分 5 星），共 5 个评价')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^5 星/ })).toBeChecked()
})

test.describe('of an article that has gone', () => {
  test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })
  test('are refused in words, and nothing typed is lost', async ({ page }) => {
    const account = await createAccount()
    await signIn(page, account)
    // As from a page that was opened before its article was taken away.
    await page.route(/saveRating/, (route) => {
      const body = route.request().postData()
      return body ? route.continue({ postData: body.replace('"stress"', '"taken-away"') }) : route.continue()
    })
    await open(page, '/learn/resource/stress')
    await page.getByRole('radio', { name: '2 星' }).check()
    await page.getByRole('textbox', { name: '评论' }).fill('有用')
    await page.getByRole('button', { name: '提交评价' }).click()
    await expect(page.locator('.error-summary')).toContainText('找不到这篇文章，所以没有保存评价。')
    await expect(page.getByRole('textbox', { name: '评论' })).toHaveValue('有用')
    expect(await readDocument(`ratings/taken-away_${account.uid}`)).toBeNull()
  })
})

test('stay on the device in local mode', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('amhs_hosted_mode', 'false')
    localStorage.setItem('amhs_auth_token', 'token')
    const user = { id: 'local-1', email: 'a@example.com', firstName: 'Lin', lastName: 'Wang', role: 'user' }
    localStorage.setItem('amhs_user', JSON.stringify(user))
  })
  const addresses = requestsOf(page)
  await open(page, '/learn/resource/alcohol')
  await page.getByRole('radio', { name: '3 星' }).check()
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('目前有 1 个评价。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: '3 星' })).toBeChecked()
  await page.getByRole('textbox', { name: '评论' }).fill('我不想活了')
  // As long as a few words take to be written: the gate gets ready meanwhile.
  await page.waitForTimeout(3000)
  const update = page.getByRole('button', { name: '更新评价' })
  await expectAtOnce(page, () => update.click(), page.getByText('这里的评论不会马上有人看到。'))
  expect(addresses.filter((address) => /firestore|identitytoolkit/.test(address))).toEqual([])
})
