import type { Page } from '@playwright/test'
import { demoPassword } from '../../demonstration/demo-accounts'
import { createAccount, signIn, type TestAccount, writeDocument } from './support/accounts'
import { expect, prefer, test } from './support/fixtures'

// A share opens what its owner says and until they say, whatever clock and page a professional has.

const professional = { uid: 'demo-professional', email: 'professional@demo.test', password: demoPassword }
/** The code that the seed gives the demonstration professional. */
const code = 'DEMQ2345'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const at = (fromNow: number) => ({ timestampValue: new Date(Date.now() + fromNow).toISOString() })
const texts = (...values: readonly string[]) => ({
  arrayValue: { values: values.map((stringValue) => ({ stringValue })) },
})

/** A share with the demonstration professional that ends in so many milliseconds. */
async function share(client: TestAccount, knownAs: string, endsIn: number): Promise<void> {
  await writeDocument(`grants/${client.uid}_${professional.uid}`, {
    ownerUid: { stringValue: client.uid },
    professionalUid: { stringValue: professional.uid },
    instruments: texts('phq9', 'gad2'),
    from: at(-90 * day),
    expiresAt: at(endsIn),
    knownAs: { stringValue: knownAs },
    standing: { booleanValue: false },
    code: { stringValue: code },
    createdAt: at(-hour),
    schemaVersion: { integerValue: '1' },
  })
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

for (const [clock, wrongBy] of [
  ['a day fast', day],
  ['a day slow', -day],
] as const)
  test(`a professional’s clock is ${clock}: the list holds a share until it is over, and no longer`, async ({
    page,
  }) => {
    const [ending, ended] = [await createAccount(), await createAccount()]
    const [soon, over] = [`Soon ${ending.uid.slice(0, 4)}`, `Over ${ended.uid.slice(0, 4)}`]
    await share(ending, soon, 12 * hour)
    await share(ended, over, -hour)
    await page.clock.install({ time: Date.now() + wrongBy })
    await prefer(page, { language: 'en' })
    await signIn(page, professional, 'en', '/clients')
    await expect(link(page, soon)).toBeVisible()
    await expect(link(page, over)).toHaveCount(0)
  })

test('where the clock of the site itself is slow, the list of shares comes all the same', async ({
  page,
}) => {
  const client = await createAccount()
  const name = `Robin ${client.uid.slice(0, 4)}`
  await share(client, name, 12 * hour)
  await page.route('**/app-config.json', async (route) => {
    if (route.request().method() !== 'HEAD') return route.continue()
    await route.fulfill({ headers: { date: new Date(Date.now() - 10 * minute).toUTCString() } })
  })
  await prefer(page, { language: 'en' })
  await signIn(page, professional, 'en', '/clients')
  await expect(link(page, name)).toBeVisible()
})
