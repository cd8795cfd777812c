import { decide, type SafetyAssessment } from '../safety/gate'
import type { MatchedLevel } from '../safety/lexicon'
import { cleanText } from '../safety/normalise'
import type { AskedQuestion } from '../safety/safety-session'

/** What an assistant can ask about, beside the two questions of the cards. */
export type ReportQuestion = 'hurt' | 'near' | 'in-danger' | 'eating' | 'other' | 'other-safe' | 'voices'

/** Everything an assistant can ask that the next message may answer in a word. */
export type RepliedQuestion = AskedQuestion | ReportQuestion

/** The level that a yes means; of "is he safe now?" it is the no. */
const levelOfQuestion: Readonly<Record<ReportQuestion, MatchedLevel>> = {
  hurt: 'A',
  near: 'L3',
  'in-danger': 'L3',
  eating: 'E',
  other: 'T',
  'other-safe': 'T',
  voices: 'P',
}

/** The assistant's last words that can be answered, UTF-16 units. */
const answerable = 300

const asksSafe =
  /(?:are|r) (?:you|u) (?:\w+ )?safe|(?:you|u) safe|feel(?:ing)? safe|你(?:现在)?(?:是否|还)?安全|安全吗|安不安全|安全嘛|安唔安全/
const asksPassive =
  /(?:thought|thoughts|think|thinking|feel like|want|wanted|wish)[a-z ]{0,40}(?:die|dying|dead|suicide|kill|end(?:ing)? (?:your|ur|their) life|hurt(?:ing)? (?:your|ur|them)|harm(?:ing)? (?:your|ur)|not want(?:ing)? to (?:live|be)|disappear)|suicidal|想(?:过)?(?:要)?(?:死|自杀|轻生|伤害自己|结束(?:生命|自己)|不想活|消失)|不想活|自杀的(?:念头|想法)|伤害自己的(?:念头|想法|冲动)/

const englishPerson =
  '(?:he|she|they|him|her|them|(?:some|any)(?:one|body)|people|who|your (?:[a-z]+ ){0,2}[a-z]+|the [a-z]+|a [a-z]+)'
const chinesePerson =
  '(?:他|她|佢|ta|爸|妈|父|母|家人|家里人|屋企人|老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|伴侣|对方|同学|老师|老板|朋友|孩子|儿子|女儿|仔|囡|弟|妹|哥|姐|阿公|阿嬷|爷|奶|谁|边个|有人)'

const asksHurt = new RegExp(
  [
    `\\b(?:is|are|was|were|has|have|had|does|do|did) ${englishPerson} (?:[a-z]+ ){0,3}?(?:hurt|hit|beat|touch|threaten|forc|harm|bull|push|abus|kick|slap|punch|control|lock|chok|grab|thr[eo]w)[a-z]* (?:things at )?(?:you|u|your [a-z]+)\\b(?! (?:feelings|up\\b))`,
    '\\bwho (?:is )?(?:hurt|hit|do|beat|harm|touch)[a-z]* (?:this to )?you\\b',
    '\\byou (?:been |being |ever been |get |getting )(?:hurt|hit|beaten|bullied|abused|threatened|forced|touched|locked)',
    '\\b(?:scared|afraid|frightened) of (?:him|her|them|any(?:one|body)|some(?:one|body)|your [a-z]+|going home)',
    `${chinesePerson}[^。!?]{0,10}(?:打|伤害|欺负|威胁|碰|摸|强迫|逼|骂|推|踢|虐待|控制|恐吓|虾|侵犯|掐|关)(?:过|到|紧|咗|了|住)*(?:你|妳)(?!自己|的?电话|的?手机)`,
    `${chinesePerson}[^。!?]{0,8}(?:对你)?(?:动手|动粗|郁手|动过手)`,
    '你[^。!?]{0,6}(?:被|挨|俾)(?:人|谁|他|她|佢|家人|同学)?(?:打|欺负|伤害|威胁|强迫|侵犯|虐待|虾)',
    `怕(?:他|她|佢|回家|返屋企)(?:吗|嘛|么|咩)`,
  ].join('|'),
)
/** Whether who is violent is there: asked after violence was told, the yes is danger now. */
const asksNear = new RegExp(
  `\\b(?:is|are) ${englishPerson} (?:[a-z]+ ){0,2}?(?:there|here|home|nearby|around|in the house|next to you|with you)\\b|${chinesePerson}[^。!?]{0,6}(?:在(?:你)?(?:旁边|身边|家|附近|那里|那儿|这里|场)|在不在|在吗|喺唔喺|喺(?:你)?(?:身边|隔篱|屋企|度))`,
)
const asksInDanger =
  /\b(?:are you|you are|you) (?:in )?(?:any |immediate |real )?danger\b|你?(?:现在|而家)?(?:有没有|有冇|是不是有|处于|有)危险/
const asksEating =
  /\byou\b.{0,40}(?:make yourself (?:sick|throw up|vomit)|throw(?:ing)? up (?:after|on purpose)|be(?:ing)? sick after|skip(?:ping|ped)? (?:[a-z]+ )?(?:meals?|breakfast|lunch|dinner|food|eating)|stopp?(?:ed)? eating|go(?:ing)? without food|laxatives?|bing(?:e|ing)|purg(?:e|ing)|starv(?:e|ing)|restrict(?:ing)? (?:what|your|food))|催吐|抠喉|扣喉|逼自己吐|让自己吐|(?:吃|食)完.{0,6}(?:吐|呕)|不吃(?:饭|东西|早|午|晚)|唔食(?:饭|嘢|早|晚)|跳过.{0,4}(?:餐|饭)|节食|绝食|断食|泻药|暴食|暴饮|饿自己|故意.{0,3}(?:不吃|少吃|饿)/
const asksOther = new RegExp(
  [
    `\\b(?:has|have|had|did|does|do|is|was) ${englishPerson} (?:[a-z]+ ){0,6}?(?:wants? to die|wanted to die|want(?:ing)? to die|dying|suicid[a-z]*|kill(?:ing)? (?:him|her|them)|hurt(?:ing)? (?:him|her|them)sel|self ?harm[a-z]*|cut(?:ting)? (?:him|her|them)sel|not want(?:ing)? to (?:live|be)|doesnt want to (?:live|be)|wish(?:es)? (?:he|she|they) (?:was|were) dead|end(?:ing)? (?:his|her|their) life|alone (?:now|tonight))`,
    `${chinesePerson}[^。!?]{0,12}(?:想死|不想活|唔想活|唔想生|唔想做人|自杀|轻生|伤害自己|自残|想不开|割自己|结束生命|寻短见)`,
  ].join('|'),
)
const asksOtherSafe = new RegExp(
  `\\b(?:is|are) ${englishPerson} (?:[a-z]+ ){0,2}?safe\\b|${chinesePerson}[^。!?你]{0,8}(?:安全|安唔安全)`,
)
const asksVoices =
  /hear(?:ing)? (?:[a-z]+ ){0,3}(?:voices?|things)|voices? (?:[a-z]+ ){0,4}(?:tell|say|talk|speak)|see(?:ing)? things|(?:watching|following|controlling) you|read(?:ing)? your (?:mind|thoughts)|听(?:到|见|得到)[^。!?]{0,8}(?:声音|把声|人讲|人说)|(?:声音|把声)[^。!?]{0,6}(?:叫你|命令|跟你|同你)|幻听|看(?:到|见)别人看不|(?:监视|控制|跟踪)你/

const isQuestion =
  /\?|吗|嘛|么$|没有$|有没有|是不是|会不会|有冇|系咪|会唔会|安唔安|^(?:is|are|was|has|have|had|does|do|did|who) /
const aboutYou = /你(?:自己)?(?:不|唔|有)?(?:想|要|有过)|\byou\b.{0,20}(?:want|thought)/

/** What one sentence of the assistant asks. */
function askedIn(sentence: string): readonly RepliedQuestion[] {
  const found: RepliedQuestion[] = []
  const question = isQuestion.test(sentence)
  const other = question && asksOther.test(sentence) && !aboutYou.test(sentence)
  const otherSafe = question && asksOtherSafe.test(sentence)
  if (asksSafe.test(sentence) && !otherSafe) found.push('safe')
  if (asksPassive.test(sentence) && !other) found.push('passive')
  if (!question) return found
  if (other) found.push('other')
  if (otherSafe) found.push('other-safe')
  if (asksHurt.test(sentence)) found.push('hurt')
  if (asksNear.test(sentence) && !otherSafe) found.push('near')
  if (asksInDanger.test(sentence)) found.push('in-danger')
  if (asksEating.test(sentence)) found.push('eating')
  if (asksVoices.test(sentence)) found.push('voices')
  return found
}

/**
 * What an assistant's own words ask, so that the next message can be read as the answer. A statement counts as well for the
 * two questions of the cards: "some people feel they do not want to live" can be answered with "me too".
 */
export function questionsIn(reply: string): readonly RepliedQuestion[] {
  const text = cleanText(reply).replace(/'/g, '').slice(-answerable)
  const sentences = text.split(/(?<=[。.!?\n])/).map((sentence) => sentence.trim())
  return [...new Set(sentences.flatMap(askedIn))]
}

/** The question of `questionsIn` that is read first: the two of the cards, then the others. */
export function questionIn(reply: string): RepliedQuestion | null {
  const asked = questionsIn(reply)
  return (
    asked.find((question) => question === 'safe') ??
    asked.find((each) => each === 'passive') ??
    asked[0] ??
    null
  )
}

type Answer = 'yes' | 'no' | 'not-sure'

/** Longer texts say something of their own. UTF-16 units. */
const longestAnswer = 40

const person =
  '(?:my |our |the |his |her |me )?(?:step ?)?(?:mums?|moms?|mam|mother|dads?|father|parents|nan|gran(?:ny|dad|dma|dpa)?|brothers?|sisters?|bro|cousins?|uncle|aunt(?:ie)?|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|son|daughter|boss|manager|teacher|coach|landlord|neighbou?r|flatmate|roommate|classmates?|carer|pastor)|he|she|they|him|her|them|both|' +
  '我?(?:继父|后爸|后妈|爸爸|妈妈|老爸|老妈|阿爸|阿妈|老豆|父亲|母亲|爸妈|爸|妈|爷爷|奶奶|外公|外婆|阿公|阿嬷|哥哥|姐姐|弟弟|妹妹|大佬|细佬|家姐|哥|姐|弟|妹|老公|老婆|丈夫|男朋友|女朋友|男友|女友|前任|前夫|叔叔|舅舅|老板|老师|教练|同学|室友|家人|屋企人|儿子|女儿|仔)|他们|她们|佢哋|他|她|佢'

const often =
  'not (?:every (?:day|time|night|meal|week)|always|often|all the time|for a while)|every ?(?:single )?(?:time|day|night|meal|morning|week|weekend|other day|few days)?|all the time|most (?:days|nights|times|meals)|sometimes|occasionally|often|always|a lot|lots|constantly|regularly|now and then|on and off|from time to time|once|twice|(?:once|twice|a few times|three times) a (?:day|week|month)|(?:a few|many|several|two|three|some|[0-9]+) times|a bit|a little|' +
  '(?:不|不是|没有?|唔系|冇)(?:每次|每天|天天|日日|经常|常常|总是|次次|成日)|有时候?(?:会|有)?|偶尔(?:会|有)?|间中|久唔久|经常|常常|时常|总是|一直(?:都)?|每(?:次|天|晚|餐|顿|个?星期|周)|天天|日日|次次|成日|晚晚|好多次|很多次|几次|[一两二三四五六七八九十几0-9]次|隔三差五|动不动'

const when =
  'last (?:night|week|month|time|year|weekend)|yesterday|tonight|today|this (?:morning|week|evening|afternoon|month)|at night|(?:just )?now|earlier|before|recently|lately|after (?:dinner|lunch|breakfast|meals?|food|eating|i eat|school|work|tea|the pub)|when (?:hes|shes|he is|she is|he|she|im|i am|i) (?:drunk|drinks?|drinking|angry|mad|alone|eat|in bed)|since (?:i was [a-z0-9]+|then|january|september|last year)|in bed|at home|breakfast|lunch|dinner|meals|' +
  '昨(?:晚|天|日)|前(?:晚|天)|今(?:天|早|晚|朝|日)|琴(?:晚|日)|寻(?:晚|日)|刚(?:才|刚)?|啱啱|上(?:周|个?星期|个月|次)|晚上|夜晚|半夜|夜里|(?:一)?(?:喝|饮)(?:了|醉)*酒?(?:就|之后|后|以后)?|(?:吃|食)(?:完|咗|了)(?:饭|嘢|东西)?(?:之?后|就)?|饭后|早餐|午餐|晚餐|早饭|午饭|晚饭|周末|最近|近排|以前|小时候|在家|屋企'

const affirm =
  'yes|yep|yeah|yea|yup|ya|y|(?:i|he|she|they|it|we) (?:do|does|did|has|have|is|are|was|will)|ive (?:done|tried)|a few|correct|true|right|guilty|exactly|thats right|i think so|think so|unfortunately|' +
  '(?:在|喺|就在|还在)(?:的|呀|啊|度|㗎)?|(?:有|会|是|试|打|说|讲|听到|说过|打过|讲过|试过|话|系|对)(?:过|的|呀|啊|㗎|咗|了)?|我也是|都有|嗯|没错|冇错|是这样|就是'

const deny =
  'no one|nobody|none|no|nope|nah|never|not at all|not really|not me|of course not|definitely not|not yet|not that i know(?: of)?|(?:i|he|she|they|it) (?:dont|doesnt|didnt|hasnt|havent|isnt|arent|wasnt|wouldnt|never (?:has|did|does)?)|' +
  '(?:从来|还|并|都|完全|也)?(?:没有|没|冇|未|不会|唔会|不是|唔系|从不|从未|不)(?:人|过|说过|打过|听到|听过|试过|讲过|话过|有|在|喺|啊|呀)?|无'

const unsure =
  'idk|i ?dunno|dunno|i dont (?:really )?know|dont know|not (?:so |too |really )?sure|unsure|im not sure|maybe|perhaps|kind ?of|kinda|sort of|sorta|depends|hard to say|i guess(?: so)?|cant (?:remember|tell|say)|possibly|probably|does (?:it|that) count|' +
  '不(?:太|大)?(?:知道|确定|清楚|好说|晓得|记得)|说不(?:好|清|准|上来)|唔(?:知|肯定|清楚|记得)|难讲|不一定|也许|可能|大概|好像|好似|应该|算不算|不算吧|算是?吧?|看情况|一点点?|有点|有一点'

const filler =
  'well|um|uh|hm+|honestly|tbh|really|just|so|and|or|but|the|a|me|it|i|mostly|usually|only|lol|sorry|to|with|' +
  '就|都|也|啊|呀|呢|吧|啦|喔|哦|喎|㗎|嘅|的|了|咗|呃|额|唔该|我|在|又|很|好|其实|会'

/** The longest word of each kind at a place: what one says with, and what it means. */
const words: readonly (readonly [RegExp, Answer | 'person' | 'filler'])[] = [
  [often, 'yes'],
  [unsure, 'not-sure'],
  [deny, 'no'],
  [when, 'yes'],
  [affirm, 'yes'],
  [person, 'person'],
  [filler, 'filler'],
].map(([source, kind]) => [new RegExp(`(?:${source})(?![a-z])`, 'y'), kind as Answer | 'person' | 'filler'])

/** Cuts an answer into words that only answer; null where anything else is said. One way through, so the time is linear. */
function kindsOf(text: string): ReadonlySet<string> | null {
  const kinds = new Set<string>()
  let place = 0
  while (place < text.length) {
    if (text[place] === ' ') {
      place += 1
      continue
    }
    let end = place
    let best = ''
    for (const [word, kind] of words) {
      word.lastIndex = place
      const found = word.exec(text)
      if (!found || place + found[0].length <= end) continue
      end = place + found[0].length
      best = kind
    }
    if (end === place) return null
    kinds.add(best)
    place = end
  }
  return kinds
}

const startsWithYes = /^(?:yes|yep|yeah|yup|有(?!没|冇|人|点)|是的|会的|系呀|对)/

/** A message of a few words that answers a question about what happens; null where it says something of its own. */
export function readReportAnswer(given: string): Answer | null {
  const text = cleanText(given)
    .replace(/'/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
  if (text === '' || text.length > longestAnswer) return null
  const kinds = kindsOf(text)
  if (kinds === null) return startsWithYes.test(text) ? 'yes' : null
  if (kinds.has('no')) return kinds.has('yes') ? 'not-sure' : 'no'
  if (kinds.has('not-sure')) return 'not-sure'
  return kinds.has('yes') || kinds.has('person') ? 'yes' : null
}

/** The same for "is he safe now?", where only a yes is good news. */
function needsHelp(question: ReportQuestion, answer: Answer): Answer {
  if (question !== 'other-safe' || answer === 'not-sure') return answer
  return answer === 'yes' ? 'no' : 'yes'
}

/** What a short answer to the assistant's questions says, as the gate would say it; null where it answers none of them. */
export function assessAnswer(questions: readonly RepliedQuestion[], given: string): SafetyAssessment | null {
  const reports = questions.filter(
    (question): question is ReportQuestion => question !== 'safe' && question !== 'passive',
  )
  const answer = reports.length > 0 ? readReportAnswer(given) : null
  if (answer === null) return null
  const findings = reports.flatMap((question) => {
    const said = needsHelp(question, answer)
    if (said === 'no') return []
    const sure = said === 'yes'
    return [{ layer: 'grammar:answered', level: levelOfQuestion[question], sure, context: null } as const]
  })
  return findings.length > 0 ? decide(findings) : null
}
