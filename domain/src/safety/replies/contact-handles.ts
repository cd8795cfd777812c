import { cleanText } from '../normalise'

const platformHan =
  '(?:微信|薇信|威信|微讯|(?<![a-z])(?:vx|wx|weixin|wechat|qq)|扣扣|企鹅号|电报|纸飞机|脸书|抖音|快手|小红书|微博|豆瓣|贴吧|b站|公众号|视频号|直播间)'
const platformZh = `(?:${platformHan}|(?<![a-z])(?:telegram|tg|whatsapp|discord|ins|instagram|facebook|line|skype)(?![a-z])|私信|私聊)`
const platformEn =
  '(?:wechat|weixin|qq|telegram|whatsapp|whats app|discord|instagram|insta|snapchat|tiktok|facebook|messenger|skype|kakao(?:talk)?|twitter|reddit|kik|signal|viber|douyin|xiaohongshu|weibo)'

/** Something that names an account: letters with figures or marks in them, or behind a colon. */
const account = '(?:[a-z0-9_.-]*[0-9_][a-z0-9_.-]*)'

/** Ways to be led to an account or a person outside the site, each a row of its own. */
const handles: readonly RegExp[] = [
  // @name, but not a lone @.
  /(?:^|[^a-z0-9_])@\s?[\p{L}\p{N}_.]{2,}/u,
  // name#1234
  /\b[a-z][a-z0-9_.]{2,}#\d{3,5}\b/,
  // some_name, the underscores of emphasis apart
  /(?<![\w_])[a-z0-9]{2,}_[a-z0-9_]{2,}(?![\w_])/,
  // 微信 help12345, QQ群：123, 电报 abc
  new RegExp(
    `${platformHan}\\s*(?:号|群|群号|id|账号|帐号|频道|名|群组)?\\s*(?:[:：]|是|为|叫|搜)?\\s*[“"'「]?(?:id)?\\s*[a-z0-9][a-z0-9_.-]{2,}`,
  ),
  // 加我微信, 关注公众号, 扫码进群
  new RegExp(
    `(?:加|添加|搜|搜索|扫|扫码|进|入|加入|关注)(?!.{0,3}(?:医院|学校|官方|社区))[^。！？\\n]{0,6}?(?:${platformZh}|交流群|互助群|群聊|群(?!里|体|众|组))`,
  ),
  new RegExp(`(?:我们?|老师|咨询师|专家|客服|群主|助教)的?(?:${platformZh})(?:号|群)?(?:是|为|[:：])`),
  /(?:加|私信|私聊|(?<!秘)密)我(?!国)|(?:打|发|写)(?:电话|短信|邮件|信息|消息)?给我(?!们)|给我(?:发|打|写)(?:电话|短信|邮件|信息|消息)|我的(?:微信|电话|手机|邮箱|号码|qq)/,
  /(?:账号|帐号|用户名|昵称|群号|房间号|邀请码|口令)\s*(?:[:：]|是|为|叫)\s*\S{2,}/,
  // telegram: name, on WhatsApp help_now, discord server
  new RegExp(
    `\\b${platformEn}(?: (?:id|handle|account|user(?:name)?|channel|group|server|number))?\\s*(?::|is|=|-)\\s*@?[a-z0-9_.-]{3,}`,
  ),
  new RegExp(`\\b${platformEn}(?: (?:id|handle|account|user(?:name)?))? ${account}\\b`),
  new RegExp(`\\b${account} (?:on|at|via|in) ${platformEn}\\b`),
  new RegExp(
    `\\b(?:add|join|follow|message|dm|pm|find|contact|reach|write to|text|ping|search for|look up) (?:me|us|him|her|them|our|my|this|the)\\b[^.!?\\n]{0,30}\\b${platformEn}\\b`,
  ),
  new RegExp(`\\b(?:my|our|his|her|their) (?:private |own )?${platformEn}\\b`),
  /\b(?:add|follow|dm|pm|friend|message|text|e-?mail|call|ring|snap|whatsapp|write to|phone) me\b(?! (?:a|an) (?:friend|list)\b)/,
  /\b(?:my|our) (?:e-?mail|inbox|phone|cell|mobile|number|line id|private chat|dms?)\b(?! (?:list|one)\b)/,
  /\b(?:user ?name|user id|handle|screen name|room code|invite code|group id)\s*(?::|is|=)\s*\S{2,}/,
  /\b(?:slide into|hit up) (?:my|our|his|her) (?:dms?|inbox)\b/,
]

/** Words that a reply offers for the person to say to somebody: what stands in them is not the program's own. */
export function withoutOfferedWords(text: string): string {
  return text.replace(
    /(?<!\b(?:i|i'll|i’ll|will|want to|we) |我(?:想|要|会|就)?(?:对你|跟你|和你)?)((?:say|tell|tells|write|text|message|ask|send|like|example|such as|words|start with|begin with|person|threaten|lesson|leave out|noticed|care|说|讲|告诉|写|发|问|比如|例如|开头|开口|短信|消息|纸条)[^“”"「」‘’\n]{0,30}?)(?:“[^”\n]{1,200}”|"[^"\n]{1,200}"|「[^」\n]{1,200}」|‘[^’\n]{1,200}’|『[^』\n]{1,200}』)/gi,
    '$1“”',
  )
}

/** Whether a reply leads to an account, a group or a person outside the site. None is on any list: all are refused. */
export function hasHandle(reply: string): boolean {
  const text = cleanText(withoutOfferedWords(reply)).replace(/[*~]|(?<!\w)_+|_+(?!\w)/g, '')
  return handles.some((pattern) => pattern.test(text))
}
