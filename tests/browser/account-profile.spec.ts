import { readFile } from 'node:fs/promises'
import { addressIn } from '@amhs/domain/page-address'
import {
  accountExists,
  createAccount,
  readDocument,
  signIn,
  storedFiles,
  texts,
  writeDocument,
} from './support/accounts'
import type { Language } from './support/fixtures'
import {
  databaseCalls,
  expect,
  expectAccessible,
  expectButtonsApart,
  expectNoSidewaysScroll,
  goTo,
  prefer,
  test,
} from './support/fixtures'
import { dotPng } from './support/picture'

const languages: readonly Language[] = ['zh-CN', 'en']
const says = {
  'zh-CN': {
    saveNames: '保存姓名',
    updated: '个人信息更新成功',
    dark: '深色',
    shortcuts: '使用 Alt 快捷键',
    chooseFile: '选择照片',
    photoSaved: '照片已保存',
    photoRemoved: '照片已移除',
    removePhoto: '移除照片',
    removeQuestion: '移除你的照片？',
    remove: '移除',
    keepPhoto: '留着照片',
    photo: '你的照片',
    badContent: '文件内容与类型不符',
    badName: '文件名含有无效字符',
    badType: '不支持的文件类型',
    current: '当前密码',
    newPassword: '新密码',
    changePassword: '修改密码',
    changed: '密码更改成功',
    wrong: '密码不正确',
    agree: /^同意\s*：助手/,
    withdraw: /^撤回\s*：助手/,
    json: '下载 JSON 文件',
    html: '下载网页文件',
    delete: '删除账户',
    understand: '我明白删除后不能恢复',
    deleted: '你的账号和其中保存的所有内容都已删除',
  },
  en: {
    saveNames: 'Save name',
    updated: 'Profile updated successfully',
    dark: 'Dark',
    shortcuts: 'Use the Alt shortcuts',
    chooseFile: 'Choose a photo',
    photoSaved: 'Photo saved',
    photoRemoved: 'Photo removed',
    removePhoto: 'Remove the photo',
    removeQuestion: 'Remove your photo?',
    remove: 'Remove',
    keepPhoto: 'Keep the photo',
    photo: 'Your photo',
    badContent: 'File content does not match its type',
    badName: 'File name contains invalid characters',
    badType: 'Unsupported file type',
    current: 'Current password',
    newPassword: 'New password',
    changePassword: 'Change password',
    changed: 'Password changed successfully',
    wrong: 'Wrong password',
    agree: /^Agree\s*: Assistant/,
    withdraw: /^Withdraw\s*: Assistant/,
    json: 'Download as JSON',
    html: 'Download as a web page',
    delete: 'Delete the account',
    understand: 'I understand that I can’t undo this',
    deleted: 'Your account and everything kept in it have been deleted',
  },
} as const
test.use({ expectedErrors: [[/status of 400/, /status of 404/], { scope: 'test' }] })

for (const language of languages) {
  const words = texts[language]
  const said = says[language]

  test(`consents are given and withdrawn, data is downloaded, the account is deleted (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    const account = await createAccount()
    await signIn(page, account, language, '/profile')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: said.agree }).click()
    await main.getByRole('button', { name: said.withdraw }).click()
    await expect(main.getByRole('button', { name: said.agree })).toBeVisible()
    await expect
      .poll(async () => JSON.stringify((await readDocument(`users/${account.uid}`))?.consents ?? {}))
      .toContain('"given":{"booleanValue":false}')
    expect(JSON.stringify((await readDocument(`users/${account.uid}`))?.consents)).toContain(
      `"language":{"stringValue":"${language}"}`,
    )

    const jsonDownload = page.waitForEvent('download')
    await main.getByRole('button', { name: said.json }).click()
    const json: unknown = JSON.parse(await readFile(await (await jsonDownload).path(), 'utf8'))
    expect(json).toMatchObject({
      account: { email: account.email, id: account.uid },
      hosted: {
        profile: { email: account.email, consents: { assistant: { given: false } } },
        screenings: [],
      },
      notIncluded: expect.stringContaining(language === 'en' ? 'contact page' : '联系页'),
    })
    const htmlDownload = page.waitForEvent('download')
    await main.getByRole('button', { name: said.html }).click()
    const html = await readFile(await (await htmlDownload).path(), 'utf8')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(account.email)

    await main.getByLabel(words.password, { exact: true }).fill('Wrong-pass1!')
    const understood = main.getByRole('checkbox', { name: said.understand })
    await understood.check()
    // The link beside it leads to this part of the page and takes nothing away.
    await main.getByRole('link', { name: said.delete }).click()
    await expect(page).toHaveURL(/#delete$/)
    await expect(understood).toBeChecked()
    await main.getByRole('button', { name: said.delete }).click()
    await expect(main.locator('.error-summary')).toContainText(said.wrong)
    expect(await accountExists(account.uid)).toBe(true)
    await main.getByLabel(words.password, { exact: true }).fill(account.password)
    await main.getByRole('button', { name: said.delete }).click()
    await expect(page.locator('.page-notice')).toContainText(said.deleted)
    await expect(page).toHaveURL(addressIn(language, '/'))
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    // Only the deletion itself leads home; whoever wants that page again is asked to sign in.
    await goTo(page, '/profile')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.locator('.account-button')).toHaveCount(0)
    expect(await accountExists(account.uid)).toBe(false)
    expect(await readDocument(`users/${account.uid}`)).toBeNull()
  })
}

test('the download holds everything that the database keeps of a person', async ({ page }) => {
  await prefer(page, { language: 'en' })
  const account = await createAccount()
  await signIn(page, account, 'en', '/profile')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: says.en.agree }).click()
  await expect(main.getByRole('button', { name: says.en.withdraw })).toBeVisible()
  const [uid, now] = [{ stringValue: account.uid }, { timestampValue: new Date().toISOString() }]
  const group = `mine-${account.uid.slice(0, 8)}`
  const [mine, anothers] = [`mine-${account.uid}`, `theirs-${account.uid}`]
  await writeDocument(`groups/${group}`, { open: { booleanValue: true } })
  await writeDocument(`groups/${group}/requests/${account.uid}`, {
    uid,
    name: { stringValue: 'Call me Mei' },
  })
  await writeDocument(`users/${account.uid}/screenings/one`, {
    instrument: { stringValue: 'phq9' },
    finishedAt: now,
  })
  await writeDocument(`users/${account.uid}/savedArticles/sleep`, { savedAt: now })
  await writeDocument(`users/${account.uid}/reminders/check-in`, { nextAt: now })
  const rating = { targetId: { stringValue: 'sleep' }, comment: { stringValue: 'It helped me' } }
  await writeDocument(`ratings/sleep_${account.uid}`, { userId: uid, ...rating })
  await writeDocument(`contactMessages/${mine}`, {
    uid,
    message: { stringValue: 'From Mei' },
    createdAt: now,
  })
  await writeDocument(`contactMessages/${anothers}`, {
    uid: { stringValue: 'x' },
    message: { stringValue: 'From Lin' },
  })

  await expect(main.getByText(/leaves out messages that you sent without signing in/)).toBeVisible()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: says.en.json }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    hosted: {
      profile: { uid: account.uid, consents: { assistant: { given: true } } },
      screenings: [{ id: 'one', instrument: 'phq9' }],
      savedArticles: [{ id: 'sleep' }],
      reminders: [{ id: 'check-in' }],
      ratings: [{ targetId: 'sleep', comment: 'It helped me' }],
      groupRequests: [{ group, name: 'Call me Mei' }],
      contactMessages: [{ id: mine, message: 'From Mei' }],
    },
    device: { amhs_user: { email: account.email } },
  })
  expect(text).not.toContain('From Lin')
})

for (const [language, part, size, larger, saved, show, bar] of [
  [
    'zh-CN',
    '偏好',
    '文字大小',
    ['大', '更大'],
    '个人信息更新成功',
    ['显示密码：当前密码', '显示密码：新密码', '显示密码：再输一次密码', '显示密码：密码'],
    '立即求助',
  ],
  [
    'en',
    'Preferences',
    'Text size',
    ['Large', 'Larger'],
    'Profile updated successfully',
    [
      'Show password: Current password',
      'Show password: New password',
      'Show password: Password again',
      'Show password: Password',
    ],
    'Get help now',
  ],
] as const)
  test(`on a phone another text size covers neither what was chosen nor that it was saved (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await signIn(page, await createAccount(), language, '/profile')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: part }).click()
    const sizes = main.getByRole('radiogroup', { name: size })
    await sizes.getByRole('radio', { checked: true }).focus()
    for (const name of larger) {
      const option = sizes.getByRole('radio', { name, exact: true })
      const top = async () => (await page.getByRole('link', { name: bar }).boundingBox())?.y ?? Number.NaN
      const bottomOf = async (place: typeof option) => {
        const box = await place.boundingBox()
        return (box?.y ?? Number.NaN) + (box?.height ?? 0)
      }
      // What is to be chosen stands right above the bar.
      const gap = (await top()) - (await bottomOf(option)) - 12
      await page.evaluate((down) => window.scrollBy({ top: -down, behavior: 'instant' }), gap)
      await page.keyboard.press('ArrowDown')
      await expect(option).toBeChecked()
      await expect(option).toBeFocused()
      const mark = main.getByText(saved)
      await expect(mark).toBeVisible()
      for (const place of [option, mark]) {
        const box = await place.boundingBox()
        expect(box?.y).toBeGreaterThan(0)
        expect(await bottomOf(place)).toBeLessThanOrEqual(await top())
      }
    }
    // Each field's own way to be seen says which it is.
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const name of show) await expect(main.getByRole('checkbox', { name, exact: true })).toHaveCount(1)
    await expectAccessible(page)
  })

test('a photo is checked, shown, replaced and removed after a question', async ({ page }) => {
  const language = 'zh-CN'
  const said = says[language]
  await prefer(page, { language })
  const account = await createAccount()
  await signIn(page, account, language, '/profile')
  const main = page.getByRole('main')
  const input = main.getByLabel(said.chooseFile)
  const script = Buffer.from('<script>alert(1)</script>')
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: script })
  await expect(main.getByText(said.badContent)).toBeVisible()
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await input.setInputFiles({ name: 'photo.exe', mimeType: 'image/png', buffer: dotPng })
  await expect(main.getByText(said.badName)).toBeVisible()
  await input.setInputFiles({ name: 'photo.svg', mimeType: 'image/svg+xml', buffer: script })
  await expect(main.getByText(said.badType)).toBeVisible()

  // As a phone names it: made safe, not refused.
  await input.setInputFiles({ name: '微信图片 (1).png', mimeType: 'image/png', buffer: dotPng })
  // First it can be turned and cut, with the keyboard alone.
  const editor = main.getByRole('group', { name: '转正、裁成方形' })
  await expect(editor.getByRole('heading')).toBeFocused()
  await editor.getByRole('button', { name: '向右转 90°' }).press('Enter')
  await editor.getByRole('slider', { name: '放大' }).press('ArrowRight')
  await expectAccessible(page)
  await editor.getByRole('button', { name: '不用这张' }).click()
  await expect(input).toBeFocused()
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([])
  await input.setInputFiles({ name: '微信图片 (1).png', mimeType: 'image/png', buffer: dotPng })
  await editor.getByRole('button', { name: '保存照片' }).click()
  await expect(main.getByText(said.photoSaved)).toBeVisible()
  await expect(page.locator('.account-button img')).toBeVisible()
  const picture = main.getByRole('img', { name: said.photo })
  await expect(picture).toBeVisible()
  const first = (await picture.getAttribute('src')) ?? ''
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([`users/${account.uid}/photo`])
  await input.setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: dotPng })
  await editor.getByRole('button', { name: '保存照片' }).click()
  // One file a person: the new photo takes its place, under an address that no cache knows.
  await expect(picture).not.toHaveAttribute('src', first)
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([`users/${account.uid}/photo`])
  await expect(main.getByText(said.photoSaved)).toBeVisible()
  const remove = main.getByRole('button', { name: said.removePhoto })
  await remove.click()
  const question = page.getByRole('dialog', { name: said.removeQuestion })
  await expect(question.getByRole('button', { name: said.keepPhoto })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(picture).toBeVisible()
  await expect(remove).toBeFocused()
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([`users/${account.uid}/photo`])
  await remove.click()
  await question.getByRole('button', { name: said.remove, exact: true }).click()
  await expect(main.getByText(said.photoRemoved)).toBeVisible()
  await expect(page.locator('.account-button img')).toHaveCount(0)
  expect(await storedFiles(`users/${account.uid}/`)).toEqual([])
})

test('names, preferences and password are changed', async ({ page }) => {
  const language = 'en'
  const words = texts[language]
  const said = says[language]
  await prefer(page, { language })
  const account = await createAccount()
  await signIn(page, account, language, '/profile')
  const main = page.getByRole('main')
  await main.getByLabel(words.firstName, { exact: true }).fill('美')
  await main.getByRole('button', { name: said.saveNames }).click()
  await expect(main.getByText(said.updated)).toBeVisible()
  await expect(page.locator('.account-button')).toContainText('美')
  await expectAccessible(page)
  // On a phone the parts are folded: a list that ends after little more than four screens (in the wide letters of DejaVu Sans too), each part
  // one press away, and one address away.
  await page.setViewportSize({ width: 360, height: 640 })
  const preferences = main.getByRole('button', { name: 'Preferences', exact: true })
  await expect(preferences).toHaveAttribute('aria-expanded', 'false')
  await expect(main.getByRole('radio', { name: said.dark })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4.5 * 640)
  await preferences.press('Enter')
  await expect(main.getByRole('radio', { name: said.dark })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await main.getByRole('navigation').getByRole('link', { name: 'Your data' }).click()
  await expect(main.getByRole('heading', { name: 'Your data' })).toBeFocused()
  await expect(page).toHaveURL(/\/profile#data$/)

  await main.getByRole('radio', { name: said.dark }).check()
  await main.getByRole('checkbox', { name: said.shortcuts }).uncheck()
  await main.getByRole('checkbox', { name: 'Nothing on the page moves' }).check()
  await main.getByRole('checkbox', { name: 'Leave quickly by pressing Shift three times' }).uncheck()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect
    .poll(async () => JSON.stringify((await readDocument(`users/${account.uid}`))?.profile))
    .toContain('"theme":{"stringValue":"dark"}')
  // What is chosen anywhere else on the site is kept as well, and takes nothing else along.
  await page.getByRole('contentinfo').getByRole('radio', { name: 'High contrast' }).check()
  await expect
    .poll(async () => JSON.stringify((await readDocument(`users/${account.uid}`))?.profile))
    .toMatch(/"theme":\{"stringValue":"contrast"\}/)
  expect(JSON.stringify((await readDocument(`users/${account.uid}`))?.profile)).toContain(
    '"shortcuts":{"booleanValue":false}',
  )
  // The help dialog has the same switches, and says the same.
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less')
  await expect(page.getByRole('contentinfo')).not.toContainText('Shift')
  const own = await main
    .locator('.check')
    .filter({ has: page.locator('input[name]') })
    .allInnerTexts()
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /accessibility help/i })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Nothing on the page moves' })).toBeChecked()
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await expectButtonsApart(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(dialog.getByRole('checkbox', { name: 'Leave quickly by pressing Shift' })).not.toBeChecked()
  for (const label of await dialog
    .locator('.check')
    .filter({ has: page.locator('[type=checkbox]') })
    .allInnerTexts())
    expect(
      own.some((text) => text.startsWith(label)),
      label,
    ).toBe(true)
  await page.keyboard.press('Escape')
  expect(JSON.stringify((await readDocument(`users/${account.uid}`))?.profile)).toContain('美')
  await expectAccessible(page)

  await main.getByLabel(said.current, { exact: true }).fill('Wrong-pass1!')
  await main.getByLabel(said.newPassword, { exact: true }).fill('Better-pass2!')
  await main.getByLabel(words.confirmation, { exact: true }).fill('Better-pass2!')
  await main.getByRole('button', { name: said.changePassword }).click()
  await expect(main.locator('.error-summary')).toContainText(said.wrong)
  await main.getByLabel(said.current, { exact: true }).fill(account.password)
  await main.getByRole('button', { name: said.changePassword }).click()
  await expect(main.getByText(said.changed)).toBeVisible()
})

for (const language of languages) {
  const words = texts[language]
  const said = says[language]

  test(`what is chosen is saved at once and says so; what is typed waits, and is not lost (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    const account = await createAccount()
    await signIn(page, account, language, '/profile')
    const main = page.getByRole('main')
    const stored = async () => JSON.stringify((await readDocument(`users/${account.uid}`))?.profile)
    const part = main.getByRole('region', { name: language === 'en' ? 'Preferences' : '偏好' })
    const again = language === 'en' ? 'Save again' : '再保存一次'
    // By keys alone, and heard.
    await part.getByRole('radio', { name: said.dark }).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(part.getByText(said.updated)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: said.updated })).toHaveCount(1)
    await expect(part.getByRole('radio', { name: said.dark })).toBeFocused()
    expect(await stored()).toContain('"theme":{"stringValue":"dark"}')
    // Where the choice scrolled to, another one lies half under the header; axe would take that for its size.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    const last = part.getByRole('checkbox').last()
    await last.press('Space')
    await expect(last).not.toBeChecked()
    // It stands beside the choice that was made, and no longer at the one before.
    await expect(part.getByText(said.updated)).toHaveCount(1)
    await expect.poll(stored).toContain('"quickExitSignsOut":{"booleanValue":false}')
    await expect(part.getByRole('button', { name: again })).toHaveCount(0)

    const firstName = main.getByLabel(words.firstName, { exact: true })
    const notYet = main.getByText(language === 'en' ? 'Changed, but not saved yet.' : '改了，还没有保存。')
    await expect(notYet).toHaveCount(0)
    await firstName.fill('美')
    await expect(notYet).toBeVisible()
    const hour = main.getByLabel(language === 'en' ? 'At what time' : '几点')
    await hour.selectOption('18:00')
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(firstName).toHaveCount(0)
    await page.goBack()
    await expect(firstName).toHaveValue('美')
    await expect(notYet).toBeVisible()
    await expect(hour).toHaveValue('18')
    await expect(last).not.toBeChecked()
    await main.getByRole('button', { name: said.saveNames }).click()
    await expect(main.getByRole('group', { name: said.updated })).toBeFocused()
    await expect(notYet).toHaveCount(0)
  })
}

test.describe('a database that cannot be reached', () => {
  test.use({ expectedErrors: [[/ERR_/, /Could not reach Cloud Firestore/], { scope: 'test' }] })

  test('is said for names and for the download, and what was typed stays', async ({ page }) => {
    test.slow()
    await prefer(page, { language: 'en' })
    const account = await createAccount()
    await signIn(page, account, 'en', '/profile')
    const main = page.getByRole('main')
    const firstName = main.getByLabel('First name', { exact: true })
    await firstName.fill('Mei')
    await page.route(databaseCalls, (route) => route.abort())
    await main.getByRole('button', { name: says.en.saveNames }).click()
    // The database's client alone would wait for a network without end.
    await expect(main.locator('.error-summary')).toContainText('Cannot reach the server', {
      timeout: 20_000,
    })
    await expect(firstName).toHaveValue('Mei')
    // A choice holds here all the same, and can be saved once more.
    const part = main.getByRole('region', { name: 'Preferences' })
    await part.getByRole('radio', { name: says.en.dark }).check()
    await expect(part.getByText('it isn’t in your account yet')).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(part.getByRole('button', { name: 'Save again' })).toBeVisible()
    await main.getByRole('button', { name: /JSON/ }).click()
    await expect(main.getByText(/there’s no file\. Check the network/)).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
  })
})
