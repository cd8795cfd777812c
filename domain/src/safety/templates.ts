import type { Localized } from '../localized'
import type { CardId } from './gate'
import type { AnswerCardId } from './safety-session'

export type TemplateId = CardId | AnswerCardId | 'minor' | 'caregiver' | 'safe-no'

/** What a part is for, in the order of the safety specification (section 4). */
export type TemplatePartRole =
  | 'acknowledge'
  | 'ask-safe'
  | 'immediate-step'
  | 'hotline'
  | 'trusted-person'
  | 'limits'
  | 'next-step'

export interface TemplatePart {
  readonly role: TemplatePartRole
  /** May hold {emergency}, {hotline} and {hours}; see `fillTemplate`. */
  readonly text: Localized
}

export interface TemplateAnswer {
  readonly id: 'yes' | 'not-sure' | 'no' | 'sometimes' | 'with-someone'
  readonly label: Localized
}

export interface SafetyTemplate {
  readonly id: TemplateId
  readonly title: Localized
  readonly parts: readonly TemplatePart[]
  readonly answers: readonly TemplateAnswer[]
}

const part = (role: TemplatePartRole, zh: string, en: string): TemplatePart => ({ role, text: { zh, en } })

const safeAnswers: readonly TemplateAnswer[] = [
  { id: 'yes', label: { zh: '是', en: 'Yes' } },
  { id: 'not-sure', label: { zh: '不确定', en: 'Not sure' } },
  { id: 'no', label: { zh: '不是', en: 'No' } },
]

const passiveAnswers: readonly TemplateAnswer[] = [
  { id: 'no', label: { zh: '没有', en: 'No' } },
  { id: 'sometimes', label: { zh: '有时', en: 'Sometimes' } },
  { id: 'yes', label: { zh: '有', en: 'Yes' } },
]

/** Under a card that locks the chat: the way back for somebody who was misunderstood. */
export const correctionLabel: Localized = { zh: '我不是这个意思', en: 'That is not what I meant' }

const withSomeone: readonly TemplateAnswer[] = [
  { id: 'with-someone', label: { zh: '我身边有人', en: 'I am with someone now' } },
]

const limits = part(
  'limits',
  '我是人工智能，不能替你打电话，也不能代替真人的帮助。',
  "I'm an AI. I can't call anyone for you, and I'm not a replacement for a person.",
)

const hotline = part(
  'hotline',
  '你也可以拨打 {hotline}（{hours}），那里有人会听你说。',
  'You can also call {hotline} ({hours}) — someone will listen.',
)

/** The emergency card: the number first, as a button; short sentences (12 words at most); only the hotline beside it. */
const emergencyParts: readonly TemplatePart[] = [
  part('immediate-step', '请现在拨打 {emergency}。', 'Call {emergency} now.'),
  part('hotline', '也可以拨打 {hotline}（{hours}）。', 'Or call {hotline} ({hours}).'),
]

const templates: Record<TemplateId, SafetyTemplate> = {
  L3: {
    id: 'L3',
    title: { zh: '请现在求助', en: 'Get help now' },
    parts: emergencyParts,
    answers: withSomeone,
  },
  'safe-no': {
    id: 'safe-no',
    title: { zh: '请现在求助', en: 'Get help now' },
    parts: emergencyParts,
    answers: withSomeone,
  },
  // "Not sure" is a reply of its own: somebody to talk to first, one thing to do, who is near, and the question again. It takes
  // the place of the emergency card that the chat-safety page asks for; a clinician must confirm that before a launch.
  'safe-not-sure': {
    id: 'safe-not-sure',
    title: { zh: '没关系，先在这里待一会儿', en: 'That’s all right. Stay here for a moment' },
    parts: [
      part(
        'acknowledge',
        '说不准也没关系，不用马上想清楚。',
        'It’s all right not to be sure. You don’t have to work it out now.',
      ),
      part(
        'hotline',
        '先打 {hotline}（{hours}），会有人听你说。',
        'Call {hotline} first ({hours}). Someone will listen.',
      ),
      part(
        'next-step',
        '看看四周，慢慢说出五样你看得见的东西，比如灯、门、自己的手。',
        'Look around and slowly name five things you can see, such as a lamp, a door, your own hand.',
      ),
      part(
        'trusted-person',
        '谁离你最近？去他身边坐坐，不用解释。',
        'Who is nearest to you? Go and sit with them. You don’t have to explain.',
      ),
      part(
        'immediate-step',
        '如果觉得快要撑不住，马上打 {emergency}。',
        'If you feel you might act on it, call {emergency} straight away.',
      ),
    ],
    answers: [
      { id: 'yes', label: { zh: '我稳一些了', en: 'I feel steadier' } },
      { id: 'no', label: { zh: '我不安全', en: 'I’m not safe' } },
    ],
  },
  L2: {
    id: 'L2',
    title: { zh: '你的安全最重要', en: 'Your safety comes first' },
    parts: [
      part(
        'acknowledge',
        '听到你这样说，我很在意。谢谢你愿意告诉我，这一定很不容易。',
        "I'm really glad you told me, and I'm taking this seriously. That must be very hard.",
      ),
      part('ask-safe', '我想先确认：你现在安全吗？', 'Are you safe right now?'),
      part(
        'immediate-step',
        '如果你可能会伤害自己，请现在拨打 {emergency}，或去最近的医院急诊。',
        'If you might hurt yourself, please call {emergency} now or go to the nearest emergency department.',
      ),
      hotline,
      part(
        'trusted-person',
        '请尽量到有人的地方，告诉身边一位你信任的人：‘我现在不太安全，需要你陪我。’ 先远离任何可能伤到你的东西。',
        "If you can, move to where other people are and tell one person you trust: 'I'm not safe right now, please stay with me.' Put distance between you and anything you could use to hurt yourself.",
      ),
      limits,
    ],
    answers: safeAnswers,
  },
  L1: {
    id: 'L1',
    title: { zh: '听起来很辛苦', en: 'That sounds hard' },
    parts: [
      part(
        'acknowledge',
        '听起来你最近真的很累。有时候人会累到希望一切停下来。',
        'It sounds exhausting. Sometimes people feel so worn out that they wish everything would stop.',
      ),
      part(
        'ask-safe',
        '你有没有想过不想活，或伤害自己？',
        'Have you had thoughts of not wanting to live or of hurting yourself?',
      ),
    ],
    answers: passiveAnswers,
  },
  T: {
    id: 'T',
    title: { zh: '怎样帮助身边的人', en: 'How to help someone' },
    parts: [
      part(
        'acknowledge',
        '你在关心别人，这很重要。可以直接问：‘你有没有想过不想活，或伤害自己？’ 然后听对方说，不评判。',
        "You care about someone, and that matters. You can ask directly: 'Have you had thoughts of not wanting to live or of hurting yourself?' Then listen without judging.",
      ),
      part(
        'immediate-step',
        '不要答应保密。如果有危险，不要让对方独处，请拨打 {emergency}。',
        'Do not promise to keep it secret. If there is danger, do not leave the person alone. Call {emergency}.',
      ),
      part(
        'hotline',
        '你们可以一起拨打 {hotline}（{hours}）。',
        'You can call {hotline} ({hours}) together.',
      ),
      part('next-step', '也请照顾好你自己。', 'Look after yourself too.'),
    ],
    answers: [],
  },
  A: {
    id: 'A',
    title: { zh: '这不是你的错', en: 'It is not your fault' },
    parts: [
      part(
        'acknowledge',
        '这不是你的错。谢谢你愿意说出来。',
        'It is not your fault. Thank you for telling me.',
      ),
      part('ask-safe', '你现在安全吗？', 'Are you safe right now?'),
      part('immediate-step', '如果有危险，请拨打 {emergency}。', 'If you are in danger, call {emergency}.'),
      part('hotline', '你也可以联系 {hotline}（{hours}）。', 'You can also contact {hotline} ({hours}).'),
      part(
        'trusted-person',
        '告诉一位你信任的人。如果你未满 18 岁，请告诉一位你信任的大人，或报警。',
        'Tell a person you trust. If you are under 18, tell an adult you trust, or the police.',
      ),
      limits,
    ],
    answers: safeAnswers,
  },
  H: {
    id: 'H',
    title: { zh: '请先停一停，现在求助', en: 'Please pause and get help now' },
    parts: [
      part('acknowledge', '听到你这样说，我很在意。', 'I am taking what you said seriously.'),
      part(
        'immediate-step',
        '如果你或别人可能有危险，请现在拨打 {emergency}。',
        'If you or anyone else could be in danger, call {emergency} now.',
      ),
      part(
        'hotline',
        '你也可以拨打 {hotline}（{hours}），和真人谈谈。',
        'You can also call {hotline} ({hours}) and talk with a person.',
      ),
      limits,
    ],
    answers: [],
  },
  P: {
    id: 'P',
    title: { zh: '请尽快找医生', en: 'Please get urgent care' },
    parts: [
      part(
        'acknowledge',
        '这听起来一定很可怕。谢谢你愿意告诉我。',
        'That must be frightening. Thank you for telling me.',
      ),
      part('ask-safe', '你现在安全吗？', 'Are you safe right now?'),
      part(
        'immediate-step',
        '请现在拨打 {emergency}，或请人陪你去最近的医院急诊。',
        'Please call {emergency} now, or ask someone to go with you to the nearest emergency department.',
      ),
      hotline,
      part('trusted-person', '请让一位你信任的人陪着你。', 'Ask a person you trust to stay with you.'),
      limits,
    ],
    answers: safeAnswers,
  },
  E: {
    id: 'E',
    title: { zh: '关于吃饭和身体', en: 'About eating and your body' },
    parts: [
      part(
        'acknowledge',
        '谢谢你愿意告诉我。和吃饭有关的痛苦是真实的，你不用一个人面对。',
        'Thank you for telling me. Distress around eating is real, and you do not have to face it alone.',
      ),
      part(
        'next-step',
        '可以告诉一位你信任的人，也可以去看医生或心理健康专业人员。',
        'You can tell a person you trust, and you can see a doctor or a mental health professional.',
      ),
      part(
        'immediate-step',
        '如果身体很不舒服，请拨打 {emergency}。',
        'If you feel very unwell, call {emergency}.',
      ),
      hotline,
      limits,
    ],
    answers: [],
  },
  minor: {
    id: 'minor',
    title: { zh: '给未满 18 岁的你', en: 'If you are under 18' },
    parts: [
      part(
        'trusted-person',
        '今天就告诉一位你信任的大人。说出来不丢人。',
        'Tell an adult you trust today. There is nothing to be ashamed of.',
      ),
      part('hotline', '你可以联系 {hotline}（{hours}）。', 'You can contact {hotline} ({hours}).'),
      part(
        'limits',
        '这里的对话不会被保存，但我不能保证别人一定不会知道。你可以先问热线，你说的话会怎样保密。',
        'This conversation is not stored, but I cannot promise that nobody will ever know. You can ask the line first what it keeps private.',
      ),
    ],
    answers: [],
  },
  caregiver: {
    id: 'caregiver',
    title: { zh: '如果你担心孩子', en: 'If you are worried about a child' },
    parts: [
      part(
        'immediate-step',
        '请陪着孩子。如果情况紧急，请拨打 {emergency}，或去最近的医院急诊。',
        'Stay with the child. If it is urgent, call {emergency} or go to the nearest emergency department.',
      ),
      part('next-step', '把家里可能造成危险的东西收起来。', 'Remove access to dangerous things at home.'),
      part('trusted-person', '请联系学校的心理老师。', 'Talk to the school counsellor.'),
      part('hotline', '你也可以拨打 {hotline}（{hours}）。', 'You can also call {hotline} ({hours}).'),
    ],
    answers: [],
  },
  'ask-again': {
    id: 'ask-again',
    title: { zh: '再问你一次', en: 'Asking once more' },
    parts: [
      part('acknowledge', '谢谢你愿意试一试。', 'Thank you for trying that.'),
      part('ask-safe', '现在呢，你安全吗？', 'How about now: are you safe?'),
      part(
        'immediate-step',
        '如果你可能会伤害自己，请现在拨打 {emergency}。',
        'If you might hurt yourself, call {emergency} now.',
      ),
      hotline,
    ],
    answers: safeAnswers,
  },
  corrected: {
    id: 'corrected',
    title: { zh: '谢谢你说清楚', en: 'Thank you for clearing that up' },
    parts: [
      part(
        'acknowledge',
        '好的，是我理解错了。我宁可多问一句。我们可以接着聊。',
        'Understood, I took it the wrong way. I would rather ask once too often. We can go on.',
      ),
      part(
        'next-step',
        '如果其中有一点是真的，也可以告诉我，或拨打 {hotline}（{hours}）。',
        'If part of it was true, you can tell me that too, or call {hotline} ({hours}).',
      ),
    ],
    answers: [],
  },
  'safe-yes': {
    id: 'safe-yes',
    title: { zh: '谢谢你告诉我', en: 'Thank you for telling me' },
    parts: [
      part('acknowledge', '谢谢你告诉我你现在安全。', 'Thank you for telling me that you are safe.'),
      part(
        'next-step',
        '如果之后需要，你可以拨打 {hotline}（{hours}）。你也可以和专业人员一起写一份安全计划，告诉一位你信任的人，或做一次呼吸练习。',
        'If you need it later, you can call {hotline} ({hours}). You can also write a safety plan with a professional, tell a person you trust, or try a breathing exercise.',
      ),
    ],
    answers: [],
  },
}

/** The fixed text of a card. The same for everybody; never changed by a model. */
export function safetyTemplate(id: TemplateId): SafetyTemplate {
  return templates[id]
}

export const templateIds: readonly TemplateId[] = Object.keys(templates) as TemplateId[]
