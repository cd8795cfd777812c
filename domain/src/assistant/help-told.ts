import { cleanText } from '../safety/normalise'
import { speaksOfThemselves } from './own-words'

/** So many characters say one thing. */
const longestTold = 60

/** A message that is short enough to say one thing, folded; null for a longer one, in which more is said. */
function oneThing(text: string): string | null {
  const plain = cleanText(text).replace(/'/g, '').trim()
  return plain.length <= longestTold ? plain : null
}

const helpIsComing = new RegExp(
  [
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

/** Whether all that a few words tell is that an emergency number was called, or that somebody is coming. */
export function tellsHelpIsComing(text: string): boolean {
  const told = oneThing(text)
  return told !== null && helpIsComing.test(told) && !notComing.test(told)
}

const noConnection =
  /打不通|打不進|打唔通|占线|佔線|没人接|冇人接|无人接听|\b(?:cant|cannot|couldnt) get through\b|\bline(?:s| is|s are)? (?:busy|engaged|dead)\b|\b(?:nobody|no one) (?:is )?(?:answer\w*|pick\w* up)\b|\bno answer\b/

/** Whether a few words tell that the call does not get through. */
export function tellsNoConnection(text: string): boolean {
  const told = oneThing(text)
  return told !== null && noConnection.test(told)
}

const calledOff =
  /(?:电话|120|110|999)?挂(?:了|断)|取消|没(?:有)?(?:人)?来|还没到|\b(?:hung up|cancel\w*|sent (?:it|them) away|(?:not|isnt|arent|never) (?:here|coming|come|came)|nobody (?:came|is coming|comes))\b/

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
  /(?:他|她|佢|人)(?:现在|而家|已经)?(?:没事|冇事|安全|下来了|醒了|醒咗|救下来|落返嚟)|找到(?:他|她|人)了|(?:送|到)(?:了)?(?:医院|急诊)(?:了)?|警察(?:找到|带走|接到)|(?:跟|和|同)(?:他|她)?(?:妈|爸|警察|医生|家人).{0,4}在一起|\b(?:he|she|they)(?:s| is| are|re) (?:now )?(?:safe|ok|okay|fine|alright|awake|down|in (?:the )?(?:hospital|ambulance)|with (?:the |her |his |their )?(?:police|paramedics|doctors?|mum|mom|dad|parents|family|nurse))\b|\b(?:found|got) (?:her|him|them)\b.{0,12}\b(?:safe|ok|okay)\b|\bpolice (?:found|have|got) (?:her|him|them)\b/
const notTheyAreSafe =
  /不|没有|冇(?!事)|唔|\b(?:not|isnt|arent|never|if|says? (?:he|she|they)(?:s| is|re)|but)\b|[?？吗]/

/** Whether a few words tell that the other person is safe or in good hands, and nothing of who writes. */
export function tellsTheyAreSafe(text: string): boolean {
  const told = oneThing(text)
  return told !== null && theyAreSafe.test(told) && !notTheyAreSafe.test(told) && !speaksOfThemselves(told)
}
