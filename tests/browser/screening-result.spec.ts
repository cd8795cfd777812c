import { readFileSync } from 'node:fs'
import { screeningRecord } from '../../domain/src/documents/screening-record'
import { answersFromValues } from '../../domain/src/instruments/answers-from-values'
import { optionsOf } from '../../domain/src/instruments/question-flow'
import { scoreInstrument } from '../../domain/src/instruments/score'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, open, prefer, test } from './support/fixtures'
import { instruments, keepOnDevice, keptPhq9 } from './support/screening'

const day = 24 * 60 * 60 * 1000
const languages: readonly Language[] = ['zh-CN', 'en']

for (const instrument of instruments) {
  const { id } = instrument
  test(`${id} prints on one sheet with its answers and whom to call, in both languages`, async ({ page }) => {
    const values = instrument.items.map((item) => optionsOf(instrument, item).at(-1)?.value ?? 0)
    const answers = answersFromValues(instrument, values)
    const result = scoreInstrument(instrument, answers)
    const record = {
      id: 'a-result-to-print',
      ...screeningRecord({ instrument, answers, result, language: 'zh-CN', finishedAt: Date.now() }),
    }
    await keepOnDevice(page, [record])
    for (const language of languages) {
      await page.addInitScript(
        (chosen) => localStorage.setItem('amhs_user_preferences', JSON.stringify({ language: chosen })),
        language,
      )
      await open(page, '/screening/result?id=a-result-to-print')
      await page.locator('.score, .table').first().waitFor()
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(sheet.match(/\/Type\s*\/Page\b/g), language).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.print-sheet')).toBeVisible()
      await expect(page.locator('.result')).toBeHidden()
      await expect(page.locator('.print-sheet .answers tbody tr')).not.toHaveCount(0)
      await expect(page.locator('.print-notes')).toContainText(
        language === 'en' ? 'Find A Helpline' : '12356',
      )
      await page.emulateMedia({ media: null })
    }
  })
}

test('the files hold every answer, the support notice and the numbers', async ({ page }) => {
  const record = keptPhq9(27, Date.UTC(2026, 10, 20, 12))
  await keepOnDevice(page, [record])
  await open(page, `/screening/result?id=${record.id}`)
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 JSON' }).click(),
  ])
  expect(json.suggestedFilename()).toBe('saved-page-2026-11-20.json')
  const exported = JSON.parse(readFileSync(await json.path(), 'utf8'))
  expect(exported.answers.filter(({ value }: { value: unknown }) => value === 3)).toHaveLength(9)
  expect(exported.score).toMatchObject({ total: 27, range: [0, 27], bandLabel: '重度抑郁症状' })
  expect(exported.notes.join(' ')).toMatch(/不是诊断.*不如死掉.*120.*12356/s)
  const [fhir] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /下载 FHIR/ }).click(),
  ])
  const bundle = JSON.parse(readFileSync(await fhir.path(), 'utf8'))
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' })
  expect(JSON.stringify(bundle)).toContain('12356')
})

for (const language of languages) {
  test(`what changed since last time is said in words (${language})`, async ({ page }) => {
    await prefer(page, { language })
    const [before, now] = [keptPhq9(15, Date.UTC(2026, 9, 1)), keptPhq9(12, Date.UTC(2026, 10, 1))]
    await keepOnDevice(page, [now, before, keptPhq9(3, Date.UTC(2026, 10, 2), { instrument: 'phqa' })])
    await open(page, `/screening/result?id=${now.id}`)
    await expect(page.getByRole('main')).toContainText(
      language === 'en'
        ? '3 points lower than last time (1 October 2026: 15, “Moderately severe symptoms”).'
        : '比上一次（2026年10月1日，15 分，“中重度抑郁症状”）低 3 分。',
    )
    await expectAccessible(page)
  })
}

for (const [name, stored] of [
  ['a score that is a text', [{ ...keptPhq9(3, 1), score: 'high' }]],
  ['no list', { surprise: true }],
  ['no JSON', '[{"id":'],
] as const) {
  test(`stored results with ${name} break nothing and are kept apart`, async ({ page }) => {
    await keepOnDevice(page, stored)
    await open(page, '/screening/result')
    await expect(page.getByRole('heading', { level: 1, name: '这里还没有结果' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results_set_aside'))).not.toBeNull()
  })
}

test('an unknown id leads to signing in and to choosing a screening', async ({ page }) => {
  await open(page, '/screening/result?id=no-such-result')
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这个结果' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    /redirect=%2Fscreening%2Fresult%3Fid%3Dno-such-result/,
  )
  await expectAccessible(page)
})

test('a result of a tool that is no longer offered is said to be unreadable', async ({ page }) => {
  const record = keptPhq9(3, Date.now() - day, { instrument: 'gone' })
  await keepOnDevice(page, [record])
  await open(page, `/screening/result?id=${record.id}`)
  await expect(page.getByRole('heading', { level: 1, name: '这个结果读不出来' })).toBeVisible()
})

test('erasing a result removes it from the device', async ({ page }) => {
  const record = keptPhq9(3, Date.now() - day)
  await keepOnDevice(page, [record])
  await open(page, `/screening/result?id=${record.id}`)
  await page.getByRole('button', { name: '从这台设备上清除' }).click()
  await expect(page.getByRole('main').getByText(/已从这台设备上清除/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results'))).toBe('[]')
})
