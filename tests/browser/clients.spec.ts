import type { Page } from '@playwright/test'
import { createAccount, readDocument, signIn, writeDocument } from './support/accounts'
import {
  chooseLanguage,
  expect,
  expectAccessible,
  expectAccessibleInEveryTheme,
  prefer,
  test,
} from './support/fixtures'
import { code, professional } from './support/grants'
import { answerAll, begin, instrumentNamed, screeningTexts, setAgeBand } from './support/screening'

/** A saved PHQ-9 with this many points for each question, finished so many days ago. */
async function saveResult(uid: string, id: string, daysAgo: number, points: readonly number[]) {
  const total = points.reduce((sum, value) => sum + value, 0)
  const at = { timestampValue: new Date(Date.now() - daysAgo * 86_400_000).toISOString() }
  const band = total >= 15 ? 'moderately_severe' : total >= 10 ? 'moderate' : 'mild'
  const answers = Object.fromEntries(
    points.map((value, index) => [`phq9_${index + 1}`, { integerValue: String(value) }]),
  )
  await writeDocument(`users/${uid}/screenings/${id}`, {
    instrument: { stringValue: 'phq9' },
    edition: { stringValue: '2026-11-21' },
    language: { stringValue: 'en' },
    respondent: { stringValue: 'self' },
    answers: { mapValue: { fields: answers } },
    unscored: { mapValue: { fields: {} } },
    score: {
      mapValue: { fields: { total: { integerValue: String(total) }, band: { stringValue: band } } },
    },
    safety: { booleanValue: (points[8] ?? 0) > 0 },
    finishedAt: at,
    savedAt: at,
  })
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

// What a grant opened may be refused before the list says that it has ended; the page asks again by itself.
test.use({ expectedErrors: [[/^\[firebase\] FirebaseError permission-denied$/], { scope: 'test' }] })

test('what a client hands over is seen, talked about, asked for again, and gone the moment they stop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const client = await createAccount({ displayName: 'Robin Lee' })
  const name = `Robin ${client.uid.slice(0, 4)}`
  const result = (count: number) => page.getByText(`PHQ-9，${count} 次`, { exact: true })

  await signIn(page, professional, 'zh-CN', '/clients')
  const parts = page.getByRole('navigation', { name: '来访者' })
  await expect(parts.getByRole('link', { name: '小组收件箱' })).toBeVisible()
  await parts.getByRole('link', { name: '我的分享码' }).click()
  await expect(page.getByRole('heading', { name: '我的分享码' })).toBeFocused()
  await expect(page.getByText('DEMQ 2345')).toBeVisible()
  await expectAccessibleInEveryTheme(page, 'own code')
  await chooseLanguage(page, 'zh-CN')
  await parts.getByRole('link', { name: '核对信息' }).click()
  await expect(page.getByText('不代表推荐').first()).toBeVisible()
  await parts.getByRole('link', { name: '与我分享的人' }).click()

  // The client at a phone, in English; the professional at a desk, in Chinese.
  const viewport = { width: 360, height: 640 }
  const context = await browser.newContext({ locale: 'en-GB', viewport, ...(baseURL ? { baseURL } : {}) })
  const other = await context.newPage()
  const main = other.getByRole('main')
  await prefer(other, { language: 'en' })
  await signIn(other, client, 'en', `/share-with-professional?code=${code}`)
  await saveResult(client.uid, 'result-old', 60, [2, 2, 2, 2, 2, 2, 2, 2, 2])
  await saveResult(client.uid, 'result-new', 3, [2, 2, 2, 1, 1, 1, 1, 1, 1])
  await expect(main.getByText('You share with no professional')).toBeVisible()
  await main.getByRole('button', { name: 'Next: see whose it is' }).click()
  // Whoever finds somebody else there is in the field again.
  await main.getByRole('button', { name: 'Not this person: enter another code' }).press('Enter')
  await expect(main.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await main.getByRole('button', { name: 'Next: see whose it is' }).click()
  await expect(main.getByText('this isn’t a recommendation')).toBeVisible()
  await main.getByRole('checkbox', { name: 'Low mood (PHQ-9)' }).check()
  await expect(main.getByText(/has no such results now/)).toBeVisible()
  await main.getByRole('radio', { name: 'Everything so far, and new ones' }).check()
  await expect(main.getByText(/has 2 such results now/)).toBeVisible()
  await main.getByRole('radio', { name: 'From a day I choose' }).check()
  await main.getByLabel('From', { exact: true }).fill('2026-01-01')
  await expect(main.getByLabel('The name they know you by')).toHaveValue('')
  await main.getByLabel('The name they know you by').fill(name)
  await expect(
    main.getByText(/will see your results of Low mood \(PHQ-9\) since 1 January 2026/),
  ).toBeVisible()
  await main.getByText('Other questionnaires', { exact: true }).click()
  await main.getByRole('checkbox', { name: 'GAD-2' }).check()
  await main.getByRole('button', { name: 'Start sharing' }).click()
  await expect(main.getByText('They can see 2 results')).toBeVisible()

  // Seen without a reload, the note about safety first, with both things to do about it.
  const first = page.getByRole('region', { name: /^先看：\d+ 条安全提示还没有谈过$/ })
  await expect(first.getByText(name, { exact: true })).toHaveCount(2)
  await expect(first.getByRole('button', { name: new RegExp(`^标为已经谈过.*${name}`) })).toHaveCount(2)
  const [notes, lead] = [await first.boundingBox(), await page.getByText(/位与你分享/).boundingBox()]
  expect(notes?.y).toBeLessThan(lead?.y ?? 0)
  const card = page.getByRole('article', { name })
  await expect(card.getByRole('img', { name: 'PHQ-9 最近 2 次得分，从早到晚：18、12' })).toBeVisible()
  await expectAccessibleInEveryTheme(page, 'clients')
  await chooseLanguage(page, 'zh-CN')
  await first
    .getByRole('button', { name: new RegExp(`^标为已经谈过.*${name}`) })
    .first()
    .click()
  const asks = page.getByRole('dialog', { name: new RegExp(`^和 ${name} 谈过`) })
  await asks.getByRole('button', { name: '已经谈过' }).click()
  await expect(first.getByRole('button', { name: new RegExp(`^标为已经谈过.*${name}`) })).toHaveCount(1)
  await first
    .getByRole('link', { name: `看${name}的结果` })
    .first()
    .click()
  await expect(result(2)).toBeVisible()
  // The page says whose it is: with its heading, which has the focus, and its title, also when it is loaded anew.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${name} – 与我分享的人 – 无障碍心理支持`)
  await page.reload()
  await expect(result(2)).toBeVisible()
  await expect(heading).toHaveText(name)
  await expect(page).toHaveTitle(`${name} – 与我分享的人 – 无障碍心理支持`)
  // From a safety note to the answer that it is about, wherever it is folded away.
  await page.getByRole('link', { name: /^看是哪个回答/ }).click()
  const noted = page.getByRole('row').filter({ hasText: '这个回答需要谈一谈' })
  await expect(noted.and(page.locator(':focus'))).toBeInViewport()
  await expect(noted.and(page.locator(':focus'))).toContainText(/^9\. .*\([123]\)$/)
  await expect(page.getByRole('row', { name: /第一次/ })).toContainText(
    '比第一次低 6 分。差 5 分以上，一般自己能感觉到变化。',
  )
  await expectAccessibleInEveryTheme(page, 'one client')
  await chooseLanguage(page, 'zh-CN')
  await page
    .getByRole('button', { name: /^标为已经谈过/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '已经谈过' }).click()
  await expect(page.getByText('已经谈过的安全提示（2 条）', { exact: true })).toBeVisible()
  // The chart and what the professional writes stand beside each other.
  const chart = await page.getByRole('img', { name: /折线图/ }).boundingBox()
  const note = await page.getByLabel('新的一条').boundingBox()
  expect(note?.x).toBeGreaterThan((chart?.x ?? 0) + (chart?.width ?? 0))
  await expect(main.getByText(/they marked that you talked/).first()).toBeVisible()

  await page.getByLabel('新的一条').fill('谈了睡眠。')
  await page.getByRole('button', { name: '保存笔记' }).click()
  // In the list; for a moment it may stand in the field as well.
  await expect(page.getByRole('paragraph').filter({ hasText: /^谈了睡眠。$/ })).toBeVisible()
  await expect(main.getByText(/They have written 1 note/)).toBeVisible()
  await expect(main.getByText('谈了睡眠')).toHaveCount(0)

  // Saying no, deleting and taking back ask first; the answer that changes nothing has the focus.
  await page.getByRole('button', { name: '发出邀请' }).click()
  await main.getByRole('button', { name: 'Don’t accept' }).click()
  const saysNo = other.getByRole('dialog', { name: /^Say no to the invitation from 张伟/ })
  await expect(saysNo).toContainText('you can still accept it')
  await expect(saysNo.getByRole('button', { name: 'Decide later' })).toBeFocused()
  await expectAccessible(other)
  await other.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Don’t accept' })).toBeFocused()
  await other.keyboard.press('Enter')
  await saysNo.getByRole('button', { name: 'Don’t accept' }).click()
  await expect(main.getByText('You didn’t accept this invitation.')).toBeFocused()
  await expect(page.getByText('没有接受', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Delete this invitation' }).click()
  const deletes = other.getByRole('dialog', { name: /^Delete the invitation from 张伟/ })
  await expect(deletes.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await deletes.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(main.getByText('The invitation is deleted.')).toBeFocused()
  await expect(page.getByText('没有接受', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: '发出邀请' }).click()
  await main.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('已接受')).toBeVisible()
  await expect(main.getByText('You can fill it in now.')).toBeVisible()
  const own = page.getByRole('main')
  await expect(own.getByText(/^邀请已发出：/)).toBeInViewport()
  // Once is enough before a talk; what was sent by mistake goes again, and whoever pressed is told.
  await page.getByLabel('多久一次').selectOption('只填一次')
  await page.getByRole('button', { name: '发出邀请' }).click()
  const onlyOnce = main.getByText(/invites you to fill in .* once, by /)
  await expect(onlyOnce).toBeVisible()
  await page
    .getByRole('button', { name: /^收回邀请/ })
    .first()
    .click()
  const takesBack = page.getByRole('dialog', { name: `收回请${name}填PHQ-9的邀请？` })
  await expect(takesBack.getByRole('button', { name: '不收回' })).toBeFocused()
  await takesBack.getByRole('button', { name: '收回', exact: true }).click()
  await expect(own.getByText(/^已收回邀请：/)).toBeFocused()
  await expect(own.getByText(/^邀请已发出：/)).toHaveCount(0)
  await expect(onlyOnce).toHaveCount(0)

  // A new result is the client's until they say otherwise.
  await saveResult(client.uid, 'result-next', 0, [1, 1, 1, 1, 1, 1, 1, 1, 0])
  await other.reload()
  await expect(main.getByText('They can see 2 results')).toBeVisible()
  // Filled in is filled in, whoever sees it.
  await expect(main.getByText(/^Next from/)).toBeVisible()
  // The next time goes into their calendar, or comes by mail, as they like.
  await expect(main.getByRole('button', { name: /^Put it in my calendar.*张伟/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Remind me by email/ })).toBeVisible()
  await expect(result(2)).toBeVisible()
  await expectAccessibleInEveryTheme(other, 'sharing')
  await chooseLanguage(other, 'en')

  // The result itself offers to show it. Without a network nothing goes over, at the press or later.
  await other.goto('/screening/result?id=result-next')
  const show = main.getByRole('button', { name: /^Show this result to 张伟/ })
  await expect(main.getByText(/张伟.* sees this result at once: the score and every answer/)).toBeVisible()
  await context.setOffline(true)
  await show.click()
  await expect(main.getByRole('alert')).toContainText('We couldn’t confirm', { timeout: 15_000 })
  await expect(show).toBeVisible()
  // It may still arrive: the way back stands beside the way forward.
  await expect(main.getByRole('button', { name: /^No longer show it to 张伟/ })).toBeVisible()
  await expect(result(2)).toBeVisible()
  await context.setOffline(false)
  const seen = main.getByText(/^张伟.* can see this result now\.$/)
  await expect(async () => {
    if (await show.isVisible()) await show.click()
    await expect(seen).toBeVisible({ timeout: 12_000 })
  }).toPass({ timeout: 60_000 })
  await expect(result(3)).toBeVisible()
  await expectAccessibleInEveryTheme(other, 'a result that a professional sees')
  await chooseLanguage(other, 'en')
  await main.getByRole('button', { name: /^No longer show it to 张伟/ }).click()
  await expect(main.getByText(/^张伟.* no longer sees this result\.$/)).toBeFocused()
  await expect(result(2)).toBeVisible()
  await show.click()
  await expect(seen).toBeFocused()
  await expect(result(3)).toBeVisible()

  // What is taken back stays so, at the next visit and when new results are to go over by themselves; so does what was withheld.
  await main.getByRole('link', { name: 'Share with a professional' }).click()
  await main.getByText('Results they can see', { exact: true }).click()
  await main
    .getByRole('button', { name: /^No longer show: Low mood \(PHQ-9\)/ })
    .first()
    .click()
  await expect(result(2)).toBeVisible()
  await main.getByRole('button', { name: 'Show new results automatically' }).click()
  const standing = other.getByRole('dialog', { name: /^Show new results to 张伟.* automatically\?$/ })
  await expect(standing.getByRole('button', { name: 'No, let me decide each time' })).toBeFocused()
  await standing.getByRole('button', { name: 'Show them automatically' }).click()
  await expect(main.getByText(/To go back, press “Let me decide each time” below/)).toBeVisible()
  await expect(main.getByText('New results are shown when you save them')).toBeVisible()
  await other.reload()
  await expect(main.getByRole('button', { name: /^Show them: Low mood \(PHQ-9\)/ })).toBeVisible()
  await expect(main.getByText('They can see 2 results')).toBeVisible()
  await expect(result(2)).toBeVisible()

  // With standing consent a new result is on the professional's open page right after it was saved, and gone when it is taken back.
  await setAgeBand(other)
  await begin(other, 'gad2', 'en')
  await answerAll(other, instrumentNamed('gad2'), () => 2, 'en')
  await other.getByRole('checkbox', { name: screeningTexts.en.agree }).check()
  await other.getByRole('button', { name: screeningTexts.en.save }).click()
  await expect(other.getByText('Moved to your account.').first()).toBeVisible()
  await expect(seen).toBeVisible()
  // What the professional was led to stays on the page; the new one is theirs to choose.
  await page.getByLabel('看哪一份量表').selectOption('GAD-2')
  const newest = page.getByText('GAD-2，1 次', { exact: true })
  await expect(newest).toBeVisible()
  await other.goto('/share-with-professional')
  await expect(main.getByText('They can see 3 results')).toBeVisible()
  await main.getByText('Results they can see', { exact: true }).click()
  await main.getByRole('button', { name: /^No longer show: Anxiety \(GAD-2\)/ }).click()
  await expect(newest).toHaveCount(0)
  await expect(result(2)).toBeVisible()

  // Nobody is told that sharing has stopped while it has not.
  const stop = main.getByRole('button', { name: /^Stop sharing with/ })
  await context.setOffline(true)
  await stop.click()
  await other.getByRole('dialog').getByRole('button').last().click()
  await expect(main.getByRole('alert')).toContainText('couldn’t confirm', { timeout: 15_000 })
  // On a phone, too, it stands where the press was, which keeps the focus.
  await expect(main.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(stop).toBeFocused()
  await expect(main.getByText(/^You no longer share/)).toHaveCount(0)
  await expect(result(2)).toBeVisible()
  await context.setOffline(false)
  // The SDK waits longer after each failed try before it asks again, so one more press may be needed.
  const again = main.getByRole('button', { name: 'Try again to stop sharing' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(main.getByText(/^You no longer share/)).toBeVisible({ timeout: 12_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('这里没有可以看的内容')).toBeVisible()
  await expect(result(2)).toHaveCount(0)
  await page.getByRole('link', { name: '与我分享的人' }).first().click()
  await expect(page.getByText('阿北')).toBeVisible()
  await expect(link(page, name)).toHaveCount(0)

  // What was handed over is erased after the share, and the professional's page is refused then for what it no longer shows. When the
  // same person shares anew, it must not meet that refusal.
  const handedOver = `grants/${client.uid}_${professional.uid}/released/result-old`
  await expect.poll(() => readDocument(handedOver), { timeout: 60_000 }).toBeNull()

  // The professional can end it as well, and the client reads that they did.
  await other.goto(`/share-with-professional?code=${code}`)
  await main.getByRole('button', { name: 'Next: see whose it is' }).click()
  await main.getByRole('checkbox', { name: 'Low mood (PHQ-9)' }).check()
  await main.getByLabel('The name they know you by').fill(name)
  await main.getByRole('button', { name: 'Start sharing' }).click()
  await link(page, name).click()
  await page.getByRole('button', { name: '从我的名单里移除' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: '不移除' })).toBeFocused()
  await dialog.getByRole('button', { name: '从我的名单里移除' }).click()
  await expect(page.getByText(`已经把${name}从你的名单里移除。`)).toBeVisible()
  await expect(main.getByText(/^They ended this share on/)).toBeVisible()
  await expect(main.getByRole('button', { name: /^Stop sharing with/ })).toHaveCount(0)
  await main.getByRole('button', { name: 'OK, don’t show this again' }).click()
  await expect(main.getByText(/^They ended this share on/)).toHaveCount(0)
  await context.close()
})
