import type { Localized } from '../localized'
import { cleanText } from '../safety/normalise'
import { readEnglish } from '../safety/replies/reply-grammar'
import { readTopics } from './guide-topics'

/** One sentence that takes up what somebody said, and the words by which it fits. */
interface Reflection {
  readonly text: Localized
  readonly zh: RegExp
  readonly en: RegExp
}

const listening: Localized = {
  zh: '想有人听你说，这很自然。这里只是一个程序，但有人愿意听。',
  en: 'Wanting someone to listen makes sense. This is only a program, but there are people who will.',
}

const caring: Localized = {
  zh: '看得出，你很在意对方。',
  en: 'It shows how much you care about them.',
}

const aboutChild: Localized = {
  zh: '孩子这样，你一定很操心。',
  en: 'It’s hard to see a child like this.',
}

/** A parent's words. */
const ofChild = {
  zh: /(?:岁的?|我的?|我家的?|家里的?)(?:孩子|小孩|儿子|女儿|娃)|(?:^|[，,。 ])(?:孩子|儿子|女儿|娃|宝宝)|细路/u,
  en: /\bmy (?:\w+ )?(?:child|kid|kids|son|daughter|toddler|baby|year old)\b/,
}

/** The end of one's own relationship names the other one, and is still one's own. */
const ownBreakUp = {
  zh: /(?:和|跟|同|与)(?:我的?)?(?:男朋友|女朋友|男友|女友|对象|老公|老婆|前任|他|她|佢).{0,5}(?:分手|分开|离婚|散了)|被(?:男朋友|女朋友|男友|女友|对象|他|她)?甩|(?:^|我(?!们?的?(?:朋友|室友|同学|闺蜜|儿子|女儿|弟|妹|哥|姐|孩子)).{0,3})(?:失恋|分手了)/u,
  en: /\b(?:i|we) (?:\w+ )?(?:broke|split|broken) up\b|\b(?:broke|split) up with me\b|\b(?:dumped me|left me(?! (?:on|out|alone|with|a|no)))\b|\b(?:my (?:boyfriend|girlfriend|partner|ex) and i)\b.{0,12}\b(?:broke|split) up\b/,
}

const parted: Localized = { zh: '分开这件事，不容易。', en: 'A break-up is hard.' }

const neutral: Localized = { zh: '谢谢你把这些写下来。', en: 'Thank you for writing this down.' }

/** First who wants to be heard: an article would be the wrong answer. */
const wantsToBeHeard =
  /(?:有人|谁|找个?人|有个?人)(?:能|可以|愿意)?(?:听|陪|聊)|想(?:找人|有人|和人)(?:说|聊|倾诉)|听我说|陪我(?:说|聊)|\b(?:someone|somebody|anyone) to (?:talk|listen)|\bjust (?:want|need) to (?:talk|vent)|\blisten to me\b/

/** Trouble with somebody: also taken up where the message speaks of that person. */
const betweenPeople: readonly Reflection[] = [
  {
    text: { zh: '听起来，家里的事让你很难受。', en: 'It sounds as if things at home weigh on you.' },
    zh: /(?:爸妈|父母|家里|爸爸|妈妈|老爸|老妈).{0,6}(?:吵|骂|冷战|闹)/,
    en: /\b(?:parents|mum|mom|dad|family)\b.{0,20}\b(?:fight|fighting|argue|arguing|yell|yelling|shout|shouting)/,
  },
  {
    text: {
      zh: '吵过以后，心里很难一下子平静。',
      en: 'An argument can stay with you long after it’s over.',
    },
    zh: /吵(?:了?一?架|起来|翻)|闹(?:翻|掰|别扭)|嗌交|冷战|绝交/,
    en: /\b(?:fight|fought|fighting|argument|argued|arguing|quarrel\w*|fell out|falling out)\b/,
  },
  {
    // What others said of them, or how they were left out.
    text: { zh: '被这样对待，心里一定不好受。', en: 'That must have hurt.' },
    zh: /(?:骂|嫌弃|冷落|孤立|排挤|无视|拉黑)我|(?:说|怪|笑|嫌)我.{0,6}(?:懒|笨|蠢|丑|胖|没用|废物|矫情|装病|装的|不孝|不懂事|自私|想太多|想多了|玻璃心)|不理我|不回我|已读不回|不(?:跟|和|同)我(?:说话|玩|坐|讲)/,
    en: /\b(?:says?|said|thinks?|calls?|called|told me|tells me) (?:that )?(?:i am|me)\b.{0,20}\b(?:lazy|stupid|dumb|ugly|fat|useless|worthless|crazy|weird|dramatic|sensitive|selfish|spoil(?:t|ed)|weak|pathetic|failure|disappointment|faking|burden)\b|\bleft me (?:on read|out)\b|\b(?:ignor|ghost|block|exclud)\w* me\b|\blaugh\w* at me\b|\b(?:will|does|do) not (?:talk|reply|speak|text) (?:to )?me\b/,
  },
]

const reflections: readonly Reflection[] = [
  {
    text: { zh: '睡不好，确实很难熬。', en: 'Nights without sleep are hard.' },
    zh: /睡不着|失眠|睡不好|瞓唔着|半夜.{0,4}醒/,
    en: /\b(?:can not|could not|do not) (?:\w+ )?(?:fall a)?sleep\b|\binsomnia\b|\bawake all night\b/,
  },
  ...betweenPeople,
  {
    text: { zh: '听起来，你有点孤单。', en: 'That sounds lonely.' },
    zh: /孤独|孤单|寂寞|没(?:有)?朋友|没人(?:陪|懂|理)/,
    en: /\blonel(?:y|iness)\b|\bno friends\b|\ball alone\b|\bso alone\b/,
  },
  {
    text: { zh: '听起来，你心里一直绷着。', en: 'It sounds as if you’ve been on edge.' },
    zh: /焦虑|紧张|心慌|发慌|好慌|很慌|害怕|担心/,
    en: /\b(?:anxious|panick\w*|nervous|worried|scared|on edge|overthinking)\b/,
  },
  {
    text: { zh: '听起来，压力不小。', en: 'That sounds like a lot of pressure.' },
    zh: /压力|考试|作业|加班|崩溃|忙不过来/,
    en: /\b(?:stress(?:ed)?|pressure|overwhelmed|exams?|deadlines?|overworked)\b/,
  },
  {
    text: { zh: '听起来，你已经很累了。', en: 'It sounds as if you’re worn out.' },
    zh: /累|疲惫|撑不住|没力气|攰/,
    en: /\b(?:tired|exhausted|worn out|drained|burn(?:ed|t) out)\b/,
  },
  {
    text: { zh: '听起来，今天很难。', en: 'It sounds like a hard day.' },
    zh: /(?:今天|今晚|最近|这几天).{0,8}(?:糟|难|差|不好|烦|崩)|难过|难受|伤心|低落|想哭|不开心|唔开心|什么都不想做/,
    en: /\b(?:today|tonight|lately|this week)\b.{0,30}\b(?:hard|bad|awful|terrible|rough)\b|\b(?:sad|unhappy|miserable|feel low|feeling low|feel down|crying)\b/,
  },
]

/** The person speaks of themselves; 我们国家 and the like do not count. */
const ofThemselves = { zh: /我(?!们|国|校|市)|自己|本人/, en: /\b(?:i|my|me|myself|im)\b/ }

/** What is said not to be so: then only the neutral sentence is safe. */
const denied = {
  zh: /(?:不|没|没有|唔)(?:是|觉得|感到)?(?:很|太|那么)?(?:累|难过|紧张|焦虑|害怕|孤独|孤单|难受|伤心|担心)/,
  en: /\b(?:not|never|no longer)(?: \w+)? (?:tired|sad|anxious|nervous|worried|lonely|scared|stressed|exhausted|depressed)\b/,
}

const question =
  /[?？]\s*$|(?:吗|呢|怎么办|什么|如何|为什么|点算)|^(?:what|how|why|when|where|who|which|is|are|can|do|does|should)\b/i

/**
 * One sentence that takes up what somebody wrote, before anything is offered. From a small set, by feeling; neutral where
 * the words are not clear, and null for a plain question, which needs none.
 */
export function reflectionOf(message: string): Localized | null {
  const chinese = cleanText(message)
  const english = readEnglish(message)
  if (wantsToBeHeard.test(chinese) || wantsToBeHeard.test(english)) return listening
  const says = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }) =>
    zh.test(chinese) || en.test(english)
  const isQuestion = question.test(message.trim())
  if (says(ownBreakUp) && !isQuestion) return parted
  const personal = ofThemselves.zh.test(chinese) || ofThemselves.en.test(english)
  if (readTopics(message).aboutOther) {
    const between = betweenPeople.find(({ zh, en }) => zh.test(chinese) || en.test(english))
    if (personal && between) return between.text
    return says(ofChild) ? aboutChild : caring
  }
  if (denied.zh.test(chinese) || denied.en.test(english)) return personal ? neutral : null
  const fitting = reflections.find(({ zh, en }) => zh.test(chinese) || en.test(english))
  if (fitting && (personal || !isQuestion)) return fitting.text
  return personal && !isQuestion ? neutral : null
}
