import type { Locator, Page } from '@playwright/test'
import { expect, open, prefer } from './fixtures'

const chatStandIn = process.env.AMHS_CHAT ?? ''

/** What stands in the chat, and what is written there. */
export const chatWords = {
  'zh-CN': {
    adult: '18 岁及以上',
    teen: '14–17 岁',
    young: '未满 14 岁',
    field: '写下你想说的',
    agree: '同意并发送',
    decline: '不发送，用站内文章回答',
    stop: '停止回答',
    retry: '再试一次',
    clear: '清空对话',
    clearYes: '清空',
    ai: 'AI 生成 · Stand-in AI',
    failed: '没有得到回答',
    useArticles: '改用站内文章回答',
    program: '回答你的是程序，不是真人',
    canAndCannot: '它能做什么，不能做什么',
    cannot: /无法替你联系任何人，也不能处理紧急情况。如有危险请拨打 120/,
    disclosure: '你正在与人工智能程序对话，它不是真人',
    noAi: '现在回答你的不是 AI',
    reflection: '睡不好，确实很难熬。',
    person: '找人说说话',
    exercise: '做一个小练习',
    guide: '以下文字摘自本站文章',
    question: '最近总是睡不着',
    article: '读《改善睡眠》',
    crisis: '我不想活了',
    crisisTitle: '你的安全最重要',
    stillAsked: /不用重说/,
    plan: '我的安全计划',
    emergency: '我站在天台',
    kitchen: '厨房的灯还亮着',
    emergencyTitle: '请现在求助',
    kind: '谢谢你说出来。',
    withSomeone: '我身边有人',
    alone: '我身边没有人',
    company: /走到亮着灯、有人的地方/,
    tellThem: /需要你陪我.*请他帮你打电话/,
    backToPage: '先回到页面',
    misread: '我不是这个意思',
    elsewhere: '我在别的地方',
    leave: /快速离开/,
    corrected: '谢谢你说清楚',
    swallowed: '我吃了二十片扑热息痛',
    ifSwallowed: /要是真的吃下去了，就算现在没什么感觉/,
    saidMisread: '你告诉我，这不是你的意思。',
    safeNow: /你现在安全吗/,
    safe: '安全',
    typedSafe: '我安全了',
    pressToConfirm: /请在下面按一下/,
    chosen: '你选了“安全”。',
    thanks: '谢谢你告诉我',
    notSafeAfterAll: '其实我没那么安全',
    numbersBeside: '需要时可以打',
    numbersAbove: '看电话',
    unsure: '不确定',
    steadier: '我平静一点了',
    askedAgain: '再问你一次',
    stay: '没关系，先在这里待一会儿',
  },
  en: {
    adult: '18 or over',
    teen: '14 to 17',
    young: 'Under 14',
    field: 'Write what is on your mind',
    agree: 'Agree and send',
    decline: 'Don’t send; answer from the articles',
    stop: 'Stop answering',
    retry: 'Try again',
    clear: 'Clear conversation',
    clearYes: 'Clear it',
    ai: 'Made by AI · Stand-in AI',
    failed: 'There was no answer',
    useArticles: 'Answer from our articles',
    program: 'A program answers you here, not a person and not a therapist.',
    canAndCannot: 'What it can and can’t do',
    cannot: /cannot see you, call anyone or act in an emergency. In danger\?/,
    disclosure: 'You are talking with an AI program, not a person and not a therapist.',
    noAi: 'What answers you isn’t an AI, a person or a therapist',
    reflection: 'Nights without sleep are hard.',
    person: 'Talk to a person',
    exercise: 'Try a small exercise',
    guide: 'These words are taken from our own articles.',
    question: 'I cannot sleep at night',
    article: 'Read “Better sleep”',
    crisis: 'I want to kill myself',
    crisisTitle: 'Your safety comes first',
    stillAsked: /you don’t have to say it again/,
    plan: 'My safety plan',
    emergency: 'I’m standing on the roof and I’m going to jump',
    kitchen: 'the kitchen light is still on',
    emergencyTitle: 'Get help now',
    kind: 'Thank you for saying it.',
    withSomeone: 'I am with someone now',
    alone: 'I am alone',
    company: /Go where there are lights and people/,
    tellThem: /please stay with me.*make the call with you/,
    backToPage: 'Back to the page',
    misread: 'That is not what I meant',
    elsewhere: 'I’m somewhere else',
    leave: /Quick exit/,
    swallowed: 'i took 20 paracetamol',
    ifSwallowed: /If you did swallow it.*even if you feel fine/,
    corrected: 'Thank you for clearing that up',
    saidMisread: 'You told me that isn’t what you meant.',
    safeNow: /Are you safe right now/,
    safe: 'Yes',
    typedSafe: 'I am safe now',
    pressToConfirm: /please press the answer that is true for you/,
    chosen: 'You chose “Yes”.',
    thanks: 'Thank you for telling me',
    notSafeAfterAll: 'I’m not so safe after all',
    numbersBeside: 'Call if you need to',
    numbersAbove: 'Show the numbers',
    unsure: 'Not sure',
    steadier: 'I feel steadier',
    askedAgain: 'Asking once more',
    stay: 'That’s all right. Stay here for a moment',
  },
} as const

export type ChatLanguage = keyof typeof chatWords

/** Opens the chat and answers its question about age. */
export async function startChat(
  page: Page,
  language: ChatLanguage,
  age: 'adult' | 'teen' | 'young' = 'adult',
) {
  await prefer(page, { language })
  await open(page, '/ai-chat')
  await page.getByRole('button', { name: chatWords[language][age], exact: true }).click()
}

/** Writes a message and sends it. */
export async function say(page: Page, language: ChatLanguage, text: string) {
  const field = page.getByRole('textbox', { name: chatWords[language].field })
  await field.fill(text)
  await field.press('Enter')
}

/** Not only within the window: nothing lies over it. */
export async function expectInSight(target: Locator): Promise<void> {
  await expect(async () => {
    const box = await target.boundingBox()
    if (!box) throw new Error('It has no place on the page.')
    const isOnTop = await target.evaluate(
      (element, { x, y }) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && element.contains(found)
      },
      { x: box.x + box.width / 2, y: box.y + box.height - 4 },
    )
    expect(isOnTop).toBe(true)
  }).toPass({ timeout: 15_000 })
}

/** Every sentence that the log for screen readers is given from now on, in order. */
export async function heardFromNowOn(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('log').evaluate((log) => {
    const heard: (string | null)[] = []
    Reflect.set(window, 'heard', heard)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent)
    }).observe(log, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate<string[]>("window['heard']")
}

/** What the stand-in for the AI provider will answer. */
export async function script(content: object): Promise<void> {
  await fetch(`${chatStandIn}/scripts`, { method: 'PUT', body: JSON.stringify(content) })
}

/** How often the stand-in was sent a message. */
export async function timesAsked(message: string): Promise<number> {
  const response = await fetch(`${chatStandIn}/requests?message=${encodeURIComponent(message)}`)
  return ((await response.json()) as unknown[]).length
}

/** Serves the site as if it had no backend at all. */
export async function withoutBackend(page: Page): Promise<void> {
  await page.route('**/app-config.json', (route) => route.fulfill({ json: { backend: 'none' } }))
}
