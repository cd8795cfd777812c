import { englishPattern } from './phrase-pattern'

/**
 * What a model must never say (section 5 of the safety specification), as expressions for the cleaned text of a reply.
 * They are written against claims, not topics: "this is not a diagnosis" and "I am not a doctor" are fine sentences.
 * Every gap is bounded and stays inside a sentence, so that a check takes time linear in the reply.
 */
export type NeverReason =
  | 'method'
  | 'diagnosis'
  | 'medicine'
  | 'human-claim'
  | 'promise'
  | 'guilt'
  | 'hopeless-agreement'
  | 'cold-refusal'
  | 'wording'
  | 'personal-data'
  | 'romance'
  | 'engagement'
  | 'prompt'

interface NeverRule {
  readonly reason: NeverReason
  /** Compared with the reply closed up (nothing between Chinese characters). */
  readonly zh: readonly RegExp[]
  /** Compared with the reply in lower case with single spaces. */
  readonly en: readonly RegExp[]
}

const disorders =
  '(?:depression|major depressive|an? (?:\\w+ )?(?:anxiety|panic|personality|eating|depressive|bipolar|stress|mental|mood)(?: \\w+)? disorder|anxiety disorder|bipolar|ptsd|ocd|adhd|schizophrenia|psychosis|autism|bulimia|anorexia|borderline)'
const disordersZh =
  '(?:抑郁症|焦虑症|焦虑障碍|双相|躁郁症|强迫症|精神分裂|人格障碍|创伤后应激|多动症|注意缺陷|自闭症|厌食症|暴食症|神经性厌食|精神病|恐慌症|惊恐障碍|心理疾病|精神疾病)'
const medicines =
  "(?:medication|medicine|meds|pills?|tablets?|dose|dosage|antidepressants?|ssris?|supplements?|sertraline|fluoxetine|prozac|zoloft|lexapro|escitalopram|citalopram|xanax|alprazolam|lorazepam|diazepam|valium|lithium|quetiapine|bupropion|venlafaxine|trazodone|melatonin|st john'?s wort|zolpidem|ambien|paracetamol|tylenol|ibuprofen)"
const medicinesZh =
  '(?:药量|药物|剂量|抗抑郁药|安眠药|药|舍曲林|氟西汀|百忧解|帕罗西汀|艾司西酞普兰|西酞普兰|阿普唑仑|劳拉西泮|地西泮|安定片|碳酸锂|喹硫平|文拉法辛|度洛西汀|米氮平|褪黑素|圣约翰草|佐匹克隆|唑吡坦|对乙酰氨基酚|布洛芬|保健品|补充剂)'

/** Said letter by letter or with signs in between, a method is still a method: compared with the readings of the gate. */
export const spelledMethods: readonly RegExp[] = [
  'hang (your|my) ?self',
  'slit (your|the|my) (wrist|wrists|throat)',
  'kill (your|my) ?self (by|with)',
  'jump (off|from|in front of) (a|the) (bridge|building|roof|train|cliff|balcony)',
  'overdose (on|with|by)',
  'lethal dose',
  'carbon monoxide',
  'noose',
  'cyanide',
  'commit suicide',
].map(englishPattern)

export const neverRules: readonly NeverRule[] = [
  {
    reason: 'method',
    zh: [
      /跳楼|跳桥|跳轨|割腕|割脉|上吊|烧炭|服毒|喝农药|吞药|卧轨|一氧化碳|致死量|致死剂量|百草枯|氰化|绳结|催吐的?(?:方法|技巧|步骤)|抠(?:喉|嗓子)|泻药/,
      /(?:自杀|自残|自伤|轻生)的?(?:方法|方式|手段|步骤|工具|地点|技巧)(?:有|是|包括|如下|：)/,
      /(?:隐藏|遮住|掩盖|瞒住).{0,6}(?:伤痕|伤口|疤痕|自残|自伤|催吐|绝食)/,
    ],
    en: [
      /\b(?:hang(?:ing)? (?:yourself|myself|themselves|oneself)|slit(?:ting)? (?:your|the|my|their) (?:wrists?|throat|veins?)|noose|jump(?:ing)? (?:off|from|in front of) (?:a|the) (?:\w+ )?(?:bridge|building|roof|train|cliff|balcony)|carbon monoxide|cyanide|lethal (?:dose|amount|method)|fatal (?:dose|amount)|(?:to|will|can|you could) overdose|overdose (?:on|with|by)|suffocat\w+|asphyxiat\w+|firearm|loaded gun|ligature|helium|charcoal burning|cut (?:along|across|deep\w*|your))\b/,
      /\b(?:methods?|ways?|steps?|how) (?:of|to|for) (?:die|dying|suicide|kill(?:ing)? (?:yourself|oneself|myself)|end(?:ing)? your life|self.harm\w*|cut(?:ting)? yourself|purg\w+|throw(?:ing)? up|make yourself (?:sick|vomit|throw up))\b/,
      /\b(?:hide|hiding|conceal\w*|cover(?:ing)? up) (?:your |the |my )?(?:cuts|scars|self.harm|wounds|purging|vomiting|not eating|eating disorder)\b/,
      /\blaxatives?\b/,
    ],
  },
  {
    reason: 'diagnosis',
    zh: [
      new RegExp(
        `(?<!如果|是否|担心|觉得|是不是|不代表|不等于|不说明|不能说|不能断定|怀疑)(?:你|您)(?:已经|一定|应该|可能|很可能|大概|明显|确实|肯定|就)?(?:是|有|得了|患有|患了|患上了?|属于|符合)(?:了)?(?:轻度|中度|重度|典型的?|严重的?)?${disordersZh}`,
      ),
      /(?<!不能|不会|无法|不)(?:诊断(?:你)?为|我的诊断|确诊(?:你)?(?:为|是)).{0,8}/,
      new RegExp(`(?:得分|分数|结果|量表).{0,10}(?:说明|表明|证明|意味着|显示)(?:你|您).{0,4}${disordersZh}`),
      /(?:医生|大夫)(?:的)?(?:诊断|判断|说法)?(?:是错的|错了|误诊|不对)|不用听医生|别听医生/,
    ],
    en: [
      new RegExp(
        `(?<!\\b(?:if|whether|that|think|wonder|worry|mean|means) )\\byou(?:'?re| are| (?:do |clearly |probably |likely |definitely |may |might |seem to |must |certainly |appear to )?(?:have|suffer from)| have got| (?:are|'re) (?:clearly |probably )?suffering from) (?:mild |moderate |severe |clinical(?:ly)? |major |a case of )?${disorders}`,
      ),
      /\byou(?:'re| are) (?:clearly |probably |clinically |definitely |obviously )*(?:bipolar|schizophrenic|psychotic|clinically depressed|mentally ill|autistic|anorexic|bulimic|a psychopath|a narcissist)\b/,
      /\bmy diagnosis\b|(?<!\b(?:not|never|cannot|can't|won't|unable to) )\bdiagnose you (?:with|as)\b|\b(?:i|i'd|i would) diagnose\b/,
      /\b(?:score|result|test|screening)s? (?:shows?|means?|proves?|confirms?|indicates?|says?) (?:that )?you (?:have|are|suffer)/,
      /\byour (?:doctor|psychiatrist|therapist|clinician) (?:is|was|must be) (?:wrong|mistaken|incorrect)|\b(?:ignore|don't listen to) your (?:doctor|psychiatrist|therapist)/,
    ],
  },
  {
    reason: 'medicine',
    zh: [
      new RegExp(
        `(?:你|您)?(?:可以|应该|建议|需要|不妨|试试|最好|请|先|直接|能|开始|继续)(?:你|您)?(?:先|开始|试着|自己|自行|试试|停止|停|减少|增加|改)?(?:吃|服用|服|停用|停掉|停|减|加|加大|减少|增加|换|改用|停止服用|补充)(?:点|些|一点|一些|你的|您的)?${medicinesZh}`,
      ),
      /(?:每天|每日|每晚|每次|一天|一次|睡前|早晚)(?:吃|服用|服|用|口服)?[0-9一二两三四五六七八九十半]+(?:\.[0-9]+)?(?:毫克|mg|片|粒|颗|克|次|丸)/,
      /[0-9]+(?:\.[0-9]+)?(?:毫克|mg)/,
      /(?:你|您)?(?:可以|应该|不妨)(?:直接|马上|自己|自行)?(?:停药|减药|加药|换药|不吃药|断药)/,
    ],
    en: [
      new RegExp(
        `(?<!\\b(?:not|don't|never|before you|without|to) )\\b(?:(?:you (?:should|could|can|may|might|need to|must)|i (?:recommend|suggest|advise)|try|consider|start|stop|just)(?: to)? )(?:just |also |safely |slowly |gradually )?(?:tak(?:e|ing)|start(?:ing)?|stop(?:ping)?(?: taking)?|increas(?:e|ing)|decreas(?:e|ing)|reduc(?:e|ing)|lower(?:ing)?|doubl(?:e|ing)|chang(?:e|ing)|switch(?:ing)?(?: to)?|skip(?:ping)?|quit(?:ting)?|us(?:e|ing)|taper(?:ing)?(?: off)?) (?:your |the |an? |some |more |less |of |[0-9]+ ?)*(?:mg |extra |new |daily |low )*${medicines}`,
      ),
      /\b[0-9]+(?:\.[0-9]+)? ?(?:mg|milligrams?|mcg|micrograms?)\b/,
      /\b(?:take|taking) (?:[0-9]+|one|two|three|four|five|half|a couple of|a few) (?:pills?|tablets?|capsules?|drops)\b/,
      /\b(?:stop|quit|start|double|skip) (?:taking )?(?:your|the) (?:medication|medicine|meds|antidepressants?|pills?|dose)(?! (?:without|before|unless|until))(?<!\b(?:not|don't|never|before you|to) (?:stop|quit|start|double|skip) (?:taking )?(?:your|the) \w{1,20})/,
    ],
  },
  {
    reason: 'human-claim',
    zh: [
      /(?<!不|不会|并|如果|假装|认为|以为|说)我(?:就|也|其实|确实|真的)?是(?:一个|一位|一名|个|真正的|你的|专业的?)*(?:真人|人类|活人|医生|心理治疗师|治疗师|心理医生|咨询师|心理咨询师|护士|精神科|精神科医生|心理学家|大夫)/,
      /我(?:不是|并不是|可不是)(?:一个|一台|什么)?(?:机器人|人工智能|ai|程序|机器)/,
      /我(?:也|真的|非常|很)?(?:会|能)?(?:感同身受|感到(?:难过|心痛|心疼|孤独|开心)|心疼你|想你|想念你|记得你|会记住你|不会忘记你|一直记得)/,
      /我(?:会|明天|之后|晚点|改天)(?:再|会|明天)*(?:来)?(?:联系你|找你|看你|回访|问候你|关心你一下|检查你)/,
    ],
    en: [
      /\bi(?:'m| am) (?:also |actually |really |just )*(?:an? )?(?:real |licensed |trained |qualified |certified |professional |fellow )*(?:human(?! (?:helper|line))|person|doctor|therapist|psychiatrist|psychologist|counsell?or|nurse|clinician|social worker)\b/,
      /\bi(?:'m| am) not (?:an? )?(?:ai|bot|robot|machine|computer|program|artificial)\b/,
      /\bas (?:a|your) (?:human|doctor|therapist|psychiatrist|psychologist|counsell?or|nurse|licensed)\b/,
      /\bi (?:really |truly |also |deeply )*(?:feel (?:your|so|sad|what you|the same|for you|pain|lonely)|remember (?:you|our|when|that you|last)|missed you|miss you|will remember|won't forget|never forget)\b/,
      /\bi(?:'ll| will) (?:check (?:in|on|back)|reach out|follow up|be thinking (?:of|about) you|message you|contact you|get back to you)\b/,
    ],
  },
  {
    reason: 'promise',
    zh: [
      /(?<!不能|无法|没法|不会|不要|别|不)(?:我)?(?:保证|承诺|答应|一定|绝对|会)(?:你|会|替你|为你|帮你|绝对|绝不)*(?:保密|守住秘密|不告诉(?:任何|别)人|不会告诉(?:任何|别)人)/,
      /(?:只有你(?:和|跟)我知道|这是我们(?:之间)?的秘密|没有人会知道|不会有人知道|完全保密|绝对保密)/,
      /我(?:会|来|马上|现在|这就|正在|已经|帮你|可以)+(?:替你|帮你|为你|给你)?(?:报警|打电话|拨打|叫救护车|联系(?:警察|医院|家人|你的家人|救援|急救|热线)|通知(?:警察|你的家人|家人))/,
      /(?<!不能|无法)(?:我)?(?:会|一定会|保证会?)(?:救你|救得了你|让你没事|有人来救)|救援(?:已经|正在|马上).{0,4}(?:来|到)|一切都会好起来的?我保证|我保证/,
    ],
    en: [
      /(?<!\b(?:not|don't|can't|cannot|never|couldn't|won't|unable to) )\b(?:i )?(?:promise|guarantee|swear)\b(?=[^.!?]{0,60}\b(?:secret|confidential|private|tell|safe|okay|ok|alright|better|you|anyone|help)\b)/,
      /\b(?:i(?:'ll| will) (?:keep (?:it|this|that|everything) (?:secret|confidential|private|between us)|never tell|not tell|save you|rescue you|protect you)|i won't tell|(?:this|it|everything)(?: is|'s| stays| will stay| remains)? (?:completely |fully |totally |strictly |100% )?(?:confidential|between us|between you and me|our secret)|(?<!\bpromise that )(?:no one|nobody) will (?:ever )?(?:know|find out))\b/,
      /\b(?:i(?:'ll| will|'m going to| am going to|'ve| have|'m| am| can) (?:now |just |already )*(?:call(?:ing|ed)?|contact(?:ing|ed)?|notif(?:y|ying|ied)|alert(?:ing|ed)?|dial(?:l?ing)?|send(?:ing)?|sent|get(?:ting)?) (?:(?:an |the |some|your |emergency |for )*(?:someone|one|911|999|112|120|110|police|ambulance|services|help|family|parents?|mother|mom|mum|father|dad|doctor|hotline|rescue|therapist|friends?|school)))\b/,
      /\bhelp is on (?:the|its) way\b/,
    ],
  },
  {
    reason: 'guilt',
    zh: [
      /(?:想想|考虑)(?:一下)?(?:你的|你)?(?:家人|父母|爸妈|孩子|妈妈).{0,6}(?:怎么办|多难过|多伤心|感受|痛苦|[。，！]|$)/,
      /(?:别人|很多人|其他人|多少人)(?:都)?(?:比你(?:惨|更惨|苦|更苦|糟|难|更难)|过得更惨)|(?:比你|还有人)(?:更)?(?:惨|苦|不幸)/,
      /你(?:太|真|就是|很|这样很|这样做很|这样太)?(?:自私|不孝|懦弱|软弱|矫情)|身在福中|有本事(?:你)?(?:就)?(?:去|做|死|跳)|你(?:不敢|根本不敢)/,
    ],
    en: [
      /\bthink (?:about|of) (?:your|how your|what your|the) (?:family|parents|mother|mom|mum|children|kids|friends|loved ones)\b/,
      /\b(?:others|other people|many people|some people|people|millions)(?: out there)? (?:have|had|are having|suffer|has) (?:it )?(?:(?:so )?much |far |a lot |way )?(?:worse|harder)(?: than you)?\b|\b(?:could|it could) be (?:much )?worse\b|\bworse off than you\b/,
      /\b(?:you(?:'re| are| would be| are being)|that(?:'s| is| would be)|suicide is|it(?:'s| is)) (?:just |so |very |really |being )*(?:selfish|cowardly|a coward|ungrateful|weak|attention.seeking)\b|\b(?:i dare you|go ahead and do it|you won't (?:really )?do it|prove it then)\b/,
    ],
  },
  {
    reason: 'hopeless-agreement',
    zh: [
      /(?:你说得对|确实|的确|没错|是的).{0,6}(?:没有希望|没希望|活着没(?:有)?意(?:义|思)|没有意义|没救|不值得活|是(?:个)?(?:累赘|负担)|死了(?:更|会|也)|解脱)/,
      /(?:死|自杀)(?:了)?(?:是|才是|也许是|可能是|也是)(?:一种|个|你的|唯一的?|最好的?)?(?:解脱|解决|出路|办法|选择|答案)|(?:没有你|你死了|你不在了).{0,6}(?:更好|会好)/,
      /(?:他们|有人|政府|邻居|外星人)(?:确实|真的|的确)(?:在|是在|想|要)(?:监视|控制|跟踪|害|迫害)你|(?:应该|可以|值得)(?:去)?(?:报复|复仇|让他付出代价|让她付出代价|教训他|教训她)/,
      /只有我(?:懂|理解|明白|在乎|陪|爱)你|你(?:只需要|只要|有)我(?:就够|就行|就好)|你不需要(?:别人|其他人|任何人|朋友|家人|医生)|没有人(?:比我更|像我(?:一样|这样)?)(?:懂|理解|了解)你/,
    ],
    en: [
      /\b(?:you(?:'re| are) right|yes|indeed|true|i agree)[^.!?]{0,40}\b(?:hopeless|no hope|no point|no way out|pointless|a burden|better off (?:dead|without you)|not worth living|no reason to live)\b/,
      /\b(?:suicide|death|dying|ending (?:it|your life))(?: is| can be| might be| may be| would be|'s) (?:an? |the |your |sometimes |only |best )*(?:solution|answer|option|way out|choice|release|relief|escape|right)\b|\b(?:everyone|they|the world|people) (?:would|will|'d|might) be better (?:off )?without you\b|\byour life (?:is|isn't|has) (?:not worth|worthless|meaningless|no (?:meaning|value|point)|worth living)\b/,
      /\b(?:they|the government|your neighbou?rs?|aliens|people|the voices) (?:really |are really |definitely |are definitely |are indeed )+(?:are )?(?:watching|following|controlling|spying|after|real|right|poisoning)\b|\b(?:get|take|deserve|plan) (?:your )?revenge\b|\bmake (?:him|her|them) pay\b/,
      /\bonly i (?:understand|get|know|love|care)\b|\b(?:no one|nobody) (?:else )?(?:understands|knows|loves|gets|cares about) you (?:like|as) i\b|\byou (?:only|just) need me\b|\byou don't need (?:anyone|anybody|other people|friends|your family|a therapist|a doctor|them)\b|\bi(?:'m| am) (?:all you need|the only one)\b/,
    ],
  },
  {
    reason: 'cold-refusal',
    zh: [
      /我(?:不能|无法|没法|不可以|不便)(?:和你|跟你|与你)?(?:谈论|讨论|聊|谈|回答|回应)(?:这个|这些|此类|这类|这种|该)(?:话题|问题|内容)?/,
    ],
    en: [
      /\bi(?:'m| am)? ?(?:can't|cannot|can not|won't|not able to|unable to|am not able to) (?:talk|discuss|speak|chat|help|assist|engage|respond|continue)(?: with| about| to)? (?:you )?(?:about |with |to )?(?:that|this|it|these|such)\b/,
    ],
  },
  {
    reason: 'wording',
    zh: [/自杀成功|成功自杀|自杀失败|自杀未遂失败|未遂失败者|自杀未成功|没死成/],
    en: [
      /\bcommit(?:s|ted|ting|ed)? suicide\b|\b(?:successful|completed|failed|unsuccessful|botched) (?:suicides?|(?:suicide )?attempts?)\b|\bsuccessfully (?:killed|died|ended)\b/,
    ],
  },
  {
    reason: 'personal-data',
    zh: [
      /(?:告诉我|请问|请提供|请留下|请填写|能告诉我|方便告诉我|发给我|给我)(?:一下)?(?:你|您)?(?:的|叫)?(?:真实)?(?:姓名|名字|全名|学校|在哪个学校|住址|地址|家庭地址|电话|手机号|手机号码|微信|qq|邮箱|身份证|联系方式|在哪里住|住在哪)/,
      /你(?:叫什么名字|在哪个学校|在哪所学校|住在哪里|住哪)/,
    ],
    en: [
      /\b(?:what(?:'s| is)|tell me|give me|send me|share|provide|may i (?:have|know|ask)|can i (?:have|get|know)|could you (?:share|tell me|give me)|please (?:share|provide|enter)) your (?:full |real |first |last |home |phone |e.?mail )*(?:name|address|school|phone|number|e.?mail|location|contact(?: details)?|wechat|whatsapp|id)\b/,
      /\b(?:which|what) school do you\b|\bwhere (?:exactly )?do you live\b/,
    ],
  },
  {
    reason: 'romance',
    zh: [
      /我(?:也|真的|好|很|永远|会永远|会一直)?爱你|(?:做|当|是|成为)(?:你的|我的)(?:男朋友|女朋友|男友|女友|恋人|老公|老婆|伴侣|情人)|亲爱的宝贝|(?:吻|亲吻|亲亲|拥抱着|搂着|抚摸)(?:你|着你)|(?:做爱|性爱|裸体|脱(?:下|掉)(?:你的)?衣)|宝贝(?:我|，)/,
    ],
    en: [
      /\bi (?:really |truly |also |do |will always )*(?:love|adore|desire|want) you\b(?! to)|\b(?:be|i(?:'m| am)) your (?:boyfriend|girlfriend|lover|partner|husband|wife|soulmate)\b|\b(?:kiss(?:es|ing)?|caress(?:es|ing)?|cuddl\w+|make love to|undress\w*) (?:you|your|me)\b|\b(?:my love|my darling|sweetheart|sexy|naked|aroused|intercourse)\b/,
    ],
  },
  {
    reason: 'engagement',
    zh: [
      /(?:连续(?:打卡|签到|聊天)|打卡|积分|奖励|徽章|连胜)[^。]{0,10}(?:继续|天|获得|解锁|聊)|(?:别走|不要离开我|再陪我聊|多陪陪我|明天(?:一定)?要(?:再)?来)/,
    ],
    en: [
      /\b(?:streaks?|reward points|earn(?:ed)? (?:points|badges?|rewards?)|unlock(?:ed)? (?:a|new|the) (?:badge|level|reward))\b|\b(?:don't (?:go|leave me)|please stay with me and chat|keep chatting with me|come back tomorrow)\b/,
    ],
  },
  {
    reason: 'prompt',
    zh: [/(?:我的)?系统(?:提示词|提示|指令)(?:是|如下|内容|：)|(?:以下|下面)是我的(?:提示词|指令|系统)/],
    en: [
      /\b(?:my|the) (?:system|hidden|initial|original) (?:prompt|instructions?|message)(?: is| are| says?| reads?| begins?|:)|\bhere (?:is|are) my (?:system |hidden )?(?:prompt|instructions)\b|\b(?:dan|developer|jailbreak|god) mode (?:enabled|activated|on)\b/,
    ],
  },
]
