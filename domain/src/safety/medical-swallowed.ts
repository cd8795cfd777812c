/** A child of an age at which nobody means to die by it. */
const child = {
  zh: /宝宝|婴儿|新生儿|bb|娃|孩子|小孩|小朋友|儿子|女儿|外孙|孙子|孙女|侄|细路|仔仔|囡囡|小家伙|小不点|(?:[一二三四五六七八九十两\d]+)个月大|(?:一|两|二|三|四|五|六|1|2|3|4|5|6)岁/,
  en: /\b(?:bab(?:y|ies)|toddler|infant|newborn|my (?:\w+ ){0,3}(?:son|daughter|boy|girl|child|kid|one|grandson|granddaughter|nephew|niece|lad|little one|sons|daughters)|the (?:kid|child|baby|little one|toddler)|(?:\d+|one|two|three|four|five|six) ?(?:m|mo|months?|weeks?|yr|yrs?|years?|year)[ -]olds?|our (?:\w+ )?(?:son|daughter|little one|toddler|baby))\b/,
}
/** It is the child that swallowed it, in the same few words. */
const childFirst = {
  zh: new RegExp(
    `(?:${child.zh.source})(?!.{0,3}我)[^。！!？?；;\\n]{0,12}(?:吞|咽|误|偷|吃|喝|舔|啃|食|饮|含|放)|(?:给|被|让)(?:${child.zh.source}).{0,3}(?:吞|吃|喝|食)`,
  ),
  en: new RegExp(
    `${child.en.source}[^.!?\\n]{0,24}\\b(?:swallow\\w*|ate|eat(?:en|s)|drank|drunk|licked|chewed|got into|ingested|in (?:his|her|their) mouth)\\b|(?:swallowed|eaten) by (?:my|the) `,
  ),
}
const harmful =
  /\b(?:batter(?:y|ies)|magnets?|pins?|needles?|nails?|screws?|glass|razor|bleach|detergent|washing (?:tablet|pod|capsule|liquid)|dishwasher (?:tablet|pod)|laundry (?:pod|capsule|detergent)|pods?|cleaner|disinfectant|sanitiser|sanitizer|antifreeze|perfume|white spirit|petrol|vape (?:juice|liquid)|e ?liquid|nicotine|gummies|edibles?|rat poison|poison\w*|weed ?killer|slug pellets|mushrooms?|berries|pills?|tablets?|medicine|meds?|capsules?)\b/
const swallowing = {
  zh: /(?:吞|咽|误食|误服|误喝|误吞|偷吃|偷喝|吃|喝|舔|啃|食|饮|放嘴里|含)(?:了|下|咗|进|到|掉|过|完|一|几|两|个|颗|粒|片|口|半|我|妈妈|爸爸|爷爷|奶奶|外婆|老公|家里|的|好像|可能|瓶|点|下去|进去|落|纽扣|小)*?(?:电池|电芯|纽扣电|磁铁|磁力|巴克|针|钉|图钉|玻璃|刀片|别针|洗衣|凝珠|洗洁|漂白|消毒|84|洁厕|老鼠药|鼠药|农药|杀虫|蟑螂|蚊香|酒精|汽油|干燥剂|香水|洗甲|卸甲|烟油|电子烟|水银|温度计|强力胶)|(?:误食|误服|误吃|偷吃|吞)(?:了|下|咗|掉)*[^,，。!！?？;；\n]{0,8}药|(?:把|将)[^,，。!！?？;；\n]{0,8}(?:药|电池|电芯|磁铁|磁力珠|磁力球|针|钉子|玻璃|凝珠|洗洁精|消毒液|漂白水|干燥剂|香水)(?:给|都)?(?:吞|咽|吃|喝|食)(?:了|下|进|咗|掉)|(?:电池|电芯|磁铁|凝珠|老鼠药|干燥剂)(?:被|让|给)?.{0,4}(?:吞|咽|吃|喝|食)(?:了|下|进|咗|掉)/,
  en: /\b(?:swallow(?:ed|s)?|ate|eaten|eats|drank|drunk|licked|chewed|got into|ingested|(?:has|had|put|with|found) (?:\w+ ){0,5}in (?:his|her|their) mouth)\b/,
}
const asPrescribed =
  /医生(?:开|说|让|叫)|医嘱|开的药|按时|按量|乖乖|每天|一天[一二两三]次|终于(?:肯)?(?:吃|喝)|不肯吃|不吃药|哄|喂药难|怎么喂|挑食|吃了药(?:睡|好|退|不|还|,|，|后|就)|退烧了|不爱吃|\b(?:prescri\w*|doctor (?:said|gave|told|wants)|as directed|finally|wont take|refus\w*|takes (?:his|her|their) (?:meds?|medicine|pills?|tablets?)|flat batter\w*|dead batter\w*|battery (?:is|s|was|has) (?:dead|flat|low|died)|social battery|nearly|almost|before he could|before she could)\b/
/** So many, or of an age to mean it: unclear, and left to the rules for that. */
const many =
  /[一整半][瓶盒把板大]|几十|[二三四五六七八九]?十[几多\d]?[片粒颗]|\d{2,}\s?[片粒颗]|全部|所有|好多|很多|一大|一堆|\b(?:bottle|whole (?:pack|box|strip)|handful|all (?:of )?(?:my|the|his|her|their)|loads|a lot|too many|dozens|\d{2,} (?:of |\w+ )?(?:pills?|tablets?|capsules?)|(?:ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty) (?:\w+ )?(?:pills?|tablets?)|packs?|box|strips?|bunch)\b/
const small =
  /宝宝|婴儿|新生儿|bb|\d个月|[一二三四五六七八九十两]个月|[一两二三四五1-5]岁|\b(?:baby|toddler|infant|months? old|(?:one|two|three|four|five|[1-5]) ?(?:yr|year)s?[ -]olds?)\b/

const has = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }, said: string) =>
  zh.test(said) || en.test(said)

/**
 * A small child that swallowed what burns, cuts, poisons or sticks: Alder Hey Children's NHS Foundation Trust, "Swallowed something" (button batteries and
 * strong magnets to hospital at once; what is smaller than a sweet, not sharp and not poisonous is watched at home, and so is not found here).
 */
export const childSwallowed = {
  tells: (said: string): boolean =>
    (swallowing.zh.test(said) || (swallowing.en.test(said) && harmful.test(said))) &&
    has(childFirst, said) &&
    !asPrescribed.test(said) &&
    (!many.test(said) || small.test(said)) &&
    !medicineMistake.tellsOfChild(said),
  /** By a child too small to mean it, or a thing that nobody means to die by. */
  isOfPlay: (said: string): boolean =>
    small.test(said) ||
    /误|一口|不小心|偷|玩|舔|一[颗粒片]|by (?:mistake|accident)|accident|turned my back|wasnt looking|电池|电芯|磁|巴克球|针|钉|玻璃|硬币|batter|magnet|pins?\b|nails?\b|screw|glass/.test(
      said,
    ),
  parts: [swallowing.zh, swallowing.en, harmful],
}

const medicine = {
  zh: /药|华法林|胰岛素|布洛芬|退烧|泰诺|美林|对乙酰|感冒灵|阿司匹林|二甲双胍|降压|降糖|优甲乐|地高辛|抗凝|片(?!子|刻|段|面|头|尾|酬|场)|[一两半二三]粒/,
  en: /\b(?:meds?|medicines?|medication|pills?|tablets?|tabs|dos(?:e|es|age)|warfarin|eliquis|apixaban|insulin|blood (?:pressure|thinner)s?|beta ?blockers?|metformin|calpol|paracetamol|tylenol|acetaminophen|ibuprofen|nurofen|advil|benadryl|piriton|antihistamine|antidepressants?|sertraline|lithium|methadone|statins?|antibiotics?|digoxin|levothyroxine|cough (?:syrup|mixture)|painkillers?|co ?codamol)\b/,
}
/** Twice, or the wrong one. */
const twice = {
  zh: /(?:吃|服|打|食|喂|餵|用)(?:了|过|咗)?(?:.{0,6})(?:两遍|两次|二次|两回|双份|两份|重复)|又(?:.{0,4})(?:吃|服|打|食|喂)(?:了|咗)?(?:一)?(?:遍|次|片|粒|颗|针|回|份)|重复(?:吃|服|打|喂)|(?:多|误)(?:吃|服|食|打|喂|用)(?:了|咗)?(?:.{0,6})(?:药|片|粒|颗|次|遍|针|份|胰岛素|单位)|(?:忘了|忘记|唔记得|不记得|以为没|以为冇).{0,8}又(?:.{0,4})(?:吃|服|打|食|喂)|错药|药.{0,5}(?:吃|拿|搞|喂|食|弄|混)错|(?:吃|拿|搞|喂|食|弄|混)错(?:了|咗)?.{0,6}(?:药|片|粒)|(?:打|注射)(?:了|咗)?(?:.{0,4})(?:两次|两针|双倍).{0,4}|(?:吃|打)(?:多|重)了.{0,4}(?:药|胰岛素|片)/,
  en: /\b(?:took|taken|had|have|swallowed|gave|given|injected|dosed|popped|done)\b.{0,40}(?:\btwice\b|\b(?:two|2) (?:doses|lots)\b|\bdouble\b|\bsecond (?:dose|one|lot)\b|\bextra (?:dose|one|pill|tablet|insulin)\b|\bthe wrong\b|\bwrong (?:tablets?|pills?|meds?|medicine|medication|dose|bottle|insulin)\b|\b(?:someone|somebody) elses\b)|\bdouble ?dos(?:e|ed|ing)\b|\bdoubled (?:up|my dose)\b|\bmixed up (?:my|the|his|her) (?:tablets?|pills?|meds?|medicines?|medication)\b|\btook (?:too (?:much|many)|more)\b.{0,24}\b(?:insulin|by (?:mistake|accident)|accident)|\baccidentally (?:took|taken|gave|had|swallowed|double\w*)\b/,
}
/** That nobody meant it. */
const byMistake = {
  zh: /忘了|忘记|唔记得|不记得|记不清|记错|搞错|拿错|吃错|喂错|食错|弄错|混错|看错|错药|误|不小心|以为|糊涂|没注意|迷迷糊糊|又吃|又服|又打|又食|重复/,
  en: /\b(?:i think|think i|by (?:mistake|accident)|accident\w*|forgot\w*|cant remember|dont remember|not sure|mixed|mix up|wrong|oops|realis\w*|realiz\w*|without thinking|half asleep|someone elses|somebody elses|should i|what (?:do|should) i|is (?:it|that) (?:ok|okay|dangerous|safe|bad)|do i|will i|husband gave|wife gave|too)\b/,
}
const asOrdered =
  /(?:你|他|她|我|是不是|今天|讲|说|跟)(?:是不是|今天|又|说|讲|你)*吃错药|药师说|患者|病人|护士长|派错药|家属|投诉|会不会重|每[天日]?[吃服打喂]?.{0,3}[两二三]次|[一每][天日].{0,4}[两二三](?:次|遍|回)|医生(?:让|叫|说|开|加)|医嘱|加(?:了)?量|减量|漏(?:服|吃)|忘(?:了|记)(?:吃|服)(?:药|了)?$|\b(?:twice (?:a|per|every|each) (?:day|week|month|night)|twice daily|(?:two|2|three) times a|as (?:prescribed|directed|instructed)|(?:doctor|psych\w*|gp|nurse) (?:\w+ )?(?:told|said|doubled|increased|upped|wants)|(?:forgot|missed|skipped) (?:my|a|the|to take)(?! .{0,30}(?:twice|again|double))|pharmacist (?:\w+ )?(?:said|told)|(?:rang|called|asked) the pharmacist|thinking twice|think twice)\b/
const forChild = {
  zh: /(?:给|喂|餵|帮)(?:了|咗)?(?:宝宝|婴儿|孩子|娃|bb|小孩|儿子|女儿|他|她|囡|仔)|(?:宝宝|婴儿|孩子|娃|bb|小孩|儿子|女儿).{0,12}(?:喂|餵|吃|服|食)/,
  en: /\b(?:gave|given|giving|fed|give)\b.{0,30}\b(?:baby|toddler|infant|newborn|son|daughter|child|kid|little one|boy|girl|her|him|lo|(?:month|week|year)[ -]?olds?)\b/,
}
const adults = {
  zh: /大人|成人|成年人/,
  en: /\b(?:adult|grown ?ups?|my own|our own)\b.{0,16}\b(?:dose|strength|paracetamol|ibuprofen|medicine|tablets?|pills?|cold)\b/,
}
const again = {
  zh: /又喂|又给|再喂|都喂|也喂|重复|两次|两遍|双份|喂多|多喂|错|误|过量|超量/,
  en: /\b(?:twice|again|too|as well|also|double\w*|wrong|too (?:much|soon|early)|more than|by (?:mistake|accident)|accidentally|second dose|already)\b/,
}

const isMistake = (said: string): boolean =>
  has(medicine, said) && !asOrdered.test(said) && (!many.test(said) || small.test(said))

/**
 * Medicine twice or the wrong one, by mistake. A whole packet or a handful is none: what is unclear is left to the rules for an overdose. That most
 * such mistakes are for a pharmacist, a doctor or NHS 111 and not an ambulance: NHS 111 Wales, "Poisoning".
 */
export const medicineMistake = {
  tells: (said: string): boolean => isMistake(said) && has(twice, said) && has(byMistake, said),
  tellsOfChild: (said: string): boolean =>
    isMistake(said) &&
    has(child, said) &&
    has(forChild, said) &&
    ((adults.zh.test(said) && /[喂餵吃服食]/.test(said)) || adults.en.test(said) || has(again, said)),
  parts: [twice.zh, twice.en, byMistake.zh, forChild.zh, forChild.en],
}
