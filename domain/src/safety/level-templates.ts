import type { SafetyTemplate, TemplateId } from './template'
import {
  alsoContact,
  askSafe,
  companyAnswers,
  emergencyParts,
  hotline,
  limits,
  part,
  passiveAnswers,
  safeAnswers,
} from './template-parts'

/** One card a level of the gate. */
export const levelTemplates = {
  L3: {
    id: 'L3',
    title: { zh: '请现在求助', en: 'Get help now' },
    parts: emergencyParts,
    answers: companyAnswers,
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
        '请尽量到有人的地方，告诉身边一位你信任的人：“我现在不太安全，需要你陪我。” 先远离任何可能伤到你的东西。',
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
        '你在关心别人，这很重要。可以直接问：“你有没有过不想活，或者想伤害自己的念头？” 然后听对方说，不评判。',
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
      askSafe,
      part('immediate-step', '如果有危险，请拨打 {emergency}。', 'If you are in danger, call {emergency}.'),
      alsoContact,
      {
        ...part(
          'trusted-person',
          '告诉一位你信任的人。如果你未满 18 岁，请告诉一位你信任的大人，或报警。',
          'Tell a person you trust. If you are under 18, tell an adult you trust, or the police.',
        ),
        adult: { zh: '告诉一位你信任的人，或报警。', en: 'Tell a person you trust, or the police.' },
      },
      limits,
    ],
    answers: safeAnswers,
  },
  H: {
    id: 'H',
    title: { zh: '请先停一停，现在求助', en: 'Please pause and get help now' },
    parts: [
      part('acknowledge', '你说的这些，我会认真对待。', 'I am taking what you said seriously.'),
      part(
        'immediate-step',
        '如果你或别人可能有危险，请现在拨打 {emergency}。',
        'If you or anyone else could be in danger, call {emergency} now.',
      ),
      part(
        'next-step',
        '离你可能会伤到的人远一点。要是你带着孩子，就交给别的大人；没有别人，把孩子放在安全的地方，你先走出这个房间。',
        'Keep away from whoever you might hurt. If a child is with you, hand them to another adult. If nobody is there, put them down somewhere safe and leave the room.',
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
      askSafe,
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
} as const satisfies Partial<Record<TemplateId, SafetyTemplate>>
