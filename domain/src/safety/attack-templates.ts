import type { ShownCard } from './safety-session'
import type { SafetyTemplate, TemplateAnswer, TemplatePart } from './template'
import { alsoContact, askSafe, part, policeInDanger, safeAnswers } from './template-parts'

/**
 * "I am with someone" would be true of whoever is with the person who attacks them: here it is asked where that person is. Leave, go where
 * people are, what to tell the police, a doctor and the notes, the line: from the facts on violence at home (articles, `domestic-violence`).
 * A door that locks and "go home only with someone" are ours; no clinician has seen them.
 */
const whereTheyAre: readonly TemplateAnswer[] = [
  {
    id: 'near',
    label: { zh: '那个人就在附近', en: 'They are near me' },
    step: part(
      'trusted-person',
      '能走就走，去有人的地方。走不了，就待在能锁门的地方。打 {police}，说清楚你在哪儿、是谁、有没有人受伤、有没有孩子（你是孩子，就说几岁）。',
      "If you can get out, go where there are people. If you can't, stay where a door locks. Tell {police} where you are, who it is, whether anyone is hurt, and about children (if you're one, your age).",
    ),
  },
  {
    id: 'away',
    label: { zh: '我已经走开了', en: 'I got away' },
    step: part(
      'trusted-person',
      '先待在有人的地方，要回去也别一个人。受了伤去看医生，小伤也一样，病历留着。怎么保护自己，之后可以问：{hotline}（{hours}）。',
      "Stay where there are people, and go home only with someone you trust. If you're hurt, see a doctor, even for something small, and keep the notes. Later you can ask {hotline} ({hours}) how to stay safe.",
    ),
  },
]

/**
 * What who tells of a pressed neck reads as well. That half of those strangled have no injury to be seen, and some are hurt inside:
 * Victoire and others, Australian Journal of General Practice 51 (11), 2022, doi 10.31128/AJGP-10-21-6195. No clinician has seen the sentence.
 */
export const pressedNeck = part(
  'next-step',
  '脖子被掐过、勒过，就算看不出伤，也请尽快去看医生。要是喘不上气、咽东西疼、声音变哑或者晕过去，马上去急诊。',
  'If your neck was squeezed, see a doctor as soon as you can, even if there is no mark. If breathing or swallowing is hard, your voice has changed or you passed out, go to an emergency department at once.',
)

/**
 * What who tells of a rape or another sexual assault reads as well. Care for the body, washing, that reporting may wait: NHS, "Help after rape and sexual assault";
 * that treatment works better soon: Victim Support, "Possible health issues". No clinician has seen the sentences.
 */
export const afterAssault = part(
  'next-step',
  '要是刚发生不久，没有伤也请今天就去医院：有感染和怀孕的风险，早处理更好。以后可能想报案，就先别洗、别换衣服；已经洗了，一样可以报。要不要报，不用现在就定。叫一个信得过的人陪着。',
  'If it was recent, see a doctor today, even if nothing hurts: they can help with the risk of infection and pregnancy, the sooner the better. If you may want to report it, try not to wash or change first; you still can if you already have. You don’t have to decide that now. Take someone you trust with you.',
)

/** A friend's neck was pressed: as above. */
export const theirPressedNeck = part(
  'next-step',
  '对方脖子被掐过、勒过，就算看不出伤，也请对方尽快去看医生；喘不上气、声音变哑、晕过，马上去急诊。',
  'If their neck was squeezed, they need a doctor soon, even without a mark. Trouble breathing, a changed voice or passing out: an emergency department at once.',
)

/** The police, and the line after them. */
const policeNow: readonly TemplatePart[] = [
  part('immediate-step', '请现在拨打 {police}。', 'Call {police} now.'),
  part('hotline', '也可以拨打 {hotline}（{hours}）。', 'Or call {hotline} ({hours}).'),
]

/**
 * Somebody tells of violence against a friend. That it is believed, is not their fault, and no secret to keep: articles `help-a-friend` and `domestic-violence`
 * (their sources stand there). No clinician and no adviser on violence has seen the sentences.
 */
export const friendHurtTemplate: SafetyTemplate = {
  id: 'A',
  title: { zh: '有人在伤害对方', en: 'Someone is hurting them' },
  parts: [
    part(
      'acknowledge',
      '你没有装作没看见，这很要紧。这不是对方的错，也不是你的错。',
      'You didn’t look away, and that matters. It isn’t their fault, and it isn’t yours.',
    ),
    part(
      'immediate-step',
      '对方现在就有危险，打 {police}。别自己去找那个人。',
      'If they’re in danger right now, call {police}. Don’t confront that person yourself.',
    ),
    part(
      'trusted-person',
      '这样的秘密不用守。你未满 18 岁，或者对方未满 18 岁：今天就告诉一个信得过的大人，一个不当回事，就再找一个。可以说：“有人在伤害我的朋友，我怕出事。”',
      'This isn’t a secret you have to keep. If you or they are under 18, tell an adult you trust today, and if the first doesn’t take it seriously, tell another. You could say: ‘Someone is hurting my friend, and I’m scared for them.’',
    ),
    part(
      'next-step',
      '跟对方说：“我信你。这不怪你。我陪你一起去说。” 该怎么帮，可以问 {hotline}（{hours}）。',
      'You could tell them: ‘I believe you. It isn’t your fault. I’ll go with you to tell someone.’ {hotline} ({hours}) can tell you how to help.',
    ),
  ],
  answers: [],
}

/**
 * The emergency card for whoever hears or sees somebody else being attacked. To call and not to go there oneself is what lines for violence
 * at home ask of neighbours; no clinician and no adviser on violence has seen the sentences.
 */
export const witnessTemplate: SafetyTemplate = {
  id: 'L3',
  title: { zh: '请现在求助', en: 'Get help now' },
  parts: [...policeNow, part('acknowledge', '你替对方求助，做得对。', 'You’re right to get help for them.')],
  asks: { zh: '你在哪里？', en: 'Where are you?' },
  answers: [
    {
      id: 'near',
      label: { zh: '我就在旁边', en: 'I’m right there' },
      step: part(
        'trusted-person',
        '你自己先站到安全的地方，别去拉架，多叫几个大人来。打 {police}，说清楚地址、看到什么、有没有刀、有没有孩子。',
        "Get to a safe place yourself and don't step in between. Fetch other adults. Tell {police} the address, what you see, whether there is a weapon, and about any children.",
      ),
    },
    {
      id: 'away',
      label: { zh: '我在别处听到或看到', en: 'I hear or see it from elsewhere' },
      step: part(
        'trusted-person',
        '别自己上门。打 {police}，说清楚哪栋哪户、听到或看到什么、有没有孩子，请他们派人来。你要是未满 18 岁，请身边的大人一起打；身边没有大人，你自己也能打。',
        "Don't knock there yourself. Tell {police} the building and flat, what you hear or see, and about any children, and ask them to send someone. If you're under 18, ask an adult to call with you. If no adult is near, you can call yourself.",
      ),
    },
  ],
}

/** Cards for whoever is being attacked: no word in them is about hurting oneself. */
export const attackTemplates: Partial<Record<ShownCard, SafetyTemplate>> = {
  L3: {
    id: 'L3',
    title: { zh: '请现在求助', en: 'Get help now' },
    parts: [...policeNow, part('acknowledge', '这不是你的错。', 'It is not your fault.')],
    answers: whereTheyAre,
  },
  'safe-not-sure': {
    id: 'safe-not-sure',
    title: { zh: '说不准，就先当作不安全', en: 'If you’re not sure, treat it as not safe' },
    parts: [
      part(
        'immediate-step',
        '那个人靠近你，或者你害怕了，马上打 {police}。',
        'If they come near you or you feel afraid, call {police} straight away.',
      ),
      part('next-step', '能走就走，去有人的地方。', 'If you can get out, go where there are people.'),
      part(
        'hotline',
        '怎么保护自己，也可以问：{hotline}（{hours}）。',
        'You can also ask {hotline} ({hours}) how to stay safe.',
      ),
    ],
    answers: [
      { id: 'yes', label: { zh: '我到安全一点的地方了', en: 'I’m somewhere safer now' } },
      { id: 'no', label: { zh: '我不安全', en: 'I’m not safe' } },
    ],
  },
  // "Safe" may be pressed with somebody still outside.
  'safe-yes': {
    id: 'safe-yes',
    title: { zh: '谢谢你告诉我', en: 'Thank you for telling me' },
    parts: [
      part(
        'immediate-step',
        '那个人靠近你，或者你又害怕了，马上打 {police}。要是可能还在门外，先别开门。',
        'If they come near you or you feel afraid again, call {police} straight away. If they may still be outside, keep the door shut.',
      ),
      part(
        'hotline',
        '怎么保护自己，也可以问：{hotline}（{hours}）。',
        'You can also ask {hotline} ({hours}) how to stay safe.',
      ),
    ],
    answers: [],
  },
  'somebody-near': {
    id: 'somebody-near',
    title: { zh: '你不是一个人', en: 'You’re not on your own' },
    parts: [
      part('acknowledge', '有能帮你的人在，这很好。', 'It’s good that there’s someone who can help.'),
      askSafe,
      policeInDanger,
      part(
        'trusted-person',
        '信得过的话，就告诉对方发生了什么，请对方留下来，也可以一起打电话。',
        'If you trust them, tell them what happened and ask them to stay. You can make the calls together.',
      ),
      alsoContact,
    ],
    answers: safeAnswers,
  },
  'ask-again': {
    id: 'ask-again',
    title: { zh: '再问你一次', en: 'Asking once more' },
    parts: [
      part('ask-safe', '现在呢，你安全吗？', 'How about now: are you safe?'),
      policeInDanger,
      alsoContact,
    ],
    answers: safeAnswers,
  },
}
