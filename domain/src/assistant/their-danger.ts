import type { SafetyAssessment } from '../safety/gate'
import { cleanText } from '../safety/normalise'
import type { TheirDanger } from '../safety/safety-session'
import { namesFumes } from './self-harm-told'

/** Where somebody may fall from, with the one who stands there. */
const high =
  /(?:楼顶|天台|窗台|窗户?边|阳台|栏杆|护栏|桥|高处|屋顶|楼上|悬崖|塔吊).{0,12}(?:坐|站|企|跳|上|边|外|爬)|(?:坐|站|企|爬|翻|上)(?:在|到|了|咗|喺|上|过|紧)*.{0,6}(?:楼顶|天台|窗台|窗户?边|阳台|栏杆|护栏|桥|高处|屋顶|楼上|悬崖|塔吊)|要跳(?!舞|绳)|唔肯落嚟|\b(?:on|off|over|outside|climb\w*|side of|edge of|out of|from) (?:\w+ ){0,4}(?:roof|ledge|bridge|railings?|rail|barrier|balcony|window ?sill|windowsill|window|edge|cliff|overpass|car park|parapet|scaffold\w*)\b|\b(?:going|about|wants|threatening|ready|gonna) (?:to )?jump\b/

/** They have fallen, or hang no longer: nobody is to move them without need. */
const fell =
  /(?:跳|摔|掉|坠|落)(?:下去|下来|下楼|楼|江|桥|咗落)(?:了|咗)|(?:从|喺).{0,8}(?:跳|摔|掉|坠)(?:了|下)|\b(?:jumped|fell|fallen|thrown (?:himself|herself|themselves))\b/
const notYetFallen =
  /(?:要|想|准备|说要|话要|打算|差点|会不会)(?:往下|从.{0,8})?(?:跳|摔)|\b(?:if|before|nearly|almost)\b/

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
