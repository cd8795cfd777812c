import type { ShownCard } from './safety-session'
import type { SafetyTemplate, TemplateAnswer, TemplatePart } from './template'
import { emergencyParts, part } from './template-parts'

// Not to leave them alone and to put means away are those of card T and of level L2, an adult to turn to that of who is under 18; what to
// tell the emergency number is from the facts on chat safety. No clinician has seen the sentences.

/** Tell the number who and where, and send somebody who is nearer. */
const sendSomebody = part(
  'trusted-person',
  '现在就打 {emergency}，说清楚人在哪儿、叫什么、说过或做了什么。再请离得近的人马上过去。不知道人在哪儿，就把账号告诉警察，也在那个平台上举报。',
  "Call {emergency} now. Say where they are, who they are and what they have said or done. Ask someone near them to go there. If you don't know where, tell the police their username and report it to the site or app.",
)

/** The same where they have swallowed something. */
const sendSomebodyToSwallowed = part(
  'trusted-person',
  '现在就打 {emergency}，说清楚人在哪儿、叫什么，吃了什么、多少、什么时候。再请离得近的人马上过去。不知道人在哪儿，就把账号告诉警察，也在那个平台上举报。',
  "Call {emergency} now. Say where they are, who they are, and what they swallowed, how much and when. Ask someone near them to go there. If you don't know where, tell the police their username and report it to the site or app.",
)

const stayWithThem = part(
  'trusted-person',
  '别让对方一个人待着，能伤到人的东西拿远；流血就用干净的布按住。现在就打 {emergency}，开免提，电话里怎么说就怎么做。你要是未满 18 岁，马上叫一个大人来。',
  "Don't leave them alone, and move anything harmful away. If they're bleeding, press a clean cloth on it. Call {emergency} now, put it on speaker and do what you're told. If you're under 18, fetch an adult at once.",
)

/**
 * What, how much and when, the packet to take along, no vomiting, to keep checking that they breathe, the recovery position and CPR: NHS,
 * "Poisoning"; St John Ambulance, "Swallowed poisons" (www.sja.org.uk). Pressing on a wound is that of level L3. No clinician has seen them.
 */
const stayWithSwallowed = part(
  'trusted-person',
  '现在就打 {emergency}，开免提，说清楚吃了什么、多少、什么时候，药盒留着带去医院。别催吐，守在旁边看着呼吸。叫不醒但有呼吸，让人侧躺；没有呼吸，按电话里说的做心肺复苏。你要是未满 18 岁，马上叫一个大人来。',
  "Call {emergency} now on speaker. Say what they swallowed, how much and when, and keep the packet for the hospital. Don't make them sick. Stay and watch their breathing. If they won't wake but are breathing, roll them onto their side. If they aren't, do CPR as you're told. If you're under 18, fetch an adult at once.",
)

/** Where somebody else is in danger now, it is asked who is with them. */
function whoIsWithThem(near: TemplatePart, far: TemplatePart): readonly TemplateAnswer[] {
  return [
    { id: 'with-them', label: { zh: '我在对方身边', en: 'I’m with them' }, step: near },
    { id: 'elsewhere', label: { zh: '我不在对方身边', en: 'I’m not with them' }, step: far },
  ]
}

/** How the other person is: only "safe" ends the alarm. */
const howTheyAre: readonly TemplateAnswer[] = [
  { id: 'yes', label: { zh: '安全了，有人陪着', en: 'Safe, and not alone' } },
  { id: 'not-sure', label: { zh: '不知道', en: 'I don’t know' } },
  { id: 'no', label: { zh: '还有危险', en: 'Still in danger' } },
]

const askHow = part('ask-safe', '对方现在怎么样？', 'How are they right now?')

const lookAfterBoth = part(
  'next-step',
  '先别让对方一个人待着。也请照顾好你自己，你可以拨打 {hotline}（{hours}）。',
  'Don’t leave them alone for now. Look after yourself too: you can call {hotline} ({hours}).',
)

const mayHaveSwallowed = part(
  'immediate-step',
  '要是吃过药、喝过有害的东西，就算现在看着没事，也请马上打 {emergency} 或送去急诊：有的药一天以后才看得出伤害。',
  'If they have taken tablets or swallowed something harmful, call {emergency} or take them to hospital now, even if they seem fine. Some harm does not show for a day.',
)

/** The same where it was said that they have. */
export const haveSwallowed = part(
  'immediate-step',
  '要是还没去医院，就算现在看着没事，也请马上打 {emergency} 或送去急诊：有的药一天以后才看得出伤害。药盒一起带去。',
  'If they haven’t been to hospital yet, call {emergency} or take them there now, even if they seem fine. Some harm does not show for a day. Take the packet with you.',
)

/** Cards for whoever writes because somebody else's life is in danger: none of them asks how they are themselves. */
const helpingTemplates: Partial<Record<ShownCard, SafetyTemplate>> = {
  L3: {
    id: 'L3',
    title: { zh: '请现在求助', en: 'Get help now' },
    parts: emergencyParts.map((each) =>
      each.role === 'acknowledge'
        ? part('acknowledge', '你替对方求助，做得对。', 'You’re right to get help for them.')
        : each,
    ),
    asks: { zh: '你在对方身边吗？', en: 'Are you with them?' },
    answers: whoIsWithThem(stayWithThem, sendSomebody),
  },
  'safe-not-sure': {
    id: 'safe-not-sure',
    title: { zh: '不知道，就先当作有危险', en: 'If you don’t know, treat it as danger' },
    // Where to send whom stands on the card before.
    parts: [
      part(
        'immediate-step',
        '还没打 {emergency}，现在就打。打过了，就再打一次，说你不知道对方现在怎么样。再请离得近的人马上过去看看。',
        'If you haven’t called {emergency} yet, call now. If you have, call again and say you don’t know how they are. Ask someone nearby to go and check.',
      ),
    ],
    answers: [
      { id: 'yes', label: { zh: '已经有人赶过去了', en: 'Help is on its way' } },
      { id: 'no', label: { zh: '还有危险', en: 'Still in danger' } },
    ],
  },
  'ask-again': {
    id: 'ask-again',
    title: { zh: '再问你一次', en: 'Asking once more' },
    parts: [
      part(
        'acknowledge',
        '谢谢你叫了人。等人来的时候：别挂电话，把门打开，叫人去路口接。你在对方身边就陪着，可以说：“我在，不走。”',
        'Thank you for getting help. While you wait: stay on the line, unlock the door, send someone to meet them. If you’re there, stay, and say: ‘I’m here. I’m not leaving.’',
      ),
      askHow,
      part(
        'immediate-step',
        '情况不对，马上再打 {emergency}。',
        'If anything gets worse, call {emergency} again straight away.',
      ),
    ],
    answers: howTheyAre,
  },
  'somebody-near': {
    id: 'somebody-near',
    title: { zh: '你不是一个人', en: 'You’re not on your own' },
    parts: [
      part('acknowledge', '有人一起想办法，这很好。', 'It’s good that someone is there with you.'),
      askHow,
      part(
        'immediate-step',
        '一个人陪着对方，另一个人现在就打 {emergency}。',
        'One of you stays with them, and the other calls {emergency} now.',
      ),
    ],
    answers: howTheyAre,
  },
  'safe-yes': {
    id: 'safe-yes',
    title: { zh: '谢谢你为对方找了人', en: 'Thank you for getting help for them' },
    parts: [lookAfterBoth, mayHaveSwallowed],
    answers: [],
  },
}

/** What is asked where a card holds no question of its own. */
export const helpingQuestion = { question: askHow.text, answers: howTheyAre } as const

/** A card for whoever helps somebody, in the words for what they have swallowed where that was told. */
export function helpingTemplate(card: ShownCard, theyTook: boolean): SafetyTemplate | undefined {
  const template = helpingTemplates[card]
  if (!template || !theyTook) return template
  if (card === 'L3')
    return { ...template, answers: whoIsWithThem(stayWithSwallowed, sendSomebodyToSwallowed) }
  return card === 'safe-yes' ? { ...template, parts: [haveSwallowed, lookAfterBoth] } : template
}
