import { cleanText } from '../../safety/normalise'
import { speaksOfThemselves } from '../own-words'
import type { FollowUp } from './follow-ups'

const ofPolice =
  /警|公安|派出所|差人|帽子叔叔|110|制服|他们|家务|调解|教育|和解|\b(?:uniform\w*|domestic|statement|warning|police|cops?|officers?|guards|garda|feds|sheriff|deput(?:y|ies)|they|999|911)\b/

/** Without a word of this, a follow-up that would be wrong in a harmful way is not believed. */
const needed: Partial<Record<FollowUp, RegExp>> = {
  'police-here': ofPolice,
  'police-left': ofPolice,
  'has-regrets':
    /后悔|後悔|怕|不想死|唔想死|救|早知|不该|不該|對不起|对不起|想活|帮|幫|\b(?:regret\w*|scared|afraid|frightened|terrified|sorry|help|save|hadnt|shouldnt|mistake|stupid|changed my mind|dont want to die|dont wanna die|want to live|undo|wish i|didnt mean|take it back|oh god|please)\b/,
  injured:
    /血|伤|傷|疼|痛|肿|腫|断|斷|青|紫|晕|暈|头|頭|颈|脖|喉|手|胳膊|腿|脚|腳|肚|眼|鼻|牙|骨|背|怀孕|有咗|喘|吐|麻|\b(?:bleed\w*|blood\w*|hurt\w*|pain\w*|sore|swollen|broke\w*|bruis\w*|cut\w*|head|neck|throat|arm|wrist|hand|fingers?|leg|knee|ribs?|eye|nose|tooth|teeth|jaw|lip|back|stomach|belly|pregnant|baby|breath\w*|dizzy|sick|faint|numb|burn\w*|stitches)\b/,
  'no-line':
    /打|拨|撥|接|信号|信號|线|線|电话|電話|手机|手機|网|通|电量|没电|冇电|欠费|\b(?:calls?|called|calling|ring\w*|dial\w*|line|phone|signal|battery|credit|busy|engaged|answer\w*|pick\w*|connect\w*|voicemail|through|network|reception|bars|hold|minutes|data|beep\w*|charge|airtime|load|tone|\d+%)\b/,
  'no-help':
    /来|到|嚟|等|挂|掛|救护|救護|警|车|車|分钟|分鐘|小时|久|\b(?:wait\w*|minutes?|mins|hours?|ambulance|police|coming|come|came|here|hung|late|long|forever|ages|eta|still|where|nobody|no one|yet|they)\b/,
}

/** What such a word takes away: who came and said something is no help that does not come, and who is alone at home did not get away. */
const excluded: Partial<Record<FollowUp, RegExp>> = {
  'no-help':
    /(?<!没)(?:来|到)了|说.{0,6}没(?:事|人|什么)|\b(?:said|says) (?:its|it was|nothing|nobody|theres no)\b/,
  'they-are-better':
    /翻(?:过|出|到)|爬(?:出|到|上)|跨(?:过|出)|躺(?:在)?地|倒在|叫不|喊不|\b(?:climb\w*|got|gone|stepp\w*|over) (?:right )?(?:over|out|onto|up on|the (?:rail\w*|edge|barrier|fence|wall))\b|\bnot (?:waking|moving|breathing|responding)\b/,
  'got-out': /一个人|自己在|\b(?:alone|on my own|by myself)\b/,
}

/** Good news that is none: what could hurt is still there. */
const notOver = /还有|还在|还留|还没|仍|仲有|仲喺|但是|可是|\b(?:still|but|yet|not|never)\b/
const goodNews: readonly FollowUp[] = [
  'moved-away',
  'they-are-better',
  'feels-fine',
  'was-joking',
  'got-out',
  'false-alarm',
]
const ofThem = /他|她|佢|\b(?:he|she|hes|shes|him|her|they|theyre)\b/
/** What somebody else does is not what the writer does. */
const ofOneself: readonly FollowUp[] = [
  'moved-away',
  'still-will',
  'feels-fine',
  'own-body',
  'has-regrets',
  'was-joking',
  'asks-own-outcome',
]

/** Whether what the model reads in a message also fits its words: some answers would push the wrong way. */
export function fitsWords(text: string, followUp: FollowUp): boolean {
  const plain = cleanText(text).replace(/'/g, '')
  if (needed[followUp]?.test(plain) === false || excluded[followUp]?.test(plain) === true) return false
  if (goodNews.includes(followUp) && notOver.test(plain)) return false
  return !(ofOneself.includes(followUp) && ofThem.test(plain) && !speaksOfThemselves(text))
}
