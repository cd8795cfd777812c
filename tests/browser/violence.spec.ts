import { expectInSight, say, startChat } from './support/chat'
import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'

const words = {
  'zh-CN': {
    told: '我老公经常打我',
    now: '他现在正在打我，手里拿着刀',
    window: '请现在求助',
    nextDoor: '楼下那家在打小孩 哭声好大 听着像要出人命',
    rightToCall: /你替对方求助，做得对/,
    whereAreYou: '你在哪里？',
    elsewhere: '我在别处听到或看到',
    stayAway: /^别自己上门。打 110/,
    near: '那个人就在附近',
    tellPolice: /打 110，说清楚你在哪儿/,
    silent: /12110 加区号/,
    away: '我已经走开了',
    doctor: /受了伤去看医生/,
    back: '先回到页面',
    notYourFault: '这不是你的错',
    yes: '安全',
    notSure: '不确定',
    treatAsUnsafe: '说不准，就先当作不安全',
    safer: '我到安全一点的地方了',
    askedAgain: '再问你一次',
    no: '不安全',
    article: '家里有人动手：能做什么',
    hurtYourself: /伤害自己|安全计划/,
    atWork: '不在，他上班去了',
    theyAreAway: '那个人现在不在',
    whenBack: /那个人大概什么时候回来/,
    momIsHere: '我妈妈在家',
    notAlone: '你不是一个人',
  },
  en: {
    told: 'my husband hits me',
    now: 'he is hitting me right now, he has a knife',
    window: 'Get help now',
    nextDoor: 'neighbours are beating their little boy i can hear him screaming',
    rightToCall: /You’re right to get help for them/,
    whereAreYou: 'Where are you?',
    elsewhere: 'I hear or see it from elsewhere',
    stayAway: /^Don't knock there yourself\. Tell 110/,
    near: 'They are near me',
    tellPolice: /Tell 110 where you are/,
    silent: /12110 plus the last three digits/,
    away: 'I got away',
    doctor: /see a doctor, even for something small/,
    back: 'Back to the page',
    notYourFault: 'It is not your fault',
    yes: 'Yes',
    notSure: 'Not sure',
    treatAsUnsafe: 'If you’re not sure, treat it as not safe',
    safer: 'I’m somewhere safer now',
    askedAgain: 'Asking once more',
    no: 'No',
    article: 'Violence at home: what you can do',
    hurtYourself: /hurt yourself|safety plan/i,
    atWork: "no he's at work",
    theyAreAway: 'They’re away for now',
    whenBack: /When might they be back\?/,
    momIsHere: 'my mum is here',
    notAlone: 'You’re not on your own',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const text = words[language]

  test.describe(`whoever is attacked, in ${language}`, () => {
    test('is shown the police first, asked where that person is, and told what to do', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await startChat(page, language)
      await say(page, language, text.now)
      const dialog = page.getByRole('alertdialog', { name: text.window })
      await expect(dialog.getByRole('heading')).toBeFocused()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      for (const number of [/^110/, /^120/, /^12338/]) {
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('link', { name: number })).toBeFocused()
      }
      // Both answers and the way out stand on a small phone without scrolling.
      for (const name of [text.near, text.away])
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('button', { name: text.near }).click()
      await expect(dialog.getByText(text.tellPolice)).toBeFocused()
      await expect(dialog.getByText(text.silent)).toBeVisible()
      // The ambulance stays beside the police; the line for violence comes after what to do.
      for (const number of [/^110/, /^120/]) await expectInSight(dialog.getByRole('link', { name: number }))
      const line = dialog.getByRole('link', { name: /^12338/ })
      await line.focus()
      await expectInSight(line)
      for (const number of [/^110/, /^120/]) await expectInSight(dialog.getByRole('link', { name: number }))
      await expectAccessible(page)
      await dialog.getByRole('button', { name: text.back }).click()
      const card = page.getByRole('group', { name: text.window })
      await expect(card.getByRole('heading', { level: 3 })).toBeFocused()
      await expect(card.getByRole('link').first()).toHaveAccessibleName(/^110/)
      await expect(card.getByText(text.hurtYourself)).toHaveCount(0)
      await say(page, language, text.now)
      await dialog.getByRole('button', { name: text.away }).click()
      await expect(dialog.getByText(text.doctor)).toBeFocused()
    })

    test('hears it next door, and is told what a neighbour can do', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await startChat(page, language)
      await say(page, language, text.nextDoor)
      const dialog = page.getByRole('alertdialog', { name: text.window })
      await expect(dialog.getByText(text.rightToCall)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog
        .getByRole('group', { name: text.whereAreYou })
        .getByRole('button', { name: text.elsewhere })
        .click()
      await expect(dialog.getByText(text.stayAway)).toBeFocused()
      await expectInSight(dialog.getByRole('link', { name: /^110/ }))
      await dialog.getByRole('button', { name: text.back }).click()
      await expect(page.getByText(text.notYourFault)).toHaveCount(0)
    })

    test('is not sure of being safe, and is told to treat it as unsafe; the way goes on by their word', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await startChat(page, language)
      await say(page, language, text.told)
      const told = page.getByRole('group', { name: text.notYourFault })
      await expect(told.getByRole('link').first()).toHaveAccessibleName(/^110/)
      await expect(told.getByRole('link', { name: /12338/ })).toBeVisible()
      await expect(told.getByRole('link', { name: text.article })).toBeVisible()
      // The answers are one row, so that the numbers under them are in sight.
      const rows = new Set<number | undefined>()
      for (const name of [text.yes, text.notSure, text.no])
        rows.add((await told.getByRole('button', { name, exact: true }).boundingBox())?.y)
      expect(rows.size).toBe(1)
      await told.getByRole('button', { name: text.notSure }).click()
      const unsure = page.getByRole('group', { name: text.treatAsUnsafe })
      await expect(unsure.getByRole('heading')).toBeFocused()
      await expect(unsure.getByRole('link').first()).toHaveAccessibleName(/^110/)
      await expect(unsure.getByText(text.hurtYourself)).toHaveCount(0)
      await expectAccessible(page)
      await unsure.getByRole('button', { name: text.safer }).click()
      const again = page.getByRole('group', { name: text.askedAgain })
      await expect(again.getByRole('heading')).toBeFocused()
      await again.getByRole('button', { name: text.no, exact: true }).click()
      const dialog = page.getByRole('alertdialog', { name: text.window })
      await expect(dialog.getByRole('link').first()).toHaveAccessibleName(/^110/)
      await page.keyboard.press('Escape')
      const shown = page.getByRole('group', { name: text.window })
      await expect(shown.getByRole('link').first()).toHaveAccessibleName(/^110/)
    })

    test('says that the violent one is away, or that somebody is near, and meets no emergency window', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await startChat(page, language)
      await say(page, language, text.told)
      await say(page, language, text.atWork)
      const away = page.getByRole('group', { name: text.theyAreAway })
      await expect(away.getByRole('heading')).toBeFocused()
      await expect(away.getByRole('group', { name: text.whenBack })).toBeVisible()
      await expectInSight(away.getByRole('link', { name: /^110/ }))
      await expect(away.getByText(text.hurtYourself)).toHaveCount(0)
      await say(page, language, text.momIsHere)
      const near = page.getByRole('group', { name: text.notAlone })
      await expect(near.getByRole('heading')).toBeFocused()
      await expectInSight(near.getByRole('link', { name: /^110/ }))
      const dialog = page.getByRole('alertdialog', { name: text.window })
      await expect(dialog).toBeHidden()
      await expectAccessible(page)
      await near.getByRole('button', { name: text.no, exact: true }).click()
      await expect(dialog.getByRole('link').first()).toHaveAccessibleName(/^110/)
    })
  })
}

for (const [language, text] of [
  [
    'zh-CN',
    {
      article: '/learn/resource/domestic-violence',
      box: '有人伤害你或孩子？',
      child: '还没成年，怎么办？',
      signs: '哪些信号要当心？',
      elsewhere: /文里的法律和电话，说的是中国大陆/,
      ofOneself: /如果你可能会伤害自己/,
    },
  ],
  [
    'en',
    {
      article: '/en/learn/resource/domestic-violence',
      box: 'Is someone hurting you or a child?',
      child: 'What if you’re under 18?',
      signs: 'What are the warning signs?',
      elsewhere: /The law and numbers in this text are for mainland China/,
      ofOneself: /If you might hurt yourself/,
    },
  ],
] as const) {
  test(`the article on violence at home: whom to call for violence, children early, whose law it is (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
    // Somebody who reads English in Britain is told of Chinese law as that, and finds their own numbers.
    if (language === 'en') await page.addInitScript(() => localStorage.setItem('amhs_region', 'UK'))
    await open(page, text.article)
    const main = page.getByRole('main')
    await expect(main.getByText(text.elsewhere)).toBeVisible()
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
    const child = headings.findIndex((heading) => heading.replace(/'/g, '’') === text.child)
    // Whom to call, what violence is, then children.
    expect(headings[0]?.replace(/'/g, '’')).toBe(text.box)
    expect(child).toBe(2)
    expect(headings[child + 1]).toBe(text.signs)
    const box = main.getByRole('region', { name: text.box })
    const links = box.getByRole('link')
    await expect(links.first()).toHaveAttribute('href', language === 'en' ? 'tel:999' : 'tel:110')
    await expect(box.locator('a[href^="tel:"]').nth(language === 'en' ? 1 : 2)).toHaveAttribute(
      'href',
      language === 'en' ? 'tel:08082000247' : 'tel:12338',
    )
    await expect(main.getByText(text.ofOneself)).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

for (const language of ['zh-CN', 'en'] as const)
  for (const article of ['domestic-violence', 'sexual-violence'])
    test(`the police can be pressed on the first screen of ${article}, before picture and voice (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await open(page, `/learn/resource/${article}`)
      const main = page.getByRole('main')
      const name = language === 'en' ? 'Is someone hurting you or a child?' : '有人伤害你或孩子？'
      const box = main.getByRole('region', { name })
      const police = box.getByRole('link').first()
      await expect(police).toHaveAttribute('href', 'tel:110')
      await expect(police).toBeInViewport({ ratio: 1 })
      await expectInSight(police)
      await expect(box.getByRole('link', { name: /^12338/ })).toBeVisible()
      const read = await main.ariaSnapshot()
      expect(read.indexOf('12338')).toBeLessThan(read.indexOf('- button'))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

for (const [language, age, said] of [
  ['zh-CN', 'adult', '告诉一位你信任的人，或报警。'],
  ['zh-CN', 'teen', '告诉一位你信任的人。如果你未满 18 岁，请告诉一位你信任的大人，或报警。'],
  ['en', 'adult', 'Tell a person you trust, or the police.'],
  ['en', 'teen', 'Tell a person you trust. If you are under 18, tell an adult you trust, or the police.'],
] as const)
  test(`whoever told of violence is told whom to turn to at their age (${language}, ${age})`, async ({
    page,
  }) => {
    await startChat(page, language, age)
    await say(page, language, words[language].told)
    const card = page.getByRole('group', { name: words[language].notYourFault })
    await expect(card.getByText(said, { exact: true })).toBeVisible()
  })
