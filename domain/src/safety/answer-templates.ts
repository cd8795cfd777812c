import type { SafetyTemplate, TemplateId } from './template'
import {
  askSafe,
  companyAnswers,
  emergencyParts,
  hotline,
  limits,
  part,
  safeAnswers,
  tellCompany,
} from './template-parts'

/** Cards that answer what a person said to another card, and those for young people and caregivers. */
export const answerTemplates = {
  'safe-no': {
    id: 'safe-no',
    title: { zh: '请现在求助', en: 'Get help now' },
    parts: emergencyParts,
    answers: companyAnswers,
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
        '附近有没有让你觉得安全的人？去他身边坐坐，不用解释。',
        'Is someone near whom you feel safe with? Go and sit with them. You don’t have to explain.',
      ),
      part(
        'immediate-step',
        '如果觉得快要忍不住伤害自己，马上打 {emergency}。',
        'If you feel you might hurt yourself, call {emergency} straight away.',
      ),
    ],
    answers: [
      { id: 'yes', label: { zh: '我平静一点了', en: 'I feel steadier' } },
      { id: 'no', label: { zh: '我不安全', en: 'I’m not safe' } },
    ],
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
        '这里的对话不会保存，本站也不会通知你的父母或学校。不过，旁边的人可能看得到屏幕。打热线时，可以先问你说的话会怎样保密。',
        'This conversation is not kept, and this site doesn’t tell your parents or your school. But someone near you may see the screen. When you call a helpline, you can start by asking who will hear about what you say.',
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
  // For whoever told of violence. What to do meanwhile and what to take is from the facts on violence at home; no clinician and no adviser on
  // violence has checked the sentences.
  'they-are-away': {
    id: 'they-are-away',
    title: { zh: '那个人现在不在', en: 'They’re away for now' },
    parts: [
      part('acknowledge', '谢谢你告诉我。', 'Thank you for telling me.'),
      part(
        'ask-safe',
        '那个人大概什么时候回来？在那之前，你安全吗？',
        'When might they be back? And until then, are you safe?',
      ),
      part(
        'immediate-step',
        '那个人要是回来了，或者你害怕了，马上打 {police}。',
        'If they come back or you feel afraid, call {police} straight away.',
      ),
      part(
        'hotline',
        '趁那个人听不见，可以问问怎么保护自己：{hotline}（{hours}）。',
        'While they can’t hear you, you can ask {hotline} ({hours}) how to stay safe.',
      ),
      part(
        'next-step',
        '能走就走，去有人的地方，带上身份证和一点钱。',
        'If you can leave, go where there are people. Take your ID and some money.',
      ),
    ],
    answers: safeAnswers,
  },
  'somebody-near': {
    id: 'somebody-near',
    title: { zh: '你不是一个人', en: 'You’re not on your own' },
    parts: [
      part('acknowledge', '有人在，这很好。', 'It’s good that someone is there.'),
      askSafe,
      tellCompany,
      part(
        'immediate-step',
        '如果你可能会伤害自己，请现在拨打 {emergency}。',
        'If you might hurt yourself, call {emergency} now.',
      ),
      hotline,
    ],
    answers: safeAnswers,
  },
  // From the article on alcohol (do not stop suddenly, shaking: hospital today, fits and seeing things: the emergency number). The
  // company and what to tell the doctor are ours; no clinician has checked them.
  withdrawal: {
    id: 'withdrawal',
    title: { zh: '停酒的事，今天就问医生', en: 'Stopping drinking: see a doctor today' },
    parts: [
      part(
        'acknowledge',
        '谢谢你说出来。想戒酒不容易，你不用一个人硬扛。',
        'Thank you for saying it. Stopping is hard, and you don’t have to do it alone.',
      ),
      part(
        'immediate-step',
        '要是抽搐、犯糊涂，或者看到、听到不存在的东西，马上打 {emergency}。',
        'If you have a fit, feel confused, or see or hear things that aren’t there, call {emergency} straight away.',
      ),
      part(
        'next-step',
        '每天喝很多，一下子停掉或猛减，身体可能会有戒断反应，有时很危险。手抖、出汗时别自己硬撑，今天就去看医生，或去医院急诊。跟医生说平时喝多少、上次是什么时候喝的，请医生安排怎么停才安全。',
        'If you drink a lot every day and stop or cut down sharply, your body may go into withdrawal, and that can be dangerous. If you’re shaking or sweating, don’t sit it out: see a doctor or go to an emergency department today. Say how much you usually drink and when you last did, and ask for a safe way to stop.',
      ),
      part(
        'trusted-person',
        '请一个信任的人陪着你，陪你一起去。',
        'Ask someone you trust to stay with you and go with you.',
      ),
      limits,
    ],
    answers: [],
  },
  // What waits in the wave, the words to an adult and the doctor for a wound are from the article on self-harm; the clean cloth is ours.
  // No clinician has checked the card.
  'self-harm': {
    id: 'self-harm',
    title: { zh: '你说的，我听到了', en: 'I hear what you’re saying' },
    parts: [
      part(
        'acknowledge',
        '你说不是想死，是太难受了。谢谢你愿意说出来，这没什么丢脸的。',
        'You say it isn’t about dying; it’s that things hurt too much. Thank you for telling me. There’s nothing shameful about it.',
      ),
      askSafe,
      part(
        'immediate-step',
        '有伤口，先用干净的布按住，再去看医生。血止不住，马上打 {emergency}。',
        'If there’s a wound, press a clean cloth on it and then see a doctor. If it keeps bleeding, call {emergency} straight away.',
      ),
      part(
        'next-step',
        '想伤害自己的冲动像海浪，会涨起来，也会退下去。先离开任何可能伤到你的东西，去一个有人的地方，等 10 分钟，再等 10 分钟。',
        'The urge to hurt yourself is like a wave: it rises, and it falls again. Move away from anything you could use to hurt yourself, go where someone is, wait 10 minutes, and then 10 more.',
      ),
      {
        ...part(
          'trusted-person',
          '可以跟一个信得过的大人说：‘我有时会伤害自己。我不想被骂，我想有人帮我。’',
          "You can say to an adult you trust: 'I hurt myself sometimes. I don't want to be told off. I want help.'",
        ),
        adult: {
          zh: '可以跟一个信得过的人说：‘我有时会伤害自己。我不想被说，我想有人帮我。’',
          en: "You can say to someone you trust: 'I hurt myself sometimes. I don't want to be judged. I want help.'",
        },
      },
      hotline,
      limits,
    ],
    answers: safeAnswers,
  },
  corrected: {
    id: 'corrected',
    title: { zh: '谢谢你说清楚', en: 'Thank you for clearing that up' },
    parts: [
      part(
        'acknowledge',
        '不好意思，是我理解错了。我宁可多问一句，也不想漏掉什么。我们可以接着聊。',
        'Sorry, I misunderstood. I’d rather ask one time too many than miss something. We can carry on.',
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
        '如果之后需要，你可以拨打 {hotline}（{hours}）。你也可以告诉一位你信任的人，或和专业人员一起写一份安全计划。',
        'If you need it later, you can call {hotline} ({hours}). You can also tell a person you trust, or write a safety plan with a professional.',
      ),
    ],
    answers: [],
  },
} as const satisfies Partial<Record<TemplateId, SafetyTemplate>>
