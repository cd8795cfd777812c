import type { SafetyAssessment } from '../safety/gate'
import { cleanText } from '../safety/normalise'
import { readEnglish } from '../safety/replies/reply-grammar'

/** Hurting oneself, in the plain words for it. */
const hurting = {
  zh: /自残|自伤|[划割剌刮掐抓咬烫]了?(?:自己|手|腕|腿|胳膊|大腿|几刀|几下|一刀|一下|完|得|会|就|才|几道|[一两三]道|[,，。 ]|$)|划了|割了|弄伤|伤害自己|撞墙/u,
  en: /\b(?:cut(?:ting)?|scratch(?:ed|ing)?|burn(?:ed|t|ing)?|hurt(?:ing)?|harm(?:ed|ing)?|hit(?:ting)?) (?:again|myself|my (?:arms?|wrists?|legs?|thighs?))\b|\bself ?-?harm\w*|\bi (?:\w+ )?cut\b|\bcutting (?:\w+ )?(?:makes?|helps?|calms?|feels?|is|takes?|keeps?|stops?|numbs?)\b/,
}

/** That it was no wish to die, said in one's own clause. */
const noWishToDie = {
  zh: /(?:没有?|不是|并不是?|不|冇|唔系|唔)(?:真的|真|是)?(?:想|要)(?:过)?(?:去)?(?:死|自杀|轻生|寻死)|不是为了死|没想不开/u,
  en: /\b(?:not|never|no longer) (?:\w+ )?(?:trying|want(?:ed|ing)?|going|mean(?:t|ing)?|intend(?:ed|ing)?) to (?:die|kill myself|be dead)\b|\bnot suicidal\b|\bwithout wanting to die\b/,
}

/** That the wish comes back or may: then nothing of it is denied. */
const butPerhaps = {
  zh: /(?:但|可是?|不过|有时候?|以后|下次|早晚).{0,8}(?:死|不想活|消失)|不如死|死了(?:也|算)/u,
  en: /\b(?:but|sometimes|maybe|yet|next time)\b.{0,25}(?<!\bnot (?:\w+ )?(?:want|wanting|wanted|trying|going|mean) to )\b(?:die|dying|dead|live|end it)\b/u,
}

/** Layers that an old habit with its tool calls on as well: 用圆规在手上划几道就没那么烦了. */
const ofSelfHarm = /^(?:phrase|classifier|reader|grammar:(?:self-harm|means-at-hand|wish|calm|painless))$/

/** Layers of a danger that is more than a wound. */
const moreThanAWound =
  /^grammar:(?!self-harm$|means-at-hand$|wound$|wish$|painless$|calm$|time-and-act$|lonely$|panic$|hopeless$|worthless$|numb$|burden$|strange$)/

/**
 * Whether somebody says openly that they hurt themselves, and that they did not want to die. It is believed as far as the words of the
 * card go: the question and the numbers stay. Never where the wound is a danger now, another means is named, or it is about somebody else.
 */
export function tellsSelfHarmAlone(
  text: string,
  { card, helper, layers, explained }: SafetyAssessment,
): boolean {
  if (
    card === null ||
    helper ||
    (card === 'L3' && explained && layers.some((layer) => !ofSelfHarm.test(layer)))
  )
    return false
  if (card !== 'L1' && card !== 'L2' && card !== 'L3') return false
  if (layers.some((layer) => moreThanAWound.test(layer))) return false
  const chinese = cleanText(text)
  const english = readEnglish(text)
  const says = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }) =>
    zh.test(chinese) || en.test(english)
  return says(hurting) && says(noWishToDie) && !says(butPerhaps)
}

/** Whether a message tells of a wound of the person's own making, and of no other means. */
export function tellsWound({ card, helper, attacked, layers }: SafetyAssessment): boolean {
  if (helper || attacked || (card !== 'L2' && card !== 'L3')) return false
  // 刀就在手边 is no wound yet.
  const isAtHand = layers.includes('grammar:means-at-hand')
  const isWound = layers.some(
    (layer) => layer === 'grammar:wound' || (layer === 'grammar:self-harm' && !isAtHand),
  )
  return isWound && !layers.some((layer) => moreThanAWound.test(layer))
}

/** A sealed room alone calls on the family `gas` as well: what is in it has to be named. */
const fumes =
  /煤气|燃气|瓦斯|天然气|液化气|石油气|一氧化碳|炭|尾气|排气管|废气|发动机|引擎|\b(?:gas|exhaust|fumes|charcoal|coals|carbon monoxide|helium|nitrogen|engines?|car running)\b/

/** An engine that runs where it is shut in, in words that no rule knows. */
const runsShutIn =
  /(?:车库|garage).*(?:发动机|引擎|engines?|car)|(?:发动机|引擎|engines?|car).*(?:车库|garage)|(?:煤气|燃气|瓦斯).{0,4}(?:开着|打开)|\bgas(?: is|s)? on\b/

/** Whether a message names what somebody may have breathed in. */
export const namesFumes = (text: string): boolean => fumes.test(cleanText(text))

/** Whether a message tells of gas, exhaust or charcoal fumes where the person is. */
export function tellsGas(text: string, { card, helper, forOther, layers }: SafetyAssessment): boolean {
  if (card !== 'L3' || helper || forOther || !namesFumes(text)) return false
  const isNamed = layers.some((layer) => layer === 'grammar:gas' || layer === 'grammar:fumes')
  return isNamed || runsShutIn.test(cleanText(text))
}

/** Whether a message tells of something that the person has swallowed. */
export function tellsIntake({ card, helper, forOther, layers }: SafetyAssessment): boolean {
  return card === 'L3' && !helper && !forOther && layers.includes('grammar:intake')
}

const bodySigns =
  /打呼|打鼾|抽搐|不醒|吐|困|晕|暈|想吐|吐了|呕|恶心|噁心|肚子|胃|看不清|没力|冇力|迷糊|发麻|麻了|发冷|心跳|心慌|喘|出汗|耳鸣|\b(?:sleepy|drowsy|dizzy|sick|throwing up|threw up|vomit\w*|puk\w*|nause\w*|numb|tired|weird|stomach|belly|blurry|cold|shak\w*|sweat\w*|(?:ears?|head) (?:\w+ )?ringing|heart|cant (?:see|breathe|feel|stay awake|stand)|falling asleep|passing out|woozy|light ?headed|snor\w*|gurgl\w*|fitting|seizure|convuls\w*|blue)\b/

/** Whether words tell what a body feels: after something was swallowed that is no tiredness. */
export function tellsBodySign(text: string): boolean {
  return bodySigns.test(cleanText(text).replace(/'/g, ''))
}
