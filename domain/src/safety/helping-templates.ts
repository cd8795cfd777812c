import type { ShownCard, TheirDanger } from './safety-session'
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
  '现在就打 {emergency}，开免提，电话里怎么说就怎么做。别让对方一个人待着，能伤到人的东西拿远。流血就用干净的布按住；没有呼吸，按电话里说的做心肺复苏。你要是未满 18 岁，马上叫一个大人来。',
  "Call {emergency} now, put it on speaker and do what you're told. Don't leave them alone, and move anything harmful away. If they're bleeding, press a clean cloth on it. If they aren't breathing, do CPR as you're told. If you're under 18, fetch an adult at once.",
)

/**
 * Out of the fumes, and nobody else into them: St John Ambulance, "Carbon monoxide poisoning" (www.sja.org.uk; call and say fumes, fresh air,
 * do not enter the fume-filled area, open the doors and let the fumes escape first, recovery position and CPR). No clinician has seen it.
 */
const stayOutOfTheFumes = part(
  'trusted-person',
  '你自己别进有气、有烟的地方。能从外面打开门窗就打开，让气先散掉，够得着就关掉气、火或发动机；别点火，别按开关。现在就打 {emergency}，开免提，说有人吸了气。人到了外面，叫不醒但有呼吸，让人侧躺；没有呼吸，按电话里说的做心肺复苏。你要是未满 18 岁，马上叫一个大人来。',
  "Stay out of the gas or fumes yourself. If you can do it from outside, open doors and windows so it clears, and turn it off if you can reach it. No flame, no switches. Call {emergency} now on speaker and say someone has breathed in fumes. Once they're in fresh air: if they won't wake but are breathing, roll them onto their side; if they aren't breathing, do CPR as you're told. If you're under 18, fetch an adult at once.",
)

const sendSomebodyToFumes = part(
  'trusted-person',
  '现在就打 {emergency}，说清楚人在哪儿、叫什么，说里面有气或烟。再请离得近的人马上过去，在外面把门窗打开，气散了再进。不知道人在哪儿，就把账号告诉警察，也在那个平台上举报。',
  "Call {emergency} now. Say where they are, who they are, and that there is gas or smoke. Ask someone near them to go: open doors and windows from outside, and go in only once it has cleared. If you don't know where, tell the police their username and report it to the site or app.",
)

/**
 * The number first, yourself safe, a voice that does not frighten, to ask before coming nearer, to stay and listen: a mental health nurse's
 * advice, Pennine Care NHS Foundation Trust, 21 December 2023 (www.penninecare.nhs.uk). No clinician has seen the sentences.
 */
const stayInSight = part(
  'trusted-person',
  '现在就打 {emergency}，说清楚地点，开免提。你自己站在安全的地方。轻声打个招呼，别吓着对方；想走近，先问一句“我可以过来一点吗”。听对方说，告诉对方：“我在，不走。” 你要是未满 18 岁，马上叫一个大人来。',
  "Call {emergency} now, say exactly where, and put it on speaker. Keep somewhere safe yourself. Say hello gently, so you don't startle them, and ask before you come closer: ‘Is it OK if I come a bit nearer?’ Listen, and say: ‘I'm here. I'm not leaving.’ If you're under 18, fetch an adult at once.",
)

/**
 * Not to be moved but out of danger, or for their breath: the teaching slides "Spinal injury" of St John Ambulance, as two British first-aid
 * trainers give them too. No clinician has seen it.
 */
const doNotMoveThem = part(
  'trusted-person',
  '现在就打 {emergency}，开免提，说是从高处落下来的，电话里怎么说就怎么做。除非那里有危险，别搬动，让对方别动。流血就用干净的布按住；没有呼吸，按电话里说的做心肺复苏。掉进水里，别自己跳下去救。你要是未满 18 岁，马上叫一个大人来。',
  "Call {emergency} now on speaker, say how far they came down, and do what you're told. Unless that place is dangerous, leave them where they are and ask them to lie still. If they're bleeding, press a clean cloth on it. If they aren't breathing, do CPR as you're told. If they're in the water, don't jump in after them. If you're under 18, fetch an adult at once.",
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

/** The same of gas and fumes: NHS, "Carbon monoxide poisoning". No clinician has seen it. */
export const doctorAfterFumes = part(
  'immediate-step',
  '吸进去的气，光吹风排不干净。要是还没看过医生，就算现在看着没事，也请马上打 {emergency} 或送去急诊。',
  'Fresh air alone doesn’t undo what they breathed in. If no doctor has seen them yet, call {emergency} or take them to hospital now, even if they seem fine.',
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

/** What to do who is with them, and who is not, where more is told of the danger. */
const stepsIn: Readonly<Record<TheirDanger, readonly [near: TemplatePart, far: TemplatePart]>> = {
  swallowed: [stayWithSwallowed, sendSomebodyToSwallowed],
  gas: [stayOutOfTheFumes, sendSomebodyToFumes],
  height: [stayInSight, sendSomebody],
  fallen: [doNotMoveThem, sendSomebody],
}

/** A card for whoever helps somebody, in the words for the danger that was told. */
export function helpingTemplate(
  card: ShownCard,
  danger: TheirDanger | undefined,
): SafetyTemplate | undefined {
  const template = helpingTemplates[card]
  if (!template || !danger) return template
  if (card === 'L3') return { ...template, answers: whoIsWithThem(...stepsIn[danger]) }
  if (card !== 'safe-yes') return template
  if (danger === 'gas') return { ...template, parts: [doctorAfterFumes, lookAfterBoth] }
  return danger === 'swallowed' ? { ...template, parts: [haveSwallowed, lookAfterBoth] } : template
}
