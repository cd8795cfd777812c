import type { SafetyAssessment } from '../safety/gate'
import { cleanText } from '../safety/normalise'

const throat =
  /(?:掐|勒|扼|叉|捏|揸)(?:住|着|了|过|咗|实)?(?:我|她|佢)?(?:的|个|条)?(?:脖|颈|頸|喉)|(?:脖子?|颈|喉咙).{0,3}(?:掐|勒|扼)|\b(?:strangl(?:ed|es|ing)|chok(?:ed|es|ing) me|throttl(?:ed|es|ing) me)\b|\b(?:hands?|arm|belt|cord|scarf|rope) (?:were |was )?(?:a?round|on|at|over) my (?:throat|neck)\b|\b(?:squeez|grabb|press|held|hold)\w* (?:my|me by the) (?:throat|neck)\b/

const doneToThem =
  /(?:打|揍|掐|踢|砍|捅|推|拽|扇|抓)(?:了|着|住|过)?(?:我|俺)(?!们?(?:小区|楼|家楼|隔壁))|(?:对|冲|朝)我(?:动手|来)|\b(?:hit|hits|hitting|beats?|beating|hurts?|hurting|kicks?|kicked|punche[sd]|chokes?|choking|attack\w*|threaten\w*|grabs?|grabbed|kill) me\b|\b(?:at|outside|in) my (?:door|flat|house|room)\b/

/** Whether somebody who heard violence next door tells of some that is done to themselves. */
export function tellsViolenceToThem(text: string): boolean {
  return doneToThem.test(cleanText(text))
}

const theirThreat =
  /\b(?:he|she|they|hes|shes|theyre)(?: (?:says?|said|told \w+|threatened|keeps saying))*(?: (?:he|she|they))?(?:ll| will| would|d|s going to| is going to|s gonna| to) (?:kill|hurt|stab|burn|shoot)\b|(?:他|她|佢|对方).{0,8}(?:说|要|会|扬言).{0,4}(?:杀|弄死|砍|捅|烧)/

/** Whether a message tells what somebody else threatens to do: under an attack that is no threat of the writer's. */
export function quotesThreat(text: string): boolean {
  return theirThreat.test(cleanText(text).replace(/'/g, ''))
}

const friend =
  '(?:my|a|our|this|her|his) (?:\\w+ ){0,2}(?:friend|mate|bestie|classmate|flatmate|roommate|housemate|neighbou?r|colleague|student|pupil)s?'
const relative =
  '(?:step ?)?(?:dads?|father|mums?|moms?|mother|brother|uncle|boyfriend|bf|husband|partner|ex|parents|teacher|coach|boss)'
const doneToFriend = new RegExp(
  [
    `\\b${friend}s? ${relative}\\b.{0,60}\\b(?:hits?|beats?|hurts?|touch\\w*|rap(?:es?|ed)|abus\\w*|kick\\w*|chok\\w*|strangl\\w*|push\\w*|shov\\w*|punch\\w*|slap\\w*|threat\\w*|locks?|comes? in(?:to)? (?:her|his|their) (?:room|bed)|gets? in(?:to)? (?:her|his|their) bed)\\b`,
    `\\b${friend}\\b.{0,40}\\b(?:(?:is|was|gets?|got|being|been) (?:being )?(?:hit|beaten|raped|abused|molested|assaulted|touched|hurt by)|(?:her|his|their) ${relative}.{0,30}(?:hits?|beats?|hurts?|touch\\w*|raped?|abus\\w*) (?:her|him|them))\\b`,
    `\\bmy (?:sister|brother|cousin|aunt|daughter|son|niece)s? (?:husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|fella)\\b.{0,40}\\b(?:hits?|beats?|hurts?|chok\\w*|strangl\\w*|push\\w*|punch\\w*|slap\\w*|raped?) (?:her|him|them)\\b`,
    `\\b(?:her|his|their) ${relative} (?:\\w+ ){0,2}(?:hits?|beats?|hurts?|choked|strangled|punched|slapped|raped) (?:her|him|them)\\b`,
    '(?:朋友|同学|同桌|室友|舍友|闺蜜|同事|学生|邻居家?的?(?:孩子|小孩|女儿|儿子)?)(?:一直|总是|经常|昨天|昨晚|又)?(?:被|遭|俾|畀|让)(?:她|他|佢|人|家里)?.{0,8}(?:打|揍|摸|性侵|强奸|猥亵|欺负|虐待|掐|侵犯)',
    '(?:朋友|同学|同桌|室友|舍友|闺蜜|同事|学生)(?:的|她|他)?(?:继父|后爸|爸爸?|妈妈?|哥|叔|舅|男朋友|男友|老公|前任|老师).{0,16}(?:打|揍|摸|性侵|强奸|猥亵|进(?:她|他)(?:的)?房间|掐)(?!我)',
  ].join('|'),
)

/**
 * Whether somebody tells of violence against a friend, and of none against themselves. Of one's own family, in whose home one lives as well, it is heard as
 * one's own.
 */
export function tellsViolenceToFriend(text: string, { card, attacked }: SafetyAssessment): boolean {
  if (card !== 'A' && !attacked) return false
  const told = cleanText(text).replace(/'/g, '')
  return (
    doneToFriend.test(told) &&
    !doneToThem.test(told) &&
    !/\b(?:and|hit|hits|beat|hurt)s? me\b|和我|跟我一起/.test(told)
  )
}

/** Whether somebody who is attacked tells that their neck was pressed, which may harm without a mark. */
export function tellsThroat(text: string, { card, attacked }: SafetyAssessment): boolean {
  return (card === 'A' || attacked) && throat.test(cleanText(text))
}

const assault =
  /那个了|被.{0,4}睡了|不愿意|没同意|强迫|趁我|强奸|強姦|强暴|強暴|迷奸|迷姦|轮奸|輪姦|性侵|猥亵|猥褻|被?侵犯(?:了|过|過)?我|我被.{0,6}侵犯|强行.{0,6}(?:发生|性)|逼我.{0,4}(?:上床|做爱|发生)|(?:没|沒|不敢|没有)反抗|脱(?:了)?我.{0,3}(?:衣|裤)|\b(?:raped?|raping|rapist|sexual(?:ly)? (?:assault|abuse)\w*|molest\w*|spiked|i (?:said|told him) no(?: (?:like )?\d+ times| over and over| but he)|forced (?:himself|herself) on me|force[sd]? me to (?:have sex|sleep)|(?:had|having) sex with me (?:while|when)|touch(?:es|ed|ing) me (?:down there|there|at night|under))\b/

/** Whether somebody who is attacked tells that it was sexual. */
export function tellsAssault(text: string, { card, attacked }: SafetyAssessment): boolean {
  return (card === 'A' || attacked) && assault.test(cleanText(text))
}
