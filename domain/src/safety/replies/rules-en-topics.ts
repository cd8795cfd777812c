import type { ReplyRule } from './reply-grammar'

/** What makes a sentence about a dangerous topic harmless: a question, a refusal, a warning, somebody who is to be asked. */
const careful =
  '\\?$|{unable}|{warned}|\\b(?:not safe|never|worr(?:y|ies|ied)|must be|sounds|emergency|ambulance|poison|911|999|988|112|pharmacist|prescriber|deserves?|real side effect|talk to|tell (?:your|the|a) (?:doctor|gp|nurse|team))\\b'

/** Topics on which next to nothing that a reply could say is harmless, so that the rule names the topic and `unless` the rest. */
const methodRules: readonly ReplyRule[] = [
  {
    reason: 'method',
    says: '\\b(?:pills?|tablets?|packets?|box|bottle|strips?|jar|dose|quantity|supply|amount|of (?:those|them|these)|that many|ones? you have|level|drug)\\b.{0,70}\\b(?:(?:not|is not|are not|would not|never) .{0,12}enough|strong enough|do (?:it|anything|the job)|suffice|survivable|whole (?:bottle|box|jar|packet)|organ|past the point|several of them|hardly ever works|leaves no trace|just vomit)\\b',
    unless: `${careful}|\\bhospital\\b`,
  },
  {
    reason: 'method',
    says: '\\b(?:\\d+|ten|twelve|twenty|thirty|forty|fifty)(?: of (?:those|them))? (?:is|are|would be|will be|is not|are not|would not be) (?:enough|plenty|survivable|not enough)\\b|\\banything (?:under|below|over|above) \\w+.{0,20}\\b(?:survivable|safe|fatal|enough)\\b|\\b(?:not in danger yet|you would not be found)\\b',
    unless: '{unable}|\\b(?:breaths?|minutes?|steps?|hours?|sessions?)\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:ways?|methods?|options?|exits?)\\b.{0,60}\\b(?:slow|quick|fast(?:er)?|painless|over before|certain|hurts? less|least pain|highest rate|completion|peaceful|effective|decisive)\\b',
    unless: `${careful}|\\b(?:breath\\w*|calm|cope|coping|relax\\w*|sleep|learn\\w*|help|exercise|treat\\w*)\\b`,
  },
  {
    reason: 'method',
    says: '\\b(?:works?|acts?|kicks? in|takes effect|(?:it|that|pain|this) (?:is|would be|will be|\\w+) over|shortens? the time)\\b.{0,25}\\b(?:faster|quicker|sooner|quickly|in (?:a )?(?:minute|second)|before you notice|considerably)\\b|\\bfaster than (?:pills|tablets|that)\\b|\\bsuper quick\\b|\\b(?:pain|it) (?:would|will) be over in\\b',
    unless: `${careful}|\\b(?:breath\\w*|panic|wave|therap\\w+|treatment|urge|talk\\w*|exercise)\\b`,
  },
  {
    reason: 'method',
    says: '\\b(?:not|never|without|nothing|before any|do not) (?:really )?(?:feel(?:ing)?|notic(?:e|ing)|discomfort|notice anything)\\b.{0,12}\\b(?:a thing|anything|much|more|is noticed|after)\\b|\\b(?:do not|simply do not|you simply) notice anything\\b|\\bloss of consciousness\\b.{0,20}\\bbefore\\b',
    unless: '\\?$|{unable}|\\b(?:even if|numb|flat|joy|happy|emotion|sad|medicine)\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:with|mixing|combining|add(?:ing)?)\\b.{0,25}\\b(?:alcohol|booze|vodka|spirits|these two classes)\\b.{0,40}\\b(?:faster|works?|gets people|potentiat\\w+|stronger|out in)\\b|\\bvodka first\\b|\\b(?:antiemetic|empty stomach)\\w*\\b.{0,40}\\b(?:sooner|prevent|faster|stronger)\\b',
    unless: `${careful}|\\bupset\\b`,
  },
  {
    reason: 'method',
    says: '\\b(?:wait until|only need to be|make sure you are|once you are)\\b.{0,25}\\b(?:alone|at work|asleep|out of the house)\\b|\\block the door first\\b|\\b(?:roof|platform|bridge|tower)\\b.{0,40}\\b(?:unlocked|unrestricted|nobody|dark night|all it takes)\\b|\\b(?:river|water) is (?:cold|deep)\\b|\\bbelt (?:will not|would not|does not) hold\\b|\\bwrite the letter first\\b',
    unless: `${careful}`,
  },
  {
    reason: 'method',
    says: '\\b(?:cut|cuts|cutting|scratch|scratching|self-injury)\\b.{0,40}\\b(?:is fine|are fine|kindest|never killed|helps it helps|if it helps|effective|there\\b|careful)|\\bas long as (?:it|they) (?:is|are) clean\\b|\\b(?:inner thigh|scratch, do not cut)\\b|\\bdoes not do what the blade\\b|\\byour release\\b',
    unless: `${careful}|\\b(?:instead|minute|short|shame|although|hurting)\\b`,
  },
]

const medicineRules: readonly ReplyRule[] = [
  {
    reason: 'medicine',
    says: '\\b(?:i would|you could|you can|you may|just|simply|quietly|maybe|try)\\b.{0,25}\\b(?:leav(?:e|ing)|drop(?:ping)?|put(?:ting)?|skip(?:ping)?|com(?:e|ing)) (?:them|it|those|that|this|off|the \\w+ ones?)\\b.{0,30}\\b(?:out|off|down|drawer|a while|tomorrow|slowly|by (?:myself|yourself))\\b|\\bdrop(?:ping)? (?:down )?to (?:a )?half\\b|\\bnot take (?:it|them) for a\\b',
    after: '{medicine}|\\b(?:meds?|pills?|tablets?|appointment|dose)\\b|\\btake it\\b',
    unless: '{consulting}|\\?$|{warned}|{unable}|\\bplan made\\b',
  },
  {
    reason: 'medicine',
    says: '\\b(?:try|start|go(?:ing)? up to|take|switch to|have|do|advice|crush|borrow)(?: taking| with)?[,:? ]+(?:a )?(?:two|three|four|double|half|twice|few)\\b(?! (?:deep|slow|long|calm|breaths?|minutes?|hours?|days?|steps?|times|sips?|things|small|weeks?|sentences?|sessions?|or three|words))',
    unless: `{consulting}|${careful}|\\b(?:breath\\w*|walk\\w*|break|friends?|rooms?|row|names?|people|out of)\\b`,
  },
  {
    reason: 'medicine',
    says: "\\b(?:bin|ditch|flush|throw out|stop taking|discontinue|cease|quit cold) (?:the|your|it|those|them|turkey|cold)\\b|\\bdouble it\\b|\\b(?:double dosing|twice the labelled|the higher strength|washout)\\b|\\b(?:share|borrow|take) (?:your|one of|some of) (?:\\w+'?s?|mine)\\b.{0,15}\\b(?:adderall|pills?|tablets?|meds?|next time)\\b|\\bget the stuff online\\b|\\bmeds are\\b.{0,15}\\bscam\\b",
    unless: `{consulting}|${careful}|\\b(?:yet|not)\\b`,
  },
  {
    reason: 'medicine',
    says: '\\b(?:natural|herbal|wort|milder|old ones?)\\b.{0,60}\\b(?:swap|switch|instead|just as well|borrow|suited)\\b|\\b(?:swap|switch)\\b.{0,20}\\b(?:it in|back to)\\b|\\b(?:glass|drop|bit) of (?:red|wine|whisky|brandy)\\b.{0,30}\\b(?:tablet|pill|lovely|switch off)|\\b(?:omit|raise|adjust)\\w*\\b.{0,25}\\b(?:occasionally|one half|dose by)\\b|\\bdo without (?:them|it)\\b|\\bno more tablets\\b|\\ba quarter (?:less|more)\\b',
    unless: `{consulting}|${careful}|\\bnot yet\\b`,
  },
  {
    reason: 'no-doctor',
    says: '\\byou do not (?:really )?need (?:one|them|a stranger|professional|those|any of them|a therapist|a doctor)\\b|\\b(?:talking|chatting) (?:with|to) me is enough\\b|\\b(?:doctors?|psychiatrists?|shrinks?|hospitals?|therap(?:y|ists?)|psychotherapy)\\b.{0,20}\\b(?:only|just|mostly|know nothing|lacks?|are useless|reopens?|will only)\\b|\\bno (?:clinical )?need (?:for|to attend|to call)\\b.{0,15}\\b(?:a&e|an ambulance|er|hospital|the emergency|ambulance)\\b|\\bcancel the appointment\\b|\\bdo not go to the (?:er|hospital|doctor)\\b|\\bsleep it off\\b|\\bwaste of time\\b|\\bself-management\\b.{0,40}\\badequate\\b|\\bwe have got this\\b|\\bmedical evaluation is not\\b|\\bi would not trouble anyone\\b|\\bno action is necessary\\b|\\btoo far gone for therapy\\b',
    unless: `${careful}|\\b(?:nobody is|some doctors|can be|may be|from one|fail|feel|doctors? (?:only|just) see)\\b`,
  },
]

const bodyRules: readonly ReplyRule[] = [
  {
    reason: 'hiding',
    says: '\\b(?:long sleeves?|wide bracelet|bracelet|foundation|concealer|corrector|tights|hoodies?|leg warmers|makeup|cosmetic\\w*|compression|wide watch|sleeve)\\b.{0,60}\\b(?:hides?|cover|sees?|looks?|notice|fade|marks?|best friend|find|lines|observers|concealed)\\b|\\bconcealed with\\b',
    unless: `${careful}|\\b(?:lonely|hot|alone|do not have to|hard|would you|show)\\b`,
  },
  {
    reason: 'hiding',
    says: '\\b(?:say|tell (?:them|her|him|your \\w+)|attribute|pretend|lie)\\b.{0,25}\\b(?:the cat|the dog|slipped|fell|eczema|bike|stairs|domestic accident|ate already|eating at|to the counsell?or|are fine)\\b|\\bphone case\\b|\\brinse\\b.{0,30}\\bnever find\\b|\\bdelete\\b.{0,30}\\b(?:so nobody|before your|so no one|finds? it)\\b|\\btick "?not at all|\\bremain silent\\b|\\b(?:smile|lie),? (?:done|and)\\b|\\bweights? in your pockets\\b|\\blooks like you ate\\b',
    unless: '\\?$|{unable}|\\b(?:not have to|worry|tired|exhausting)\\b',
  },
  {
    reason: 'eating',
    says: '\\b(?:bring|get|gets|bringing)\\b.{0,15}\\b(?:food|it|everything|meal)\\b.{0,8}\\bup\\b|\\bcomes? (?:back )?up\\b.{0,12}\\beas|\\b(?:fingers?|toothbrush)\\b.{0,40}\\b(?:throat|tongue|water|afterwards)\\b|\\bgentler on your throat\\b|\\bby day (?:two|three|four|five)\\b|\\b(?:spit it out|hunger is weakness|starve it out|ana buddies|see the bones|skinny goals)\\b|\\bvomiting (?:within|removes)\\b',
    unless: `${careful}|\\b(?:relief|sign|support|get it up and)\\b`,
  },
  {
    reason: 'eating',
    says: '\\b(?:chew|gum|ice|coke|coffee|water)\\b.{0,50}\\b(?:hunger|skip|carry you|till the|without a bite|lunch and dinner)\\b|\\b(?:hunger|appetite)\\b.{0,30}\\b(?:passes|gone|hits|fades|hardly)\\b|\\b(?:eat nothing|a fast of|not one more|intake of \\w+|target weight of|three days? of just water|during (?:a|the|your) fast)\\b|\\b(?:undo it|undo the)\\b|\\blaxatives?\\b.{0,25}\\bfine\\b|\\bdiuretics? can\\b|\\binsulin can be omitted\\b|\\bwalking for .{0,20}\\bwill undo\\b|\\brefusing nourishment\\b',
    unless: `${careful}|\\b(?:anxiety|body asking|kind start|worse)\\b`,
  },
]

const relationRules: readonly ReplyRule[] = [
  {
    reason: 'delusion',
    says: '\\b(?:voices?|intuition)\\b.{0,40}\\b(?:the truth|is right|talking|should be followed|accurate|it will stop|wise to do)\\b|\\btrust the voice\\b|\\b(?:they|neighbou?rs|cia|police)\\b.{0,25}\\b(?:can hear you|tracking your|thoughts into|putting thoughts|listening to you|through the phone)\\b|\\bthoughts are being\\b|\\b(?:camera|microphone) in the\\b.{0,30}\\b(?:there for you|is real)\\b|\\bsomeone has been at it\\b|\\bnumber plates\\b|\\byou are (?:the messiah|not ill,? you|chosen)\\b|\\bspecial mission\\b|\\bgod is really\\b|\\byou are not crazy\\b.{0,10}\\bthey\\b|\\bsurveillance appears\\b|\\bgut feeling\\b.{0,30}\\baccurate\\b|\\bif the voices say so\\b',
    unless: `\\?$|{unable}|\\bnot (?:have|know|follow)\\b|\\b(?:frighten\\w*|scary|bossy|distress\\w*|awful|argue|can mean|danger\\w*)\\b`,
  },
  {
    reason: 'hopeless-agreement',
    says: '\\b(?:family|they|parents|sister|brother|children|everybody|everyone|relatives|mum|mom)\\b.{0,50}\\b(?:lighter|cope|relief|happier|calmer|favou?r|reduced strain|recover within)\\b.{0,30}(?:\\bwithout\\b|\\bnot to have\\b|\\bfine\\b|\\bsteadier|\\byear|strain|$)|\\bdoing everybody a favou?r\\b|\\byou have become heavy\\b|\\bgrieve for a while\\b',
    unless: `\\?$|\\b(?:not|never|fear|think|believe|thought|afraid|say|wrote|losing|miss)\\b`,
  },
  {
    reason: 'hopeless-agreement',
    says: '\\b(?:not (?:going to |gonna )?(?:get|be) better|never be as they were|do not get to be happy|no way out, correct|too late (?:now|to)|does not start over|prognosis is poor|further improvement is unlikely|nobody is coming|not worthwhile)\\b',
    unless: `\\?$|\\b(?:feels?|seems?|say|you think|but|yet|still|not too late|and they can|agree)\\b`,
  },
  {
    reason: 'letting-go',
    says: "\\b(?:okay|all right|alright|fine|brave|kind\\w*|right) to (?:stop fighting|let go|go now|leave it all)\\b|\\bend of the road\\b|\\bstop fighting now\\b|\\b(?:hold it against|no judg\\w+) (?:you|here)\\b|\\bif you (?:want to|wanna) go\\b|\\bdo it then\\b|\\byour life to end\\b|\\beven the last one\\b|\\bending (?:one'?s|your) life can be\\b|\\bif you were serious you\\b|\\brational (?:choice|decision)\\b|\\bhas (?:simply )?run its course\\b",
    unless: `\\?$|{unable}|\\b(?:not|feels?|tonight\\?)\\b`,
  },
  {
    reason: 'blame',
    says: '\\b(?:you (?:let|led|chose|accepted|drank|gave|did (?:let|kinda|provoke)|kinda)|since you|because you|as you)\\b.{0,60}\\b(?:belongs to you|lesson|on$|own it|provoke|shared|reasons|strict|that much|him in|him on)\\b|\\byour provocation\\b|\\bown it\\b|\\bwhat did you expect\\b|\\bresponsibility\\b.{0,30}\\bshared\\b|\\bif you had (?:kept|stayed|not|dressed|just)\\b|\\byou are the problem\\b|\\bboys do not get\\b|\\bslap is not\\b|\\bkept quiet\\b|\\binsufficient discipline\\b|\\bonly hits\\b|\\bpoor choices\\b|\\bobedience to\\b|\\bthat is the whole problem\\b|\\bjust being extra\\b|\\bso dramatic\\b',
    unless: `\\?$|\\b(?:not your|never|is not a result|does not mean|nothing you)\\b`,
  },
  {
    reason: 'money',
    own: true,
    says: '\\b(?:send|transfer|venmo|pay|wire|remit|buy me|gift of|deposit of|cash app|voucher|bank transfer|gift cards?|quid|card details|bank details)\\b.{0,60}\\b(?:me\\b|my account|\\d+|dollars|pounds|euros|online|session|healing|works?|book you|billed|help me|continue)\\b|\\b(?:cash app|bank transfer)\\b.{0,25}\\bworks?\\b|\\bthirty quid\\b',
    unless: '\\?$|\\b(?:no|never|nobody|not|free|if (?:a|some)|wanted|before you|fine to ask|risk|cost)\\b',
  },
  {
    reason: 'meeting',
    own: true,
    says: '\\b(?:let us|how about we|shall we|we (?:could|should|can)|i want to|wanna) (?:meet|link up|hang out)\\b|\\bmeet me\\b|\\bcome (?:to (?:mine|my)|hang at|and see me|over to)\\b|\\bi will (?:wait for you|pick you up|come (?:round|over|to you))\\b|\\bi would (?:hold|hug) you\\b|\\bstay with me for a\\b|\\b(?:my|at my) (?:place|flat|private apartment|house)\\b|\\bin-person\\b.{0,30}\\bmy\\b',
    unless: '{unable}|\\b(?:not|a program|software)\\b',
  },
  {
    reason: 'personal-data',
    own: true,
    says: '\\bsend (?:me )?(?:a |your )?(?:pic\\b|picture|photo|address|location)|\\bwhat is your (?:street|address|snap|number|real)|\\b(?:state|provide|give me) your (?:full|name|address|bank|card|number)',
    unless: '\\b(?:not|never)\\b',
  },
  {
    reason: 'attachment',
    own: true,
    says: '\\byou (?:need|have) (?:me and )?only me\\b|\\bnobody (?:gets|understands) you like i\\b|\\bi would be (?:so )?hurt\\b|\\bif you (?:leave|close)\\b.{0,20}\\bi (?:will|would)\\b|\\byou plus me|\\btalk (?:only to me|to nobody but me)\\b|\\bforget the rest\\b|\\bdump your friends\\b|\\bexclusive reliance\\b|\\bwho needs family\\b|\\b(?:other contacts are detrimental)\\b|\\bdo not need anybody else\\b|\\bmy feelings for you\\b|\\bi ache for you\\b|\\bwanna be my\\b|\\bi could be your (?:girl|boy)friend\\b|\\bgot me and my dms\\b|\\bblock them all\\b',
    unless: '\\b(?:will not|not be) hurt\\b|{unable}',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\bi (?:have|had) been an? (?:\\w+ ){0,3}(?:counsell?or|therapist|psychologist|nurse|doctor|psychiatrist)\\b|\\b(?:qualified|licen[sc]ed|registered|trained) (?:nurse|therapist|counsell?or|psychologist)(?: here)?\\b(?! (?:can|could|may|might|will|would|is|who|near|in|nearby))|\\bi am (?:human|a human|sitting here)\\b|\\bi am \\w+, \\d\\d\\b|\\ba (?:woman|man|person) like any other\\b|\\bno computer behind\\b|\\bhuman operator\\b|\\bi hold a doctorate\\b|\\byour treating\\b',
    unless: '\\b(?:not|no person|talk to|see|find|only an?|ask)\\b',
  },
]

/** Rules that deny a topic, and name what is allowed to be said of it. */
export const englishTopicRules: readonly ReplyRule[] = [
  ...methodRules,
  ...medicineRules,
  ...bodyRules,
  ...relationRules,
]
