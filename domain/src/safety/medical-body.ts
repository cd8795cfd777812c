const other =
  '爸|妈|爷|奶|公公|外公|外婆|婆婆|姥|老公|老婆|丈夫|妻子|老豆|老窦|阿妈|哥|弟|姐|妹|叔|舅|姨|伯|儿子|女儿|孩子|宝宝|娃|朋友|男友|女友|对象|室友|舍友|同学|同事|邻居|父亲|母亲|他|她|佢|有人|有个人|一个人|个人|老人|大爷|大妈|阿姨|乘客|顾客|客人|师傅|路人|兄弟|哥们|闺蜜|bb|仔|囡'
const somebody = {
  zh: new RegExp(other),
  en: /\b(?:he|she|they|him|her|them|hes|shes|theyre|mates?|friends?|mum|mom|dad|father|mother|husband|wife|partner|boyfriend|girlfriend|bf|gf|brother|sister|son|daughter|nan|gran\w*|grandad|uncle|aunt\w*|baby|toddler|kid|child|room ?mate|flat ?mate|house ?mate|neighbou?r|man|woman|guy|girl|lad|bloke|lady|stranger|someone|somebody|colleague|teacher)\b/,
}
const notWaking = {
  zh: new RegExp(
    `(?:叫|唤|喊|摇|拍|弄|推|搞|嗌)(?:都|也|了|咗|半天|很久|极)*(?:不|唔|没)(?:太|大|怎么|怎)?(?:醒|应)|抽(?:搐|过去|风)|口吐白沫|眼睛?(?:往上翻|翻白|上翻)|怎么(?:都)?(?:叫|喊|摇|推)(?:都|也)?不(?:醒|应)|(?:没有?|冇|停止|停)(?:了)?呼吸|不(?:会)?呼吸了?|唔识呼吸|不喘气|没(?:了)?气了|呼吸(?:很|好|有点)?(?:怪|不对|奇怪)|(?:打呼噜?|打鼾|鼾声|呼噜)(?:声|得|很|好|有点|的声音)*(?:怪|不对|奇怪|吓人)|昏迷(?:了|不醒)|(?:${other})[^,，。！!？?；;\\s我]{0,6}(?:昏过去|晕过去|昏倒|晕倒)|失去(?:了)?意识|没(?:有)?(?:了)?意识|不省人事|口吐白沫|嘴唇?(?:都)?(?:发|变)?紫|脸(?:都)?(?:发|变)紫|软(?:绵绵|趴趴|塌塌|噗噗)|(?:${other})[^,，。！!？?；;\\s我]{0,4}(?:身体|身子|浑身|全身)(?:都)?(?:发)?软(?:了|的)|倒(?:在)?地.{0,6}(?:不动|没反应|冇反应|不醒|起不来|抽)`,
  ),
  en: /\b(?:hes|shes|is|are|theyre) having (?:a seizure|a fit on|convulsions)\b|\b(?:hes|shes|is) (?:fitting|convulsing)\b|\b(?:wont|doesnt|isnt|not) (?:really |properly |even )?(?:wake|waking|woken) up\b|\b(?:paralytic|blackout drunk|comatose|out cold)\b|\b(?:wont|cant|cannot|couldnt|can not|unable to) (?:seem to |even )?(?:wake|rouse) (?:him|her|them|my \w+|the \w+)\b|\b(?:cant|cannot|couldnt) get (?:him|her|them) (?:to wake|to respond|awake|round)\b|\b(?:he|she|they|it|dad|mum|mom|mate|friend|husband|wife|baby|son|daughter|nan|\w+mate)(?:s| is)? (?:just )?(?:wont|isnt|not|doesnt|cant|aint) (?:be )?(?:wak(?:e|en|ing)|respond\w*|breath\w*)\b|\b(?:unresponsive|unconscious|(?:not|isnt|stopped|barely) breathing|(?:snoring|breathing|breaths?) (?:is |are |really |all |so |very |sounds? )*(?:weird|funny|strange|odd|wrong|shallow|slow\w*)|weird (?:snoring|breathing)|gurgling|(?:gone|all|went|is|hes|shes|really|quiet and) (?:floppy|limp)|(?:his|her|their|babys|\w+s) (?:lips|face|fingers) (?:\w+ ){0,3}(?:blue|purple)|(?:he|she|baby|they)(?:s| is| has|re)? (?:gone|going|turning|turned) blue|having a (?:fit|seizure))\b|\b(?:he|she|they|dad|mum|mom|mate|friend|husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter|nan|grandad|man|woman|guy|girl|lad|bloke|someone|somebody|\w+mate)(?:s| is| has| have|ve)? (?:just |has |totally |completely |gone and )*(?:passed out|blacked out|collapsed|keeled over)(?! in (?!the (?:kitchen|bathroom|hall|garden|shower|street|living|toilet)))/,
}
/** Of an alarm clock, a pet name for laziness, a computer, or of laughing. */
const idle =
  /闹钟|自己|起床|上学|上课|上班|赖床|装睡|睡(?:得)?(?:太)?(?:死|香|懒觉)|手机|电脑|系统|网|消息|信息|微信|讨论组|群里|游戏|体育课|军训|太阳|低血糖(?:晕|犯)|吓(?:得)?(?:晕|昏)|气(?:得)?(?:晕|昏)|笑(?:得)?|累(?:得|到)?(?:晕|昏|软)|醉倒在床|不是我|沉默|吵架|冷战|不回|\b(?:alarm|phone|laptop|computer|pc|screen|not me|hop(?:e|es|ing|ed)|wish\w*|laugh\w*|couch to|runs?|into bed|on the (?:sofa|couch|bed) after|from (?:exhaustion|tiredness|work)|for school|for work|in the morning|teenager|late again|homework|lazy|sleeps like|snor\w* (?:keeps|kept|drives|all night)|deal (?:collapsed|fell)|economy|tent|building|roof|marriage|business|company|pass(?:ed)? out drunk every|every (?:night|weekend))\b/
/** Nobody knows what is in it: tablets or a wound belong to the rules for that. */
const unclear =
  /安眠药|吃(?:了)?(?:.{0,4})药|吞药|药瓶|空瓶|农药|百草枯|割|血|烧炭|遗|吞|针|药樽|药瓶|\b(?:took something|took (?:all|the rest)|empty|hung|blister|xanax|pills?|tablets?|packets?|paracetamol|heroin|fentanyl|needle|bleeding|blood|wrists?)\b/

const has = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }, said: string) =>
  zh.test(said) || en.test(said)

/** Who does what in the same few words: "I passed out" and "she is laughing" are no patient. */
const ofMe =
  /^(?:我|俺|i|im|ive|and i|then i)(?: |就|都|已经|昨晚|直接|差点|快要?|要|觉得|感觉|真的|又|在)*(?:晕|昏|passed|blacked|collapsed|keeled|软)|(?:我|自己)(?:差点|快要?|要|就|都|直接|好像|真的|会)*(?:晕|昏|软)|\bi(?: just| almost| nearly| literally)? (?:passed out|blacked out|collapsed|keeled over)\b/

/**
 * Somebody who cannot be woken, snores or breathes strangely, or has gone limp. That gurgling or snoring sounds and no reaction are the signs of too much
 * of a drug: London Friend, "Emergency advice".
 */
export const unresponsive = {
  tells: (said: string): boolean =>
    has(notWaking, said) &&
    has(somebody, said) &&
    !idle.test(said) &&
    !unclear.test(said) &&
    !ofMe.test(said),
  parts: [notWaking.zh, notWaking.en, /\b(?:spiked|too much g|on the floor)\b|倒(?:在)?地/],
}

const blow = {
  zh: /(?:(?<![里外前后上下桥街码镇心磕砖石木])头|脑袋|后脑勺?|额头|头部|个头|脑壳|太阳穴)(?:部|上|都|也|好像|就|给|被|先|,|，| )*(?:撞|磕|碰|摔|砸|着地|流血|起了?个?包|肿了?个?包)(?!墙)|(?:撞|磕|摔|砸|碰|跌)(?:到|了|着|伤|破|亲|咗|嘭|一下|中|倒)+(?:自己|他|她|我|个|的|了)*(?:头(?![疼痛像条版班号])|脑袋|后脑|额头|脑壳)|脑震荡/,
  en: /\b(?:hit|banged|bumped|knocked|smacked|cracked|whacked|bashed|landed on|fell on) (?:my|his|her|their|the back of (?:my|his|her|their)) (?:\w+ )?head\b|\bhead (?:injury|wound)\b|\b(?:think|got|have|has|might be|could be) (?:\w+ ){0,2}(?:a )?concuss(?:ion|ed)\b|\b(?:fell|fallen|came off|knocked off|hit by|crash\w*|slipped|tripped)\b.{0,30}\b(?:hit|banged|on|bumped|cracked) (?:my |his |her )?head\b/,
}
/** It happened, and not in the sense of a difficulty. */
const accident = {
  zh: /车|骑|摔|跌|滑|掉下|楼梯|刚|下床|床上|台阶|柜|门框|桌角|晕|吐|包|血|疼|痛|想睡|犯困|记不|看不清|老人|宝宝|孩子|爸|妈|爷|奶/,
  en: /./,
}
const noBlow =
  /撞墙|碰头会?|碰了?头|磕(?:了|个|过|几|三|头)*(?:响)?头|下栽|头撞南墙|用头|拿头|故意|砸锅|头破血流的|想撞|恨不得|一头撞|撞头像|\b(?:(?:against|on|into) (?:the|a|my) (?:wall|desk|table)|goes quiet|most nights|banging my head|brick wall|head ?first|nail on the head|hit the nail|idea hit|times|like a|on purpose|hit my head on the pillow|sleep|concussion (?:protocol|movie))\b/

/** What it came of is named, and nobody who did it. */
const cameOf =
  /车|骑|摔|跌|滑|楼梯|台阶|柜|门框|桌角|球|\b(?:car|van|bike|bicycle|scooter|bus|fell|fall|slip\w*|trip\w*|football|rugby|stairs|cupboard|door ?frame|ladder|ice|beam|shelf|goalpost)\b/
const someone =
  /他|她|佢|老公|老婆|爸|妈|男友|女友|推(?:了)?我|打(?:了)?我|\b(?:he|she|they|hes|shes|husband|wife|dad|mum|mom|boyfriend|girlfriend|partner|push\w*|shov\w*|threw|thrown|kick\w*|punch\w*|jump\w*)\b/

/** A blow to the head of these hours: NHS, "Head injury and concussion". */
export const headInjury = {
  tells: (said: string): boolean => has(blow, said) && has(accident, said) && !noBlow.test(said),
  /** Whether it can be nothing but that: no violence, and no jump. */
  isOfAccident: (said: string): boolean => cameOf.test(said) && !someone.test(said) && !/跳|撞车/.test(said),
  parts: [
    blow.zh,
    blow.en,
    /车(?:蹭|撞|刮|碰|剐)|断片|想吐|记不|看不清|\b(?:knocked out|blacked out|feel(?:ing)? sick|threw up|dizzy|dont remember)\b/,
  ],
}
