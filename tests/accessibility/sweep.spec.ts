import { plainPath } from '@amhs/domain/page-address'
import { test } from '@playwright/test'
import { demoPassword } from '../../demonstration/demo-accounts'
import { articleIds } from '../../domain/src/content/article'
import { paths, resourceHref, testHref } from '../../web/src/platform/paths'
import { signIn } from '../browser/support/accounts'
import { createPerson } from '../browser/support/admin'
import { alive, chooseLanguage, open, prefer } from '../browser/support/fixtures'
import { instruments } from '../browser/support/screening'
import { accountStates } from './account-states'
import { coveringLooks, stateLooks } from './looks'
import { openIn, piece } from './piece'
import { screeningStates } from './screening-states'
import type { PageState } from './state'
import { visitorStates } from './visitor-states'

test.describe.configure({ mode: 'parallel' })

const professional = { uid: 'demo-professional', email: 'professional@demo.test', password: demoPassword }
const sessions = {
  user: () => createPerson(),
  professional: async () => professional,
  admin: () => createPerson({ role: 'admin', firstName: 'Ning' }),
}

/** Every address of its own, and an article for the address that all of them share. */
const addresses = [...Object.values(paths).filter((one) => !one.includes(':')), resourceHref('sleep')]
for (const path of addresses)
  piece('route', path, async ({ see, find, expectErrors }, page) => {
    if (path === paths.notFound) expectErrors(/status of 404/)
    await openIn(page, path, 'zh-CN')
    // Who may open it, the page itself says: the first who is not sent away.
    for (const session of [sessions.user, sessions.professional, sessions.admin]) {
      if (plainPath(new URL(page.url()).pathname) === path) break
      await page.context().clearCookies()
      await page.evaluate(async () => {
        localStorage.clear()
        const kept = await indexedDB.databases()
        for (const { name } of kept) if (name !== undefined) indexedDB.deleteDatabase(name)
      })
      await signIn(page, await session(), 'zh-CN', path)
      await page.waitForURL((url) => plainPath(url.pathname) !== paths.login)
    }
    if (plainPath(new URL(page.url()).pathname) !== path) find('nobody could open it')
    await page.locator('.spinner').first().waitFor({ state: 'detached' })
    for (const look of coveringLooks()) {
      if ((await page.locator('html').getAttribute('lang')) !== look.language) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await chooseLanguage(page, look.language)
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      }
      await see(page, look)
    }
  })

for (const id of articleIds)
  piece('article', id, async ({ see }, page) => {
    for (const language of ['zh-CN', 'en'] as const) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openIn(page, resourceHref(id), language)
      for (const look of stateLooks(language)) await see(page, look)
    }
  })

for (const { id } of instruments)
  piece('instrument', id, async ({ see }, page) => {
    for (const language of ['zh-CN', 'en'] as const) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openIn(page, testHref(id), language)
      for (const look of stateLooks(language)) await see(page, look)
    }
  })

const states: readonly PageState[] = [...visitorStates, ...screeningStates, ...accountStates]
for (const { name, reach, expectedErrors } of states)
  piece('state', name, async ({ see, expectErrors }, first) => {
    if (expectedErrors) expectErrors(expectedErrors)
    for (const language of ['zh-CN', 'en'] as const) {
      // A state begins where nobody has been before.
      const context = await first
        .context()
        .browser()
        ?.newContext({
          baseURL: process.env.AMHS_ADDRESS ?? '',
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        })
      const page = await context?.newPage()
      if (!context || !page) throw new Error('The browser has gone')
      page.setDefaultTimeout(20_000)
      await page.setViewportSize({ width: 1280, height: 800 })
      await prefer(page, { language })
      await reach(page, language)
      for (const look of stateLooks(language)) await see(page, look)
      await context.close()
    }
  })

piece('state', 'English offered to a browser of another language', async ({ see }, first) => {
  const context = await first
    .context()
    .browser()
    ?.newContext({
      baseURL: process.env.AMHS_ADDRESS ?? '',
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
  const page = await context?.newPage()
  if (!context || !page) throw new Error('The browser has gone')
  await open(page, '/')
  await alive(page)
  for (const look of stateLooks('zh-CN')) await see(page, look)
  await context.close()
})
