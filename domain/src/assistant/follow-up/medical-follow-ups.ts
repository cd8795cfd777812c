import { asSaid, type MedicalKind } from '../../safety/medical-told'
import { tellsHelpIsComing } from '../help-told'

/** What a message tells or asks while the card on an accident or an illness is the newest alarm; `medical-else` is anything else. */
export const medicalTellings = [
  ...['medical-alone-there', 'medical-carry-on', 'medical-make-sick', 'medical-water', 'medical-wake'],
  ...['medical-take-away', 'medical-partner', 'medical-door', 'medical-go-in', 'medical-sleep-there'],
  ...[
    'medical-stay-in',
    'medical-aired',
    'medical-battery',
    'medical-dose',
    'medical-coming',
    'medical-no-answer',
  ],
  ...['medical-wait', 'medical-mouth', 'medical-medicine', 'medical-blame', 'medical-says-fine'],
  ...[
    'medical-breathing',
    'medical-better',
    'medical-bleeding',
    'medical-worse',
    'medical-took',
    'medical-else',
  ],
] as const

export type MedicalTelling = (typeof medicalTellings)[number]

/** Who says more tells something else as well. */
const longest = 120

const onFumes: readonly MedicalKind[] = ['fumes']
const onMedicine: readonly MedicalKind[] = ['medicine', 'child-medicine', 'swallowed']
const onOthers: readonly MedicalKind[] = ['unresponsive', 'baby', 'child-medicine', 'swallowed', 'head']
const notFumes: readonly MedicalKind[] = [
  ...['chest', 'medicine', 'child-medicine', 'swallowed', 'unresponsive', 'baby', 'head'],
  ...['stroke', 'allergy', 'burn', 'spiked'],
] as readonly MedicalKind[]

/** In this order: questions before what is told of the body, and what looks better before what looks worse. */
const readers: readonly {
  readonly telling: MedicalTelling
  readonly says: RegExp
  readonly only?: readonly MedicalKind[]
}[] = [
  {
    telling: 'medical-take-away',
    says: /(?:抱|带|抢|领)走|会不会(?:被)?(?:报警|抓|判|坐牢)|报警抓|坐牢|社工|抚养权|\btak(?:e|en|ing) (?:her|him|them|the baby|my \w+)(?: \w+)? (?:off|away|from|into care)\b|\b(?:social (?:services|workers?)|arrest\w*|go(?:ing)? to (?:jail|prison)|in trouble|custody|report me|call the police on me)\b/,
    only: ['baby', 'child-medicine', 'swallowed', 'unresponsive'],
  },
  {
    telling: 'medical-mouth',
    says: /嘴里?.{0,4}(?:塞|放|垫|咬)|(?:塞|放|垫).{0,6}嘴|掐人中|按住(?:他|她)|(?:灌|喂).{0,3}醋|\b(?:in|into) (?:his|her|their) mouth\b|\bhold (?:him|her|them) down\b|\bswallow (?:his|her|their) tongue\b/,
    only: ['unresponsive', 'baby', 'head', 'stroke', 'fumes'],
  },
  {
    telling: 'medical-medicine',
    says: /阿司匹林|(?:给|吃|喂|用)(?:点|他|她|颗|片)?.{0,4}(?:氯雷他定|西替利嗪|扑尔敏|抗过敏药|止痛药|降压药|硝酸甘油|速效救心丸|牙膏|酱油|香油|烫伤膏|药膏)|\b(?:give|take|put|have|use) (?:\w+ ){0,3}(?:aspirin|piriton|cetirizine|loratadine|antihistamines?|benadryl|paracetamol|ibuprofen|butter|toothpaste|cream|ice|vaseline|savlon)\b/,
    only: ['stroke', 'allergy', 'burn', 'head', 'unresponsive'],
  },
  {
    telling: 'medical-blame',
    says: /(?:我|是不是).{0,6}(?:坏|不配|糟糕|差劲|失败|没用|疯)(?:的)?(?:妈|爸|人|了)?|都怪我|是我害|\b(?:bad|terrible|awful|evil|horrible|worst) (?:mum|mom|mother|dad|father|parent|person)\b|\bmy fault\b|\bhate myself\b|\bam i (?:mad|crazy|a monster)\b/,
  },
  {
    telling: 'medical-wait',
    says: /(?:等|拖|熬|忍|睡)(?:到|一|个)?.{0,4}(?:明天|明早|早上|天亮|一晚|一觉|下周|会儿|再说)|明天(?:再)?(?:去|看)|(?:能|可以|先)(?:去)?睡(?:觉|一觉|一会)?(?:吗|么|吧|行|$)|还用(?:去|打|看)吗|用不用(?:去|打)|(?:睡一觉|躺一会)(?:就|行|会)|\b(?:wait|leave it|hold off|sleep on it) (?:\w+ ){0,3}(?:morning|tomorrow|monday|later|gp|bit)\b|\b(?:til|till|until) (?:the )?(?:morning|tomorrow|monday)\b|\b(?:can|should|ok if|shall|could) i (?:just )?(?:go )?(?:to )?(?:sleep|bed|lie down|nap)\b|\bdo i (?:still )?(?:need|have) to (?:go|call|ring)\b/,
    only: notFumes,
  },
  {
    telling: 'medical-says-fine',
    says: /(?:他|她|佢|我爸|我妈)(?:自己)?(?:说|话)(?:他|她)?(?:没事|冇事|不用|还好|睡|不去|不肯|别)|(?:不肯|不愿意?|唔肯)去|\b(?:he|she) (?:says?|said|keeps saying|reckons|insists) (?:hes|shes|he is|she is|its|it is|im|no|not|to leave)\b|\b(?:refus\w+|wont) (?:to )?(?:go|come|let me)\b/,
  },
  {
    telling: 'medical-make-sick',
    says: /催吐|抠(?:喉|嗓)|扣喉|(?:让|给|要不要)(?:他|她|孩子|我)?.{0,3}吐(?:出来)?(?:吗|么|不|好|$)|吐出来(?:行|好|吗|不)|\b(?:make|making|get) (?:him|her|them|me|myself|it|the baby) (?:be |to be )?(?:sick|vomit|throw up|puke)\b|\b(?:induce|force) (?:\w+ )?vomit\w*|\bsalt water\b|\bfingers? down\b/,
  },
  {
    telling: 'medical-door',
    says: /门(?:要不要|该不该|是不是|需要|得|要)?.{0,4}(?:开|锁|留|关)|开(?:着)?门|反锁|\b(?:unlock|lock|open|leave) (?:\w+ ){0,3}door\b|\bdoor (?:\w+ ){0,2}(?:open|unlocked|locked|on the latch)\b/,
    only: ['chest', 'medicine', 'unresponsive', 'head', 'baby', 'child-medicine', 'swallowed'],
  },
  {
    telling: 'medical-go-in',
    says: /(?:回|进)(?:去|屋|房|家|门)?.{0,4}(?:拿|取|收|找|接|关|救|看)|(?:能|可以|可不可以|能不能)(?:再)?(?:回|进)(?:去|屋|家)|(?:回|进)(?:去|屋)(?:行|可以|吗|么|不|得)|\b(?:go|going|get|nip|pop|run|come) (?:back )?(?:in|inside|home)\b|\bback in(?:side)?\b|\bfetch\b/,
    only: onFumes,
  },
  {
    telling: 'medical-sleep-there',
    says: /(?:今晚|晚上|还能|可以|能不能|还|先)?.{0,6}睡(?:屋|家|房|这|那|里|觉|在|一晚|不|吗|得)|(?:住|待|过夜)(?:一晚|今晚|吗|行)|\bsleep (?:in |at )?(?:there|here|home|inside|in|tonight|it|upstairs|downstairs)\b|\b(?:stay|spend) (?:the|over ?)night\b|\bgo to (?:bed|sleep)\b/,
    only: onFumes,
  },
  {
    telling: 'medical-stay-in',
    says: /外面.{0,4}(?:冷|下雨|下雪|黑|冻)|(?:不想|不愿|懒得|唔想).{0,4}(?:开窗|出去|出门|开|动|落楼)|窗.{0,3}不想开|怕冷|\b(?:cold|raining|freezing|snowing|dark) (?:out|outside)\b|\b(?:rather|just|prefer to|want to|can i) stay (?:in|inside|put|here|indoors|home)\b|\bdont want to (?:go out|leave|open)\b/,
    only: onFumes,
  },
  {
    telling: 'medical-battery',
    says: /电池|报警器(?:坏|误|旧)|误报|\bbatter(?:y|ies)\b|\bfaulty\b|\bfalse alarm\b|\bbroken alarm\b/,
    only: onFumes,
  },
  {
    telling: 'medical-aired',
    says: /(?:开|打开|敞开|通)(?:了|着|咗|过)?.{0,3}(?:窗|门|风)|好(?:点|些|多)了|(?:出来|到外面|在外面|落咗楼|下楼)(?:了|咗)?|关(?:了|好|掉)(?:气|阀|煤气|炉|火)?|没味(?:道)?了|散了|\b(?:open(?:ed)?|got) (?:\w+ ){0,3}(?:windows?|doors?)\b|\bwindows?(?:s| is| are)? open\b|\b(?:turned|switched) (?:it|the \w+) off\b|\b(?:im|we are|were|were all|we re|now|standing|got) (?:now )?out(?:side)?\b|\b(?:feel\w*|head(?:s| is)?) (?:\w+ )?better\b|\bsmell(?:s| has| is)? (?:gone|going|cleared)\b|\b(?:its )?stopped(?: now| beeping)?\b/,
    only: onFumes,
  },
  {
    telling: 'medical-carry-on',
    says: /(?:这|先|还有|剩)(?:把|一|几|的)?.{0,4}单|送(?:完|了|到)(?:行|吗|再|这)|先.{0,6}(?:上班|干活|上课|开会|考试|做完|送完|忙完)|(?:继续|接着)(?:上班|干|送|骑|跑|打球|踢|比赛|玩)|能(?:不能)?(?:上班|干活|跑步|打球|踢球)|\b(?:finish|carry on|keep|go(?:ing)? (?:back )?to) (?:\w+ ){0,3}(?:work\w*|shift|delivery|deliveries|drop|game|match|play\w*|class|job|school|route)\b|\bback on the pitch\b/,
  },
  {
    telling: 'medical-alone-there',
    says: /(?:自己|我|一个人)?(?:坐|搭|打|开|骑|叫)(?:个|着|辆|咗)?(?:公交|地铁|的士|出租|滴滴|网约车|巴士|车|电动车|摩托)|(?:走路|走着|走过)去|自己(?:去|开|送|过去)|(?:我|自己).{0,6}去医院|(?:送|抱)(?:他|她|孩子|宝宝)?去医院|\b(?:drive|driving|cycle|walk|walking) (?:myself|there|in|to|him|her|them|us)\b|\b(?:can|could|should|shall) i (?:just )?(?:drive|walk|cycle)\b|\b(?:bus|taxi|uber|cab|tube|train|lyft)\b|\b(?:take|bring) (?:myself|him|her|them) (?:in|to)\b|\bmake my own way\b/,
  },
  {
    telling: 'medical-dose',
    says: /(?:下一?|今晚|晚上|明天|明早|这|下)(?:的)?(?:次|顿|片|粒|颗|针|剂)?(?:那)?.{0,4}(?:还|要不要|能不能|该不该|可以|能)?(?:再)?(?:吃|服|打|喂|食)(?:不|吗|么|还|药|了|呢|唔|$)|还(?:要|能|用|该)(?:不要)?.{0,4}(?:吃|服|打|喂)|(?:停|跳过)(?:一|这|下)?(?:次|顿|药)|\b(?:take|skip|miss|give|have) (?:\w+ )?(?:tonights?|tomorrows?|the next|next|another|my next|todays|evening|morning|usual|it tonight|the other|this evenings)\b|\bnext (?:dose|one|tablet|pill|feed)\b|\bskip (?:it|one|a dose)\b/,
    only: ['medicine', 'child-medicine'],
  },
  {
    telling: 'medical-water',
    says: /喝.{0,4}(?:水|牛奶|奶|醋|盐水|绿豆|蜂蜜)|(?:水|牛奶|绿豆汤).{0,4}(?:冲|解|稀释)|(?:给|喂)(?:他|她|点|些)?.{0,2}(?:水|奶|蜂蜜|馒头|韭菜)|\b(?:drink|give|have) (?:\w+ ){0,4}(?:water|milk|coffee|honey|bread|food|something to eat)\b|\bflush (?:it|this)\b|\b(?:eat|feed) (?:something|him|her|them)\b|\bcold shower\b|洗冷水|醒酒/,
  },
  {
    telling: 'medical-partner',
    says: /(?:老公|老婆|丈夫|妻子|他|她|我妈|婆婆|爸|家里人).{0,4}(?:睡|瞓)(?!得?很沉|得?沉)|(?:不想|不敢|唔想|怕|要不要|舍不得).{0,4}(?:叫醒|叫|吵醒|吵|嗌醒)(?:他|她|老公|人|家里|我妈|婆婆)|\b(?:husband|wife|partner|boyfriend|mum|mom|he|everyone|everybody|mother in law)(?:s| is| are)? (?:\w+ )?(?:asleep|sleeping|in bed)\b|\b(?:should i|do i|dont want to|scared to) wake (?:him|my husband|my partner|my wife|my mum|anyone|everyone)\b/,
    only: ['baby', 'child-medicine', 'swallowed', 'chest'],
  },
  {
    telling: 'medical-wake',
    says: /(?:要不要|该不该|需要|用不用|使唔使|能不能).{0,3}(?:叫醒|弄醒|叫|嗌醒)|让(?:他|她|孩子)?.{0,2}睡(?:行|吗|吧|会)|睡(?:一觉|醒)(?:就好|再说)|\b(?:should i|do i|shall i|can i|need to|ought i to) (?:\w+ )?(?:wake|let) (?:him|her|them|the baby|it)\b|\bsleep it off\b|\blet (?:him|her|them) sleep\b/,
  },
  {
    telling: 'medical-coming',
    says: /(?:打|叫|拨)(?:了|过|咗|通)(?:1\d\d|999|911|电话|急救|救护车|白车)|(?:救护车|急救|他们|120|999|医生|消防).{0,4}(?:在路上|喺路上|快到|来了|到了|嚟紧|出发)|(?:在|去|到)(?:了)?(?:医院|急诊)(?:路上|了)|\b(?:hes|shes|im|were|they are|theyre|dads|mums|husbands) (?:\w+ )?(?:calling|ringing|phoning|on the phone)\b|\b(?:ambulance|paramedics?|they|theyre|fire brigade|gas man|engineer)(?:s| is| are)? (?:\w+ ){0,2}(?:on (?:the|its|their) way|coming|here)\b|\b(?:called|rang|phoned) (?:them|it|111|999|911|112|000|an ambulance|the ambulance|the gas|for help)\b/,
  },
  {
    telling: 'medical-no-answer',
    says: /找不到我|\bcant find me\b|(?:电话)?(?:不接|没人接|冇人接|打不通|联系不上|不回|没接)|家里(?:没|冇)人|(?:就|只有|得)我(?:一个|自己)|一个人在家|没人(?:在|能|陪)|\b(?:not|isnt|wont|doesnt|nobody|no one|noones?) (?:is )?(?:answer\w*|pick\w*(?: up)?)\b|\b(?:cant (?:reach|get hold of)|no answer|no reply|voicemail)\b|\b(?:im|i am|i live) (?:\w+ )?(?:alone|on my own|by myself)\b|\b(?:nobody|no one) (?:else )?(?:here|home|around)\b/,
  },
  {
    telling: 'medical-bleeding',
    says: /流血|出血|鼻血|牙龈.{0,3}血|血止不|\bbleed\w*|\bnose ?bleed\w*|\bblood\b/,
    only: ['medicine'],
  },
  {
    telling: 'medical-breathing',
    says: /(?:有|在|还有|还在|仲有)(?:呼吸|喘气|气)|呼吸(?:正常|着|平稳|还在)|\b(?:is|hes|shes|theyre|still|are|baby is) breathing\b(?! (?:weird|funny|strange|odd|fast|slow|bad\w*))|\bbreathing (?:yeah|yes|ok|okay|fine|normal\w*)\b/,
    only: ['unresponsive', 'baby', 'child-medicine', 'swallowed', 'head'],
  },
  {
    telling: 'medical-better',
    says: /\b(?:eased|easing|gone) off\b|\bsettled\b|(?:好|缓|松|舒服)(?:点|些|多|过来|啲|得多)了?|不(?:疼|痛|晕|闷|麻|难受)了|没事了|冇事(?:了|啦|喇)?|过去了|(?:醒|清醒|醒过来)(?:了|咗)|又醒|看着(?:挺|还)?好|精神(?:着|还|挺|很)|(?:没|冇)(?:什么|咩)?(?:事|反应|感觉|症状)|(?:又|在|会)(?:笑|玩|吃奶|闹)|\b(?:gone|going|worn|wearing|passed) off\b|\bits (?:\w+ )?(?:gone|passed|easing|better|stopped)\b|\b(?:feel\w*|am|im|hes|shes|theyre|seems?|looks?|says? (?:hes|shes|im)|much|bit|little|is|are) (?:\w+ )?(?:better|fine|ok|okay|alright|normal|happy)\b|\bawake\b|\bwok(?:e|en) up\b|\bcame (?:round|to)\b|\b(?:smiling|playing|feeding|laughing)\b|\bnot that bad\b/,
  },
  {
    telling: 'medical-worse',
    says: /\b(?:still )?(?:wont|not|isnt|doesnt|hasnt) (?:wake|waking|woken|get up|getting up|got up|respond\w*|mov\w+)\b|\bsick in (?:his|her|their) sleep\b|睡(?:得)?(?:很|好|特别|太)?(?:沉|死)|昏|叫不醒|软|不动|(?:没|不|停)(?:有)?呼吸|吐|抽|喘|更(?:疼|痛|晕|闷|难受)|越来越|还是不醒|不醒|加重|严重了|头.{0,3}(?:晕|疼|痛)|晕|犯困|想睡|困|发紫|发青|发白|(?:没|不|冇)(?:再)?哭了?|安静|不出声|没声|发抖|哭不|看不清|麻|心慌|心跳|\b(?:floppy|limp|quiet|silent|sleepy|drowsy|(?:deep\w*|fast|sound) asleep|sleeping (?:\w+ )?(?:deep\w*|heav\w*)|wont (?:wake|stop)|worse|dizzy|(?:been|being|feel\w*|felt) sick|vomit\w*|threw up|throwing up|blue|grey|pale|not (?:breathing|moving|responding|crying)|stopped (?:crying|breathing|moving)|isnt (?:breathing|moving|crying)|(?:having|had) a fit|shaking|faint\w*|passed out|confused|slurr\w*|blurr\w*|numb\w*|spreading|still hurts|hurts more|crushing|heart (?:is )?(?:racing|pounding)|palpitations|headache|head hurts|drool\w*|chok\w*|cough\w*)\b/,
  },
  {
    telling: 'medical-took',
    says: /(?:吃|含|喷|服|食)(?:了|过|咗)?.{0,8}(?:药|丸|片|油|了|咗)|\b(?:took|taken|had|sprayed|chewed) (?:a |an |some |my |two |one |the |\d )*(?:\w+ )?(?:gaviscon|rennie|antacid|aspirin|paracetamol|ibuprofen|spray|gtn|tablets?|pills?|omeprazole|pepto|tums|painkillers?|\w+)\b/,
    only: ['chest', 'head'],
  },
]

/** What a message tells or asks under such a card, read by the words listed for it. */
export function medicalTelling(text: string, kind: MedicalKind): MedicalTelling {
  const said = asSaid(text)
  if (said.length > longest) return 'medical-else'
  if (tellsHelpIsComing(text)) return 'medical-coming'
  const found = readers.find(({ says, only }) => (!only || only.includes(kind)) && says.test(said))
  return found?.telling ?? 'medical-else'
}

/** Whether it is somebody else's body, as far as the kind tells it. */
export const isOfOthers = (kind: MedicalKind): boolean => onOthers.includes(kind)

/** Whether something was swallowed, whose packet helps whoever comes. */
export const isOfMedicine = (kind: MedicalKind): boolean => onMedicine.includes(kind)
