import { cleanText } from '../safety/normalise'

/** That somebody is dead by their own hand, in words that leave no doubt that they are dead. */
const died = {
  zh: /(?:自杀|轻生|自尽|寻短见|想不开|跳楼|跳河|跳江|跳桥|跳海|坠楼|上吊|烧炭|割腕|服毒|喝农药|喝药|吞药|卧轨)[^,，。.!！?？;；]{0,6}(?:身亡|走了|走咗|去世|过世|离世|离开(?:了|我)|没了|死了|死咗|不在了|唔喺度|没(?:有)?救(?:回|活|过来)|没抢救)|(?:因为|因|是|系)(?:自杀|轻生|抑郁)(?:而)?(?:走|去世|过世|离世|离开|没)的?|自杀(?:身亡|去世|离世|过世)|自杀(?:一|两|二|三|四|五|六|七|八|九|十|\d+)?(?:周年|年了|个月了)|是(?:自杀|上吊|跳楼|烧炭|跳河|喝农药|吃药)(?:死|走|没)?的|(?:自杀|轻生)(?:的)?(?:遗属|遗族|家属)|(?:找到|捞|打捞|发现)[^,，。.!！?？;；]{0,10}(?:遗体|尸体)|(?:找到|捞到|捞上来)[^。.!！?？;；]{0,14}人(?:已经)?没了|认尸/u,
  en: /\b(?:killed|hanged|hung|shot) (?:him|her|them)sel(?:f|ves)\b|\b(?:took|taken|ended) (?:his|her|their) own li(?:fe|ves)\b|\bdied (?:by|of|from|through) suicide\b|\bcommitted suicide\b|\b(?:lost|losing) (?:\w+ ){1,4}to suicide\b|\bsuicide of my\b|\bsuicide loss\b|\b(?:completed|dead by) suicide\b|\b(?:they|police|divers|officers|coastguard|somebody|someone|neighbou?rs?|staff)(?: have|ve)? (?:found|recovered|pulled out|pulled) (?:(?:my|our) (?:\w+ ){1,3}(?:dead|body)|(?:him|her) dead|(?:his|her) body|(?:my|our) \w+s body)\b|\b(?:his|her) body was (?:found|recovered)\b|\b(?:say|said|think|coroner|inquest)\b.{0,24}\b(?:stepped|walked|jumped|ran|lay down|threw (?:him|her)self) (?:\w+ )?(?:in front of|under) (?:a|the) (?:\w+ )?(?:train|tube|lorry|truck|bus|metro)\b/,
}

/** Somebody of the writer's life; a singer, a hero of a book and a stranger in the news are nobody's loss. */
const close = {
  zh: /他|她|佢|爸|妈|哥|姐|弟|妹|爷|奶|外婆|外公|姥|老公|老婆|儿子|女儿|孩子|男友|女友|同学|同桌|室友|舍友|朋友|闺蜜|兄弟|老师|同事/u,
  en: /\b(?:my|our) (?:\w+ ){0,4}?(?:mum|mom|mother|mam|dad|father|parents?|brother|bro|sister|sis|son|daughter|lad|boy|girl|child|kid|twin|husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|ex|friend|bestie|mate|best mate|roommate|flatmate|housemate|classmate|batchmate|coursemate|colleague|coworker|boss|teacher|student|patient|client|neighbou?r|cousin|uncle|aunt|auntie|nan|gran|grandma|grandmother|grandad|granddad|grandpa|grandfather|nephew|niece|buddy|unit|class)\b|\b(?:lost|losing) (?:him|her|them|a (?:\w+ )?(?:friend|mate|cousin|colleague|student|classmate))\b|\b(?:he|she) (?:killed|hanged|hung|shot|took|ended|died|stepped|walked|jumped|threw)\b|\b(?:his|her) body\b|\bfound (?:him|her) dead\b/,
}

/** Not dead, not so, or not of this life: tried, nearly, said, feared, asked, read, told as a story. */
const notSo = {
  zh: /差点|差一点|险些|未遂|没死|想(?:要)?(?:自杀|跳|死|喝药)|死了(?:得了|算了|好)|(?:说|话)(?:要|想|过)|(?:怕|担心|会不会|如果|要是|万一).{0,8}(?:自杀|轻生|跳|死|想不开)|以为|梦|电影|电视剧|小说|漫画|游戏|角色|主角|明星|歌手|演员|新闻|历史|作业|论文/u,
  en: /\b(?:tried|tries|trying|attempt\w*|nearly|almost|could have|might have|would have|wish\w*|if|says?|said|thinks?|thought|threat\w*|afraid|scared|worr\w+|dream\w*|wants|(?<!\bi )want|wanted|going to|gonna|film|movie|novel|book|song|lyrics|character|game|episode|show|actor|singer|celebrity|news|essay|homework|history|didnt|did not|hasnt|has not|not)\b[^.!?;]{0,40}\b(?:kill|kille?d|hang\w*|shot|hung|took|taken|ended|died|commit\w*|suicide)\b/,
}

/** It has only just happened, and perhaps help is still needed. */
const onlyNow = {
  zh: /刚刚|刚才|刚(?!过|走|去世|开学)|啱啱|现在(?!都|还|也)|正在|怎么救|救命|快来|还有(?:气|呼吸|心跳)|120|999|110/u,
  en: /\b(?:just|right now|minutes? ago|an hour ago|still (?:breathing|warm|alive|moving)|ha(?:s|ve) (?:shot|hanged|hung)|what do i do|breathing|pulse|ambulance|911|999|112|help me)\b/,
}

/**
 * Whether somebody tells that a person of their life has died by suicide: they are asked about themselves and not told how to help the
 * dead. Where it may have happened only now, or nobody says that the other has died, it is none: then help may still be in time.
 */
export function tellsLossBySuicide(text: string): boolean {
  const chinese = cleanText(text)
  const english = chinese.replace(/'/g, '')
  if (died.zh.test(chinese))
    return close.zh.test(chinese) && !notSo.zh.test(chinese) && !onlyNow.zh.test(chinese)
  return (
    died.en.test(english) && close.en.test(english) && !notSo.en.test(english) && !onlyNow.en.test(english)
  )
}

/** A text without what it tells of that death: what is left is the writer's own. */
export function withoutTheLoss(text: string): string {
  const rest = cleanText(text).replace(new RegExp(died.zh, 'gu'), ' ')
  return rest.replace(new RegExp(died.en, 'g'), ' ')
}

const longAgo =
  /年前|前年|那年|周年|忌日|小时候|已经过去|(?:19|20)\d\d年?|\byears? ago\b|\byears since\b|\banniversary\b|\bwhen i was\b|\b(?:19|20)\d\d\b|\bin '?\d\d\b|\bmemorial\b|\bin his honou?r\b|\bmade (?:my )?peace\b|\bat university\b/u

/** Whether a loss that is told is not one of long ago, of which somebody may only tell. */
export function tellsNoOldLoss(text: string): boolean {
  return !longAgo.test(cleanText(text))
}
