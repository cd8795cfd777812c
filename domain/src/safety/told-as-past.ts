/** When it was, or that the person has gone from it since. */
const before =
  /\blast (?:night|week|month|year|summer|winter|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\byesterday\b|\bthe other (?:day|night)\b|\b(?:days?|weeks?|months?|years?) ago\b|\b(?:moved|move) (?:out|away|to|in with|back to)\b|\bleft (?:him|her|them)\b|\b(?:split|broke) up\b|昨晚|昨天|昨夜|前天|前晚|尋日|寻日|尋晚|寻晚|琴日|琴晚|上(?:周|週|星期|礼拜|禮拜|个月|個月|次)|前几天|前幾天|前阵子|前陣子|去年|分手|离了婚|離了婚|搬(?:走|出|到|去|返)/iu

/** What speaks of this moment, or of a coming. */
const rightNow =
  /\b(?:now|rn|again tonight|tonight|coming|comes|back|here|outside|door|stairs|downstairs|upstairs|hiding|hide|locked|key|keys|car|help|please|follow(?:ing|ed)|found|finds)\b|现在|現在|而家|依家|这会|這會|正在|今晚|回来|回來|返嚟|返来|门|門|楼|樓|敲|砸|躲|匿|锁|鎖|救|跟着|跟著|跟住|找到|揾到|搵到|又来|又來/iu

/**
 * Whether a text tells violence as something of before and says nothing of this moment: "he hit me last month, I've moved to my mum's".
 * Then it is no attack that goes on, whatever the classifier makes of it; its card stays that for violence.
 */
export function toldAsPast(text: string): boolean {
  return before.test(text) && !rightNow.test(text)
}
