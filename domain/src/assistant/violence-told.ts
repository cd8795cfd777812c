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

/** Whether somebody who is attacked tells that their neck was pressed, which may harm without a mark. */
export function tellsThroat(text: string, { card, attacked }: SafetyAssessment): boolean {
  return (card === 'A' || attacked) && throat.test(cleanText(text))
}

const assault =
  /强奸|強姦|强暴|強暴|迷奸|迷姦|轮奸|輪姦|性侵|猥亵|猥褻|被?侵犯(?:了|过|過)?我|我被.{0,6}侵犯|强行.{0,6}(?:发生|性)|逼我.{0,4}(?:上床|做爱|发生)|(?:没|沒|不敢|没有)反抗|脱(?:了)?我.{0,3}(?:衣|裤)|\b(?:raped?|raping|rapist|sexual(?:ly)? (?:assault|abuse)\w*|molest\w*|spiked|i (?:said|told him) no(?: (?:like )?\d+ times| over and over| but he)|forced (?:himself|herself) on me|force[sd]? me to (?:have sex|sleep)|(?:had|having) sex with me (?:while|when)|touch(?:es|ed|ing) me (?:down there|there|at night|under))\b/

/** Whether somebody who is attacked tells that it was sexual. */
export function tellsAssault(text: string, { card, attacked }: SafetyAssessment): boolean {
  return (card === 'A' || attacked) && assault.test(cleanText(text))
}
