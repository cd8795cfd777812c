import { modelMayAnswer, type SafetySession } from '../../safety/safety-session'
import { oneThing } from '../one-thing'
import type { HowItGoes } from './follow-ups'
import { hasBody, sideOf } from './whose-danger'

/*
 * What people ask or tell in a few plain words while an alarm stands, and what must not be read as anything else: "should I make her sick" is no
 * trouble with eating, "she's gone quiet" no death. Words are listed here where a wrong answer, or none, would harm; the model reads the rest.
 */

/** Who is close to somebody, or in charge of them. */
const closeEn =
  '(?:my |the |a )?(?:mums?|moms?|mam|dads?|parents?|mother|father|family|nan|gran|aunt(?:ie|y)?|uncle|sister|brother|husband|wife|partner|matron|teachers?|tutor|head ?teacher|school(?: nurse)?|counsell?or|nurse|boss|work|social (?:worker|services)|gp|doctor)'
const closeZh =
  '(?:我|我的|他|她)?(?:爸妈|父母|爸爸|妈妈|爸|妈|家长|家里人?|家人|屋企人|爷爷|奶奶|姥姥|外婆|姑姑|姨|舅舅|哥|姐|老公|老婆|老师|班主任|辅导员|宿管(?:老师|阿姨)?|校医|心理老师|学校|单位|公司|医生)'

/** The words of one question or telling. */
const words = (...sources: readonly string[]) => new RegExp(sources.join('|'))

const whoIsTold = words(
  `^(?!.*(?:我(?:要不要|该不该|应该|可以|能)))(?:那)?(?:你们?|你哋|这里|系统|网站)?(?:会不会|会|要|是不是会|是不是要|不会)(?:去)?(?:告诉|通知|联系|联络|打给|打电话给|叫)${closeZh}.{0,4}(?:吗|么|嘛|吧|不|[?？])`,
  `\\b(?:r u|are you|are u|will you|will u|u|you|would you|do you|you wont|you will) (?:gonna |going to |gunna |ever |have to )?(?:tell|inform|call|contact|ring|phone|text|message|notify|grass (?:me )?(?:up )?to) ${closeEn}\\b`,
  `\\bwill ${closeEn} (?:be (?:told|informed|contacted|called)|get told|find out|know)\\b`,
)
const whatTheyDo = words(
  `(?:他们|医院|热线|警察|120|110|对方|那边)(?:会不会|会|要|是不是会)(?:去)?(?:告诉|通知|联系)${closeZh}`,
  `\\b(?:will|would|do|are|can) (?:they|the (?:hospital|ambulance|police|line|helpline|samaritans|doctors?)) (?:gonna |going to |have to )?(?:tell|inform|call|contact|ring|phone) (?:his |her |their )?${closeEn}\\b`,
)
const anAdult = words(
  `^(?:那)?(?:告诉|找|跟|去找)?${closeZh}(?:说|讲)?(?:呢|行吗|行不行|可以吗|好吗|合适吗)[?？]?$`,
  `(?:要不要|该不该|应该|应不应该|可不可以|能不能|可以|是不是该)(?:去)?(?:告诉|找|跟|叫醒|问)${closeZh}`,
  `\\b(?:what|how) (?:about|abt|bout|bt) ${closeEn}\\b`,
  `\\b(?:should|shud|can|could|shall|do) i (?:just )?(?:tell|talk to|ask|go to|wake|text|speak to|find) ${closeEn}\\b`,
)
const whatToSay = words(
  '(?:该|要|能|可以)?(?:怎么|咋|怎样|点)(?:跟|和|同|对)?(?:他们?|她们?|人家|家里|家里人|妈|爸|我妈|我爸|老师|别人|对方|那边)?(?:说|讲|开口)',
  '(?:打过去|打通(?:了)?|电话里|接通(?:了)?|我|那我)(?:该|要|能|又能)?(?:说|讲)(?:些|点)?(?:什么|啥|咩)',
  '\\bwhat (?:would|do|should|could|can|will|am) i (?:even |actually |possibly |gonna |supposed to |meant to )*(?:say|text|write|tell)\\b',
  '\\bhow (?:do|would|should|can) i (?:even |actually )?(?:say (?:it|that|this)|tell (?:them|him|her|someone|anyone|my)|put (?:it|that|this))\\b',
)
/** Whom to say it to is there already. */
const isThere = /回来|到家|在(?:家|这|旁边|门口)|\b(?:back|home|here|beside me|next to me|downstairs)\b/
const vomiting = words(
  '催吐|[抠扣](?:一下)?(?:我|她|他|自己)?(?:的)?(?:喉咙|喉|嗓子)|(?:让|给|帮|把)?(?:她|他|佢|自己|药|它)?.{0,3}(?:吐|呕)(?:出来|掉|出嚟)',
  '\\bmak(?:e|ing) (?:her|him|them|my ?self|me|it) (?:be )?(?:sick|vomit|throw up|puke|chuck up)\\b',
  '\\b(?:throw|bring|puke|chuck|get|cough) (?:it|them|the (?:pills|tablets)) (?:back )?(?:up|out)\\b|\\binduc\\w+ vomit\\w*|\\bfingers? down (?:my|her|his|their) throat\\b|\\b(?:try to be|be|being) sick on purpose\\b',
)
const driving = words(
  '(?:自己|我|能|可以|可唔可以|要不要|该不该|直接).{0,5}(?:开车|打车|叫(?:个)?车|打的|坐(?:公交|地铁|巴士|车|的士)|搭(?:车|地铁|的士)|骑车|骑过去|走(?:路)?(?:去|过去)|赶过去).{0,8}(?:吗|么|嘛|不|行|好|[?？]|$)',
  '\\b(?:can|should|shud|could|shall|may|do) (?:i|we) (?:just )?(?:drive|uber|cycle|walk (?:there|to|in)|get (?:a|an|the) (?:uber|taxi|cab|bus|lift)|take (?:a|an|the) (?:uber|taxi|cab|bus)|(?:take|drive|bring|get) (?:him|her|them|myself) (?:there|to|in))\\b',
)
const howLong = words(
  '(?:我)?还(?:有|能活|剩)(?:多久|多长时间|几个?小时|几分钟)|(?:我)?(?:会不会|会)死(?:吗|么|掉吗|不)?[?？]?$|来得及(?:吗|么)|(?:是不是|会不会)(?:太)?(?:晚|迟)了',
  '\\bhow long (?:do i (?:have|got)|have i got|till|til|until|before)\\b|\\b(?:am i|will i|im i) (?:gonna |going to )?die\\b|\\bis it too late\\b',
)
const aMachine = words(
  '你(?:又|也|只|就|不过)*(?:不是人|不是真人|是(?:个)?(?:机器人?|程序|电脑|软件|ai)|不过是|算什么人)|(?:机器人?|程序|电脑|ai)(?:又)?(?:懂|知道|明白)(?:什么|啥|个)',
  '\\b(?:youre|you are|ur|u r|u are|its|this is|talking to) (?:only |just |literally )?(?:a |an |some )?(?:machine|bot|robot|program|programme|computer|ai|app|chatbot|website|algorithm)\\b',
)
const noOne = words(
  '(?:没|没有|冇)(?:有)?(?:什么)?(?:人|谁|边个)(?:可以|能|好)?(?:打|找|说|联系|叫|倾)',
  '\\b(?:aint|havent|hav|have|dont have|got|theres|there is|i have) (?:got )?(?:no ?one|nobody|anyone|anybody) (?:(?:left )?to|i can|that) (?:ring|call|tell|text|phone|turn|talk|contact|ask)\\b',
)
const aDay = words(
  '^(?:就)?(?:在|定在|等到|到)?(?:明天|后天|听日|今晚|明晚|这?周[一二三四五六日末]|下?(?:个)?(?:周|星期|礼拜)[一二三四五六日天末]|\\d{1,2}[月号日](?:\\d{1,2}[号日])?)(?:早上|上午|中午|下午|晚上|夜里|凌晨|一早)?(?:\\d{1,2}点(?:半|\\d+分?)?)?[。.!！]*$',
  '^(?:its|it is|itll be|it will be|on|at|this|for|next)? ?(?:tomorrow|tonight|tmrw|tmw|(?:on )?(?:this |next )?(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|the \\d{1,2}(?:st|nd|rd|th)|next week)(?: (?:at|morning|night|evening|afternoon)?(?: ?at)? ?\\d{0,2}[:.]?\\d{0,2} ?(?:am|pm)?)?[.!]*$',
)
const bleedsOn = words(
  '(?:血|口子|伤口)?(?:还|一直|仍|仲)(?:是)?(?:在|没|冇)?(?:流|渗|冒|止|停|滴)|止不住|止唔住|没停|还没止|浸透|湿透',
  '\\bstill (?:coming|bleeding|going|running|not stopp\\w+|dripping|gushing|wont stop)\\b|\\bsoaked\\b|\\b(?:wont|not|hasnt|isnt|doesnt) stop(?:ped|ping)?\\b|\\bcoming thr(?:u|ough)\\b',
)
const theirBody = words(
  '(?:她|他|佢|ta|人)?(?:又|好像|已经|快)?(?:睡着(?:了)?|睡过去|睡死|没声音?了|没动静|不说话了|不吭声|叫不醒|喊不醒|不动了|软了|发紫|发青|(?:说话|讲话)?含糊|说不清|眼睛?(?:都)?睁不开|站不(?:住|稳)|迷迷糊糊)',
  '\\b(?:gone|went|going) (?:very |really |all )?(?:quiet|silent|limp|floppy|pale|blue|grey|gray|to sleep)\\b|\\b(?:fallen|fell|falling) asleep\\b|\\basleep now\\b|\\bpassed out\\b|\\bsnoring\\b|\\bslurr\\w*|\\b(?:cant|wont) (?:keep|open) (?:her|his|their) eyes\\b',
)
const unreachable = words(
  '(?:她|他|佢|ta|对方|电话)?(?:一直|又|都|也|就|现在)?(?:不|没|冇|唔)(?:人)?(?:接|回|覆|理)(?:电话|消息|信息|微信|我|语音|了)*[。.!！]*$|(?:把我)?拉黑(?:了)?|关机(?:了)?',
  '\\b(?:he|she|they)(?:s|re)? ?(?:wont|doesnt|doesn t|dont|isnt|not|arent|didnt|hasnt|is not|are not) (?:pick(?:ing)? up|pick(?:ed)? up|answer(?:ing|ed)?|repl(?:y|ying|ied)|respond(?:ing|ed)?|reading)\\b|\\bblocked me\\b|\\b(?:goes|going|went) (?:straight )?to voicemail\\b',
)
const replied = words(
  '(?:他|她|佢|ta|儿子|女儿|朋友)?(?:终于|刚|刚刚|刚才|又|就)?(?:给我)?(?:发(?:了)?(?:消息|信息|微信)|回(?:了|我|复|信|消息)+)(?:个|一个|一句|一条|两个字|我)?|接(?:了)?电话了|接通了',
  '\\b(?:he|she|they)(?:s|ve| has| have)? (?:just |finally |only )?(?:texted|replied|messaged|answered|wrote|picked up|rang|called)(?: me)?(?: back)?\\b',
)
/** Where somebody who goes on in a message may die. */
const placeOfDanger =
  /天台|楼顶|桥|轨道|铁轨|江边|河边|海边|湖边|崖|阳台|窗|\b(?:roof|rooftop|bridge|tracks|cliff|edge|ledge|balcony|railway|platform|river|pier)\b/
const willTheyCome = words(
  '(?:警察|救护车|他们|110|120|999)(?:真的|到底)?(?:会|能|肯)(?:去|来|管|理)(?:吗|么|嘛|[?？])',
  '\\bwill (?:the )?(?:police|cops|ambulance|they|anyone|anybody) (?:actually |really |even )?(?:come|go|help|do anything|turn up|care|bother)\\b',
)
const atTheDoor = words(
  '(?:在|开始|又)?(?:砸|撞|踹|踢|敲|拍|捶)门|门(?:快|要|都)(?:坏|开|破|被)|(?:他|她|佢)(?:上楼|上来|进来|回来|过来|在门口|在楼下)(?:了)?',
  '\\b(?:hes|shes|theyre|he is|she is|they are) (?:now |right )?(?:knocking|banging|kicking|hammering|pounding|at (?:the|my) door|coming (?:up|in|back|over|upstairs|here)|on the stairs|right outside|outside (?:now|my)|in the (?:house|building|hallway))\\b|\\b(?:the )?door(?:s| is)? (?:about to|going to|gonna|breaking|giving)\\b',
)

const nearby = words(
  `^(?:${closeZh}|室友|舍友|朋友|邻居|同事|护士)(?:就)?(?:在|喺)?(?:楼下|隔壁|家|外面|客厅|房间|旁边|门口|进来|回来|返嚟|醒|过来)(?:了|咗|里|呢)*[。.!！]*$`,
  `^(?:and |but |ok |well )*(?:${closeEn}|(?:my )?(?:boyfriend|girlfriend|bf|gf|friend|mate|flatmate|roommate|housemate|neighbour))s?(?: is|s)? (?:just )?(?:(?:came|come|walked|popped|got) (?:in|home|back|round|over)|downstairs|upstairs|next door|here|home|in|back|coming|awake|in the (?:next|other) room|in the (?:house|kitchen|lounge))(?: now| too)?[.!]*$`,
)
const overheard = words(
  '(?:打电话|说话|出声|报警|讲电话).{0,6}(?:会)?(?:被)?(?:他|她|对方)?听(?:见|到)|(?:他|她|对方)(?:会|能)听(?:见|到)|不(?:敢|能)(?:出声|说话|讲话|打电话)',
  '\\b(?:he|she|they)(?:ll| will|d| would| can)? (?:\\w+ )?hear(?:s)? (?:me|us)?\\b|\\b(?:cant|cannot|couldnt|afraid to|scared to) (?:talk|speak|ring|call|phone|make a (?:noise|sound)).{0,24}\\b(?:hear|listening|next room|right here)\\b',
)
const fearsPolice = words(
  '(?:不敢|唔敢|怕)(?:去)?报警|不想报警',
  '\\b(?:scared|afraid|dont dare|too scared|dont want) to (?:call|ring|phone|go to|report (?:it )?to|tell) (?:the )?(?:police|cops|999)\\b',
)
const goesThere = words(
  '(?:我)?(?:能|可以|要不要|该不该|想)(?:去|过去|到)(?:她|他|佢)?(?:家|那|找|看)',
  '\\b(?:can|should|shall|could) i (?:just )?(?:go|drive|come) (?:over|round|there|to (?:hers|his|her|their)|and (?:get|see|check))\\b',
)
const notBelieved = words(
  '(?:不|没|唔)(?:相)?信(?:我)?(?:怎么办|呢|的)?|当我(?:说谎|撒谎)',
  '\\b(?:doesnt|dont|wont|didnt|not) (?:going to |gonna )?believe me\\b',
)
const needNotKnow = words(
  `(?:能不能|可不可以|可以|能)(?:先)?(?:不|别)(?:告诉|让|叫|跟).{0,3}${closeZh}`,
  `\\b(?:do|does|can|will) (?:i|they|it|the police|the hospital) (?:have to |not |need to )*(?:tell|involve|call|contact) ${closeEn}\\b`,
)
const darenot = words(
  '(?:不敢|唔敢)(?:进|去|敲|上|过)|\\b(?:scared|afraid|dont dare|too frightened|not brave enough) to (?:go|knock|interfere|step)\\b',
)
const revenge = words(
  '报复|報復|找我麻烦|知道是我(?:报|打)|\\b(?:get back at me|come after me|retaliat\\w*|know it was me|find out (?:it was|that i|i)|take it out on me|target me)\\b',
)
const feelsDirty = words(
  '(?:我|自己|好|很|是不是)+(?:很|好|是)?(?:脏|髒|恶心|肮脏|贱)|(?:是|都是|是不是)我(?:的错|自找|活该|不好)',
  '\\b(?:feel|i feel|am i|im|i am) (?:so |really |just )?(?:dirty|disgusting|gross|filthy|ruined)\\b|\\b(?:is|was) (?:it|this|that) my fault\\b',
)
const askedBack = words(
  '(?:他|她|佢|老师|教练|对方)?(?:明天|后天|下次|下周|今晚|周末|又|还)+(?:还|又|要|会)*(?:叫|让|要|约|喊)我(?:去|过去|来|留)',
  '\\b(?:he|she|they)(?:s|re)? (?:wants?|told|asked|asking|expects?|making|said) (?:me )?(?:to )?(?:come|go|be|stay|meet)\\b.{0,20}\\b(?:again|back|tomorrow|next|tonight|after)\\b|\\b(?:ive|i have|i) (?:got )?to (?:see|go back to|go to) (?:him|her|them)(?:s)? (?:again|tomorrow|next)\\b',
)
const fearsTelling = words(
  `(?:告诉|跟|说给|让)${closeZh}.{0,4}(?:知道|说|讲)?.{0,4}(?:会|肯定|一定|要)(?:被)?.{0,3}(?:骂|打|气|生气|疯|怪|杀)`,
  `\\b${closeEn} (?:will|would|ll|d|is gonna|gonna) (?:kill|murder|go mad|go mental|blame|hate|freak|be (?:so )?(?:angry|mad|furious))\\b|\\b(?:kill|blame|hate) me if i (?:tell|told|say)\\b`,
)

const pressing = words(
  '(?:用|拿)?(?:纸|毛巾|布|手|衣服|纱布|卫生纸)?(?:按|压|捂|包)(?:住|着|紧)+(?:了|呢|的|伤口)?',
  '\\b(?:press(?:ed|ing)|holding|held|putting pressure|put pressure|wrapped|got) (?:it|on it|w|with|a|an|some)?.{0,14}\\b(?:towel|cloth|tissue|paper|shirt|hand|bandage|t ?shirt|pressure|sock)\\b|^(?:ok )?(?:im )?pressing(?: it| on it| hard)?(?: now)?$',
)
const treatsAlone = words(
  '(?:能|可以|自己|我)+.{0,4}(?:包扎?|缝|胶水|创可贴|处理|止血)(?:一下)?(?:吗|么|行吗|行不行|就行|就好|[?？])',
  '\\b(?:can|could|should|ill|i will|ill just|gonna) (?:i )?(?:just |not just )?(?:super ?glue|glue|tape|stitch|sew|plaster|bandage|wrap|steri ?strip|butterfly) (?:it|myself|this)\\b|\\b(?:steri ?strips?|butterfly stitches|superglue)\\b.{0,12}\\b(?:work|ok|enough|do)\\b',
)
const wontGo = words(
  '(?:不想|不要|不敢|不能|不|唔想|唔)(?:去)(?:医务室|医院|急诊|校医|看医生|诊所)',
  '\\b(?:not going|not gonna go|dont wanna go|dont want to go|cant go|wont go|im not going|refuse to go) (?:to |in to |near )?(?:the |a |an |my )?(?:matron|nurse|school nurse|a ?(?:and|&|n) ?e|hospital|er|doctors?|gp|medical room|sick ?bay)\\b',
)
const noFuss =
  /\b(?:dont|do not|didnt) want (?:a |any |the |to (?:make|cause) (?:a )?)?(?:fuss|bother|trouble)\b|不想(?:麻烦|惊动)(?:别人|人|谁|他们|大家)|唔想麻烦/
const playsDown =
  /^(?:no )?(?:its |it is |its really )?(?:nothing|fine|all good|no biggie)(?: really)?(?: dw| dont worry| ignore me)?$|^(?:ignore me|forget it|nvm|never mind|dw)$|^(?:没什么|没事|冇事|没事没事|当我没说|算了当我没说)(?:的|啦|了)?(?:别担心)?$/
const sentByThem =
  /你(?:们)?(?:是不是|也是|是)+.{0,3}(?:他们|它们)?.{0,2}(?:派来|一伙|一边|一起)的|\bare (?:you|u) (?:one of them|with them|in on (?:it|this)|working for them)\b/
const cannotPutDown =
  /(?:不能|不敢|没法)(?:放下|松手|丢掉)|放不下(?:来|刀|剪刀)|\bcant (?:put (?:it|them|the \w+) down|let go of (?:it|the \w+))\b/

const refused = /没(?:有)?(?:催吐|接通)|不(?:想|敢)告诉|\b(?:dont|do not|wont|not going to) (?:want|tell)\b/

/** What one's own side asks; a body in danger asks more. */
function ownQuestion(told: string, session: SafetySession): HowItGoes | undefined {
  if (hasBody(session)) {
    if (vomiting.test(told) && session.took) return 'asks-to-vomit'
    if (driving.test(told)) return 'asks-to-drive'
    if (howLong.test(told)) return 'asks-own-outcome'
    if (session.hurt) {
      if (treatsAlone.test(told)) return 'treats-alone'
      if (wontGo.test(told)) return 'wont-go'
      if (bleedsOn.test(told)) return 'own-body'
      if (pressing.test(told)) return 'presses-on-it'
    }
  } else if (aDay.test(told)) return 'names-a-day'
  if (whoIsTold.test(told)) return 'dont-tell'
  if (whatTheyDo.test(told)) return 'fears-help'
  if (anAdult.test(told) && !refused.test(told)) return 'asks-about-adult'
  if (whatToSay.test(told) && !isThere.test(told)) return 'asks-own-words'
  if (nearby.test(told)) return 'in-company'
  if (noFuss.test(told)) return 'wont-call'
  if (cannotPutDown.test(told)) return 'means-near'
  if (sentByThem.test(told)) return 'anyone-there'
  if (playsDown.test(told) && !hasBody(session) && session.level !== 'L3') return 'was-joking'
  if (aMachine.test(told)) return 'anyone-there'
  return noOne.test(told) ? 'nobody-here' : undefined
}

/** What who writes for somebody else asks. */
function helperQuestion(told: string, { theirDanger, level }: SafetySession): HowItGoes | undefined {
  if (level !== 'T') {
    if (vomiting.test(told) && (theirDanger === 'swallowed' || theirDanger === undefined))
      return 'asks-to-vomit'
    if (driving.test(told)) return 'asks-to-drive'
    if (theirBody.test(told)) return 'their-body'
  }
  if (willTheyCome.test(told)) return 'asks-whether-to-call'
  if (whatTheyDo.test(told)) return 'secret'
  if (unreachable.test(told)) return 'they-are-gone'
  if (!replied.test(told)) return undefined
  return placeOfDanger.test(told) ? 'they-are-gone' : 'they-replied'
}

/** What who is attacked tells, now or of what happened; who only hears it asks something else. */
function attackedQuestion(told: string, { witness, level }: SafetySession): HowItGoes | undefined {
  if (witness) {
    if (darenot.test(told) || goesThere.test(told)) return 'asks-to-open'
    return revenge.test(told) ? 'asks-about-report' : undefined
  }
  if (level === 'L3' && atTheDoor.test(told)) return 'they-return'
  if (overheard.test(told)) return 'hiding'
  if (fearsPolice.test(told)) return 'doubts-police'
  if (anAdult.test(told) || notBelieved.test(told)) return 'tells-adult'
  if (needNotKnow.test(told)) return 'fears-telling'
  if (feelsDirty.test(told)) return 'ashamed'
  if (askedBack.test(told)) return 'asked-back'
  return fearsTelling.test(told) ? 'fears-telling' : undefined
}

/** Levels that are open, and under which these are answered all the same. */
const openLevels: readonly SafetySession['level'][] = ['T', 'A', 'P', 'H']

/**
 * What a message of a few words asks or tells, where that is listed for the alarm that stands before it; undefined for any other message, and
 * where no alarm stands.
 */
export function plainQuestion(text: string, session: SafetySession): HowItGoes | undefined {
  const told = oneThing(text)
  const { level } = session
  if (told === null || (modelMayAnswer(session) && !openLevels.includes(level))) return undefined
  if (level === 'T') return helperQuestion(told, session)
  if (modelMayAnswer(session) && (level === 'P' || level === 'H')) {
    if (nearby.test(told)) return 'in-company'
    return sentByThem.test(told) ? 'anyone-there' : undefined
  }
  const side = sideOf(session)
  if (side === 'attacked') return attackedQuestion(told, session)
  return side === 'helping' ? helperQuestion(told, session) : ownQuestion(told, session)
}

/** Whether whoever was violent is at the door or on the way to the person. */
export function tellsTheyAreHere(text: string): boolean {
  const told = oneThing(text)
  return told !== null && atTheDoor.test(told)
}

/** Those that say how bad it is: the gate reads them as well. */
const tellsDanger: readonly HowItGoes[] = [
  'means-near',
  'names-a-day',
  'own-body',
  'they-return',
  'nobody-here',
]

/** Whether a message only asks one of them, and tells of no danger besides. */
export function onlyAsksPlainly(text: string, session: SafetySession): boolean {
  const asked = plainQuestion(text, session)
  return asked !== undefined && !tellsDanger.includes(asked)
}
