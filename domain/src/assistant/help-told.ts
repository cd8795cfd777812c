import { oneThing } from './one-thing'
import { speaksOfThemselves } from './own-words'

const helpIsComing = new RegExp(
  [
    '(?:她|他|佢|室友|舍友|妈|爸|朋友|同学|老师|邻居|老公|老婆)(?:正|正在|在|帮我|去|已经|喺度)+(?:打|叫|拨)(?:1\\d\\d|999|911|119|救护车|急救)',
    '帮我(?:打|叫)(?:了)?(?:电话|人|医生)',
    '\\b(?:(?:she|he|they)(?:s|re| is| are)|(?:mum|mom|dad|husband|wife|neighbou?r|flatmate|roommate|friend|sister|brother)(?:s| is)?) (?:already |now )?(?:calling|ringing|phoning|dialling) (?:them|it|an ambulance|the ambulance|999|911|112|000|for help|emergency)',
    '^(?:我|已经|都|刚刚?|而家|佢|她|他|好的?|嗯|ok|[,，])*(?:打|拨|报)(?:了|过|咗|通)+(?:1\\d\\d|999|911|电话|救护车|警)?(?:了|啦|喇)?[。.!！]*$',
    '(?:打|叫|拨)(?:了|过|咗|通)(?:1\\d\\d|999|911|119|救护车|急救|白车|急症)',
    '报(?:了|咗)?警(?:了|啦|喇)|报(?:了|咗)警|(?:救护车|白车|医生|警察|消防|120|110|急救)(?:[^没不唔冇]{0,6})(?:来|到|嚟|在路上|喺路上|赶)',
    '\\b(?:ive|i have|i|we|weve|we have) (?:just |already |finally )*(?:called|rang|rung|phoned|dialled|dialed)(?: (?:it|them|an ambulance|the ambulance|the police|for help|emergency|\\d{3}))?(?= ?$|[,.!;]| and| now| (?:they|the))',
    '\\b(?:called|rang|phoned|dialled|dialed) (?:an ambulance|the ambulance|the police|999|911|112|120|000|for help|emergency)\\b',
    '\\b(?:ambulance|paramedics?|police|cops|help|doctor|responders?|security)(?: is|s| are|re)? (?:already )?(?:on (?:the|its|their) way|coming|here|arriv\\w+)|\\btheyre on (?:the|their) way\\b',
  ].join('|'),
)
const notComing =
  /没(?:有)?(?:打|人|来|叫|通)|打不通|挂了|取消|不敢|不想打|唔敢|\b(?:not|nobody|no one|isnt|arent|wont|never|dont|cant|havent|didnt|before|if|when|until) \b|\b(?:hung up|hang up|cancel\w*|pretend\w*|sent (?:it|them) away)\b/

const helpIsHere =
  /(?:救护车|白车|急救(?:人员|员)?|警察|医生|消防(?:员|车)?|120|110|119)(?:的人|们)?(?:已经|终于|刚刚?|都)*(?:到|来|嚟|到場|到场)(?:了|咗|楼下|门口|啦)+|\b(?:ambulance|paramedics?|police|cops|medics?|fire ?(?:brigade|crew|fighters)|crew|doctors?)(?:s|re| is| are| has| have|ve)? (?:just |finally |now |already )*(?:here|arrived|turned up|got here|at the door|with us)\b/

/** Whether all that a few words tell is that help has arrived. */
export function tellsHelpIsHere(text: string): boolean {
  const told = oneThing(text)
  return told !== null && helpIsHere.test(told) && !notComing.test(told) && !/[?？吗]/.test(told)
}

/** Whether all that a few words tell is that an emergency number was called, or that somebody is coming. */
export function tellsHelpIsComing(text: string): boolean {
  const told = oneThing(text)
  return told !== null && helpIsComing.test(told) && !notComing.test(told)
}

const noConnection =
  /打不通|打不進|打不出|打唔通|没(?:有)?信号|冇信号|占线|佔線|没人接|冇人接|无人接听|\b(?:cant|cannot|couldnt) get through\b|\bline(?:s| is|s are)? (?:busy|engaged|dead)\b|\b(?:nobody|no one) (?:is )?(?:answer\w*|pick\w* up)\b|\bno answer\b|\bno (?:signal|service|reception|bars)\b|\b(?:call|it) (?:wont|will not|doesnt) (?:go|get) through\b/

/** Whether a few words tell that the call does not get through. */
export function tellsNoConnection(text: string): boolean {
  const told = oneThing(text)
  return told !== null && noConnection.test(told)
}

const calledOff =
  /(?:电话|120|110|999)?挂(?:了|断)|取消|没(?:有)?(?:人)?来|(?:还|仲)(?:没|未)(?:有)?(?:到|来|嚟)|冇人(?:来|嚟)|怎么(?:还|都)?(?:不|没)来|还不来|(?:小时|钟头|分钟|刻钟)才(?:能)?(?:到|来)|等了?(?:好|很)久|\b(?:still )?no (?:ambulance|paramedics|police|help) (?:yet|here|came|has come)\b|\bstill no (?:ambulance|paramedics|police|help|one|sign of)\b|\band no (?:ambulance|paramedics|police|help)\b|\bstill waiting (?:for|on)\b|\b(?:an|\d+|two|three|half an) (?:hours?|minutes?|mins) (?:away|wait)\b|\btaking (?:so|too|for ?ever)\b|\b(?:hung up|cancel\w*|sent (?:it|them) away|cut off|on hold|(?:not|isnt|arent|never|hasnt|havent) (?:here|coming|come|came|arrived|turned up)|(?:nobody|no one)(?:s| has| is)? (?:came|come|coming|comes|here|turned up|arrived))\b/

/** Whether a few words tell that no help comes after all: the call does not get through, or was taken back. */
export function tellsNoHelp(text: string): boolean {
  const told = oneThing(text)
  return told !== null && (calledOff.test(told) || noConnection.test(told))
}

const whatMeanwhile =
  /我?等.{0,12}(?:做什么|做啥|怎么办|讲咩|講咩|说什么|說什麼|点算|點算|干什么)|我?(?:现在|我)(?:该|应该|要)(?:做什么|怎么办|说什么)|跟(?:他|她)(?:说|讲)(?:什么|啥|咩)|\bwhat (?:do|should|can) (?:i|we) (?:do|say|tell)\b|\bwhile (?:we|i|im|were) wait/

/** Whether somebody asks what to do or to say until help is there, and says no more of themselves. */
export function asksWhatMeanwhile(text: string): boolean {
  const told = oneThing(text)
  return told !== null && whatMeanwhile.test(told) && !speaksOfThemselves(told.replace(whatMeanwhile, ' '))
}

const theyAreSafe =
  /(?:救护车|白车|医生|警察|急救|他们|佢哋)(?:已经|来了|来咗|[,，])*(?:就|才)?(?:把|将)?(?:他|她|佢|人)(?:接|送|拉|带)走|(?:把|将)(?:他|她|佢|人)(?:接|送|拉)(?:走|上)(?:了|咗)|\b(?:ambulance|paramedics?|police|doctors?|nurses?|crew) (?:is|are|has|have|got|took) (?:with |got |taken )?(?:him|her|them)\b(?! (?:back|off))|(?:他|她|佢|人)(?:现在|而家|已经)?(?:没事|冇事|安全|下来了|醒了|醒咗|救下来|落返嚟)|找到(?:他|她|人)了|(?:送|到)(?:了)?(?:医院|急诊)(?:了)?|警察(?:找到|带走|接到)|(?:跟|和|同)(?:他|她)?(?:妈|爸|警察|医生|家人).{0,4}在一起|\b(?:he|she|they)(?:s| is| are|re) (?:now )?(?:safe|ok|okay|fine|alright|awake|down|in (?:the )?(?:hospital|ambulance)|with (?:the |her |his |their )?(?:police|paramedics|doctors?|mum|mom|dad|parents|family|nurse))\b|\b(?:found|got) (?:her|him|them)\b.{0,12}\b(?:safe|ok|okay)\b|\bpolice (?:found|have|got) (?:her|him|them)\b/
const notTheyAreSafe =
  /不|没有|冇(?!事)|唔|\b(?:not|isnt|arent|never|if|says? (?:he|she|they)(?:s| is|re)|but)\b|[?？吗]/

/** Whether a few words tell that the other person is safe or in good hands, and nothing of who writes. */
export function tellsTheyAreSafe(text: string): boolean {
  const told = oneThing(text)
  if (told === null || !theyAreSafe.test(told) || notTheyAreSafe.test(told)) return false
  // "My husband has the knife now" speaks of him.
  return !speaksOfThemselves(told.replace(/\b(?:my|our) \w+|我(?=妈|爸|老公|老婆|家|哥|姐|弟|妹)/g, ' '))
}

const theyFeelWell =
  /(?:没|冇)(?:什么|乜|咩)?(?:感觉|反应|不舒服|唔舒服)|(?:他|她|佢)?(?:说|话|看着|看起来)(?:他|她|佢)?(?:没事|冇事|还好|挺好)|精神(?:还|挺)?好|(?:不|没|冇|唔)(?:痛|疼|难受|晕|想吐)|\b(?:no pain|doesnt hurt|isnt in pain|not in pain)\b|\b(?:feels?|seems?|looks?|says? (?:he|she|they)(?:s| is|re| are|feels?)) (?:\w+ )?(?:fine|ok|okay|alright|well|normal|better)\b/

/** Whether a few words tell that the other person feels well, or looks it. */
export function tellsTheyFeelWell(text: string): boolean {
  const told = oneThing(text)
  return (
    told !== null &&
    theyFeelWell.test(told) &&
    !/^(?:i|im|我)(?![^a-z]*(?:he|she|老公|老婆|妈|爸|朋友))/.test(told)
  )
}
