// npm run bench:reach, inside the emulators: how long it takes until what one person does is seen on the open page of another, with two
// browsers side by side and nothing loaded anew. The same steps as `tests/browser/reach.spec.ts`, again and again.
import { type Browser, chromium, type Page } from '@playwright/test'
import { commandLine } from '../../tools/command-line'
import { signIn, type TestAccount } from '../browser/support/accounts'
import { checkEntry, createPerson, openPanel, unique } from '../browser/support/admin'
import { forgetCalls } from '../browser/support/call-limits'
import { type Language, prefer } from '../browser/support/fixtures'
import { code, professional } from '../browser/support/grants'
import { launchOptions } from '../browser/support/launch-options'
import type { Seen } from '../browser/support/seen'
import { requestOf, writeGroup } from '../browser/support/support-group'
import {
  clientAndProfessional,
  clientWithResult,
  handOverGroup,
  memberAndFacilitator,
  type Side,
} from '../browser/support/two-sides'
import { reachTable } from './reach-table'

const usage = `npm run bench:reach [-- --rounds 10]
How long it takes until what one person does is seen on the open page of another: client and professional, member and facilitator.
  --rounds N   how often each step is done`
const { values } = commandLine(usage, { options: { rounds: { type: 'string', default: '10' } } })

const { AMHS_ADDRESS: baseURL = '' } = process.env
if (baseURL === '') throw new Error('Start with: npm run bench:reach')

/** A browser of their own for one person, signed in. */
async function sideOf(
  browser: Browser,
  account: TestAccount,
  language: Language,
  path: string,
): Promise<Side> {
  const page = await pageOf(browser)
  await prefer(page, { language })
  await signIn(page, account, language, path)
  return { page, language }
}

async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

/** One round of all steps, between people who have not met. */
async function round(browser: Browser): Promise<readonly Seen[]> {
  await forgetCalls()
  const account = await clientWithResult()
  const other = await sideOf(browser, professional, 'zh-CN', '/clients')
  const client = await sideOf(browser, account, 'en', `/share-with-professional?code=${code}`)
  const shared = await clientAndProfessional(client, other, `Robin ${account.uid.slice(0, 4)}`)
  for (const { page } of [client, other]) await page.context().close()

  const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
  const next = await createPerson({ role: 'professional', firstName: unique('Ning') })
  await checkEntry(next.uid)
  const group = unique('Group')
  const id = `reach-${facilitator.uid.slice(0, 8).toLowerCase()}`
  await writeGroup(id, { name: group, facilitatorUid: facilitator.uid })
  const before = await sideOf(browser, facilitator, 'zh-CN', '/group-inbox')
  const member = await sideOf(browser, await createPerson({ firstName: 'Ann' }), 'en', '/support')
  const joined = await memberAndFacilitator(member, before, group, 'Ann')
  await member.page.context().close()

  await requestOf(id, 'somebody', 'Ben')
  const after = await sideOf(browser, next, 'en', '/group-inbox')
  const admin = await pageOf(browser)
  await prefer(admin, { language: 'en' })
  await openPanel(admin, 'en', 'requests')
  const waiting = admin.getByRole('listitem').filter({ hasText: group })
  await waiting.getByRole('button', { name: 'Hand over' }).click()
  await waiting.getByLabel('New facilitator').selectOption(next.uid)
  await waiting.getByRole('button', { name: 'Hand over', exact: true }).click()
  const handed = await handOverGroup(admin, before, after, group)
  for (const page of [before.page, after.page, admin]) await page.context().close()
  // Answered, so that it does not stand before those of the rounds to come.
  await requestOf(id, 'somebody', 'Ben', 'declined')
  return [...shared, ...joined, ...handed]
}

const browser = await chromium.launch(launchOptions('optimized'))
// The first round starts the functions, which wait in the cloud as well; it is not counted.
await round(browser)
const all: Seen[] = []
for (let done = 0; done < Number(values.rounds); done += 1) all.push(...(await round(browser)))
await browser.close()
console.info(reachTable(all))
