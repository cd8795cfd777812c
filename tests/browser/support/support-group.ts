import type { Locator, Page } from '@playwright/test'
import { writeDocument } from './accounts'
import { expect } from './fixtures'

const text = (stringValue: string) => ({ stringValue })
const both = (one: string) => ({ mapValue: { fields: { zh: text(one), en: text(one) } } })
const whole = (value: number) => ({ integerValue: String(value) })

/** Writes a support group that meets each Monday, past the server. */
export async function writeGroup(
  id: string,
  group: {
    readonly name: string
    readonly facilitatorUid?: string
    readonly audience?: string
    readonly format?: string
    readonly example?: boolean
    readonly open?: boolean
    readonly capacity?: number
  },
): Promise<void> {
  const { name, facilitatorUid = 'nobody', audience = 'everyone', format = 'online' } = group
  const { example = false, open = true, capacity = 12 } = group
  await writeDocument(`groups/${id}`, {
    name: both(name),
    description: both('示例'),
    audience: text(audience),
    languages: { arrayValue: { values: [text('en')] } },
    format: text(format),
    meeting: {
      mapValue: {
        fields: {
          weekday: whole(1),
          time: text('10:00'),
          timeZone: text('Europe/London'),
          minutes: whole(60),
          everyWeeks: whole(1),
        },
      },
    },
    facilitatorName: text('Example'),
    facilitatorUid: text(facilitatorUid),
    example: { booleanValue: example },
    open: { booleanValue: open },
    capacity: whole(capacity),
    taken: whole(0),
    updatedAt: { timestampValue: '2026-01-05T08:00:00Z' },
  })
}

/** A request as its owner would have sent it. */
export async function requestOf(
  groupId: string,
  uid: string,
  name: string,
  status = 'asked',
  message = 'SECRET-WORDS',
) {
  await writeDocument(`groups/${groupId}/requests/${uid}`, {
    uid: text(uid),
    name: text(name),
    message: text(message),
    language: text('en'),
    status: text(status),
    requestedAt: { timestampValue: '2026-11-20T08:00:00Z' },
  })
}

/**
 * The card of a group, as somebody who is signed in sees it. The groups that the page was served with stand until those of
 * the database are there; among these it may stand beyond the first page, since other tests write many groups.
 */
export async function groupCard(page: Page, name: string): Promise<Locator> {
  // Stands there once the page knows who is signed in, which is later than the header shows it.
  const directory = page.getByRole('region', { name: /^(小组目录|Directory of groups)$/ })
  await expect(directory.getByRole('link', { name: /^(我的小组|My groups)$/ })).toBeVisible()
  const reading = page.getByRole('status').filter({ hasText: /^(正在读取小组…|Loading the groups…)$/ })
  await expect(reading).toHaveCount(0)
  const card = page.locator('.group').filter({ hasText: name })
  await expect(async () => {
    const more = page.getByRole('button', { name: /^(更多小组|More groups)$/ })
    if ((await card.count()) === 0 && (await more.count()) > 0) await more.click()
    await expect(card).toBeVisible({ timeout: 2000 })
  }).toPass()
  return card
}
