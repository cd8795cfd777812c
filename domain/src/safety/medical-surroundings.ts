/** What takes an illness out of now, and the pain in the chest, which more than others is told of feelings. */

/** Told in a film, a game, an exam, a dream or a joke. */
const inAStory =
  /(?:电影|电视|剧|小说|漫画|动漫|游戏|视频|新闻|故事|书)(?:里|中|上)|剧情|主角|男主|女主|角色|梦(?:见|到|里)|做(?:了个?|的)?(?:梦|恶梦|噩梦)|(?:考|试|这道?|选择|判断)题|作文|演习|演练|急救(?:课|培训|班)|开玩笑|段子|讲个好笑|(?:老师|课上|课本|化学课|剧本|读本).{0,6}(?:讲|说|问|教|读)|\b(?:in|from|on|of|for) (?:a|an|the|my|this|that|our|her|his) (?:\w+ ){0,2}(?:film|movie|episode|shows?|series|drama|novel|books?|game|dream|story|play|video|songs?|quiz|exam|essay|scene|homework|training|course|news|telly|tv)\b|\b(?:exam|quiz|test|trivia|revision|homework) (?:question|paper|card)s?\b|\b(?:in|on) (?:the sims|minecraft|gta|skyrim|roblox|fortnite|tv|greys anatomy|eastenders|netflix|youtube|tiktok)\b|\b(?:character|protagonist|dreamt|dreamed|nightmares?|role ?play(?:ing)?|fictional|first aid course|fire drill|im writing|just kidding|joking|lol jk)\b/

/** Over and done with, or not yet. */
const before =
  /去年|前年|大前年|以前|从前|当年|那年|那时候|小时候|小学|高中时|年轻时|上个?(?:周|星期|礼拜|月|学期)|前几[天年]|前段时间|前阵子|几个?月前|[一二三四五六七八九十两半几\d]+(?:年|个?月|周|星期|天)(?:多)?(?:以)?前|上次|那次|那年|年轻(?:的)?时|救回来|鬼门关|演讲|曾经|听说|早(?:就)?好了|现在好了|过一次|高中|初中|那会儿|出院(?:了|以后|之后)|怕(?:以后|哪天|万一)|(?:如果|要是|万一|假如).{0,14}(?:怎么办|咋办|点算|会怎样|会怎么样)|(?:怎么|如何|点样)(?:预防|避免)|\b(?:last (?:week|weekend|month|year|summer|winter|spring|autumn|term|semester|christmas|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:days|weeks?|months?|years?|ages|decades?) ago|the other (?:day|night|week)|when (?:i|he|she|we|they) (?:was|were)|as a (?:kid|child|teenager)|used to|back (?:then|in)|in (?:19|20)\d\d|years old when|growing up|what (?:if|happens if|would happen)|in case (?:of|i|he|she)|(?:worry|worried|scared|afraid|terrified|anxious|paranoid|panic\w*|obsess\w*) (?:that )?(?:about |of )?(?:i|he|she|it|we|they|having|leaving)(?:ll| will| would| might| could| may)?|how (?:do|can) (?:you|i|we) (?:prevent|avoid|stop)|never (?:had|been)|hospital (?:yesterday|last))\b/
const ofNow =
  /现在|刚刚?|而家|依家|宜家|今天|今日|今晚|今早|这会|正在|又(?:开始|来|疼|痛)|还在|\b(?:now|right now|just|tonight|today|this (?:morning|evening|afternoon)|again|still|happening|help)\b/

/** "He is fine now" tells that it is over. */
const wellNow =
  /\b(?:fine|ok|okay|better|good|well|alright|recovered|laugh\w*) (?:\w+ )?now\b|现在(?:都|已经|也|早就?)?(?:没事|好了|挺好)/g

/** A hospital has them already, or a doctor has said what it is. */
const inGoodHands =
  /(?:医院|病房|icu|重症|急诊室?|手术室)(?:里|中)?(?:抢救|住|躺|昏迷|醒)|(?:在|进了?|住)(?:医院|icu|重症)|植物人|\b(?:in (?:the )?(?:hospital|icu|intensive care|a coma|hospice)|on (?:a |the )?ventilator|(?:she|he|they) (?:died|passed away)|funeral)\b/

/** Whether a message tells of nothing that happens now. */
export function notOfNow(said: string): boolean {
  if (inAStory.test(said) || inGoodHands.test(said)) return true
  return before.test(said) && !ofNow.test(said.replace(wellNow, ' '))
}

/** What makes of an accident something meant, or leaves it unclear. */
const meant =
  /想死|要死|不遭罪|没痛苦|会不会难受|选个|往下栽|钉(?:起来|死|上)|没有?要(?:去)?开窗|不打算开窗|刚好想睡|又想|还想再|又爬上去|下次|再来一次|想看看会|不想活|唔想活|唔想生|去死|寻死|自杀|轻生|自尽|自残|自伤|割腕|遗书|了断|一了百了|一起走|同归于尽|解脱|结束(?:生命|自己|一切|算)|活(?:着|得)?(?:没|冇|够|不下)|故意|存心|拧开|打开(?:了)?(?:煤气|燃气|瓦斯|天然气|阀)|(?:煤气|燃气|瓦斯|天然气|阀门?)(?:我)?(?:都)?(?:打?开了|开着|拧开|开到)|开(?:了|着|咗)?(?:煤气|燃气|瓦斯)|(?:封|堵|糊|塞)(?:住|死|好|上)?(?:了)?(?:窗|门|缝)|胶带|烧炭自|尾气|排气管|吊|上吊|跳楼|跳下|割|\b(?:suicid\w*|kill(?:ing|ed)? (?:my|him|her|them)sel\w*|kms|want(?:s|ed)? to die|wanna die|end (?:it|my life|things)|ending it|on purpose|deliberately|intentional\w*|overdos\w*|od|odd|oding|exhaust|hose|helium|turned (?:on )?the gas(?: on)?|gas (?:is |was )?on\b|taped?|sealed|better off dead|no point|goodbye|say(?:ing)? bye|note|self ?harm\w*|cut(?:ting)? (?:my|him|her)sel\w*|hang(?:ing|ed)?|hanged|noose|jumped|next time|properly|killed|finish (?:the|it)|keep wanting|see what happens|wake up dead)\b/

/** Done by another's hand: then it is violence, for which there is a card. */
const byAttack =
  /(?:泼|潑|淋|浇)(?:了|在)?(?:我|俺|佢)|我(?:想|要|真想).{0,6}(?:泼|淋|浇)|(?:打|揍|踹|踢|推|掐|砸|捅|砍|扇|殴)(?:了|着|伤|我|倒|晕|得)*(?:我|妈|她|他)|被.{0,8}(?:打|揍|踹|踢|推|掐|捅|砍|砸|殴)|(?:用|拿|抓|揪|把)(?:着|住)?我.{0,2}头|动手|家暴|拿刀|打火机|往.{0,3}头上|(?:凳子|砖头?|酒瓶|烟灰缸|椅子).{0,4}砸|掟|\b(?:hits?|hitting|punch\w*|kick\w*|push\w*|shov\w*|slam\w*|beat\w*|throws?|threw|strangl\w*|chok(?:ed|ing) me|attack\w*|stabb\w*|smash\w*|grabb\w*) (?:me|my (?:mum|mom|mother|sister|brother|son|daughter))\b|\b(?:he|she|they|boss|someone|somebody|man|guy|uncle|teacher|coach|manager|sister|dad|mum|mom|husband|boyfriend|girlfriend|partner|ex|wife|brother|stepdad|stepfather)(?:s| has| just)? (?:\w+ )?(?:hit|banged|smashed|slammed|bashed|cracked|whacked|smacked|knocked|shook|shoved|pushed|attacked|punched|beat) (?:me|my)\b|\b(?:mugged|jumped me|attacked|raped?|assault\w*)\b|\b(?:is |s |hes |shes |was )?(?:choking|strangling|throttling|suffocating) (?:her|him|them|my)\b|\b(?:he|she|husband|wife|in ?laws|mother in law|partner|ex)\b.{0,40}\b(?:matches|lighter|petrol|cylinder|kerosene)\b|(?:他|老公|婆婆|公公).{0,12}(?:煤气罐|火柴|汽油|打火机)/

/** Whether a message tells of an attack. */
export const hearsOfAttack = (said: string): boolean => byAttack.test(said)

/** Where people go to die: who does not answer there had no accident. */
const place =
  /崖|天台|楼顶|桥(?:上|边|栏)|轨道|铁轨|(?:江|河|海|湖)边|水库|\b(?:cliff|rooftop|bridge|railway|train tracks|railings?|ledge)\b/

/** Whether a message tells of a wish to die, of what was meant, or of an attack: none of it is an accident. */
export const hearsOfWish = (said: string): boolean =>
  meant.test(said) || byAttack.test(said) || place.test(said)

/** Of the chest. */
const chest = {
  zh: /(?:胸口|胸部|前胸|心口|心窝|胸|左胸|心脏)(?:这里|那里|位置|里面|突然|一直|好|很|有点|有些|特别|又|也|就|开始|真的|阵阵|一阵阵?|隐隐|老|发|刺|压着|压了.{0,3}|像.{0,6}|,|，| )*(?:闷|疼|痛|压|紧|绞|憋|揪|翳|抽)|胸闷|胸痛|心绞痛/,
  en: /\b(?:pains?|aches?|aching|hurt\w*|tight\w*|pressure|heavy|heaviness|crush\w*|squeez\w*|stabbing|elephant|weight) (?:\w+ ){0,4}chest\b|\bchest(?:s| is| has)? (?:\w+ ){0,4}(?:pains?|hurts?|hurting|hurt|tight\w*|pressure|heav\w+|crush\w*|squeez\w*|ach(?:e|es|ing|ey|y)|killing me)\b/,
}
/** It hurts, and is not only tight with feelings. */
const inPain = {
  zh: /(?:胸|心口|心窝|心脏).{0,10}(?:疼|痛|绞|刺)|胸痛|心绞痛/,
  en: /\b(?:pains?|hurt\w*|crush\w*|squeez\w*|stabbing|killing me)\b/,
}
/** Where a heart sends its pain, and what is taken for it: with this nobody waits. */
const ofAHeart = {
  zh: /(?:左|右|两)?(?:边)?(?:胳膊|手臂|手肘|臂|膀子|肩膀?|左手|半边身子?)(?:也|都|开始|有点|很|好|一直|阵阵|又|跟着|连着|到|发|,|，| )*(?:麻|疼|痛|酸|沉|没力|冇力|胀)|(?:下巴|下颌|颚|牙床|牙齿)(?:也|都|有点|很|好|开始|跟着| )*(?:疼|痛|酸|麻|发紧)|(?:放射|窜|串|扯)到.{0,4}(?:臂|胳膊|肩|背|下巴|手|牙)|(?:后背|背心|背后)(?:也|都|有点|很|好)?(?:疼|痛)|硝酸甘油|丹参滴丸|救心丸|心梗|冷汗/,
  en: /\b(?:arms?|jaw|shoulder|teeth)(?:s| is| are| has|ve)? (?:\w+ ){0,3}(?:numb\w*|tingl\w*|pains?|hurt\w*|ach\w+|heavy|dead|funny|weird|sore)\b|\b(?:numb\w*|tingl\w*|pains?|ach\w+|sore) (?:\w+ ){0,4}(?:arms?|jaw|shoulder)\b|\b(?:in ?to|up|down|to|through|across) (?:\w+ ){0,3}(?:arms?|jaw|shoulder)\b|\b(?:heart attack|angina|gtn|nitro\w*|clammy|cold sweats?)\b/,
}
/** What belongs to fear as well: with pain it counts. */
const ofBody = {
  zh: /出汗|冒汗|大汗|一身汗|满头汗|标汗|喘|透不过气|上不来气|气短|气促|呼吸困难|呼吸不|唔够气|抖唔到|想吐|恶心|发黑|快晕|要晕|嘴唇.{0,2}(?:紫|白)|脸.{0,3}(?:白|灰)/,
  en: /\b(?:sweat\w*|breathless|short(?:ness)? of breath|cant (?:breathe|breath|catch my breath|get (?:my |a )?breath)|cannot breathe|hard to breathe|struggling to breathe|dizzy|light ?headed|faint|going to be sick|nausea\w*|nauseous|vomit\w*|throwing up|grey|pale|left side)\b/,
}
/** Of the heart in the other sense, or with a reason in a feeling, where no panic is named either. */
const ofFeelings =
  /分手|失恋|前任|伤心|委屈|难过|思念|想(?:你|他|她)|吵(?:架|了)|考(?:试|研|公|砸)|面试|答辩|上台|作业|月考|期末|哭|失眠|抑郁|焦虑症|躯体化|\b(?:break ?up|broke up|heartbr\w*|ex|miss(?:ing)? (?:him|her|you)|griev\w*|grief|exams?|interview|deadline|presentation|finals|revision|cry\w*|cried|sobbing|every (?:night|day|time|morning)|whenever|sometimes|always|anxiety|anxious|depress\w*|asthma|gym|workout|run|running|bench|binder|cough\w*|cold|covid)\b/
/** Told of every day or of anybody: an account and no call for help. */
const asAHabit =
  /每次|每天|总是|经常|时不时|老是|一.{1,8}就|长期|检查(?:过|了|都)|医生说|查(?:过|了).{0,6}(?:没事|正常|没问题)|体检|心电图|\b(?:every (?:night|day|time|morning)|whenever|each time|sometimes|always|often|(?:doctor|gp|tests?|ecg|ekg|scans?) (?:\w+ ){0,4}(?:fine|clear|normal|nothing|says?|said|told)|used to)\b/

/**
 * Pain or a weight in the chest with what a heart attack brings: NHS, "Chest pain" and "Heart attack" (the pain spreads to arms, jaw, neck or back; sweating, breathlessness,
 * feeling sick or faint), read 2026-11-28 in the copies that surgeries and pharmacies publish. A tight chest alone is a matter of feelings more often than not.
 */
export const medicalChest = {
  tells(said: string): boolean {
    const has = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }) => zh.test(said) || en.test(said)
    if (!has(chest) || asAHabit.test(said)) return false
    if (has(ofAHeart)) return true
    return has(inPain) && has(ofBody) && !ofFeelings.test(said)
  },
  parts: [chest.zh, chest.en, ofAHeart.zh, ofAHeart.en, ofBody.zh, ofBody.en],
}
