import type { Page } from '@playwright/test'
import { signIn } from './support/accounts'
import { createPerson, moment } from './support/admin'
import { forgetCalls } from './support/call-limits'
import {
  alive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  prefer,
  test,
} from './support/fixtures'

const inbox = process.env.AMHS_INBOX ?? ''
const project = process.env.GCLOUD_PROJECT ?? ''
const firestoreHost = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1`

test.beforeEach(forgetCalls)

const texts = {
  'zh-CN': {
    remind: '用邮件提醒我',
    inAWeek: '过一周提醒我',
    heading: '提醒',
    kind: '记一记今天怎么样',
    rhythm: '每两周',
    day: '从哪天开始',
    wrong: '请选今天或以后的一天，一年以内。',
    calendar: '放进日历',
    next: /每两周，下一封：/,
    saved: /好了。下一封：/,
    subject: '小提醒',
    stop: '停止提醒',
    stopped: '已经停了。不会再收到提醒邮件。',
    goOn: '恢复提醒',
    on: '提醒恢复了，按你原来选的日子。',
    end: /^停止 ?（/,
    none: '现在没有提醒。',
  },
  en: {
    remind: 'Remind me by email',
    inAWeek: 'Remind me in a week',
    heading: 'Reminders',
    kind: 'Note how you are today',
    rhythm: 'every two weeks',
    day: 'From which day',
    wrong: 'Choose today or a later day, within a year.',
    calendar: 'Put it in my calendar',
    next: /every two weeks; the next one: /,
    saved: /Done. The next one: /,
    subject: 'A short reminder',
    stop: 'Stop the reminders',
    stopped: 'Stopped. No more reminders will come by email.',
    goOn: 'Start them again',
    on: 'The reminders are back, on the days that you chose.',
    end: /^Stop \(/,
    none: 'There are no reminders now.',
  },
} as const

/** A place where it is about noon now: in the quiet hours nothing would be sent. */
const ahead = 12 - new Date().getUTCHours()
const timezoneId = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
test.use({ timezoneId })

/** Lets the day come: the date is set back, and the schedule is run as Cloud Scheduler runs it. */
async function letTheDayCome(uid: string): Promise<void> {
  const document = `${firestoreHost}/projects/${project}/databases/(default)/documents/users/${uid}/reminders/check-in`
  const changed = await fetch(`${document}?updateMask.fieldPaths=nextAt`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { nextAt: moment(new Date(Date.now() - 60_000)) } }),
  })
  expect(changed.ok).toBe(true)
  // The emulator counts how often it has loaded the functions, and names triggers with it.
  for (let loaded = 0; loaded < 20; loaded += 1) {
    const trigger = `http://${process.env.FUNCTIONS_EMULATOR_HOST}/functions/projects/${project}/triggers/us-central1-sendReminders-${loaded}`
    if ((await fetch(trigger, { method: 'POST' })).ok) return
  }
  throw new Error('The Functions emulator has no trigger sendReminders')
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${inbox}/api/messages?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as { subject: string; text: string }[]
}

async function onProfile(page: Page, heading: string) {
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
}

for (const language of ['zh-CN', 'en'] as const) {
  const words = texts[language]

  test(`a reminder is wished for, comes, is stopped without signing in, taken back and ended (${language})`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const person = await createPerson()
    await page.setViewportSize({ width: 360, height: 720 })
    await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
    await signIn(page, person, language)
    await open(page, '/tools/check-in')
    await page.getByText(words.inAWeek).click()
    await page.getByRole('link', { name: words.remind }).click()
    await onProfile(page, words.heading)

    await expect(page.getByText(words.none)).toBeVisible()
    await expect(page.getByRole('radio', { name: words.kind })).toBeChecked()
    await page.getByRole('radio', { name: words.rhythm }).check()
    const day = page.getByLabel(words.day)
    const wished = await day.inputValue()
    await day.fill('2020-01-01')
    await page.getByRole('button', { name: words.remind }).click()
    await expect(page.getByRole('main').getByText(words.wrong)).toBeVisible()
    await expect(day).toBeFocused()
    await day.fill(wished)
    await page.getByRole('button', { name: words.remind }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(page.getByText(words.next)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: words.calendar }).click()
    expect((await downloading).suggestedFilename()).toBe(`${wished.replaceAll('-', '')}.ics`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await letTheDayCome(person.uid)
    const [mail, ...more] = await mailsTo(person.email)
    expect([mail?.subject, more.length]).toEqual([words.subject, 0])
    const link = /https?:\/\/\S+stop-reminder#\S+/.exec(mail?.text ?? '')?.[0] ?? ''

    // On another device, where nobody is signed in.
    const elsewhere = await browser.newContext({ viewport: { width: 360, height: 720 } })
    const reader = await elsewhere.newPage()
    await reader.goto(link)
    await alive(reader)
    expect(new URL(reader.url()).hash).toBe('')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(words.stop)
    await expectAccessible(reader)
    await reader.getByRole('button', { name: words.stop }).click()
    await expect(reader.getByText(words.stopped)).toBeVisible()
    await reader.getByRole('button', { name: words.goOn }).click()
    await expect(reader.getByText(words.on)).toBeVisible()
    await elsewhere.close()

    await page.reload()
    await page.getByRole('button', { name: words.end }).click()
    await expect(page.getByText(words.none)).toBeVisible()
  })
}
