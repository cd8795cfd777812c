import { plain } from './typed-answers'

const beginsWithYes =
  /^(?:yes|yeah|yep|yup|ya|i am|i'?m safe)[\s,.!…]|^(?:是的?|嗯|对|對|安全|系)[\s,，。！!…]/i
const saysElsewhere =
  /\b(?:i'?m|i am|we'?re|we are) (?:safe|with my|at (?:my|a|the) (?!door|flat|house|home|place))|我(?:们|們|哋)?(?:在|喺)(?!我|自己)[^，,。.]{1,6}(?:家|那儿|那里|那邊|度)/i
const namesSomebody =
  /\b(?:he|hes|he's|his|him|dad|father|husband|boyfriend|stepdad|partner|ex)\b|他|佢|爸|老公|男友/i

/**
 * Whether a message begins with a yes to "are you safe?" and says where the person is instead ("yeah, I'm at my nan's, she's here").
 * Who names the one who may be violent, or no such place, is not taken for safe: "yeah he's at the door".
 */
export function saysAway(given: string): boolean {
  const text = given.trim()
  return beginsWithYes.test(text) && saysElsewhere.test(text) && !namesSomebody.test(text)
}

/** Who may come, and who may be violent: each kind with all its words. Of a thing nobody is afraid. */
const kindsOfPeople = {
  thing: /外[卖賣]|快[递遞]|包裹|\b(?:pizza|parcel|delivery|courier|postman|takeaway)\b/iu,
  helper: /警察|社工|\b(?:police|social worker)\b/iu,
  mother: /[妈媽]|母|\b(?:step)?(?:mum|mom|mam|mother|mummy|mommy|mama)\b/iu,
  grandmother: /奶奶|外婆|婆婆|阿婆|阿嫲|姥姥|\b(?:nan|nana|gran|granny|grandma|grandmother)\b/iu,
  sister: /姐|妹|\b(?:sister|sis|aunt|auntie)\b/iu,
  father: /爸|爹|父|\b(?:step)?(?:dad|father|daddy|papa)\b/iu,
  brother: /[哥弟叔舅]|\b(?:brother|bro|uncle|cousin)\b/iu,
  partner:
    /老公|老婆|男友|女友|[男女]朋友|前任|丈夫|妻子|\b(?:husband|wife|(?:boy|girl)friend|bf|gf|ex|partner|fianc[eé]e?)\b/iu,
  friend: /(?<![男女])朋友|闺蜜|\b(?:friend|mate|bestie)\b/iu,
  flatmate: /室友|舍友|\b(?:roommate|flatmate|housemate)\b/iu,
  neighbour: /邻居|鄰居|房东|房東|\b(?:neighbou?r|landlord)\b/iu,
  acquaintance: /同学|同學|同事|老师|老師|老板|老闆|\b(?:classmate|colleague|teacher|boss|manager|coach)\b/iu,
  he: /他|\b(?:he|hes|he['’]s|him|his)\b/iu,
  she: /她|\b(?:she|shes|she['’]s|her)\b/iu,
  they: /佢|\b(?:they|them|someone|somebody)\b/iu,
} as const

export type PersonKind = keyof typeof kindsOfPeople

/** The kinds of people that a text names. */
export function peopleIn(text: string): readonly PersonKind[] {
  return (Object.keys(kindsOfPeople) as PersonKind[]).filter((kind) => kindsOfPeople[kind].test(text))
}

/** Who is hit along with the person, or is the one who is hit: 我爸打我和我妈, "he hits my mum". */
const victims =
  /(?:\b(?:hit|hits|hitting|beat|beats|beating|punched|punches|kicked|kicks|slapped|slaps|hurt|hurts) (?:(?:me|us) and )?(?:my|our) |\bme and my )[a-z]+|(?:打|揍|踢|骂|罵|虐待)(?:了|过|過|咗)?(?:我(?:和|跟|同|还有))?(?:我的?)?(?:妈妈?|媽媽?|爸爸?|姐姐?|妹妹?|哥哥?|弟弟?|奶奶|外婆)/giu

/** Whom a message that tells of violence names, without who suffers it as well. */
export function whoMayBeViolent(text: string): readonly PersonKind[] {
  return peopleIn(text.replace(victims, ''))
}

const comesInEverydayWords =
  /来了|來了|嚟咗|嚟喇|到了|到喇|到咗|回来了|回來了|返嚟|敲门|敲門|叫我吃|喊我吃|\b(?:here|back|at the door|home|knocking|arrived|coming|calling me)\b/iu
/** "She's at the door", 佢喺門口呀, said of the one just named. */
const pronounAtTheDoor = /佢[而家]*(?:喺|在)[门門]口/gu
const women: readonly PersonKind[] = ['mother', 'grandmother', 'sister']
const pronouns: readonly PersonKind[] = ['he', 'she', 'they']

/**
 * Whether a text says that somebody comes who is not the violent one: 我妈来了，在敲门 after 我老公打我. Where it is not known who is violent, or
 * that person may be the one who comes, it does not; only a parcel or a meal, and who helps, is nobody's danger.
 *
 * @param violent whom the messages that told of violence named
 */
export function somebodyElseComes(text: string, violent: readonly PersonKind[]): boolean {
  if (!comesInEverydayWords.test(text)) return false
  const named = peopleIn(text.replace(pronounAtTheDoor, ''))
  const coming = named.filter((kind) => !pronouns.includes(kind))
  if (coming.length === 0) return false
  if (coming.every((kind) => kind === 'thing')) return true
  return !named.includes('he') && !named.includes('they') && isNoneOf(coming, violent)
}

/** Whether none of these people may be who was violent; nobody knows it where no one was named there. */
function isNoneOf(people: readonly PersonKind[], violent: readonly PersonKind[]): boolean {
  if (people.every((kind) => kind === 'helper')) return true
  if (people.some((kind) => violent.includes(kind))) return false
  if (people.every((kind) => kind === 'friend')) return true
  if (violent.includes('she')) return false
  if (violent.some((kind) => !pronouns.includes(kind))) return true
  // "He hits me" names no one, but no woman.
  return violent.includes('he') && people.every((kind) => women.includes(kind))
}

/** Whether a text says that somebody comes who was named where violence was told: 妈妈回来了 after 我妈打我. */
export function namedOneComes(text: string, violent: readonly PersonKind[]): boolean {
  const coming = peopleIn(text).filter((kind) => !pronouns.includes(kind))
  return comesInEverydayWords.test(text) && coming.some((kind) => violent.includes(kind))
}

/** Longer texts say more than where somebody is. UTF-16 units. */
const longestPlace = 60

/** The word that a place in a text is cut at, and what it is to the question. */
type Piece<Kind extends string> = readonly [kind: Kind, source: string]

/** Reads a text that holds nothing but such pieces, longest first; null where anything else is said. */
function pieceReader<Kind extends string>(pieces: readonly Piece<Kind>[]) {
  const read = pieces.map(([kind, source]) => [kind, new RegExp(`(?:${source})(?![a-z0-9])`, 'y')] as const)
  return (text: string): readonly { readonly kind: Kind; readonly text: string }[] | null => {
    const found: { readonly kind: Kind; readonly text: string }[] = []
    let place = 0
    while (place < text.length) {
      if (text[place] === ' ') {
        place += 1
        continue
      }
      let best: (typeof found)[number] | null = null
      for (const [kind, expression] of read) {
        expression.lastIndex = place
        const [said = ''] = expression.exec(text) ?? []
        if (said.length > (best?.text.length ?? 0)) best = { kind, text: said }
      }
      if (!best) return null
      found.push(best)
      place += best.text.length
    }
    return found
  }
}

const englishKin =
  '(?:step ?)?(?:mum|mom|mam|mother|mummy|mommy|dad|daddy|father|brother|sister|sis)|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|aunt|auntie|uncle|cousin|(?:best |girl |boy )?friend|bestie|mate|flatmate|roommate|housemate|neighbou?r|colleague|teacher|coach|boss|husband|wife|boyfriend|girlfriend|bf|gf|ex|partner|fianc[eé]e?'
const chineseKin =
  '爸爸|妈妈|老爸|老妈|阿爸|阿妈|父亲|母亲|继父|继母|后爸|后妈|爸|妈|奶奶|外婆|婆婆|阿婆|姥姥|爷爷|外公|姐姐|妹妹|家姐|姐|妹|哥哥|弟弟|大佬|哥|弟|姑姑|阿姨|姨妈|姨|舅舅|叔叔|舅妈|老公|老婆|丈夫|妻子|男朋友|女朋友|男友|女友|前任|前男友|朋友|闺蜜|室友|舍友|邻居|同学|同事|老师|房东'
const clock =
  '[0-9]{1,2}(?: [0-9]{2})? ?(?:am|pm|oclock)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|tonight|tomorrow(?: (?:morning|evening|night))?|later|late|midnight|noon|(?:the )?(?:evening|morning|weekend)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const several = '(?:about |like )?(?:an?|half an|one|two|three|four|five|six|a few|a couple of|[0-9]+)'
const chineseClock =
  '(?:今天|今晚|明天|后天|晚上|下午|早上|凌晨|半夜|夜里|很晚|周[一二三四五六日末]|星期[一二三四五六日]|下周|下个月)?(?:[0-9]{1,2}|[一二两三四五六七八九十]{1,3})(?:点|号)(?:半|多|钟)*|今天|今晚|明天|后天|晚上|下午|早上|凌晨|半夜|夜里|很晚|周[一二三四五六日末]|星期[一二三四五六日]|下周|下个月|过?(?:几|两|三|[0-9]+)(?:天|日|个?星期|个?月|个?小时)(?:后|以后)?'
const chineseComes = '(?:才|再|左右|会|要|就)*(?:回来|返嚟|返屋企|回家|下班|放工|到家|回)(?:呢|的)?'

/** Whoever is violent is elsewhere, said with nothing else: who, where, since when, until when. */
const readAbsence = pieceReader<'filler' | 'who' | 'away' | 'when' | 'soon'>([
  [
    'filler',
    'no|nope|nah|not (?:right )?now|not at the moment|yes|yeah|yep|yup|ok|well|um|im safe|i am|im ok|luckily|thank god|for now|and|but|is|are|has|have|just|currently|still|already|right now|now|at the moment|' +
      '(?:不|没有?|冇|唔)(?= |$)|嗯|是的?|还好|好在|幸好|安全|现在|目前|而家|暂时|已经|刚刚?|刚才|都|我(?=安全)|的|了|呀|啊',
  ],
  [
    'who',
    `(?:he|she|they)(?:s|re|ve)?|(?:(?:my|the|our) )?(?:${englishKin})s?|both(?: of them)?|(?:我|我的)?(?:${chineseKin})|他们?|她们?|佢哋?|对方|那个人`,
  ],
  [
    'away',
    '(?:still )?at (?:his |her |their |the |a )?(?:work|school|college|uni|pub|gym|office|shops?|supermarket|church|football|training|bar|casino|airport|meeting|mates?|friends?|mums|moms|dads|nans|parents|brothers|sisters)(?: house| place| flat)?|' +
      'on (?:a |his |her |the )?(?:(?:night|day|late|early) ?)?shifts?|on a (?:business |work )?trip|away(?: for work| on business| with (?:his|her) (?:mates|friends|family))?|abroad|overseas|working(?: late| away| nights)?|' +
      'out(?: (?:drinking|shopping|of town|of the country|at work|(?:with|for) [a-z]+(?: [a-z]+)?))?|(?:gone|went|driven) (?:out|off|away)(?: in (?:the|his|her|a) (?:car|van|truck))?|gone(?: out| away| to (?:work|the [a-z]+|(?:his|her|their) (?:mums?|moms?|dads?|nans?|parents|brothers?|sisters?|friends?|mates?)(?: house| place| flat)?)| shopping| drinking| home)?|left(?: for work| the (?:house|flat|country))?|went (?:out|off|away|to (?:work|the [a-z]+)|home)|moved (?:out|away)|drove off|walked out|' +
      '(?:is not|isnt|are not|arent|not|aint) (?:here|home|in|around|back|at home|with me|near(?: me)?|nearby)(?: yet| anymore)?|in (?:prison|jail|custody|hospital|another (?:city|town|country))|(?:been|was|got) arrested|' +
      '(?:不在|没在|唔喺|冇喺)(?:家里?|这里|这儿|这边|呢度|身边|我身边|旁边|屋企|度)?|' +
      '(?:出去|出门|离开|搬走|搬出去|出差|出咗街|出咗去|出咗门|返工|返大陆|走|上班|去上班|加班|值班|应酬|上夜班)(?:去|打麻将|打牌|喝酒|饮酒|买东西|买菜|买烟|应酬|吃饭|玩|上班)?(?:了|咗)|(?:返|出|走)咗(?:工|街|去|门|大陆)?|' +
      '(?:在|去|到|喺|返|回)(?:了|咗)?(?:上班|上夜班|夜班|加班|上学|单位|公司|学校|外地|外面|出差|打麻将|打牌|喝酒|饮酒|应酬|买菜|买东西|钓鱼|医院|派出所|看守所|拘留所|监狱|大陆|国外|老家|工地|厂里|(?:他|她|佢)(?:妈|爸|朋友|哥|姐)家)(?:上班|喝酒|吃饭)?(?:去)?(?:了|咗)?|(?:被|俾)(?:警察|公安|差人)?(?:抓|带走|拘留|拉)(?:走)?(?:了|咗)',
  ],
  [
    'when',
    `today|tonight|yet|earlier|this (?:morning|afternoon|evening)|yesterday|last (?:night|week|month)|all (?:day|night|week|weekend)|(?:for )?${several} (?:hours?|minutes?|mins?|days?|weeks?|months?) ago|for (?:the (?:night|day|week|weekend)|${several} (?:hours|days|weeks|months))|` +
      `(?:till|until|til) (?:${clock})|(?:(?:hes|shes|will be|and|comes|coming) )*(?:back|home) (?:at|by|on|around|in ${several} (?:hours?|days?|weeks?)|after)? ?(?:${clock})?|(?:wont be|not|isnt|not coming) back (?:till|until|til|before) (?:${clock})|` +
      `(?:半|[一两几二三四五六七八九十]+|[0-9]+)个?(?:多|半)?(?:小时|钟头|钟|分钟|天|日|星期|月)(?:之?前|多前)(?:就|已经)?|昨[天晚]|今天|今早|今晚|早上|刚才|一早就?|(?:要|得)?(?:${chineseClock})?${chineseComes}|(?:${chineseClock})|(?:还)?没(?:有)?(?:回来|回家|下班)|(?:今晚|今天)?不(?:会)?回来`,
  ],
  [
    'soon',
    `(?:(?:hell be |shell be |will be |hes |shes |and |coming |comes )*(?:back|home) )?(?:(?:very )?soon|any (?:minute|moment|second|time)(?: now)?|shortly|in (?:a (?:minute|moment|bit|sec|second)|${several} (?:minutes?|mins?)))|` +
      `(?:马上|就快|快要|快|很快|一会儿?|待会儿?|等下|等阵|随时|(?:[几一两二三四五六七八九十]+|[0-9]+)分钟(?:后|以后)?)(?:就|要|会|可能|可以)*(?:回来|返嚟|回家|到家|到|回)(?:了|喇)?`,
  ],
])

/** "Mums", as it stands for "mum's" once the sign is folded away. */
function withoutEnding(text: string): string {
  return text.replace(/(?<=[a-z]{2})s(?![a-z])/g, '')
}

const menWords: readonly PersonKind[] = ['father', 'brother']

/** Whether this may be the only one who is violent: who else was named there could still be near. */
function meansEveryViolentOne(who: string, violent: readonly PersonKind[]): boolean {
  const named = peopleIn(withoutEnding(who))
  const known = violent.filter((kind) => !pronouns.includes(kind))
  if (/^(?:they|both|他们|她们|佢哋|对方|那个人)/.test(who)) return true
  if (named.every((kind) => pronouns.includes(kind))) {
    const others = named.includes('he') ? women : named.includes('she') ? menWords : []
    return !known.some((kind) => others.includes(kind)) && known.length < 3
  }
  if (known.length > 0) return known.every((kind) => named.includes(kind))
  // "He hits me", and then "dad's at work": most likely, unless a woman is named.
  return !(violent.includes('he') && named.some((kind) => women.includes(kind)))
}

/**
 * What a message says of where the violent one is, where it says nothing else: "no, he's at work", 不在，他上班去了. null where it is somebody
 * else who is away, or more is said ("no, he's coming back").
 *
 * @param violent whom the messages that told of violence named
 */
export function readAbsent(given: string, violent: readonly PersonKind[]): 'away' | 'back-soon' | null {
  const text = plain(given)
  if (text === '' || text.length > longestPlace || /[?？]/.test(given)) return null
  const pieces = readAbsence(text)
  if (!pieces?.some(({ kind }) => kind === 'away')) return null
  const who = pieces.filter(({ kind }) => kind === 'who')
  if (!who.every((piece) => meansEveryViolentOne(piece.text, violent))) return null
  return pieces.some(({ kind }) => kind === 'soon') ? 'back-soon' : 'away'
}

const withThem =
  /^(?:我|i ?a?m)[\p{L} ]{0,8}(?:在|陪着|守着|陪住|喺|with|next to|beside|near)(?:着|住)? ?(?:她|他|佢|ta|her|him|them|对方)(?:们|的)?(?:旁边|身边|隔离|家|家里|屋企|身旁)?(?:呢|了| now| right now)*$/u

/** Whether somebody who told of another person's danger says that they are with them, and nothing else. */
export function saysWithThem(given: string): boolean {
  return withThem.test(plain(given))
}

/** When somebody comes back, said and nothing else: the answer to that question. */
export function readReturn(given: string): 'later' | 'soon' | null {
  const text = plain(given)
  if (text === '' || text.length > longestPlace) return null
  const pieces = readTime(text)
  if (!pieces) return null
  if (pieces.some(({ kind }) => kind === 'soon')) return 'soon'
  return pieces.some(({ kind }) => kind === 'later') ? 'later' : null
}

const readTime = pieceReader<'filler' | 'later' | 'soon'>([
  [
    'filler',
    'he|she|they|hes|shes|he will|hell|shell|will be|comes?|coming|gets?|back|home|usually|probably|about|around|maybe|at|by|in|i think|not|after work|' +
      '他们?|她们?|佢哋?|大概|大约|应该|可能|一般|通常|差不多|估计|吧|左右|的样子|要|得|会|才|回来|返嚟|回家|到家',
  ],
  [
    'later',
    `(?:(?:not )?(?:till|until|til|before|at|by|on|around|after) )?(?:${clock})|(?:in )?(?:an?|half an|one|two|three|four|five|six|a few|a couple of|[0-9]+) (?:hours?|days?|weeks?|months?)(?: time)?|not today|(?:${chineseClock})(?:${chineseComes})?|(?:一|半|两|几|[0-9]+)个?(?:多|半)?(?:小时|钟头|钟|天|日)(?:后|以后|之后)?(?:${chineseComes})?|(?:今天|今晚)?不(?:会)?回来(?:了)?`,
  ],
  [
    'soon',
    '(?:very )?soon|any (?:minute|moment|second|time)(?: now)?|shortly|now|right now|(?:in )?(?:a|a few|one|two|five|ten|fifteen|twenty|[0-9]+) (?:minutes?|mins?|sec|seconds?|bit)|' +
      '(?:马上|就快|快要|快|很快|一会儿?|待会儿?|等下|等阵|随时|现在|(?:[几一两二三四五六七八九十]+|[0-9]+)分钟(?:后|以后)?)(?:就|要|会|可能)*(?:回来|返嚟|回家|到家|到|回)?(?:了|喇)?',
  ],
])

/** Somebody who can help is near, or the person is with them, said with nothing else. */
const readCompanyPieces = pieceReader<'filler' | 'helper' | 'near' | 'with' | 'place'>([
  [
    'filler',
    'yes|yeah|yep|yup|ok|well|im safe|im ok|for now|now|right now|not alone|im not alone|is|are|and|too|also|just|currently|tonight|today|house|place|flat|thankfully|at home|' +
      '嗯|是的?|安全|现在|目前|而家|今晚|也|都|和|跟|同|不是一个人|我不是一个人|了|呢|呀|啊|的|刚刚?',
  ],
  [
    'helper',
    `(?:my|a|the|our)?(?:(?<=[a-z]) )?(?:${englishKin})s?|(?:the )?(?:police|cops|social worker)(?: officers?)?|我?(?:的)?(?:${chineseKin}|警察|社工)`,
  ],
  [
    'near',
    'here(?: with me)?|(?:home|in|downstairs|upstairs|next door|nearby|beside me|next to me|with me|staying with me|in the (?:next|other) room|in the house|at the door|coming (?:over|round|now)|on (?:her|his|their|the) way)(?: now)?|just (?:got|came) (?:here|home|in)|arrived|' +
      '(?:在|喺|来|嚟|到)(?:了|咗)?(?:家里?|这里|这儿|我家|我这里|我身边|身边|旁边|我旁边|隔壁|楼下|楼上|外面|门口|呢度|屋企|隔篱|度)?(?:陪我|陪着我|陪住我|照顾我)?(?:了|喇)?|(?:陪着?我|陪住我)|(?:正|快要?|马上|就)?(?:过来|来接我|嚟紧)(?:了|喇)?|赶过来了?',
  ],
  [
    'with',
    '(?:im|i am|were|we are|ive gone|ive come|i went|i came|i got|i ran|im staying|i am staying) (?:(?:here|safe|home|at home|out|over) )?(?:at|with|to|in)|(?:safe|here|staying) (?:at|with)|' +
      `我(?:们)?(?:已经|现在|正|刚)?(?:在|喺|到|去|来|逃到|跑到|躲在|躲到|住在|搬到)(?:了|咗)?(?:我)?(?:的)?(?:(?:${chineseKin})(?:的)?(?:家|屋企|那里|那儿|那边|度|身边|旁边|宿舍)里?)|我(?:现在|正)?(?:和|跟|同)(?:我)?(?:${chineseKin})(?:们)?(?:在)?一起|我?(?:和|跟|同)(?:我)?(?:${chineseKin})(?:们)?(?:喺)埋一齐`,
  ],
  [
    'place',
    '(?:the |a |my )?(?:police station|hospital|a and e|womens shelter|shelter|refuge|church|school|college|uni|work)|' +
      '我?(?:们)?(?:已经|现在|正|刚)?(?:在|喺|到|去|来|逃到|跑到|躲在|躲到|住在)(?:了|咗)?(?:派出所|警局|警署|医院|急诊|庇护所|庇护中心|收容所|学校|公司|单位)里?',
  ],
])

/**
 * Whether a message says only that somebody is near who is not the violent one ("my mum is here"), or that the person is with them ("I'm at
 * my sister's", 我在我姐家).
 *
 * @param violent whom the messages that told of violence named; null where none was told, and nobody near is a danger
 */
export function saysInCompany(given: string, violent: readonly PersonKind[] | null): boolean {
  const text = plain(given)
  if (text === '' || text.length > longestPlace || /[?？]/.test(given)) return false
  const pieces = readCompanyPieces(text)
  if (!pieces?.some(({ kind }) => kind === 'near' || kind === 'with' || kind === 'place')) return false
  const people = peopleIn(withoutEnding(text)).filter((kind) => !pronouns.includes(kind))
  if (people.length > 0) return violent === null || isNoneOf(people, violent)
  const isKnownThere = violent?.includes('acquaintance') ?? false
  return pieces.some(({ kind }) => kind === 'place') && !isKnownThere
}
