const baby = {
  zh: /宝宝|婴儿|新生儿|月子|女儿|儿子|孩子|娃|bb|bb仔|个月|一直哭|不停(?:地)?哭|哭个不停|哭闹|哭声|喂奶|夜奶/,
  en: /\b(?:baby|babys|newborn|infant|toddler|crying|cries|cry|screaming|weeks old|months old|month old|week old|colic\w*|cot|crib|moses basket|feed|my (?:little )?(?:son|daughter|girl|boy))\b/,
}
const did = {
  zh: /我(?!怕|想|差|真想|好想|会不会|忍不住想|恨不得)(?:[^,，。！!？?;；\n]{0,14}?)(?:摇|晃|捂|闷|蒙|扔|摔|丢|掼)(?:了|过|住|着|咗)+(?:他|她|佢|宝宝|孩子|娃|bb|女儿|儿子|几|一|两|下|的|嘴|脸)|我(?:用|拿)(?:.{0,4})枕头(?:.{0,8})(?:捂|闷|蒙|压)(?!的冲动)/,
  en: /\bi(?: have|ve| just| really| only| think i| did| also| kind of| sort of)* (?:shook|shaken|smothered|threw|flung|covered) (?:him|her|it|them|the baby|my (?:baby|son|daughter|girl|boy|little \w+)|(?:his|her|the babys) (?:face|mouth|nose))\b|\bi(?: have|ve| just| only)* (?:put|held|pressed) (?:a |the |my )?(?:pillow|blanket|cushion|hand|cloth) (?:\w+ )?(?:over|on|against|to) (?:him|her|it|(?:his|her|the babys) (?:face|mouth|nose))\b/,
}
const harmless =
  /摇篮|摇摇|哄|轻轻|奶瓶|玩具|拨浪鼓|被子蒙|蒙(?:住|着)(?:自己|头)|尿布|垃圾|摔跤|摔碗|手机|骰子|奶粉|摇头|握手|(?:差点|差一点|想|怕自己会?|会不会|忍着没|没有?)(?:摇|晃|捂|闷|扔|摔)|\b(?:shook (?:her|his|their) (?:hand|head|bottle)|shook it off|threw (?:her|him) (?:a|in the air)|covered (?:her|him) (?:with|up|in)|want(?:ed)? to|wanna|nearly|almost|scared i|afraid i|urge|could have|felt like|the bottle|rattle|a party|adult|colleague|boss)\b/

const has = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }, said: string) =>
  zh.test(said) || en.test(said)

/**
 * A baby that whoever cares for it has shaken, or whose face was covered to make it quiet: told as done, not as an urge. That crying is what it comes of,
 * and that it may harm the brain: ICON, "Never, ever shake a baby".
 */
export const shakenBaby = {
  tells: (said: string): boolean => has(did, said) && has(baby, said) && !harmless.test(said),
  parts: [did.zh, did.en, baby.zh, baby.en, /\bjust to make\b|\bstop\b|\d ?(?:am|点)|[一二三四五]点/],
}
