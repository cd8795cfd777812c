import type { Browser } from '@playwright/test'
import { signIn, type TestAccount } from './support/accounts'
import { createPerson, unique } from './support/admin'
import { expectNoSidewaysScroll, type Language, prefer, test } from './support/fixtures'
import { code, professional } from './support/grants'
import { keepSeen } from './support/seen'
import { writeGroup } from './support/support-group'
import { clientAndProfessional, clientWithResult, memberAndFacilitator, type Side } from './support/two-sides'

// Two people at two browsers, each step seen by the other on a page that is neither loaded anew nor left. How long each took stands in
// the report (`annotations`); what is usual, `npm run bench:reach` says.

// What a share opened may be refused before the list says that it has ended; the page asks again by itself.
test.use({ expectedErrors: [[/^\[firebase\] FirebaseError permission-denied$/], { scope: 'test' }] })

const screens = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 800 } } as const

/**
 * Where one of the two is, and the other then: each page meets both languages on both screens. Of client and professional the last is
 * `clients.spec.ts`, which goes the whole way.
 */
const looks = [
  ['zh-CN', 'phone', 'en', 'desktop'],
  ['zh-CN', 'desktop', 'en', 'phone'],
  ['en', 'desktop', 'zh-CN', 'phone'],
  ['en', 'phone', 'zh-CN', 'desktop'],
] as const

/** A browser of their own for another person, signed in. */
async function sideOf(
  browser: Browser,
  account: TestAccount,
  language: Language,
  screen: keyof typeof screens,
  path: string,
): Promise<Side> {
  const context = await browser.newContext({
    locale: language,
    viewport: screens[screen],
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await prefer(page, { language })
  await signIn(page, account, language, path)
  return { page, language }
}

for (const [language, screen, otherLanguage, otherScreen] of looks) {
  const look = `${language} on a ${screen}, the other ${otherLanguage} on a ${otherScreen}`

  test(`client and professional see what the other does: ${look}`, async ({ page, browser }) => {
    test.slow()
    const account = await clientWithResult()
    const other = await sideOf(browser, professional, otherLanguage, otherScreen, '/clients')
    await page.setViewportSize(screens[screen])
    await prefer(page, { language })
    await signIn(page, account, language, `/share-with-professional?code=${code}`)
    keepSeen(
      await clientAndProfessional({ page, language }, other, `Robin ${account.uid.slice(0, 4)}`, (side) =>
        expectNoSidewaysScroll(side.page),
      ),
    )
    await other.page.context().close()
  })

  test(`member and facilitator see what the other does: ${look}`, async ({ page, browser }) => {
    test.slow()
    const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
    const group = unique('小组')
    await writeGroup(`reach-${facilitator.uid.slice(0, 8).toLowerCase()}`, {
      name: group,
      facilitatorUid: facilitator.uid,
    })
    const leader = await sideOf(browser, facilitator, otherLanguage, otherScreen, '/group-inbox')
    await page.setViewportSize(screens[screen])
    await prefer(page, { language })
    await signIn(page, await createPerson({ firstName: 'Ann' }), language, '/support')
    keepSeen(
      await memberAndFacilitator({ page, language }, leader, group, 'Ann', (side) =>
        expectNoSidewaysScroll(side.page),
      ),
    )
    await leader.page.context().close()
  })
}
