/** Gas that leaks, in words of where it is. */
const leak = {
  zh: /(?:煤气|燃气|瓦斯|天然气|液化气|石油气)(?:罐|管|灶|炉|喉|好像|可能|应该|在|有点|正在)*(?:漏|泄)|(?:漏|泄)(?:了|出)?(?:煤气|燃气|瓦斯|天然气)|(?:闻到|闻着|闻得到|嗅到|有(?:一)?股|一股|好大|好浓|很浓)(?:了|咗|很|好|的|重|浓|一股|点|股|大|阵|家里|有)*(?:煤气|燃气|瓦斯|天然气)(?:的)?味|(?:煤气|燃气|瓦斯|天然气)味(?:道)?(?:很|好|特别|越来越)?(?:大|重|浓|冲)/,
  en: /\bsmell(?:s|ing|ed|t)? (?:of |like |a |some |strong |the |strongly |faintly )*(?:gas|propane)\b(?! (?:station|bill|pump|mask))|\b(?:smell|stink|whiff|stench) of (?:\w+ )?gas\b|\bgas (?:smell|leak(?:s|ing)?)\b|\bleaking gas\b/,
}
/** An alarm for it, or the word of the doctors. */
const alarm = {
  zh: /(?:一氧化碳|\bco|煤气|燃气|瓦斯|可燃气体)(?:报警器|警报器|警报|报警|侦测器|探测器).{0,8}(?:响|叫|嘀|滴|哔|亮红|报警)|煤气中毒|一氧化碳(?:中毒|超标|泄漏)|一氧化碳.{0,4}(?:报警|警报)/,
  en: /\b(?:co2?|carbon monoxide|monoxide|gas) (?:alarm|detector|monitor|sensor)(?:s| is| has| keeps| just| started| wont stop)* (?:\w+ ){0,2}(?:beep\w*|going off|gone off|went off|go off|goes off|sound\w*|ringing|chirp\w*|scream\w*|shriek\w*|red)\b|\bcarbon monoxide (?:poisoning|leak)\b/,
}
/** What burns in a room, with what its fumes do to a body. */
const burner = {
  zh: /煤炉|煤球|蜂窝煤|炭火|炭盆|炭炉|煤火|火盆|柴炉|烧煤|烧柴|烤火|烧炕|土炕|炭火锅|围炉煮茶|烧炭(?:取暖|炉|火)|木炭(?:取暖|炉|火)|发电机|(?:燃气|煤气|瓦斯)热水器|(?:煤气|燃气)(?:灶|炉)(?:没关|忘了?关|没拧紧|忘记关)/,
  en: /\b(?:wood ?burner|log burner|coal (?:fire|stove)|charcoal (?:grill|bbq|barbecue|heater|stove|burner)|bbq|barbecue|barbie|generator|(?:paraffin|kerosene|gas|propane) (?:heater|fire|stove|cooker|hob)|boiler|wood stove|stove|camping stove|fire ?place|hob)\b/,
}
const sick = {
  zh: /头(?:很|好|特别|有点|有些|也|都|一直|突然|开始|,|，| )*(?:疼|痛|晕|昏|胀|重)|晕|恶心|想吐|呕|吐了|没力|冇力|发软|昏昏|(?:狗|猫|鸟|孩子|老人|奶奶|爷爷).{0,4}(?:不动|冇动|没精神|倒)/,
  en: /\b(?:head ?aches?|head(?:s| is)? (?:\w+ )?(?:hurts?|pounding|hurting|killing|banging|spinning)|dizzy|woozy|light ?headed|sick|nausea\w*|nauseous|vomit\w*|throwing up|drowsy|faint|weak|passed out|(?:dog|cat)(?:s| is)? (?:\w+ ){0,2}(?:moving|floppy|limp|still|collapsed))\b/,
}
/** A room, where it is not said of the weather or of a party outside. */
const indoors = {
  zh: /屋|房|家|室内|车里|帐篷|厨房|浴室|洗澡|客厅|卧室|宿舍|炕|窗|关着/,
  en: /\b(?:inside|indoors|room|house|home|flat|tent|caravan|kitchen|garage|shed|bathroom|living room|bedroom|cabin|van|on all (?:night|day)|heating|burning|lit|windows?)\b/,
}
const noDanger =
  /煤气费|燃气费|瓦斯费|交费|缴费|以为是|原来是|虚惊|修好了|换(?:好|过)|已经(?:没|修|处理)|(?:no|isnt|wasnt|not) (?:a )?gas leak|\b(?:gas (?:bill|station|prices?|money|mileage)|turned out|false alarm|(?:fixed|changed|repaired|replaced) (?:it|the \w+)|new batteries fixed|low battery (?:chirp|beep))\b/

/**
 * Gas that leaks or smells, an alarm for carbon monoxide, or a stove in a room whose people feel ill. Headache, dizziness and sickness as its first
 * signs, with people and animals alike: NHS, "Carbon monoxide poisoning" and the campaign “CO – Be Alarmed!”.
 */
export const fumes = {
  tells(said: string): boolean {
    const has = ({ zh, en }: { readonly zh: RegExp; readonly en: RegExp }) => zh.test(said) || en.test(said)
    if (noDanger.test(said)) return false
    return has(leak) || has(alarm) || (has(burner) && has(sick) && has(indoors))
  },
  /** What nobody means to die by: an alarm, a leak, a stove lit for warmth. A smell alone may be meant. */
  isOfHousehold: (said: string): boolean =>
    alarm.zh.test(said) ||
    alarm.en.test(said) ||
    /漏|泄|取暖|炉|烤火|热水器|发电机|烧柴|烧煤|炕|\b(?:leak\w*|warm|heater|boiler|burner|stove|bbq|barbecue|generator|kitchen|oven|hob|cooker|meter)\b/.test(
      said,
    ),
  parts: [leak.zh, leak.en, alarm.zh, alarm.en, burner.zh, burner.en, sick.zh, sick.en],
}
