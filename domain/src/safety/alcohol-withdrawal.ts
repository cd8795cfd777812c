import { cleanText } from './normalise'

/** What may fill a place of the statement, in each language. */
const drink = {
  zh: /酒(?!店|吧|窝|精(?!度)|驾)|威士忌|伏特加|二锅头|喝.{0,3}(?:斤|半斤|[一二两三四五六七八]两)/u,
  en: /\b(?:vodka|whisk(?:e)?y|wine|beers?|gin|rum|bourbon|tequila|brandy|cider|lager|spirits|liquor|booze|alcohol(?:ic)?|sober|detox|i (?:\w+ ){0,2}drink|(?:had|have|touched) (?:a|any|no) drinks?|(?:without|no|last) (?:a |any )?drinks?|drinker|drinking|drank|drunk|drinkin)\b/,
}
const daily = {
  zh: /每天|天天|每日|日日|一[天日]|每晚|晚晚|天天晚上|一直喝|长期|多年|[一二三四五六七八九十两几\d]+年|[一二三四五六七八九十两半几\d][斤两瓶箱罐支樽杯打]/u,
  en: /\b(?:(?:a|per|every|each) (?:single )?(?:day|night|evening|morning)|daily|nightly|all day|heavy|heavily|alcoholic|for (?:\w+ )?(?:years|months)|(?:a|\d+|two|three|half a|whole|six) ?(?:bottles?|fifth|handle|lit(?:re|er)s?|pints?|cans?|units|pack))\b/,
}
/** Stopped, cut down, or nothing since. */
const without = {
  zh: /没(?:有)?(?:喝|饮|碰|沾)|不(?:喝|饮|碰)|(?:冇|无|唔)(?:再)?(?:饮|喝)|(?:停|戒|断)(?:了|咗|掉|紧)?(?:酒|几|[一二三四五两\d]|$|[，,。 ])|(?:想|要|正在|在|刚|开始|打算|试着)(?:戒|停)|戒(?:酒|断)|断酒|少喝|少饮|(?:喝|饮)少|减(?:量|了|到|半)|最后一次(?:喝|饮)/u,
  en: /\b(?:stop|stopped|stopping|quit|quitting|detox(?:ing)?|cold turkey|sober|without (?:a |any )?(?:drinks?|drinking|alcohol|booze|it|one)|last drink|no (?:drinks?|alcohol|booze)|(?:gave|give|giving|given) (?:it |up|drinking)|cut(?:ting)? (?:back|down)|came off|coming off|withdrawals?|(?:have not|haven'?t|havent|has not|did not|didn'?t|didnt|not) (?:had|have|drunk|drank|drink|touched)|(?:hours?|hrs|days?) (?:since|without|off))\b/,
}
/** Of these days: without an amount or a habit, that it has just been stopped is told by it. */
const lately = {
  zh: /今天|今日|今晚|今早|昨天|昨晚|寻日|琴日|第[一二三四五\d][天日晚]|[一二三四五两\d]+(?:天|日|个小时|小时|个钟)|这几天|刚/u,
  en: /\b(?:today|tonight|yesterday|this morning|last night|day (?:one|two|three|four|\d)|(?:\d+|one|two|three|four|a few|couple of) (?:hours?|hrs|days?)|since|now|right now|just|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
}
const symptom = {
  zh: /抖|颤|震|出汗|冒汗|流汗|冷汗|盗汗|大汗|幻觉|幻听|幻视|抽搐|抽筋|抽了|癫痫|发羊癫|一直吐|狂吐|不停(?:地)?吐|呕|糊涂|认不得|(?:看|见|睇)(?:到|见)?.{0,8}(?:虫|老鼠|蛇|人影|影子|不存在|没有的东西|唔存在)|听(?:到|见).{0,6}(?:声音|有人)/u,
  en: /\b(?:shak(?:e|es|y|ing|in)|shook|shivering|trembl\w*|tremors?|sweats?|sweat(?:y|ing|in)|hallucinat\w*|(?:see|seeing|hear|hearing) (?:things|stuff|bugs|spiders|rats|insects|people|voices|shadows)|seizures?|fits?|fitting|convuls\w*|dts|vomit\w*|throwing up|puking|being sick|confused)\b/,
}
const slots = { drink, daily, without, lately, symptom }

/** What makes hands shake as well; only a habit of alcohol told beside it counts then. */
const otherDrink = {
  zh: /咖啡|奶茶|可乐|能量饮料|红牛|浓茶|喝水|的水/u,
  en: /\b(?:coffees?|caffeine|espressos?|teas?|energy drinks?|red bull|monster|soda|coke|cola|water|juice|milk)\b/,
}
const alcoholNamed = {
  zh: /白酒|啤酒|红酒|黄酒|洋酒|米酒|喝酒|饮酒|戒酒|停酒|断酒|威士忌|伏特加|二锅头/u,
  en: /\b(?:vodka|whisk(?:e)?y|wine|beers?|gin|rum|bourbon|tequila|brandy|cider|lager|spirits|liquor|booze|alcohol)\b/,
}

/** That it was alcohol, whatever the shaking hand holds now. */
const stoppedDrinking =
  /\b(?:quit|stop(?:ped)?|gave up) (?:the )?(?:drinking|booze|alcohol)\b(?! (?:coffee|tea|soda|coke|cola|energy|caffeine|juice|milk|water|pop|monster|red bull))|\boff the (?:booze|drink)\b|戒酒|停酒|断酒/

const person =
  '爸|妈|爷|奶|公公|外公|外婆|婆婆|老公|老婆|丈夫|妻子|先生|太太|老豆|老母|老窦|阿爸|阿妈|哥|弟|姐|妹|叔|舅|姨|儿子|女儿|孩子|朋友|男友|室友|同事|邻居|父亲|母亲|家人|他|她|佢'
const somebodyElse = {
  zh: new RegExp(person, 'u'),
  en: /\b(?:he|she|they|him|his|her|(?:my|our) (?:\w+ )?(?:dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter|uncle|aunt|grand\w+|nan|friend|mate|roommate|flatmate|neighbou?r|boss))\b/,
}
/** The person's own drinking or body, said so where somebody else is named. */
const own = {
  zh: new RegExp(
    `我(?!的?(?:${person}))(?:(?!${person})[^，,。！？!?；;\\s]){0,10}(?:喝|饮|戒|停|抖|震|汗|手)|我(?:自己)?(?:的)?手`,
    'u',
  ),
  en: /\bi(?:'m| am|'ve| have|m|ve)? (?:(?!(?:my|he|she|they|think|worried|scared)\b)[\w']+ ){0,4}(?:drink|drank|drunk|drinking|stop|stopped|quit|shak\w+|sweat\w*|sober)\b|\bmy (?:hands?|whole body|body|legs)\b/,
}

/** Over and done with: a story, and no danger of today. */
const longAgo =
  /去年|前年|以前|当年|那时|那年|几年前|年前|上次|小时候|\b(?:years? ago|months? ago|last year|back then|used to|in (?:19|20)\d\d)\b/u
const ofToday = /今天|今日|现在|而家|依家|今晚|\b(?:today|now|tonight|again)\b/u

/**
 * Finds that somebody who drinks a lot has stopped or cut down and shakes, sweats or sees what is not there: a matter for a doctor and not
 * for a card on feelings. Told of themselves and of these days.
 *
 * @returns the parts of the message that say something else, for whoever reads on; null where it is not told
 */
export function tellsWithdrawal(text: string): { readonly rest: string } | null {
  const said = cleanText(text)
  const has = (slot: { readonly zh: RegExp; readonly en: RegExp }) => slot.zh.test(said) || slot.en.test(said)
  if (!has(drink) || !has(without) || !has(symptom)) return null
  if (!has(daily) && !has(lately)) return null
  if (has(otherDrink) && !stoppedDrinking.test(said) && !(has(alcoholNamed) && has(daily))) return null
  if (has(somebodyElse) && !has(own)) return null
  if (longAgo.test(said) && !ofToday.test(said)) return null
  const tells = (clause: string) => {
    const plain = cleanText(clause)
    return Object.values(slots).some(({ zh, en }) => zh.test(plain) || en.test(plain))
  }
  const clauses = text.split(
    /[，,。.!！?？;；\n、]+|\s+(?:and|but|with)\s+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u,
  )
  return { rest: clauses.filter((clause) => clause.trim() !== '' && !tells(clause)).join('，') }
}
