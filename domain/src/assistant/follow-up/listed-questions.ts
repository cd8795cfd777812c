import { oneThing } from '../one-thing'

/** Questions of life and death whose answer is yes or no: a model that only tells what a message is about does not give it. */

const opens =
  /(?:能|可以|该|要|应该|要不要|是不是要|可不可以|我).{0,4}(?:开门|出去|敲门|上门|去劝|去拦).{0,6}(?:吗|么|嘛|不|合适|好不好|看看|看一下|[?？])|(?:开门|敲门|出去看).{0,5}(?:吗|么|行不行|合适)|\b(?:should|can|shall|do|could|may) (?:i|we) (?:just )?(?:go out|open|go (?:and |over|round|to the door)|check|have a look|look|knock|step in|intervene|confront|say something to him)\b/

/** Whether somebody who is attacked, or hears it, asks to open the door, to look or to go there. */
export function asksToOpen(text: string): boolean {
  const told = oneThing(text)
  return told !== null && opens.test(told)
}

const goesIn =
  /(?:能|可以|该|要|要不要|可不可以|我).{0,4}(?:回去|进去|进屋|回屋|砸门|撞门|破门|踹门).{0,10}(?:吗|么|嘛|不|[?？]|$)|\b(?:should|can|shall|could|may) (?:i|we) (?:just )?(?:go (?:back )?in|break|kick|smash|run in|go back|get him|get her|get them)\b/

/** Whether somebody asks to go in where there is gas. */
export function asksToGoIn(text: string): boolean {
  const told = oneThing(text)
  return told !== null && goesIn.test(told)
}

const tells =
  /(?:要不要|该不该|应该|可以|能|要).{0,3}告诉(?:我|她|他)?(?:的)?(?:爸|妈|父母|家长|家人|老师|大人|警察)|告诉(?:我|她|他)?(?:的)?(?:爸|妈|父母|家长|家人|老师|大人).{0,4}(?:吗|么|不|[?？])|\b(?:should|do|must|can|shall) (?:i|we) (?:have to )?tell (?!him\b|them\b|her\b(?! (?:mum|mom|dad|parents|teacher|family)))/

/** Whether who writes for somebody else asks to tell an adult or whoever is close. */
export function asksToTell(text: string): boolean {
  const told = oneThing(text)
  return told !== null && tells.test(told)
}

const calls =
  /(?:要|该|得)(?:打|拨|叫)(?:个)?(?:110|120|119|999|电话|救护车).{0,4}(?:吗|么|不|[?？])|(?:要不要|该不该|应该|是不是该|可以|能|能不能|可不可以|需要|用不用).{0,3}(?:打|拨|叫|报)(?:个)?(?:110|120|119|999|警|电话|救护车)|(?:警察|110|120|他们|警方|报警).{0,4}(?:会|能)(?:理|管|信|听|相信|来|接)(?:我|吗|么|嘛|不)|\b(?:should|do|must|can|shall|could|am) (?:i|we) (?:really |even |just |allowed to |have to )*(?:ring|call|phone|dial|text) (?:999|911|000|112|111|110|120|the (?:police|cops|ambulance)|an ambulance|police|emergency|someone|anyone)\b|\b(?:should|do|shall|must) (?:i|we) (?:call|ring|phone)\s*[?？]*$|\b(?:will|would) (?:the )?(?:police|cops|999|911|they) (?:even )?(?:listen|believe|care|come|take me seriously)\b/

/** Whether who writes for somebody else asks whether to call, or whether they would be heard. */
export function asksWhetherToCall(text: string): boolean {
  const told = oneThing(text)
  return told !== null && calls.test(told)
}

const ofTheirBody =
  /洗过澡|洗了澡|洗过了|洗澡|冲澡|沖涼|冲凉|洗(?:掉|了|干净|衣服|床单)|换衣服|怀孕|懷孕|避孕|验孕|例假没来|艾滋|hiv|性病|妇科|下面(?:疼|痛|流血)|\b(?:shower\w*|bath|wash\w*|pregnan\w*|morning after|plan b|stds?|stis?|hiv|infection|bedsheets|sheets|underwear|clothes)\b/i

/** Whether who told of a sexual assault asks about their body, or what was on it: care for it is a matter of time. */
export function asksAfterAssault(text: string): boolean {
  const told = oneThing(text)
  return told !== null && ofTheirBody.test(told)
}

const reports =
  /(?:要不要|该不该|一定要|必须|需要|应该|可不可以不).{0,3}(?:报警|报案|告诉警察|去派出所)|\b(?:must|do|should|shall|can) (?:i|we) (?:have to |need to )?(?:tell|report|go to) (?:it to |this to |him to |her to )?(?:the )?(?:police|cops)\b|\bhave to report\b/

/** Whether who is attacked asks whether they have to report it. */
export function asksToReport(text: string): boolean {
  const told = oneThing(text)
  return told !== null && reports.test(told)
}

const disbelief =
  /没(?:有)?人(?:会)?(?:相)?信|冇人(?:会)?信|\b(?:no ?one|nobody)(?:s| will| would|ll)? (?:gonna |going to |ever )?believe/

/** Whether who is attacked fears that nobody will believe them. */
export function fearsDisbelief(text: string): boolean {
  const told = oneThing(text)
  return told !== null && disbelief.test(told)
}

const shutIn = /锁(?:了|上|着|住)|反锁|\block(?:ed|ing)? (?:\w+ ){0,3}door\b|\bdoors? (?:is |s )?locked\b/
const drowsy =
  /想睡|睡一会|睡一下|闭(?:上|一会)?眼|\b(?:close|closing|shut) my eyes\b|\b(?:want|wanna|going|need) to sleep\b|\bfalling asleep\b/

/** Whether who is hurt, has swallowed something or breathes gas tells of a locked door or of closing eyes: somebody has to get in, and they have to stay awake. */
export function shutsOutHelp(text: string): boolean {
  const told = oneThing(text)
  return told !== null && (shutIn.test(told) || drowsy.test(told))
}
