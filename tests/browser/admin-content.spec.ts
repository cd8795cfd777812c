import { randomUUID } from 'node:crypto'
import { readDocument, uniqueEmail, writeDocument } from './support/accounts'
import { checkEntry, confirm, createPerson, moment, openPanel, showPart, text, unique } from './support/admin'
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  prefer,
  test,
} from './support/fixtures'

// Each behaviour is shown in one language, the look of every part in both.
const chinese = {
  add: '添加服务',
  save: '保存',
  fillIn: '请填写“中文名”。',
  latitudeWrong: '“纬度”的内容不对。',
  saved: /已保存。/,
  removed: /已删除。/,
  edit: /^修改/,
  remove: /^删除/,
  close: /^标为已回复/,
  closed: '已回复',
  messageClosed: '已标为已回复。',
  language: '中文',
  waitsFor: '等你处理',
  errors: /^报告的错误/,
  logged: '改了角色',
  loggedChange: '角色：用户 → 照护者',
  hidden: '不显示',
  totals: '总数',
  unreadable: (id: string) => `这条记录读不出来（${id}）。`,
} as const
const english = {
  add: 'Add a service',
  addGroup: 'Add a group',
  save: 'Save',
  saved: /was saved\./,
  removed: /was removed\./,
  edit: /^Edit/,
  remove: /^Remove/,
  approve: /^Approve/,
  approved: 'The comment is public now.',
  unreadable: (id: string) => `We can’t read this entry (${id}).`,
  back: 'Back to the list',
  texts: (name: string): readonly (readonly [string, string])[] => [
    ['Name in Chinese', name],
    ['Name in English', name],
    ['Region code', 'CN'],
    ['City in Chinese', '北京'],
    ['City in English', 'Beijing'],
    ['Address', 'Example Road 1'],
    ['Latitude', '39.9'],
    ['Longitude', '116.4'],
    ['Error radius (km)', '1'],
    ['Opening hours', 'Mo-Fr 08:00-17:00'],
    ['Source', 'https://example.org'],
  ],
  weekday: 'Weekday',
  wednesday: 'Wednesday',
  timeZone: 'Time zone',
  facilitator: 'Facilitator’s account',
  checkedOn: 'Checked on',
  choices: [
    ['Kind', 'School counselling'],
    ['Ages', 'Children and young people'],
    ['Cost', 'Free'],
    ['Step-free for wheelchairs', 'Yes'],
    ['Can be contacted in writing', 'No'],
    ['Sign language', 'Not checked'],
  ],
  languages: ['Chinese', 'English'],
  emergency: 'Takes emergencies',
  website: 'Website',
  confidence: 'Confidence: the address',
  wrong: ['“Website” isn’t valid.'],
  medium: 'Medium',
  stepFree: 'Step-free for wheelchairs',
  notChecked: 'Not checked',
} as const

test('a service is checked, added, changed and removed', async ({ page }) => {
  const words = chinese
  // A digit sorts before every Chinese name, so that the new entry is on the first page.
  const name = unique('0')
  await openPanel(page, 'zh-CN', 'services')
  await page.getByRole('button', { name: words.add }).click()
  const form = page.getByRole('form', { name: words.add })
  await expect(form.getByRole('heading', { name: words.add })).toBeFocused()
  await form.locator('[id$="lat"]').fill('91')
  await form.getByRole('button', { name: words.save }).click()
  const summary = form.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link', { name: words.latitudeWrong })).toBeVisible()
  await summary.getByRole('link', { name: words.fillIn }).click()
  await expect(form.locator('[id$="name.zh"]')).toBeFocused()
  await expectAccessible(page)
  const entries = {
    'name.zh': name,
    'name.en': name,
    region: 'CN',
    'city.zh': '北京',
    'city.en': 'Beijing',
    address: 'Example Road 1',
    lat: '39.9',
    lon: '116.4',
    coordPrecisionKm: '1',
    source: 'https://example.org',
    checkedOn: '2026-11-21',
  }
  for (const [path, value] of Object.entries(entries)) await form.locator(`[id$="-${path}"]`).fill(value)
  await form.getByRole('checkbox', { name: words.language }).check()
  await form.getByRole('button', { name: words.save }).click()
  await expect(page.locator('.admin-note')).toHaveText(words.saved)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: words.edit }).click()
  await page.locator('form [id$="-city.zh"]').fill('天津')
  await page.getByRole('button', { name: words.save }).click()
  await expect(row).toContainText('天津')
  await row.getByRole('button', { name: words.remove }).click()
  await confirm(page, words.remove)
  await expect(page.locator('.admin-note')).toHaveText(words.removed)
  await expect(row).toHaveCount(0)
  await expect(page.locator('.admin-note')).toBeFocused()
})

test('services stand in the order of the names that are shown, and are found by how a name begins', async ({
  page,
}) => {
  await prefer(page, { language: 'en' })
  await openPanel(page, 'en', 'services')
  await page.getByLabel('Country or region').selectOption('All')
  const names = page.getByRole('table', { name: 'Services' }).getByRole('rowheader')
  await expect(names.nth(10)).toBeVisible()
  const shown = await names.allInnerTexts()
  expect(shown).toEqual(shown.toSorted())
  const field = page.getByRole('searchbox', { name: 'Name of the service' })
  const said = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ results?/ })
  await field.fill('beijing')
  await field.press('Enter')
  await expect(said).toBeVisible()
  for (const name of await names.allInnerTexts()) expect(name).toMatch(/^Beijing/)
  // The Chinese name is as good, though the list shows the English one.
  await field.fill('北京')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(names.filter({ hasText: 'Peking University Sixth Hospital' })).toBeVisible()
  await field.fill('zzz')
  await field.press('Enter')
  await expect(page.getByText('No service has a name that begins like this.')).toBeVisible()
  await expectAccessible(page)
  await field.fill('')
  await field.press('Enter')
  await expect(names.nth(10)).toBeVisible()
})

test('every fact about a service can be entered, is checked, and comes back', async ({ page }) => {
  const words = english
  await prefer(page, { language: 'en' })
  const name = unique('0')
  await openPanel(page, 'en', 'services')
  await page.getByRole('button', { name: words.add }).click()
  const form = page.getByRole('form', { name: words.add })
  for (const [label, value] of words.texts(name))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  // A date field has no role of its own.
  await form.getByLabel(words.checkedOn).fill('2026-11-21')
  for (const [label, value] of words.choices) {
    await form.getByRole('combobox', { name: label }).selectOption({ label: value })
  }
  for (const name of words.languages) await form.getByRole('checkbox', { name }).check()
  await form.getByRole('checkbox', { name: words.emergency }).check()

  // The place comes from a map, too: here with the keyboard, which takes its middle, where the fields said it is.
  const latitude = form.getByRole('textbox', { name: 'Latitude', exact: true })
  const typed = await latitude.inputValue()
  const noPicture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: noPicture }),
  )
  await form.getByRole('button', { name: 'Pick the place on a map' }).click()
  await form.getByRole('button', { name: 'Use the centre of the map' }).click()
  await expect(latitude).toHaveValue(typed)
  await form
    .getByRole('region', { name: 'Map for picking the place' })
    .click({ position: { x: 200, y: 100 } })
  await expect(latitude).not.toHaveValue(typed)
  await latitude.fill(typed)
  await form
    .getByRole('textbox', { name: 'Longitude', exact: true })
    .fill(words.texts(name).find(([label]) => label === 'Longitude')?.[1] ?? '')
  await form.getByRole('button', { name: 'Close the map' }).click()

  const website = form.getByRole('textbox', { name: words.website, exact: true })
  const confidence = form.getByRole('combobox', { name: words.confidence })
  await website.fill('somewhere')
  await form.getByRole('button', { name: words.save }).click()
  const summary = form.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(words.wrong)
  await expect(website).toHaveAccessibleDescription(/https:\/\/example\.org/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await website.fill('https://example.org')
  await confidence.selectOption({ label: words.medium })
  await form.getByRole('button', { name: words.save }).click()
  await expect(page.locator('.admin-note')).toHaveText(words.saved)

  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: words.edit }).click()
  const again = page.getByRole('form', { name: words.edit })
  for (const [label, value] of words.texts(name))
    await expect(again.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
  for (const [label, value] of words.choices) {
    await expect(again.getByRole('combobox', { name: label }).locator('option:checked')).toHaveText(value)
  }
  await expect(again.getByRole('checkbox', { name: words.emergency })).toBeChecked()
  await expect(again.getByRole('combobox', { name: words.confidence })).toHaveValue('medium')
  for (const name of words.languages) await expect(again.getByRole('checkbox', { name })).toBeChecked()
  await again.getByRole('combobox', { name: words.stepFree }).selectOption({ label: words.notChecked })
  await again.getByRole('button', { name: words.save }).click()
  await expect(page.locator('.admin-note')).toHaveText(words.saved)
  // As the server has it, not as this page remembers it.
  await page.reload()
  await row.getByRole('button', { name: words.edit }).click()
  await expect(again.getByRole('combobox', { name: words.stepFree }).locator('option:checked')).toHaveText(
    words.notChecked,
  )
  await again.getByRole('button', { name: words.back }).click()
  await row.getByRole('button', { name: words.remove }).click()
  await confirm(page, words.remove)
  await expect(row).toHaveCount(0)
})

test('a group is added and removed', async ({ page }) => {
  const words = english
  await prefer(page, { language: 'en' })
  const facilitator = await createPerson({ role: 'professional' })
  await checkEntry(facilitator.uid)
  const name = unique('0')
  await openPanel(page, 'en', 'groups')
  await page.getByRole('button', { name: words.addGroup }).click()
  const form = page.getByRole('form', { name: words.addGroup })
  const entries = {
    'name.zh': name,
    'name.en': name,
    'description.zh': '每周一次。',
    'description.en': 'Once a week.',
    'meeting.time': '19:30',
    'meeting.minutes': '60',
    'meeting.everyWeeks': '1',
    facilitatorName: 'Example',
  }
  for (const [path, value] of Object.entries(entries)) await form.locator(`[id$="-${path}"]`).fill(value)
  for (const language of words.languages) await form.getByRole('checkbox', { name: language }).check()
  await form.getByRole('combobox', { name: words.weekday }).selectOption({ label: words.wednesday })
  await expect(form.getByRole('combobox', { name: words.timeZone })).toHaveValue('Asia/Shanghai')
  const facilitators = form.getByRole('combobox', { name: words.facilitator })
  await facilitators.selectOption(facilitator.uid)
  await form.locator('[id$="-example"]').check()
  await form.getByRole('button', { name: words.save }).click()
  await expect(page.locator('.admin-note')).toHaveText(words.saved)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: words.remove }).click()
  await confirm(page, words.remove)
  await expect(page.locator('.admin-note')).toHaveText(words.removed)
  await expect(row).toHaveCount(0)
})

test('a message comes into the open inbox, is read and closed', async ({ page }) => {
  const words = chinese
  const subject = unique('Question')
  await openPanel(page, 'zh-CN', 'messages')
  await expect(page.getByText('正在读取…')).toHaveCount(0)
  await writeDocument(`contactMessages/${randomUUID()}`, {
    kind: text('contact'),
    subject: text(subject),
    name: text('Lin'),
    email: text(uniqueEmail()),
    message: text('How can I change my name?'),
    language: text('en'),
    uid: { nullValue: null },
    status: text('open'),
    createdAt: moment(),
  })
  const message = page.getByRole('main').getByRole('listitem').filter({ hasText: subject })
  await expect(message).toContainText('How can I change my name?')
  await message.getByRole('button', { name: words.close }).click()
  await expect(page.locator('.admin-note')).toHaveText(words.messageClosed)
  await expect(message).toHaveCount(0)
  await page.getByRole('radio', { name: words.closed, exact: true }).check()
  await expect(message).toBeVisible()
  await expect(message.getByRole('button', { name: words.close })).toHaveCount(0)
})

test('the panel begins with what waits, in true numbers, and leads to each', async ({ page }) => {
  const words = chinese
  const service = unique('0')
  await writeDocument(`contactMessages/${randomUUID()}`, {
    kind: text('service-error'),
    serviceId: text(service),
    name: text('Lin'),
    email: text(uniqueEmail()),
    message: text('The number has changed.'),
    language: text('en'),
    uid: { nullValue: null },
    status: text('open'),
    createdAt: moment(),
  })
  await openPanel(page, 'zh-CN', '')
  const parts = page.getByRole('main').getByRole('navigation').first()
  await expect(page.getByRole('heading', { level: 2, name: words.waitsFor })).toBeVisible()
  await expect(parts.getByRole('link', { name: words.errors })).toHaveText(/\d/)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('main').getByRole('button', { name: words.waitsFor }).click()
  await parts.getByRole('link', { name: words.errors }).click()
  const report = page.getByRole('main').getByRole('listitem').filter({ hasText: service })
  await expect(report).toContainText('The number has changed.')
  await expect(parts).toBeHidden()
  await report.getByRole('button', { name: /^标为已核对/ }).click()
  await expect(report).toHaveCount(0)
  await page.goto('/admin?part=messages')
  await expect(page.getByText(service)).toHaveCount(0)
})

test('a reported error names the service and leads to the form that mends it', async ({ page }) => {
  const message = unique('Wrong number')
  await writeDocument(`contactMessages/${randomUUID()}`, {
    kind: text('service-error'),
    serviceId: text('cn-gz-brain'),
    name: text('Lin'),
    email: text(uniqueEmail()),
    message: text(message),
    language: text('en'),
    uid: { nullValue: null },
    status: text('open'),
    createdAt: moment(),
  })
  await openPanel(page, 'zh-CN', 'errors')
  const report = page.getByRole('main').getByRole('listitem').filter({ hasText: message })
  await expect(report.getByRole('heading', { name: /^服务信息有误：.*（广州）$/ })).toBeVisible()
  await report.getByRole('link', { name: /^修改这项服务/ }).click()
  const name = page.locator('form [id$="-name.zh"]')
  await expect(name).toHaveValue(/广州/)
  await page.getByRole('button', { name: '回到列表' }).click()
  // The own country comes first, and alone until another is asked for.
  const region = page.getByRole('combobox', { name: '国家或地区' })
  await expect(region.locator('option:checked')).toHaveText(/中国/)
  await region.selectOption({ label: '全部' })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a comment is made public; one that cannot be read is shown as such', async ({ page }) => {
  const words = english
  await prefer(page, { language: 'en' })
  const [comment, author] = [unique('Helpful'), randomUUID()]
  const id = `sleep_${author}`
  const rating = { targetId: text('sleep'), commentStatus: text('pending'), updatedAt: moment() }
  await writeDocument(`ratings/${id}`, {
    ...rating,
    userId: text(author),
    stars: { integerValue: '4' },
    comment: text(comment),
    createdAt: moment(),
  })
  const broken = `broken_${randomUUID()}`
  await writeDocument(`ratings/${broken}`, rating)
  await openPanel(page, 'en', 'comments')
  await expect(page.getByText(words.unreadable(broken))).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: comment })
  await expect(entry.getByRole('link', { name: 'Article: Better sleep' })).toHaveAttribute('href', /sleep$/)
  await entry.getByRole('button', { name: words.approve }).click()
  await expect(page.locator('.admin-note')).toHaveText(words.approved)
  await expect(entry).toHaveCount(0)
  const stored = await readDocument(`ratings/${id}`)
  expect(stored?.commentStatus).toEqual(text('approved'))
  const { stringValue: publicId } = { ...(stored?.publicId as { readonly stringValue: string }) }
  const shown = await readDocument(`comments/${publicId}`)
  expect(shown?.comment).toEqual(text(comment))
  expect(JSON.stringify([publicId, shown])).not.toContain(author)
  await writeDocument(`ratings/${broken}`, { commentStatus: text('none') })
})

test('the log names each change, and totals hide small numbers', async ({ page }) => {
  const words = chinese
  const id = randomUUID()
  const changed = await createPerson({ firstName: unique('Changed') })
  await writeDocument(`auditLog/${id}`, {
    action: text('role-changed'),
    actorUid: text('someone'),
    target: text(`users/${changed.uid}`),
    before: { mapValue: { fields: { role: text('user') } } },
    after: { mapValue: { fields: { role: text('caregiver') } } },
    at: moment(),
  })
  const broken = randomUUID()
  await writeDocument(`auditLog/${broken}`, { at: moment() })
  // Who did it and to whom is said by name and address, and what is no account in words.
  const known = await createPerson({ firstName: unique('Known') })
  await writeDocument(`auditLog/${randomUUID()}`, {
    action: text('account-disabled'),
    actorUid: text('ban'),
    target: text(`users/${known.uid}`),
    at: moment(),
  })
  // A report of an error was once logged as a message.
  const reporter = unique('Reporter')
  await writeDocument(`contactMessages/${id}`, {
    kind: text('service-error'),
    serviceId: text('not-there'),
    name: text(reporter),
    email: text('reporter@example.com'),
    message: text('The telephone number is wrong.'),
    language: text('en'),
    uid: { nullValue: null },
    status: text('closed'),
    createdAt: moment(),
  })
  await writeDocument(`auditLog/${randomUUID()}`, {
    action: text('message-closed'),
    actorUid: text('someone'),
    target: text(`contactMessages/${id}`),
    at: moment(),
  })
  await openPanel(page, 'zh-CN', 'log')
  const banned = page.getByRole('row').filter({ hasText: known.email })
  await expect(banned).toContainText('系统：这个邮箱以前停用过')
  await expect(banned).not.toContainText(known.uid)
  const row = page.getByRole('row').filter({ hasText: changed.email })
  await expect(row).toContainText('已经不在的账户')
  await expect(row).toContainText(words.logged)
  await expect(row).toContainText(words.loggedChange)
  const report = page.getByRole('row').filter({ hasText: reporter })
  await expect(report.getByRole('rowheader')).toHaveText('把报告的错误标为已核对')
  await expect(report).toContainText('报告的错误：服务（已经不在了）')
  await expect(report).not.toContainText(id)
  await expect(page.getByText(words.unreadable(broken))).toBeVisible()
  await showPart(page, 'totals')
  const table = page.getByRole('table', { name: words.totals })
  await expect(page.getByText(/^不到 10 的数不显示/)).toBeVisible()
  await expect(table.locator('.placeholder')).toHaveCount(0)
  // What waits is work, and has its true numbers.
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
  for (const row of await rows.filter({ hasNotText: /待审评论|等待回复/ }).all()) {
    const said = await row.getByRole('cell').innerText()
    if (said !== words.hidden) expect(Number(said.replace(/\D/g, ''))).toBeGreaterThanOrEqual(10)
  }
  await expect(rows.filter({ hasText: '待审评论' }).getByRole('cell')).toHaveText(/^\d+$/)
})

test('every part is accessible and fits in both languages, light and dark, narrow and wide', async ({
  page,
}) => {
  test.slow()
  await openPanel(page, 'zh-CN', 'users')
  for (const part of [
    'waiting',
    'users',
    'messages',
    'comments',
    'errors',
    'requests',
    'services',
    'groups',
    'log',
    'totals',
  ]) {
    await showPart(page, part)
    await expectAccessibleInEveryTheme(page, part)
  }
})
