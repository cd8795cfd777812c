import type { Locator, Page } from '@playwright/test'
import { createAccount, type TestAccount, writeDocument } from './accounts'
import { expect, goTo, type Language } from './fixtures'
import { asFields, keptPhq9 } from './screening'
import { gone, type Seen, seenByOther, shown } from './seen'
import { groupCard } from './support-group'

/** Somebody at a page that is open, in the language that it is read in. */
export interface Side {
  readonly page: Page
  readonly language: Language
}

/** Does a step and takes down when the other side saw it. */
type Take = (step: Parameters<typeof seenByOther>[0]) => Promise<void>

/** Looks at the page of one side as it stands after a step. */
type Look = (side: Side) => Promise<void>

const lookAtNothing: Look = async () => undefined

/** Goes through steps that another person sees, looks at both pages after each, and gives how long each took. */
async function taking(
  sides: readonly Side[],
  look: Look,
  walk: (take: Take) => Promise<void>,
): Promise<readonly Seen[]> {
  const all: Seen[] = []
  await walk(async (step) => {
    all.push(await seenByOther(step))
    for (const side of sides) await look(side)
  })
  return all
}

const clientWords = {
  'zh-CN': {
    next: '下一步，看看是谁',
    tool: '情绪低落（PHQ-9）',
    all: '到现在为止的全部，和以后的',
    knownAs: '对方用什么名字称呼你',
    give: '开始分享',
    given: /^已经开始分享给/,
    invited: /邀请你.*填一次/,
    accept: /^接受邀请/,
    accepted: '你接受了这份邀请。',
    notes: /^对方有 1 条笔记/,
    seen: (count: number) => `对方能看到 ${count} 次结果`,
    results: '对方能看到的结果',
    takeBack: /^不再给看：/,
    release: /^给对方看：/,
    stop: /^停止分享给/,
    stopped: /^已经停止分享给/,
  },
  en: {
    next: 'Next: see whose it is',
    tool: 'Low mood (PHQ-9)',
    all: 'Everything so far, and new ones',
    knownAs: 'The name they know you by',
    give: 'Start sharing',
    given: /^You now share with/,
    invited: /invites you to fill in/,
    accept: /^Accept the invitation/,
    accepted: 'You accepted this invitation.',
    notes: /^They have written 1 note/,
    seen: (count: number) => `They can see ${count} ${count === 1 ? 'result' : 'results'}`,
    results: 'Results they can see',
    takeBack: /^No longer show:/,
    release: /^Show them:/,
    stop: /^Stop sharing with/,
    stopped: /^You no longer share with/,
  },
} as const satisfies Record<Language, unknown>

const professionalWords = {
  'zh-CN': {
    results: 'PHQ-9，1 次',
    none: '还没有可以看的结果。',
    invite: '发出邀请',
    invited: /^邀请已发出：/,
    accepted: '已接受',
    note: '新的一条',
    words: '谈了睡眠。',
    save: '保存笔记',
    gone: /^这里没有可以看的内容/,
  },
  en: {
    results: 'PHQ-9, 1 result',
    none: 'There are no results to see yet.',
    invite: 'Send the invitation',
    invited: /^Invitation to PHQ-9 sent\./,
    accepted: 'Accepted',
    note: 'New note',
    words: 'Sleep, and what helped.',
    save: 'Save note',
    gone: /^There’s nothing to see here/,
  },
} as const satisfies Record<Language, unknown>

/** An account with a result that can be handed over. */
export async function clientWithResult(): Promise<TestAccount> {
  const account = await createAccount({ displayName: 'Robin Lee' })
  const result = keptPhq9(11, Date.now() - 3 * 24 * 60 * 60 * 1000)
  await writeDocument(`users/${account.uid}/screenings/${result.id}`, asFields(result))
  return account
}

/**
 * A client hands a result over, is invited, takes the result back and shows it again, and stops; the professional sees each at once.
 * @param client at `/share-with-professional?code=…`
 * @param other the professional, at `/clients`
 */
export function clientAndProfessional(
  client: Side,
  other: Side,
  name: string,
  look = lookAtNothing,
): Promise<readonly Seen[]> {
  const own = clientWords[client.language]
  const their = professionalWords[other.language]
  const main = client.page.getByRole('main')
  const theirMain = other.page.getByRole('main')
  const entry = theirMain.getByRole('link', { name, exact: true })
  const result = theirMain.getByText(their.results, { exact: true })
  return taking([client, other], look, async (take) => {
    await main.getByRole('button', { name: own.next }).click()
    await main.getByRole('checkbox', { name: own.tool }).check()
    await main.getByRole('radio', { name: own.all }).check()
    await main.getByLabel(own.knownAs).fill(name)
    await take({
      step: 'share → professional sees',
      press: () => main.getByRole('button', { name: own.give }).click(),
      answered: shown(main.getByText(own.given)),
      other: other.page,
      seen: shown(entry),
    })
    await entry.click()
    await expect(result).toBeVisible()
    await take({
      step: 'invite → client sees',
      press: () => theirMain.getByRole('button', { name: their.invite }).click(),
      answered: shown(theirMain.getByText(their.invited)),
      other: client.page,
      seen: shown(main.getByText(own.invited)),
    })
    await take({
      step: 'accept the invitation → professional sees',
      press: () => main.getByRole('button', { name: own.accept }).click(),
      answered: shown(main.getByText(own.accepted)),
      other: other.page,
      seen: shown(theirMain.getByText(their.accepted, { exact: true })),
    })
    const note = theirMain.getByLabel(their.note)
    await note.fill(their.words)
    await take({
      step: 'note → client sees that there is one',
      press: () => theirMain.getByRole('button', { name: their.save }).click(),
      // The field is empty again once the note is kept.
      answered: async () => (await note.inputValue()) === '',
      other: client.page,
      seen: shown(main.getByText(own.notes)),
    })
    await expect(main.getByText(own.seen(1))).toBeVisible()
    await main.getByText(own.results, { exact: true }).click()
    await take({
      step: 'take a result back → gone',
      press: () => main.getByRole('button', { name: own.takeBack }).click(),
      answered: shown(main.getByText(own.seen(0))),
      other: other.page,
      seen: gone(result),
    })
    await expect(theirMain.getByText(their.none)).toBeVisible()
    await take({
      step: 'release a result → professional sees',
      press: () => main.getByRole('button', { name: own.release }).click(),
      answered: shown(main.getByText(own.seen(1))),
      other: other.page,
      seen: shown(result),
    })
    await main.getByRole('button', { name: own.stop }).click()
    await take({
      step: 'revoke → gone',
      press: () => client.page.getByRole('dialog').getByRole('button', { name: own.stop }).click(),
      answered: shown(main.getByText(own.stopped)),
      other: other.page,
      seen: shown(theirMain.getByText(their.gone)),
    })
    await expect(result).toHaveCount(0)
  })
}

const memberWords = {
  'zh-CN': {
    ask: (group: string) => `申请加入：${group}`,
    name: '称呼',
    message: '给带领者的话',
    hello: '想先听一听',
    send: '发送申请',
    asked: '已申请，等答复',
    waiting: '在候补名单',
    accepted: '已加入',
    declined: '这次没能加入',
    removed: '已不在小组里',
    clear: /^清除这份申请/,
  },
  en: {
    ask: (group: string) => `Ask to join: ${group}`,
    name: 'Name',
    message: 'Message to the facilitator',
    hello: 'I’d like to listen first.',
    send: 'Send request',
    asked: 'Asked, waiting for an answer',
    waiting: 'On the waiting list',
    accepted: 'You’re in',
    declined: 'Not this time',
    removed: 'No longer in the group',
    clear: /^Clear this request/,
  },
} as const satisfies Record<Language, unknown>

const leaderWords = {
  'zh-CN': {
    wants: (name: string) => `${name} 想加入`,
    waiting: '放进候补名单',
    accepted: '接受',
    declined: '婉拒',
    send: /发出答复$/,
    declineYes: '发出婉拒',
    outcome: {
      waiting: (name: string) => `${name} 已放进候补名单。`,
      accepted: (name: string) => `已接受 ${name}。`,
      declined: (name: string) => `已婉拒 ${name}。`,
      removed: (name: string) => `${name} 已不在小组里。`,
    },
    waitingTab: '候补 1',
    memberTab: '已加入 1',
    remove: '请对方离开小组',
    removeYes: '请对方离开',
    gone: (group: string) => `“${group}”现在由别人带领`,
  },
  en: {
    wants: (name: string) => `${name} would like to join`,
    waiting: 'Put on the waiting list',
    accepted: 'Accept',
    declined: 'Decline',
    send: /send the answer$/,
    declineYes: 'Decline and send',
    outcome: {
      waiting: (name: string) => `${name} is on the waiting list.`,
      accepted: (name: string) => `You accepted ${name}.`,
      declined: (name: string) => `You declined ${name}.`,
      removed: (name: string) => `${name} is no longer in the group.`,
    },
    waitingTab: 'Waiting list 1',
    memberTab: 'Members 1',
    remove: 'Ask to leave the group',
    removeYes: 'Ask to leave',
    gone: (group: string) => `“${group}” is led by someone else now`,
  },
} as const satisfies Record<Language, unknown>

/**
 * Somebody asks to join, is declined, asks again, waits, comes in and is asked to leave; each sees at once what the other does.
 * @param member at `/support`
 * @param leader at `/group-inbox`, with this group alone
 */
export function memberAndFacilitator(
  member: Side,
  leader: Side,
  group: string,
  name: string,
  look = lookAtNothing,
): Promise<readonly Seen[]> {
  const own = memberWords[member.language]
  const their = leaderWords[leader.language]
  const inbox = leader.page.getByRole('main')
  const letter = inbox.getByRole('article')
  return taking([member, leader], look, async (take) => {
    const asks = async (step: string) => {
      const card = await groupCard(member.page, group)
      // Whoever has just cleared a request has the form open already.
      const begin = card.getByRole('button', { name: own.ask(group) })
      const send = card.getByRole('button', { name: own.send })
      if (!(await send.isVisible())) await begin.click()
      await card.getByLabel(own.name, { exact: true }).fill(name)
      await card.getByLabel(own.message).fill(own.hello)
      await take({
        step,
        press: () => send.click(),
        answered: shown(card.getByText(own.asked, { exact: true })),
        other: leader.page,
        seen: shown(letter.getByRole('heading', { name: their.wants(name) })),
      })
      return card
    }
    const answers = async (decision: 'waiting' | 'accepted' | 'declined', at: Locator, step: string) => {
      await letter.getByRole('radio', { name: their[decision], exact: true }).check()
      const send = letter.getByRole('button', { name: their.send })
      const yes = leader.page.getByRole('dialog').getByRole('button', { name: their.declineYes })
      // Nobody is declined in one press; how long it takes to be seen counts from the last.
      if (decision === 'declined') await send.click()
      await take({
        step,
        press: () => (decision === 'declined' ? yes : send).click(),
        answered: shown(inbox.getByText(their.outcome[decision](name))),
        other: member.page,
        seen: shown(at.getByText(own[decision], { exact: true })),
      })
    }
    const card = await asks('ask → facilitator sees')
    await answers('declined', card, 'decline → person sees')
    await card.getByRole('button', { name: own.clear }).click()
    await asks('ask again → facilitator sees')
    await goTo(member.page, '/my-groups')
    const mine = member.page.getByRole('region', { name: group })
    await expect(mine.getByText(own.asked, { exact: true })).toBeVisible()
    await answers('waiting', mine, 'put on the waiting list → person sees')
    await inbox.getByRole('button', { name: their.waitingTab }).click()
    await answers('accepted', mine, 'accept → person sees')
    await inbox.getByRole('button', { name: their.memberTab }).click()
    await letter.getByRole('button', { name: their.remove }).click()
    await take({
      step: 'remove → member sees',
      press: () =>
        leader.page.getByRole('dialog').getByRole('button', { name: their.removeYes, exact: true }).click(),
      answered: shown(inbox.getByText(their.outcome.removed(name))),
      other: member.page,
      seen: shown(mine.getByText(own.removed, { exact: true })),
    })
  })
}

/**
 * An administrator gives a group to somebody else: whoever led it and whoever leads it now both see it at once.
 * @param admin at the question whether to hand it over
 * @param before at `/group-inbox`, with this group
 * @param after at `/group-inbox`, without a group
 */
export function handOverGroup(
  admin: Page,
  before: Side,
  after: Side,
  group: string,
): Promise<readonly Seen[]> {
  const press = async () => {
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete and hand over' }).click()
  }
  const [isTold, hasCome] = [
    shown(before.page.getByRole('heading', { name: leaderWords[before.language].gone(group) })),
    shown(after.page.getByRole('heading', { name: group, exact: true })),
  ]
  const answered = shown(admin.locator('.admin-note').filter({ hasText: group }))
  return taking([before, after], lookAtNothing, async (take) => {
    // One press, seen at two places.
    let pressed: Promise<void> | undefined
    const once = () => (pressed ??= press())
    const told = { press: once, answered }
    await Promise.all([
      take({
        ...told,
        step: 'hand over a group → facilitator before sees',
        other: before.page,
        seen: isTold,
      }),
      take({ ...told, step: 'hand over a group → next facilitator sees', other: after.page, seen: hasCome }),
    ])
  })
}
