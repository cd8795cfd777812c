import type { Localized } from '../localized'
import type { OwnHarm } from './safety-session'
import type { TemplateAnswer, TemplatePart, TemplatePartRole } from './template'

/** What several cards have in common. */

export const part = (role: TemplatePartRole, zh: string, en: string): TemplatePart => ({
  role,
  text: { zh, en },
})

export const safeAnswers: readonly TemplateAnswer[] = [
  { id: 'yes', label: { zh: '安全', en: 'Yes' } },
  { id: 'not-sure', label: { zh: '不确定', en: 'Not sure' } },
  { id: 'no', label: { zh: '不安全', en: 'No' } },
]

export const passiveAnswers: readonly TemplateAnswer[] = [
  { id: 'no', label: { zh: '没有', en: 'No' } },
  { id: 'sometimes', label: { zh: '有时', en: 'Sometimes' } },
  { id: 'yes', label: { zh: '有', en: 'Yes' } },
]

/**
 * What who is with somebody reads then: the words for it are those of the card of level L2 (`trusted-person`). A clinician has not seen the
 * sentence that asks for help with the call.
 */
export const tellCompany = part(
  'trusted-person',
  '现在就告诉他：“我现在不太安全，需要你陪我。” 也可以请他帮你打电话。',
  "Tell them now: 'I'm not safe right now, please stay with me.' They can make the call with you.",
)

/**
 * What who is alone reads then: nobody near can be told, so the voice on the telephone comes first, then the way to people, then words to
 * send. "To where other people are" and the distance to what could hurt are those of level L2 (`trusted-person`); a clinician has not
 * seen the rest.
 */
export const reachCompany = part(
  'trusted-person',
  '请拨打 {emergency}，先别挂电话。走到亮着灯、有人的地方，或者去敲邻居的门，离任何可能伤到你的东西远一点。也可以给信任的人发一句：“我现在不太安全，请马上打给我。”',
  "Call {emergency} and stay on the line. Go where there are lights and people, or knock on a neighbour's door, away from anything you could use to hurt yourself. Or text someone you trust: 'I'm not safe right now. Please call me.'",
)

/**
 * The same under 18: the adult asleep next door comes before the neighbours. A clinician has not seen it.
 */
export const wakeAnAdult = part(
  'trusted-person',
  '家里有信得过的大人吗？半夜也可以去叫醒，说一句：‘我现在不太安全，需要你陪我。’ 家里没有，就打 {emergency}，先别挂电话，走到亮着灯、有人的地方，离任何可能伤到你的东西远一点。',
  "Is there an adult at home you trust? Go and wake them, even in the middle of the night, and say: 'I'm not safe right now, please stay with me.' If there isn't, call {emergency} and stay on the line. Go where there are lights and people, away from anything you could use to hurt yourself.",
)

/** Who is alone must not have to say otherwise to leave the emergency card: they hear how to get to somebody. */
export const companyAnswers: readonly TemplateAnswer[] = [
  { id: 'with-someone', label: { zh: '我身边有人', en: 'I am with someone now' }, step: tellCompany },
  {
    id: 'alone',
    label: { zh: '我身边没有人', en: 'I am alone' },
    step: reachCompany,
    minorsStep: wakeAnAdult,
  },
]

/** The same card again, and what was just written is a danger as well: that it was read. A clinician has not seen it. */
export const heardMore = part(
  'acknowledge',
  '你刚写的我也读到了。现在最要紧的是这一句：',
  'I’ve read that as well. What matters most right now is this:',
)

/**
 * What stands under the heading where the same card is called for again before its question was answered: none of it is said a second
 * time. A clinician has not seen it.
 */
export const stillAsked = part(
  'acknowledge',
  '你写的都留在上面，不用重说。现在最要紧的是这一句：',
  'Everything you’ve said is still here; you don’t have to say it again. What matters most right now is this:',
)

/** The same from the third time on: the sentence above helps nobody who has read it twice. A clinician has not seen it. */
export const answerFirst = part(
  'acknowledge',
  '我读到了。先选一个，才知道接下来给你看什么：',
  'I’ve read that. I need one answer to know what to show you next:',
)

/**
 * What stands there where somebody writes that they are safe and only the button is believed. A clinician has not seen it.
 */
export const pressToConfirm = part(
  'acknowledge',
  '谢谢你告诉我。这一步只认按键，所以请在下面按一下，哪个符合你现在的情况：',
  'Thank you for telling me. For this I go by the buttons alone, so please press the answer that is true for you right now:',
)

/** What stands there where somebody writes that help was called. A clinician has not seen it. */
export const helpIsComing = part(
  'acknowledge',
  '你叫了人来，做得对。等人来的时候，先别挂电话，去有人的地方，离能伤到你的东西远一点。',
  'You did the right thing by getting help. While you wait, stay on the line, go where people are, and keep away from anything you could use to hurt yourself.',
)

/** The same where something was swallowed. A clinician has not seen it. */
export const helpIsComingForSwallowed = part(
  'acknowledge',
  '你叫了人来，做得对。等人来的时候，先别挂电话，把门打开，跟他们说吃了什么、多少、什么时候。',
  'You did the right thing by getting help. While you wait, stay on the line, unlock the door, and tell them what you swallowed, how much and when.',
)

/** What stands there where somebody writes that the call does not get through. A clinician has not seen it. */
export const keepCalling = part(
  'acknowledge',
  '别停，一直拨。这个号码不通，就换另一个；没有信号，就往有信号的地方走，或者请人去打。同时请离得最近的人马上过来：家人、邻居、老师、保安都行。',
  'Keep calling. If one number doesn’t answer, try the other. No signal? Go where there is one, or send someone to call. Meanwhile get whoever is nearest to come at once: family, a neighbour, a teacher, security.',
)

/** The same for whoever helps somebody: they may be far away. A clinician has not seen it. */
export const keepCallingForThem = part(
  'acknowledge',
  '别停，一直拨。这个号码不通，就换另一个；没有信号，就往有信号的地方走，或者请人去打。同时请离对方最近的人马上过去：家人、邻居、老师、保安都行。对方在外地，就告诉警察人在哪个城市。',
  'Keep calling. If one number doesn’t answer, try the other. No signal? Go where there is one, or send someone to call. Meanwhile get whoever is nearest to them to go now: family, a neighbour, a teacher, security. If they’re in another city or country, tell your own police where.',
)

/**
 * What stands there where somebody writes that the help they called does not come, also whoever called it for somebody else. To call again
 * when it grows worse is what emergency services ask; a clinician has not seen it.
 */
export const callAgain = part(
  'acknowledge',
  '再打一次 {emergency}，说等了多久、现在怎么样，问问能不能请近处的人先开车送去急诊。先别挂电话，把门打开，请人去路口接。',
  'Call {emergency} again. Say how long it has been and how things are now, and ask whether someone close by should drive to hospital instead. Stay on the line, get the door open, and send someone to meet them.',
)

/** Where an AI provider answers the chat. */
export const limits = part(
  'limits',
  '我是人工智能，不能替你打电话，也不能代替真人的帮助。',
  "I'm an AI. I can't call anyone for you, and I'm not a replacement for a person.",
)

/** Where only articles are searched: there is no AI to speak of. */
export const limitsWithoutAi = part(
  'limits',
  '我只是一个程序，不能替你打电话，也不能代替真人的帮助。',
  "I'm only a program. I can't call anyone for you, and I'm not a replacement for a person.",
)

export const hotline = part(
  'hotline',
  '你也可以拨打 {hotline}（{hours}），那里有人会听你说。',
  'You can also call {hotline} ({hours}) — someone will listen.',
)

/** Whether its first step only says to call: beside the numbers as buttons it says nothing more. */
export function isCallNow({ parts }: { readonly parts: readonly TemplatePart[] }): boolean {
  return parts.some(({ role, text }) => role === 'immediate-step' && /^Call \{\w+\} now\.$/.test(text.en))
}

/** The emergency card: the number first, as a button; short sentences (12 words at most); only the hotline beside it. */
export const emergencyParts: readonly TemplatePart[] = [
  part('immediate-step', '请现在拨打 {emergency}。', 'Call {emergency} now.'),
  part('hotline', '也可以拨打 {hotline}（{hours}）。', 'Or call {hotline} ({hours}).'),
  part('acknowledge', '谢谢你说出来。', 'Thank you for saying it.'),
]

/** The same where somebody told of a wound of their own making: it is pressed meanwhile. No clinician has checked it. */
export const woundParts: readonly TemplatePart[] = emergencyParts.map((each) =>
  each.role === 'immediate-step'
    ? part(
        'immediate-step',
        '用干净的布按住伤口，别松手。血止不住，现在就打 {emergency}。',
        'Press a clean cloth on the wound and keep pressing. If it keeps bleeding, call {emergency} now.',
      )
    : each,
)

/**
 * What who has swallowed something reads, also when they write that they are safe. That there may be no sign of it for a day: leaflet on
 * paracetamol poisoning of Patient (UK), and the label of paracetamol ("right away even if the patient seems well"). A clinician has not seen it.
 */
export const swallowed = part(
  'immediate-step',
  '你吃下去的东西，就算现在没什么感觉，也请马上打 {emergency} 或去急诊：有的药一天以后才看得出伤害。',
  'What you swallowed still needs a doctor, even if you feel fine: call {emergency} or go to hospital now. Some harm does not show for a day.',
)

/**
 * What stands on the card of whoever says that they were misunderstood after they had named something swallowed, a wound or gas: what to do if
 * it was so. Said once; the harm would not wait for them to say it again. No clinician has seen these three.
 */
export const ifItWasSo = {
  took: part(
    'immediate-step',
    '要是真的吃下去了，就算现在没什么感觉，也请马上打 {emergency} 或去急诊：有的药一天以后才看得出伤害。',
    'If you did swallow it, call {emergency} or go to hospital now, even if you feel fine: some harm does not show for a day.',
  ),
  hurt: part(
    'immediate-step',
    '要是真有伤口，先用干净的布按住，再去看医生。血止不住，马上打 {emergency}。',
    'If there is a wound, press a clean cloth on it and then see a doctor. If it keeps bleeding, call {emergency} straight away.',
  ),
  gas: part(
    'immediate-step',
    '要是真有煤气、炭烟或尾气，先到外面去，再打 {emergency}；就算没觉得不舒服，今天也请去医院急诊。',
    'If there is gas, or smoke or fumes, go outside first and then call {emergency}. Get checked at a hospital today, even if you feel fine.',
  ),
} as const satisfies Readonly<Record<OwnHarm, TemplatePart>>

/** What stands on the emergency card of whoever has swallowed something: the number stands right above, and the window has little room. */
export const callThoughFine = part(
  'immediate-step',
  '就算现在没什么感觉，也请现在就打。',
  'Call now, even if you feel fine.',
)

/** The same where they told what their body does since. A clinician has not seen it. */
export const tellWhatYouFeel = part(
  'immediate-step',
  '这可能是吃下去的东西引起的，现在就打。',
  'What you feel may come from what you swallowed. Call now and tell them.',
)

/** Who has lost somebody to suicide: the sentence is that of the article on grief (its sources stand there). A clinician has not seen the card. */
export const lossTitle: Localized = { zh: '很难过听到这件事', en: 'I’m sorry for your loss' }

export const condolence = part(
  'acknowledge',
  '这样失去一个人，很多人会反复问“为什么”，也会怪自己。你觉得内疚，不等于是你造成的。',
  'After a loss like this, many people ask “why” over and over, and blame themselves. Feeling guilty doesn’t mean that you caused it.',
)

export const askWhoIsLeft = part(
  'ask-safe',
  '失去这样重要的人，有时自己也会有不想活的念头。你有过吗？',
  'After losing someone like this, some people have thoughts of not wanting to live themselves. Have you?',
)

/**
 * Out of the gas first: NHS, "Carbon monoxide poisoning" (turn off, open doors and windows, leave at once, see a doctor although you feel
 * fine); the campaign “CO – Be Alarmed!” (no flame, no switches). A clinician has not seen the sentences.
 */
export const outOfTheGas = part(
  'immediate-step',
  '先到外面去，现在就去。顺手能做到的，就关掉气、火或发动机，把门窗打开；别点火，别按开关。到了外面再打 {emergency}。',
  'Go outside first, right now. If it’s on your way, turn it off and open the doors and windows. No flame, no switches. Once you’re outside, call {emergency}.',
)

export const doctorAfterGas = part(
  'next-step',
  '吸进去的气，光吹风不会好，就算没觉得不舒服，今天也请去医院急诊。',
  'Fresh air alone doesn’t undo what you’ve breathed in. Get checked at a hospital today, even if you feel fine.',
)

/** What is asked of who has swallowed something: whether help is on its way. A clinician has not seen it. */
export const askWhoTakesYou = part(
  'ask-safe',
  '有人送你去医院，或者救护车在路上了吗？',
  'Is someone taking you to hospital, or is an ambulance on its way?',
)

export const takenAnswers: readonly TemplateAnswer[] = [
  { id: 'yes', label: { zh: '有', en: 'Yes' } },
  { id: 'not-sure', label: { zh: '还没有', en: 'Not yet' } },
  { id: 'no', label: { zh: '我不安全', en: 'I’m not safe' } },
]

/** What who has swallowed something and is alone reads. A clinician has not seen it. */
export const tellTheNumber = part(
  'trusted-person',
  '现在就打 {emergency}，说清楚吃了什么、多少、什么时候，先别挂电话。把门打开，好让人进来。再给信得过的人发一句：“我吃了药，请马上过来。”',
  "Call {emergency} now. Say what you swallowed, how much and when, and stay on the line. Unlock the door so people can get in. Then text someone you trust: 'I've swallowed something. Please come now.'",
)

/** What who has swallowed something says to who is with them. A clinician has not seen it. */
export const tellWhatYouTook = part(
  'trusted-person',
  '现在就告诉他：“我吃了药（或喝了别的），需要去医院。” 说清楚是什么、多少、什么时候。请他帮你打 {emergency}。',
  "Tell them now: 'I've swallowed something and need to go to hospital.' Say what, how much and when. Ask them to call {emergency} with you.",
)

export const askSafe = part('ask-safe', '你现在安全吗？', 'Are you safe right now?')

/** For whoever is, or was, attacked: the police, and the line after them. */
export const policeInDanger = part(
  'immediate-step',
  '如果有危险，请拨打 {police}。',
  'If you are in danger, call {police}.',
)
export const alsoContact = part(
  'hotline',
  '你也可以联系 {hotline}（{hours}）。',
  'You can also contact {hotline} ({hours}).',
)
