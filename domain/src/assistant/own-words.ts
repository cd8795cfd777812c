import { cleanText } from '../safety/normalise'
import { oneThing } from './one-thing'

/** The person speaks of themselves; where they are and what they did for the other is no sign of their own danger. */
const ofThemselves = /我|俺|咱|\b(?:i|im|ive|id|ill|me|my|myself)\b/
const ofHelping =
  /(?:打|叫|报)了?(?:1\d\d|999|911|电话|救护车|警)|联系(?:不上|上)|找不到|在(?:他|她|对方)(?:身边|旁边)|到(?:了)?(?:他|她|对方)(?:家|那|身边)|陪着?(?:他|她)|\bi(?:m| am|ve| have|ll)? ?(?:just )?(?:called?|calling|rang|phoned|texted|(?:with|next to|beside|near) (?:him|her|them)|holding|going to (?:him|her|them)|on (?:my|the) way|cant reach|cannot reach|dont know where|told)\b/

/** Whether somebody who wrote for another speaks of themselves. */
export function speaksOfThemselves(text: string): boolean {
  const plain = cleanText(text).replace(/'/g, '')
  return ofThemselves.test(plain) && !ofHelping.test(plain)
}

const ofOthers =
  /\b(?:my|our|a|the|this|some) (?:\w+ )?(?:mate|friend|room ?mate|flat ?mate|house ?mate|mum|mom|dad|mother|father|son|daughter|kid|child|brother|sister|bro|sis|wife|husband|boyfriend|girlfriend|bf|gf|ex|partner|nan|gran\w*|cousin|uncle|aunt\w*|neighbou?r|teacher|student|guy|girl|boy|man|woman|lad|bloke|colleague|boss)\b|\b(?:he|she|they)(?:s|ve|re)?\b|(?:我|俺|咱)?(?:爸|妈|爹|娘|哥|姐|弟|妹|儿子|女儿|孩子|娃|老公|老婆|男友|女友|男朋友|女朋友|朋友|同学|室友|舍友|闺蜜|同事|邻居|奶奶|爷爷|外婆|外公)|他|她|佢/g

/** Whether the only people in a message are others. */
export function namesOnlyOthers(text: string): boolean {
  const plain = cleanText(text).replace(/'/g, '')
  const rest = plain.replace(ofOthers, ' ')
  return rest !== plain && !ofThemselves.test(rest)
}

const ownState =
  /我(?:自己)?(?:也|都|已经|真的|就|成晚|整晚|现在|一直|还)*(?:不想|唔想|撑不|受不|顶唔|好怕|害怕|睡不|瞓唔|哭|手震|手抖|崩溃|没用|废)|\bi(?:m| am)? (?:cant|cannot|dont want|do not want|feel|felt|keep|cry|crying|shaking|scared|broken|so tired|done|alone|on my own)\b|\bme too\b|\bi(?:ve| have)? (?:got|have)\b.{0,20}\b(?:too|as well)\b|我也(?:想|有|没|不|是|快)/

/** Whether somebody tells how they are themselves, and not only what they did or know of the other. */
export function tellsOwnState(text: string): boolean {
  return ownState.test(cleanText(text).replace(/'/g, ''))
}

const theyDied =
  /^(?:他|她|佢|人)(?:已经)?(?:走|没|冇)(?:了|咗)[。.!！]*$|没救过来|救不回来|couldnt save (?:him|her|them)|没救回来|没抢救过来|断气了|(?:他|她)(?:已经)?(?:死了|没了|去世了?)|(?:宣布|确认)死亡|\b(?:(?:he|she|they)(?:s| is| are|re| was| were) dead\b(?! (?:drunk|tired|asleep|serious|quiet|set|scared|calm|sure|keen))|(?:he|she|they)(?:s| is| are|re) gone|(?:he|she|they) (?:just )?(?:died|didnt make it|did not make it|passed away))\b/

/** Who only thinks so may be wrong, and help in time. */
const perhapsDied =
  /可能|好像|是不是|会不会|以为|怕|\b(?:think|guess|maybe|might|looks?|seems?|if|afraid|scared)\b|[?？]/

/** Whether somebody who wrote for another tells that they have died. */
export function tellsDeath(text: string): boolean {
  const plain = cleanText(text).replace(/'/g, '')
  return theyDied.test(plain) && !perhapsDied.test(plain)
}

const wantsToFollow =
  /(?:跟|同|和|陪)(?:他|她|佢)(?:一起|一齐|一齊)?(?:走|去|死)|(?:去|想)(?:陪|找)(?:他|她|佢)|\b(?:want|going|gonna|wanna|wish i could|need) (?:to )?(?:go|be|die|follow|join) ?(?:with |to )?(?:him|her|them)\b|\bcant (?:live|go on|be here) without (?:him|her|them)\b/
const toHelpThem =
  /医院|急诊|救护车|现场|警察局|楼下|\b(?:hospital|ambulance|house|home|place|there|tomorrow|car)\b/

/** Whether who wrote for another wishes to follow them, and not to the hospital. */
export function wishesToFollow(text: string): boolean {
  const told = oneThing(text)
  return told !== null && wantsToFollow.test(told) && !toHelpThem.test(told)
}

const itWasMe =
  /不是(?:我)?(?:的)?[^,，。.!！?？]{1,4}[,，]?(?:就)?是我(?:自己)?[。.!！]*$|(?:吃药|吞药|割腕|想死|自杀|要跳)的(?:人)?(?:其实)?(?:就)?是我|(?:没有|冇)(?:什么|乜|咩|这个|那个)*朋友.{0,4}(?:是|系)我|\bthere(?:s| is| isnt| was)? (?:no|a|any) friend\b.{0,12}\b(?:me|i)\b|\bthere isnt a friend\b|(?:就|其实|其實|说的|那个朋友|那个人)(?:就|其实)?是我(?:自己)?[。.!！]*$|^是我(?:自己)?[。.!！]*$|\b(?:it|its|it is|it was|that was|thats|i mean|i meant|the friend is|my friend is) (?:actually |really )?(?:me|myself)\b|\b(?:it|that|this|i)(?: was|s| is|m)? (?:talking |asking |really |all |actually )*about (?:me|myself)\b|\bits me\b|\bim the (?:friend|one)\b/

/** Whether who wrote for a friend says that they are the friend. */
export function tellsItWasThemselves(text: string): boolean {
  return itWasMe.test(cleanText(text).replace(/'/g, '').trim())
}
