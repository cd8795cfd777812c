import type { Browser, Page } from '@playwright/test'
import { createAccount, signIn, type TestAccount, writeDocument } from '../browser/support/accounts'
import { checkEntry, createPerson } from '../browser/support/admin'
import { forgetCalls } from '../browser/support/call-limits'
import { type Language, prefer } from '../browser/support/fixtures'
import { code, handOver, share } from '../browser/support/grants'
import { asFields, keptPhq9 } from '../browser/support/screening'
import { requestOf, writeGroup } from '../browser/support/support-group'
import { button, field, fillIn, focused, type Journey, main } from './journey'
import { Listener } from './reader'

const spoken = {
  'zh-CN': {
    // The facilitator's inbox.
    accept: '接受',
    welcome: '欢迎',
    answer: /^写给对方的话/,
    sendNothing: '发出答复',
    send: '接受，发出答复',
    accepted: /^已接受 小满。/,
    // Sharing with a professional.
    next: '下一步，看看是谁',
    whose: '这是谁的分享码',
    tool: '情绪低落（PHQ-9）',
    knownAs: '对方用什么名字称呼你',
    give: '开始分享',
    given: /^已经开始分享给/,
    theySee: '对方能看到的结果',
    takeBack: /^不再给看：/,
    release: /^给对方看：/,
    stop: /^停止分享给/,
    stopped: /^已经停止分享给/,
    acceptInvitation: /^接受邀请/,
    acceptedInvitation: '你接受了这份邀请。',
    // The professional.
    results: 'PHQ-9，1 次',
    whichAnswer: /^看是哪个回答/,
    noted: '这个回答需要谈一谈',
    mark: /^标为已经谈过/,
    talked: '已经谈过',
    oldNotes: '已经谈过的安全提示（1 条）',
    note: '新的一条',
    noteText: '谈了睡眠。',
    saveNote: '保存笔记',
    removeNote: /^删除 .*的笔记$/,
    invite: '发出邀请',
    invited: /^邀请已发出：/,
    hasAccepted: '已接受',
    leave: '从我的名单里移除',
    left: /^已经把小满从你的名单里移除/,
  },
  en: {
    accept: 'Accept',
    welcome: 'Welcome',
    answer: /^Your words to them/,
    sendNothing: 'Send the answer',
    send: 'Accept and send the answer',
    accepted: /^You accepted 小满\./,
    next: 'Next: see whose it is',
    whose: 'Whose code this is',
    tool: 'Low mood (PHQ-9)',
    knownAs: 'The name they know you by',
    give: 'Start sharing',
    given: /^You now share with/,
    theySee: 'Results they can see',
    takeBack: /^No longer show:/,
    release: /^Show them:/,
    stop: /^Stop sharing with/,
    stopped: /^You no longer share with/,
    acceptInvitation: /^Accept the invitation/,
    acceptedInvitation: 'You accepted this invitation.',
    results: 'PHQ-9, 1 result',
    whichAnswer: /^See which answer/,
    noted: 'This answer should be talked about',
    mark: /^Mark as talked about/,
    talked: 'Yes, we’ve talked',
    oldNotes: 'Safety notes you have talked about (1)',
    note: 'New note',
    noteText: 'Sleep, and what helped.',
    saveNote: 'Save note',
    removeNote: /^Delete the note of/,
    invite: 'Send the invitation',
    invited: /^Invitation to PHQ-9 sent\./,
    hasAccepted: 'Accepted',
    leave: 'Remove from my list',
    left: /^You have removed 小满 from your list/,
  },
} as const satisfies Record<Language, unknown>

const day = 24 * 60 * 60 * 1000
const name = '小满'

/** A professional whose entry was checked and with whom one person shares a result that has a safety note. */
async function professionalWithClient(): Promise<{ professional: TestAccount; client: TestAccount }> {
  const [professional, client] = [
    await createPerson({ role: 'professional', firstName: 'Ning' }),
    await createPerson({ firstName: 'Xiaoman' }),
  ]
  await checkEntry(professional.uid)
  const grant = await share(client, name, 30 * day, professional.uid)
  await handOver(client, grant, 'phq9', 9)
  return { professional, client }
}

/** A browser of their own for another person. */
async function elsewhere(
  browser: Browser | null,
  account: TestAccount,
  language: Language,
  path: string,
): Promise<Page> {
  const context = await browser?.newContext({ locale: language, reducedMotion: 'reduce' })
  const page = await context?.newPage()
  if (page === undefined) throw new Error('There is no browser for another person')
  page.setDefaultTimeout(20_000)
  await prefer(page, { language })
  await signIn(page, account, language, path)
  return page
}

/** The reader still looks up the name of a dialog that has gone. */
const dialogGone = /getElementById is not a function/

/** Ways in which two people meet, each in both languages. */
export const journeysWithAnother: readonly Journey[] = (['zh-CN', 'en'] as const).flatMap((language) => {
  const words = spoken[language]
  const inEnglish = language === 'en' ? ', in English' : ''
  const clientLink = (page: Page) => main(page).getByRole('link', { name, exact: true })
  return [
    {
      name: `facilitator answers a request${inEnglish}`,
      language,
      walk: async (page, said) => {
        await forgetCalls()
        const [facilitator, member] = [
          await createPerson({ role: 'professional', firstName: 'Wei' }),
          await createPerson({ firstName: 'Ann' }),
        ]
        const id = `journey-${facilitator.uid.slice(0, 8).toLowerCase()}`
        await writeGroup(id, { name: '安静的周一', facilitatorUid: facilitator.uid })
        await requestOf(id, member.uid, name, 'asked', '想先听一听')
        await signIn(page, facilitator, language, '/group-inbox')
        const send = main(page).getByRole('button', { name: words.sendNothing, exact: true })
        await send.waitFor()
        await said.begin()
        said.note('nothing is decided yet')
        await said.to(send)
        await said.press('Enter', page.locator('.error-summary'))
        said.note('accepted, with a text to start from')
        await said.to(main(page).getByRole('radio', { name: words.accept, exact: true }))
        await said.press('Space')
        await said.to(button(page, words.welcome))
        await said.press('Enter')
        await said.to(button(page, words.send))
        await said.press('Enter', main(page).getByText(words.accepted))
        said.note('another one comes in meanwhile')
        await requestOf(id, 'somebody', '阿南', 'asked', '你好')
        await main(page).getByRole('heading', { name: /^阿南/ }).waitFor()
        await said.settle()
        return {}
      },
    },
    {
      name: `client lets a professional see results, and stops${inEnglish}`,
      language,
      expectedErrors: new RegExp(`${dialogGone.source}|permission-denied`),
      walk: async (page, said) => {
        await forgetCalls()
        const account = await createAccount()
        const record = keptPhq9(11, Date.now() - 3 * day)
        await writeDocument(`users/${account.uid}/screenings/${record.id}`, asFields(record))
        await signIn(page, account, language, `/share-with-professional?code=${code}`)
        await button(page, words.next).waitFor()
        await said.begin()
        await said.to(button(page, words.next))
        await said.press('Enter', focused(page, words.whose))
        said.note('what they see')
        await said.to(main(page).getByRole('checkbox', { name: words.tool }))
        await said.press('Space')
        await said.to(main(page).getByRole('radio').first())
        await said.press('ArrowDown')
        await fillIn(said, field(page, words.knownAs), name)
        await said.to(button(page, words.give))
        await said.press('Enter', main(page).getByText(words.given))
        said.note('one result taken back, and shown again')
        await said.to(main(page).getByText(words.theySee, { exact: true }))
        await said.press('Enter')
        await said.to(main(page).getByRole('button', { name: words.takeBack }))
        await said.press('Enter', main(page).getByRole('button', { name: words.release }))
        await said.to(main(page).getByRole('button', { name: words.release }))
        await said.press('Enter', main(page).getByText(words.theySee, { exact: true }))
        said.note('no more')
        await said.to(main(page).getByRole('button', { name: words.stop }))
        const question = page.getByRole('dialog', { name: words.stop })
        await said.press('Enter', question)
        await said.to(question.getByRole('button', { name: words.stop }))
        await said.press('Enter', main(page).getByText(words.stopped))
        return {}
      },
    },
    {
      name: `professional invites, client accepts${inEnglish}`,
      language,
      walk: async (page, said) => {
        const { professional, client } = await professionalWithClient()
        const theirs = await elsewhere(page.context().browser(), client, language, '/share-with-professional')
        const heard = new Listener(theirs)
        await main(theirs).getByRole('article').first().waitFor()
        await heard.begin()
        await signIn(page, professional, language, '/clients')
        await clientLink(page).first().waitFor()
        await said.begin()
        await said.to(clientLink(page))
        await said.press('Enter', main(page).getByText(words.results, { exact: true }))
        await said.to(button(page, words.invite))
        await said.press('Enter', main(page).getByText(words.invited))
        heard.note('the client, at their own page')
        await heard.settle(main(theirs).getByRole('button', { name: words.acceptInvitation }))
        await heard.to(main(theirs).getByRole('button', { name: words.acceptInvitation }))
        await heard.press('Enter', main(theirs).getByText(words.acceptedInvitation))
        said.note('what the professional hears of it')
        await said.settle(main(page).getByText(words.hasAccepted, { exact: true }))
        said.take(heard)
        await theirs.context().close()
        return {}
      },
    },
    {
      name: `professional at the page of a client${inEnglish}`,
      language,
      expectedErrors: new RegExp(`${dialogGone.source}|permission-denied`),
      walk: async (page, said) => {
        const { professional } = await professionalWithClient()
        await signIn(page, professional, language, '/clients')
        await clientLink(page).first().waitFor()
        await said.begin()
        await said.to(clientLink(page))
        await said.press('Enter', main(page).getByText(words.results, { exact: true }))
        said.note('the answer that a safety note is about, and that it was talked about')
        await said.to(main(page).getByRole('link', { name: words.whichAnswer }))
        await said.press('Enter', main(page).getByRole('row').filter({ hasText: words.noted }))
        await said.back(main(page).getByRole('button', { name: words.mark }))
        const question = page.getByRole('dialog')
        await said.press('Enter', question)
        await said.to(question.getByRole('button', { name: words.talked, exact: true }))
        await said.press('Enter', main(page).getByText(words.oldNotes, { exact: true }))
        said.note('a note')
        await fillIn(said, field(page, words.note), words.noteText)
        await said.to(button(page, words.saveNote))
        await said.press('Enter', main(page).getByRole('paragraph').filter({ hasText: words.noteText }))
        await said.to(main(page).getByRole('button', { name: words.removeNote }))
        await said.press('Enter')
        said.note('off the list')
        await said.to(button(page, words.leave))
        await said.press('Enter', question)
        await said.to(question.getByRole('button', { name: words.leave, exact: true }))
        await said.press('Enter', main(page).getByText(words.left))
        return {}
      },
    },
  ] satisfies readonly Journey[]
})
