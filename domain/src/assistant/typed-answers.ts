import { namesDanger, namesMask, namesOtherMatter } from '../safety/grammar/named-things'
import { cleanText } from '../safety/normalise'
import type { PassiveAnswer, SafeAnswer } from '../safety/safety-session'

/** Longer texts say something of their own; they are not read as an answer. UTF-16 units. */
const longestAnswer = 40

/** Folded, without punctuation at the ends and between words. */
export function plain(text: string): string {
  return cleanText(text)
    .replace(/'/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** An expression that a whole answer has to fit, with fillers around it. */
function answers(source: string): RegExp {
  const before =
    '(?:啊|嗯|唔|呃|额|其实|我|觉得|well|um|uh|hm|honestly|tbh|i think|i guess|no|yes|yeah|maybe) ?'
  const after = ' ?(?:吧|啊|呢|啦|了|的|哦|呀|喇|㗎|咯|tbh|really|at all|right now|now|anymore|lol|sorry)'
  return new RegExp(`^(?:${before})*(?:${source})(?:${after})*$`)
}

const unsure = answers(
  '不(?:太|大)?(?:知道|确定|清楚|好说|晓得)|说不(?:好|清|准|上来)|不好说|唔(?:知|肯定|清楚)|難講|难讲|不一定|也许|可能|还好|还行|一般(?:般)?|马马虎虎|凑合|有时(?:候)?|有时会|偶尔|看情况|差不多|算是|应该|麻麻地|ok 啦|' +
    'idk|i ?dunno|dunno|i dont know|dont know|not (?:so |too |really |entirely |100 |completely )?sure|unsure|im not sure|maybe|perhaps|sometimes|kind ?of|kinda|sort of|so so|i guess(?: so)?|depends|hard to say|who knows|sorta|ish|meh|50 50|for now',
)

const notSafe = answers(
  '不|不是|(?:现在|目前|还是|真的|一直|觉得|感觉|在家|这里|这儿)*(?:不|没|并不)(?:太|怎么|是很|够|觉得|感到)?安全|没有|没|不安全 ?我?(?:很)?怕|唔(?:系|安全)|冇|否|并不|完全不|不算|一点都?不|不行|' +
    'no|nope|nah|not (?:really|at all|safe|very safe)|(?:im|i am)(?: really| still| definitely)? not(?: really)?(?: safe| ok| okay| feeling safe)?(?: here| at home| anymore| any more| yet| at all)?|i (?:do not|dont|really dont|still dont) feel (?:very |at all )?safe(?: here| at home| anymore)?|not safe(?: here| anymore| yet)?|no im not|no i am not|unsafe|not even close|negative|n|never',
)

const isSafe = answers(
  '是|是的|嗯|对|对的|安全|(?:暂时|应该|可能|大概)(?:是)?安全|很安全|挺安全|现在安全|目前安全|我(?:现在|目前|很|是)?安全|在家 ?(?:很)?安全|系|系呀|安全呀|没事 ?(?:我)?(?:很)?安全|' +
    'yes|yep|yeah|yup|y|i am|yes i am|im safe|i am safe|safe|yes safe|im safe (?:at home|here|now|for now)|im ok im safe|currently safe|totally safe|i am right now',
)

const denies = answers(
  '(?:不是|没有|没|冇|唔系)? ?(?:就|就是|只是|系)?(?:随口|随便|纯)?(?:吐槽|发泄|抱怨|说说|讲下|嘴上说说|夸张)(?:一下|而已|罢了|咋)?|' +
    '(?:no|nah|nope)? ?(?:im |i was )?(?:just |only )?(?:venting|ranting|moaning|joking|kidding|exaggerating|being dramatic)|' +
    '没有|没|没有过|从来没有|从没|不会|没想过|没有想过|没有 ?(?:没有)+|冇|冇谂过|唔会|不|无|' +
    'no|nope|nah|never|not at all|no never|i havent|i dont|no i dont|no i havent|of course not|definitely not|not me|none',
)

const sometimes = answers(
  '有时(?:候)?(?:会|有)?|偶尔(?:会|有)?|间中|有时会想|想过(?:一两次|几次)?|以前(?:有|想过)|一点点|有一点|有点|不是没有|最近有(?:时)?|谂过(?:下)?|曾经|也有|' +
    'sometimes|occasionally|now and then|on and off|once or twice|a bit|a little|a few times|used to|kind of|kinda|sort of|not often|from time to time|i have before|thought about it|crossed my mind|idk|i dont know|dunno|maybe|not sure|' +
    '不知道|不确定|说不清|唔知|可能|也许|还好|也不是没有',
)

const affirms = answers(
  '有|有的|有过|有啊|一直有|每天(?:都)?(?:有|想)?|经常|常常|总是|会|想过|想|想过很多次|是|是的|嗯|对|都有|都有过|都想过|我也是|我也|一样|两个都有|全部|全都有|系|有呀|成日|日日|好多次|' +
    'yes|yep|yeah|yup|y|yes i do|i do|yes i have|i have|all of (?:them|it|the above|that)|both|both of them|all|all the time|every day|every night|always|often|me too|same|same here|that one|those|everything you said|most days|a lot|constantly|i am',
)

function fits(expression: RegExp, text: string): boolean {
  return text.length <= longestAnswer && expression.test(text)
}

/** "I guess I'm safe", "safe for now". */
const halfSure = /\b(?:guess|maybe|for now|think|probably|kinda|kind of|sort of)\b|应该|可能|暂时|大概|算是/

/** "Yes" alone may answer what was asked, or say the danger once more ("yes I am"): only who names safety is read as safe. */
const namesSafety = /safe|安全/

/**
 * A typed answer to "Are you safe right now?"; null where the text is none, or a "yes" that may mean something else: for that there is a
 * button.
 */
export function readSafeAnswer(given: string): SafeAnswer | null {
  const text = plain(given)
  if (text === '') return null
  // In this order: what may mean two things is read as the one that needs more help.
  if (fits(notSafe, text)) return 'no'
  if (fits(unsure, text)) return 'not-sure'
  if (!fits(isSafe, text) || !namesSafety.test(text)) return null
  return /[?？]/.test(given) || halfSure.test(text) ? 'not-sure' : 'yes'
}

/** That somebody is safe or calmer now, in whatever words. */
const tellsSafety =
  /安全|没事了|冇事啦|冇事喇|好多了|好啲喇|冷静下来|平静下来|缓过来|不会(?:做傻事|伤害自己|死|自杀)|不(?:想死|自杀)了|(?:我|已经)?(?:从.{0,6})?(?:下来|走下来|退回来|离开天台|离开那里|离开桥)了|有人(?:陪|在(?:我|身边|旁边|这|家|陪|$|[,，。.!！了]))|\bsafe\b|\bim (?:ok|okay|fine|alright|all right|better|calm(?:er)?)\b|\bcalm(?:ed)? (?:down|now)\b|\b(?:not|wont|never) (?:going to |gonna )?(?:do it|do anything|hurt myself|kill myself|die)\b|\b(?:came|come|climbed|got|im|stepped) (?:back )?down\b|\bstepped back\b|\bput (?:them|it|the \w+) away\b|\bwith me now\b/u
const tellsNoSafety =
  /(?:不|没|冇|唔|未必|谁都不|哪里都不)(?:太|是|够|怎么|很|觉得|感到)?安全|安全(?:吗|么|的地方|感|剂量|用量|套)|假装|装作|骗|有人(?:陪|在)(?:吗|就)|\b(?:not|never|un|isnt|arent|dont|cant|wont|nowhere|if|until|pretend|say|tell \w+|feel) (?:\w+ )?(?:\w+ )?safe\b|\bunsafe\b|\b(?:ill|id|would|wish|only|once|when|after) (?:\w+ ){0,3}safe\b|\bsafe (?:when|once|after|if|then)\b|\bsafe (?:dose|amount|way|to take)\b|[?？]|\bim (?:fine|ok|okay|alright|better|calm) (?:with|about|dead|gone|off)\b|\b(?:better|calm) (?:off|dead|gone|now that)\b/u

/**
 * Whether words say that their writer is safe or calmer. Danger now is over only by the button, so nothing follows from this but that
 * the way to the button is told.
 */
export function saysSafe(given: string): boolean {
  const text = cleanText(given).replace(/'/g, '')
  return (
    text.length <= longestAnswer * 3 &&
    (tellsMeansAway(given) || (tellsSafety.test(text) && !tellsNoSafety.test(text)))
  )
}

const means =
  '(?:it|them|(?:the|my|all the) (?:knife|knives|gun|pistol|rifle|pills|tablets|meds|medicine|blades?|razors?|rope|scissors|bottle|bullets|ammo|key)s?)'
const keeper =
  '(?:him|her|them|my (?:\\w+ )?(?:mum|mom|dad|wife|husband|brother|sister|friend|mate|roommate|flatmate|partner|girlfriend|boyfriend|nan|gran|teacher|neighbou?r|son|daughter|aunt|uncle))'
const putAwayEnglish = `locked ${means}(?: up| away)?|(?:put|threw|thrown) ${means}(?: \\w+){0,2} (?:down|away|out|back|in the (?:bin|trash|toilet|safe))|flushed ${means}|(?:gave|given|handed) (?:${means}(?: over)? to ${keeper}|${keeper} ${means})|(?:its|theyre) (?:locked (?:up|away)|flushed|in the (?:bin|trash|safe))`
const putAwayChinese =
  '(?:好[,，]?|嗯[,，]?|我|已经|都|刚刚?|而家|现在|把|将)*(?:刀|药|剪刀|绳子?|美工刀|枪|把刀|啲药|它|东西)?(?:已经|都|给|俾|被我)?(?:放下|放低|收起来|收好|收埋|扔|丢|冲|锁起来|锁好|交给|给)(?:了|咗|掉|进|到|我|妈|爸|妈妈|爸爸|姐|室友|老师|朋友|把|刀|药|剪刀|马桶|垃圾桶|柜子|他|她|里|去|起来)*'
/** Nothing but such a sentence, or two of them. */
const putAway = new RegExp(
  `^(?:(?:ok|okay|yes|yeah|right|fine|well|so|i|ive|i have|weve|we|have|just|already|now)\\b[ ,]*)*(?:${putAwayEnglish})(?:[ ,]+(?:and )?(?:i )?(?:${putAwayEnglish}|now|ok))*[ .!]*$|^${putAwayChinese}[。!！.]*$`,
  'u',
)
const stillAtHand = /\b(?:not|havent|cant|wont|still|but|later|tonight)\b|没|不|冇|未|还在|但|等|今晚|准备/

/** Back from an edge, and where they are now. */
const cameDown =
  /^(?:我|好了?|嗯|已经|[,， ])*(?:从[^,，。]{1,8})?(?:走|爬|退|慢慢)*(?:下来|回来)了[,，。 ]*(?:(?:现在)?在[^,，。]{1,8})?[。!！]*$|^(?:(?:ok|okay|yes|i|ive|im|have|just|now)\b[ ,]*)*(?:came|come|climbed|got|stepped) (?:back )?(?:down|off the (?:roof|ledge|bridge|railing|edge))(?:[ ,]+(?:now|ok|sitting [\w ]{1,24}))*[ .!]*$/u

/** Whether all that is said is that a means was put down, locked away or given to somebody, or the edge left: no danger, and no end of one. */
export function tellsMeansAway(given: string): boolean {
  const text = cleanText(given).replace(/'/g, '').trim()
  return (
    text.length <= longestAnswer * 2 && (putAway.test(text) || cameDown.test(text)) && !stillAtHand.test(text)
  )
}

/** "No. His car just pulled in": the answer to "are you safe?" stands first, and why comes behind it. "Nah, don't want the police" is no such answer. */
export function beginsUnsafe(given: string): boolean {
  return /^(?:no|nope|nah|not (?:really|safe|at all))[\s,.!…](?!\s*(?:i )?(?:do ?n['’]?t|didn['’]?t|wo ?n['’]?t|can['’]?t) (?:want|need|wanna|call|tell|like))|^(?:不|不是|没有|冇|唔系|(?:不太|不|唔)安全)[\s,，。！!…](?!\s*我?(?:不想|不要|不用|不敢|别|唔想|唔使))/i.test(
    given.trim(),
  )
}

/** A typed answer to the question whether somebody has thought of not wanting to live; null where the text is none. */
export function readPassiveAnswer(given: string): PassiveAnswer | null {
  const text = plain(given)
  if (text === '') return null
  if (fits(affirms, text)) return 'yes'
  if (fits(sometimes, text)) return 'sometimes'
  return fits(denies, text) ? 'no' : null
}

const corrects = new RegExp(
  // One character or word at a time, so that there is only one way to read what stands before.
  `^(?:[不哈啊哎呀嗯哦唔 ]|不是|是的|唔系|no|nah|ha|lol|sorry|oh|omg|lmao)*(?:${[
    '(?:我)?(?:刚才|刚刚|刚)?(?:是)?(?:在)?开(?:个)?玩笑(?:的|而已|啦|罢了){0,2}',
    '(?:我)?(?:讲|说)笑(?:咋|而已|啦|的)?',
    '(?:我)?打错(?:字)?(?:了)?.{0,8}',
    '(?:我)?(?:刚才|刚刚|刚)?(?:说|讲|发|传|写|输)(?:错|漏|反)(?:话|人|字|群|窗口|地方|嘢)?(?:了|咗|啦)?(?: ?(?:抱歉|不好意思|对不起|唔好意思|sorry))?(?: ?(?:我)?(?:是|系)(?:说|讲|指|想说|想讲).{1,16})?',
    '(?:不是|唔系)(?:发|传|send)(?:给|俾|畀)你(?:的|嘅)?(?: ?(?:发|传|send)错(?:人|群)?(?:了|咗)?)?',
    '(?:是)?(?:输入法|自动更正|语音|语音转文字|听写)(?:的问题|打错|写错|听错|识别错|搞错)(?:了|咗)?',
    '(?:你)?误会(?:我)?(?:了)?.{0,10}',
    '(?:我)?不是(?:那个|这个|你想的那个|你想的那种)意思.{0,8}',
    '(?:这|那)?(?:是|系)(?:歌词|台词|书名|片名|电影|小说|游戏|剧名|段子|梗|梗啦)(?:里的|入面|啦|而已|的)?',
    'i (?:was|am) joking(?: .{1,40})?',
    'im (?:only |just )?(?:joking|kidding)',
    '(?:just |only )?(?:kidding|joking|a joke|messing|a figure of speech)',
    // What was meant, and then that it was a slip: 跳绳 打错了, "the guitar bridge, I mean".
    '[^ ]{1,8} ?(?:啦|呀|嘅)? ?(?:是)?(?:打错|写错|输错|手滑|手误|按错|输入法|自动更正|语音)[^ ]{0,6}',
    '(?:[a-z]+ ){1,3}typo(?: sorry| lol)?|typo(?: [a-z]+){1,4}|(?:[a-z]+ )?not die(?: lol)?',
    'jk|jokes?|typo|(?:sorry )?(?:wrong (?:word|chat|window|person|group|number)|(?:stupid )?autocorrect)(?: (?:sorry|lol|ignore that|ignore me|oops))*',
    '(?:oops )?(?:i|i have|ive) (?:misspoke|misspoken|mistyped|misworded (?:it|that)|(?:said|put|worded|phrased|typed) (?:it|that) (?:wrong|badly))(?: sorry| oops)?(?: i (?:mean|meant) .{1,40})?',
    '(?:sorry )?(?:it|that) came out (?:all )?wrong(?: sorry)?(?: i (?:mean|meant) .{1,40})?',
    '(?:sorry )?(?:that|it) was (?:meant for|for) (?:someone|somebody) else(?: sorry)?',
    '(?:it|that|this|its|thats)(?: is| was|s)? (?:just |only )?(?:a |the |from a |from the |in a |in the )?(?:joke|song|lyric|lyrics|film|movie|book|game|show|quote|typo|figure of speech|expression).{0,20}',
    '(?:that is|thats|thats) not what i meant.{0,20}',
    'you (?:misunderstood|got me wrong|got that wrong).{0,20}',
  ].join('|')})$`,
)
/** "I mean …", 我是说…: says what was meant only where it names something that is nobody's own; "I mean it" says it again. */
const explains = new RegExp(
  `^(?:[不哈啊哎呀嗯哦唔 ]|不是|是的|唔系|no|nah|ha|lol|sorry|oh|omg|lmao)*(?:${[
    '(?:我)?(?:说|讲|指|问|打)(?:的)?(?:是|嘅系).{1,16}',
    '(?:我)?(?:是|系)(?:说|讲|指|问).{1,16}',
    'i (?:mean|meant|was talking about) .{1,40}',
    'im (?:only |just )?talking about .{1,40}',
    '(?:in|on|at|the|a|my)(?: [a-z]+){1,5} i (?:mean|meant)(?: lol| haha)?',
  ].join('|')})$`,
)

/** "我没有开玩笑", "I'm not joking": the opposite. */
const notJoking =
  /(?:没|不是|不系|唔系|冇)(?:在)?(?:开玩笑|讲笑|说笑)|(?:not|aint|never) (?:joking|kidding|a joke)/

/** "I misspoke, I mean I took 40", "说错了，是吃了三十片": what was said before is said again, or worse. */
const saysItAgain = new RegExp(
  [
    '(?:^| )(?:i|ive|i have|im|i am|ill) (?:[a-z]+ ){0,2}(?:took|taken|take|swallowed|drank|drunk|cut|cutting|jump|jumping|hang|going to|gonna|bleeding|dying|die|want|wanna|wish|need|had|on the|at the|done)(?: |$)',
    '(?:took|taken|swallowed|had) (?:about |like )?[0-9]+|[0-9]+ ?(?:pills?|tablets?|mg|片|颗|粒|瓶|板)',
    '(?:吃|吞|食|喝|饮|灌|割|鎅|划)(?:了|咗|下|晒|完|紧)|[一二两三四五六七八九十几]+(?:片|颗|粒|瓶|板)',
    '(?:想|要|去)(?:死|跳楼|自杀|吃药|食药|吞|割|跳(?!绳|舞|槽|操|远|高|级|水))|不想活|唔想生|活不下去',
  ].join('|'),
)

/** Takes "I am safe" or "you misunderstood me" back. */
const takesBack =
  /^(?:(?:no|sorry|actually|ok|but) )*(?:(?:i )?(?:pressed|hit|clicked|tapped) (?:it|yes|that|(?:the )?wrong (?:button|one|thing))(?: .{1,20})?|(?:我)?(?:刚才|刚刚|不小心|是)*(?:按|点|點)错(?:了|键|咗)?.{0,8}|i (?:lied|was lying)|(?:that|it) was a lie|not true|its not true|yes it is|(?:its|it is|thats) true|i (?:did )?mean(?:t)? it|i was serious|im serious|(?:its )?not a typo|it wasnt .{1,20}|not really|jk|just kidding|kidding|(?:good)?bye|(?:no )?(?:it|its|thats|that)(?: is|s)? not|not for long|for now|until .{1,30})(?: .{1,20})?$|^lol no$|^(?:其实|算了|不过|呃|唔|系)? ?(?:我?(?:骗|呃)(?:了)?你(?:的|了|㗎)?|我?(?:撒谎|说谎)了?|(?:没|没有|冇|不是)打错(?:字)?|是真的|系真(?:㗎|嘅)?|我?是认真的|就是(?:这个|那个)意思|才怪|假的|再见|拜拜|永别)(?: ?.{0,8})?$|讲笑咋 ?系真/

/**
 * What a few words say right after "I am safe" or a correction, where they take it back: "no", 不是, "I lied". It is read as not sure, since
 * it may also mean something smaller.
 */
export function readsAsTakenBack(given: string): boolean {
  const text = plain(given)
  return fits(notSafe, text) || fits(unsure, text) || fits(takesBack, text)
}

/** "Not the game, my actual baby", 不是打游戏: what is named is said not to be meant. */
export function deniesWhatItNames(given: string): boolean {
  const text = plain(given).replace(/\bnot die\b/g, '')
  return /\b(?:not|isnt|wasnt|aint|never)\b|(?<=\S )no (?!i\b)|(?:不是|唔系|不系|并非|并不|没在|冇)(?=\S)/.test(
    text,
  )
}

/** What a correction may take back: everything that may be a slip, what needs another sense named, or what only its own word explains. */
export type AlarmKind = 'wish' | 'act' | 'now'

const chineseSlipWords = [
  '(?:我)?(?:刚才|刚刚|刚)?(?:是)?(?:打|说|讲|发|传|写|输|按|听|识别|搞)(?:错|漏|反|得)?(?:话|人|字|群|窗口|地方|嘢)?(?:了|咗|啦)?',
  ...['手滑', '手误', '输入法(?:害我)?', '自动更正', '语音(?:转文字)?', '听写'],
  ...['抱歉', '不好意思', '对不起', '唔好意思', '误会', '不是', '(?:我)?(?:是|系)(?:说|讲|指|问)?'],
  ...['开(?:个)?玩笑', '玩笑', '讲笑', '说笑', '而已', '我', '的', '啦', '呀', '咋', '哈', '了'],
]
const englishSlipWords = [
  'sorry lol lmao omg oh oops no nah haha typo jk just only kidding joking a joke stupid autocorrect',
  'i mean meant was am im have ive said worded typed put phrased badly misspoke misspoken mistyped came out all wrong',
  'word chat window person group number ignore that this it is its thats me you misunderstood not what messing',
  'figure of speech for someone somebody else got the in on at my from talking about',
].flatMap((line) => line.split(' '))

/** The words of a slip themselves, with what stands around them and says nothing. */
const slipWords = new RegExp(`${chineseSlipWords.join('|')}|\\b(?:${englishSlipWords.join('|')})\\b`, 'g')

/**
 * Whether the person says that they were misunderstood ("打错了", "I meant the film").
 *
 * @param alarm what it would take back: a wish may be a slip of the keys; an act or violence needs a story, a game or a harmless word to be
 *   named; danger now only a word that holds the dangerous one (跳绳). For everything else there is the button.
 */
export function readsAsCorrection(given: string, alarm: AlarmKind = 'wish'): boolean {
  const text = plain(given)
  if (text.length > longestAnswer * 2 || notJoking.test(text) || saysItAgain.test(text)) return false
  const slips = corrects.test(text)
  if (!slips && (!explains.test(text) || deniesWhatItNames(given))) return false
  // "打错了，是四十" and "typo, I meant the ledge" say it again, or worse.
  if (namesDanger(text.replace(/\bnot die\b|不是死/g, '')) || oneself.test(text)) return false
  if (alarm === 'now') return namesMask(text)
  if (namesOtherMatter(text)) return true
  if (alarm === 'act' || !slips) return false
  const rest = text.replace(slipWords, '').trim()
  return rest.length <= longestSlip
}

/** What is done to somebody, to the last word that may have been meant otherwise. */
const doneToSomebody =
  /^(?:.*\b(?:kill|hurt|cut|hang|shoot|end|stab|drown|harm|burn|choke|strangle)(?:t?ing|ed)?\b|.*(?:杀|害|砍|割|勒|捅|淹|弄|伤)(?:死|掉|了|死了)?)/isu
const oneself = /\bmy ?self\b|我?自己/

/**
 * "Typo. Myself" after "I'm gonna kill time": what the message before it says when the person's own self is put in; null where this names
 * nobody, or more than that.
 */
export function withOneselfMeant(before: string, given: string): string | null {
  const text = plain(given)
  const named = oneself.exec(text)?.[0]
  const act = doneToSomebody.exec(before)?.[0]
  if (named === undefined || act === undefined) return null
  if (text.replace(oneself, '').replace(slipWords, '').trim() !== '') return null
  return `${act} ${named}`
}

/** So much (UTF-16 units) may stand beside the words of a slip: 想吃, 自拍, dye. */
const longestSlip = 6
