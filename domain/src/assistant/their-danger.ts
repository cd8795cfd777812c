import type { SafetyAssessment } from '../safety/gate'
import { cleanText } from '../safety/normalise'
import type { TheirDanger } from '../safety/safety-session'
import { oneThing } from './one-thing'
import { tellsOwnState } from './own-words'
import { namesFumes } from './self-harm-told'

/** Where somebody may fall from, with the one who stands there. */
const high =
  /(?:楼顶|天台|窗台|窗户?边|阳台|栏杆|护栏|桥|高处|屋顶|楼上|悬崖|塔吊).{0,12}(?:坐|站|企|跳|上|边|外|爬)|(?:坐|站|企|爬|翻|上)(?:在|到|了|咗|喺|上|过|紧)*.{0,6}(?:楼顶|天台|窗台|窗户?边|阳台|栏杆|护栏|桥|高处|屋顶|楼上|悬崖|塔吊)|要跳(?!舞|绳)|唔肯落嚟|\b(?:on|off|over|outside|climb\w*|side of|edge of|out of|from) (?:\w+ ){0,4}(?:roof|ledge|bridge|railings?|rail|barrier|balcony|window ?sill|windowsill|window|edge|cliff|overpass|car park|parapet|scaffold\w*)\b|\b(?:going|about|wants|threatening|ready|gonna) (?:to )?jump\b/

/** They have fallen, or hang no longer: nobody is to move them without need. */
const fell =
  /(?:跳|摔|掉|坠|落)(?:下去|下来|下楼|楼|江|桥|咗落)(?:了|咗)|(?:从|喺).{0,8}(?:跳|摔|掉|坠)(?:了|下)|(?:他|她|佢|人)(?:已经)?(?:跳|摔|掉|松手)(?:了|咗)|\b(?:jumped|fell|fallen|let go|gone over|went over|thrown (?:himself|herself|themselves))\b/
const notYetFallen =
  /(?:要|想|准备|说要|话要|打算|差点|会不会)(?:往下|从.{0,8})?(?:跳|摔)|\b(?:if|before|nearly|almost)\b/

/** Whether a few words tell that the other person has jumped or fallen. */
export function tellsTheyFell(text: string): boolean {
  const told = oneThing(text)
  if (told === null || !fell.test(told) || notYetFallen.test(told)) return false
  return !/^(?:i|im|ive|我)(?![a-z])/.test(told)
}

const withThem =
  /(?:在|到)(?:了)?(?:他|她|佢|对方|人)(?:的)?(?:家|那|身边|旁边|楼下|面前|房间)|找到(?:他|她|佢)(?:了|咗)|(?:抱|拉|拽|按)(?:着|住)(?:他|她|佢)|\b(?:next to|beside|with|near|holding|got hold of|reached|found) (?:him|her|them)\b|\bi(?:m| am| got) there(?: now)?\b/
const withoutThem =
  /(?:离|在)(?:他|她|佢|对方).{0,3}(?:很)?远|\b(?:far away|miles away|hours away|in another (?:city|country|state|town))\b|(?:跑|走|冲)(?:出去|掉|开|了出去)(?:了)?|找不到(?:他|她|佢|人)?|(?:他|她|佢|人)?不见了|甩开我|\b(?:(?:he|she|they)(?:s| is| has|ve)? (?:just )?(?:ran|run|gone|walked|stormed|drove) (?:off|away|out)|cant find (?:him|her|them)|lost (?:sight of )?(?:him|her|them)|(?:he|she|they)(?:s|re| is| has|ve)? (?:just )?(?:left|disappeared))\b/
const isNot =
  /不在|没在|不敢|没到|没找到|唔喺|\b(?:not|isnt|arent|cant get|couldnt|never|if|when|should i|wont let)\b/

/** What a few words tell of whether who helps is with the other person by now; null where they tell nothing of it. */
export function readsWhere(text: string): HelperPlace | null {
  const told = oneThing(text)
  // "She left and I can't do this any more" is their own first of all.
  if (told === null || tellsOwnState(told)) return null
  if (withoutThem.test(told)) return 'elsewhere'
  return withThem.test(told) && !isNot.test(told) ? 'with-them' : null
}

/** Where whoever helps is: their answer on the emergency card. */
export type HelperPlace = 'with-them' | 'elsewhere'

/**
 * What whoever helps has to know before they go near, where somebody else's life is in danger: that they have swallowed something, are in
 * gas or fumes, have fallen from a height, or may fall; null where none of it is told.
 */
export function theirDangerIn(text: string, { forOther, layers }: SafetyAssessment): TheirDanger | null {
  if (forOther !== true) return null
  const told = cleanText(text).replace(/'/g, '')
  if (namesFumes(told)) return 'gas'
  if (fell.test(told) && !notYetFallen.test(told)) return 'fallen'
  if (high.test(told)) return 'height'
  const isSwallowed = layers.includes('grammar:intake') || layers.includes('grammar:other-swallowed')
  return isSwallowed ? 'swallowed' : null
}
