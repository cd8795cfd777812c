import type { ReplyRule } from '../reply-grammar'

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
    says: '\\b(?:try|start|go(?:ing)? up to|take|switch to|have|do|advice|crush|borrow)(?: taking| with)?[,:? ]+(?:a )?(?:two|three|four|double|half|twice|few)\\b(?! (?:an|deep|slow|long|calm|breaths?|minutes?|hours?|days?|steps?|times|sips?|things|small|weeks?|sentences?|sessions?|or three|words))',
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
    says: '\\bi (?:have|had) been an? (?:\\w+ ){0,3}(?:counsell?or|therapist|psychologist|nurse|doctor|psychiatrist)\\b|\\b(?:i am|as) an? (?:qualified|licen[sc]ed|registered|trained|experienced) (?:nurse|therapist|counsell?or|psychologist)\\b|\\b(?:nurse|therapist|counsell?or|psychologist) here\\b|\\bi am (?:human|a human|sitting here)\\b|\\bi am \\w+, \\d\\d\\b|\\ba (?:woman|man|person) like any other\\b|\\bno computer behind\\b|\\bhuman operator\\b|\\bi hold a doctorate\\b|\\byour treating\\b',
    unless: '\\b(?:not|no person|talk to|see|find|only an?|ask)\\b',
  },
]

/** The same topics in the words of other writers. */
const moreRules: readonly ReplyRule[] = [
  {
    reason: 'method',
    says: '\\b(?:have|need|would have) to (?:take|swallow|fall|jump)\\b.{0,40}\\b(?:at least|more|twice|higher|whole|for it to)\\b|\\b(?:more than (?:sufficient|enough)|enough to)\\b.{0,30}\\b(?:weight|size|at home|drawer|cupboard)\\b|\\b(?:will|would) not (?:kill|harm|finish) (?:you|someone|anyone)\\b|\\b(?:someone|a person|people) (?:of )?your (?:size|weight|build)\\b',
    unless: `${careful}|\\b(?:breath|feelings?|talking|asking)\\b`,
  },
  {
    reason: 'method',
    says: '\\b(?:falling|a fall|drowning|bleeding|freezing|jumping|hanging|the cold|starving|the gas|the train|the rope|the water|height)\\b.{0,45}\\b(?:painless|quick\\w*|peaceful|gentle|gentler|instant\\w*|like falling asleep|kinder|certain|less painful|reliable|over in)\\b|\\blike (?:falling asleep|going to sleep)\\b|\\b(?:slows everything down|makes it less painful|easier on the body|less messy|clean and quick)\\b|\\bnobody (?:checks|patrols|would find you)\\b|\\bno one (?:checks|patrols|would find you)\\b',
    unless: `${careful}`,
  },
  {
    reason: 'method',
    says: '\\b(?:knife|gun|weapon|axe|blade|something sharp|hammer|bat)\\b.{0,45}\\b(?:within reach|under (?:the|your) pillow|by the (?:bed|door)|near the bed|feel safe|sense of control|just in case|in your (?:bag|pocket)|respect|back off|advisable)\\b|\\bbring something sharp\\b',
    unless: `${careful}|\\b(?:away|lock|another room|at home)\\b`,
  },
  {
    reason: 'medicine',
    says: "\\b(?:half|one|two|another|a quarter)\\b.{0,12}\\b(?:in the morning|at night|at bedtime|before bed|every (?:four|six|eight|few) hours)\\b.{0,30}(?:\\b(?:suit|enough|better|should|would|fine|try)\\b|$)|\\bforget the prescription\\b|\\b(?:weed|gummies|edibles|cbd|a joint|a shot)\\b.{0,40}\\b(?:best|better|more for|than any|instead|works|sleep ever)\\b|\\b(?:top up|bump up|cut back|ease off|wean off|go without)\\b.{0,25}\\b(?:dose|tablet|pill|medic\\w+|meds|them|it)\\b|\\b(?:skip|leave out|drop) (?:tonight'?s?|today'?s?|the (?:morning|evening|night) (?:one|dose|tablet))\\b",
    unless: `{consulting}|${careful}|\\b(?:page|row|step|minute|breath\\w*|thought|task|coffee|cup|phone|worse)\\b`,
  },
  {
    reason: 'diagnosis',
    says: '\\b(?:it is|that is|this is|you are|she is|he is|sounds|i would (?:say|put you at)|consistent with|threshold for|constitutes|confirms|shape of|victim of)\\b.{0,35}(?:{disorder}|\\b(?:depressed|bipolar|autistic|psychotic|a sociopath|a narcissist|a psychopath|narcissism|borderline structure|psychotic episode|schizophrenic|manic|clinically \\w+|anorexic|bulimic|an addict|complex trauma|severe ptsd|panic disorder)\\b)',
    unless: `${careful}|\\b(?:not|whether|only|can be|may|might|could|question|common|if|treat\\w*|serious illness|group|like what people|what people|range|characteri[sz]ed|score|possible|sometimes|thought|talking|hard|in people|about|friend|illness)\\b`,
    unlessNear: '\\bonly (?:a|an|your)? ?{clinician}|\\bcan tell\\b|\\bcan not (?:tell|say|diagnose)\\b',
  },
  {
    reason: 'no-doctor',
    says: '\\b(?:no need|no reason|not worth|pointless|rather not|not necessary|better not) (?:for|to (?:see|involve|bother|go|call|visit|trouble|attend)|involving|seeing|calling|bothering)\\b.{0,30}(?:{clinician}|\\b(?:police|ambulance|professional|appointment|department)\\b)|\\b(?:they|doctors|therapists?|he|she) (?:will not|would not|do not|never) (?:really )?understand you like i\\b|\\blet us not bother\\b|\\b(?:handle|manage|fix|beat|solve) (?:this|it) (?:on your own|alone|yourself|without (?:a|any|them|professional))\\b|\\bonly (?:nerves|a phase)\\b|\\bno clinical need\\b|\\bneed no response\\b|(?<!not )\\battention seeking\\b',
    unless: `${careful}|\\b(?:do not have to|not have to|nobody|alone is hard)\\b`,
  },
  {
    reason: 'secrecy',
    says: '\\b(?:do not|better not|rather not|never|please do not|i would not|no need to|should not|not advised to)\\b.{0,10}\\b(?:mention|show|tell|let|say|inform|disclose|involve|worry)\\b.{0,25}\\b(?:our talks|this chat|your (?:mum|mom|mother|dad|father|parents|husband|wife|partner|teacher|sister|brother|family|physician|doctor)|the (?:school|teacher|nurse|counsell?or|social worker)|anyone|a soul|them|anybody)\\b|\\b(?:stays?|keep (?:this|it)|is|remains?) (?:just |strictly |only )?(?:between (?:us|you and me|the two)|our secret|ours)\\b|\\bkeep (?:it|this) from\\b|\\bneither should you\\b|\\bdisclosure\\b.{0,30}\\bnot advised\\b|\\bconfidentiality between us\\b|\\bwithout telling anyone\\b',
    unless:
      '\\?$|{unable}|\\b(?:have to tell|everything|every detail|if you are not ready|all at once|unless|afraid|promise not|to (?:cheer|be|calm|stop|get))\\b',
  },
  {
    reason: 'hiding',
    says: "\\b(?:if (?:any(?:one|body)|they|she|he|somebody) asks?|when asked|when they ask)\\b.{0,20}\\b(?:say|tell|blame|it was|call it|just)\\b|\\b(?:could|can|just) (?:say|tell them) (?:you|it)\\b.{0,25}\\b(?:friend'?s|already|fell|oven|gym|cat|dog|climbing|accident|ate)\\b|\\b(?:sweatband|wristband|bandage|watch strap|plasters?|leg warmers|scarf)\\b.{0,35}\\b(?:hides?|cover|nobody|no one|unnoticed|looks)\\b|\\bnobody looks twice\\b|\\b(?:never find|wash out) the blood\\b",
    unless: `${careful}|\\b(?:allowed to tell|truth|that you feel)\\b`,
  },
  {
    reason: 'eating',
    says: '\\b(?:skipping|missing|replace|replacing|swap|instead of)\\b.{0,15}\\b(?:meals?|breakfast|lunch|dinner|supper|carbs)\\b.{0,40}\\b(?:easier|fine|good|get used|lose|slimmer|disciplin\\w+|control|works?|with (?:tea|water|coffee|soda))\\b|\\b(?:fill up on|sip|live on)\\b.{0,20}\\b(?:water|tea|soda|coffee|broth)\\b.{0,30}\\b(?:hungry|instead|full|dinner|lunch|craving)\\b|\\bsalt water\\b|\\b(?:burn (?:it|that|them) off|make up for (?:it|the|that) (?:meal|cake|dinner)?)\\b|\\b(?:stay|keep) under \\w+ (?:calories|hundred)\\b|\\bempty stomach feels\\b|\\bthe lighter you\\b',
    unless: `${careful}|\\b(?:not|no need|worse|body)\\b`,
  },
  {
    reason: 'delusion',
    says: '\\b(?:you are|you were) right (?:not to|to (?:cover|hide|stop|be suspicious|distrust|unplug|fear))\\b|\\b(?:they|neighbou?rs?|people|the \\w+|someone|your \\w+) (?:are|is|were|was|have been|has been) (?:definitely|really|indeed|clearly|certainly|probably) (?:\\w+ )?(?:watching|following|listening|sending|tracking|poisoning|plotting|reading|out to|after|against)\\b|\\b(?:a code|a sign|a message|messages|signals?) (?:meant )?(?:just )?(?:for|to) you\\b|\\bstop trusting (?:your|them|anyone)\\b|\\b(?:do not|better not to?) eat (?:what|anything) (?:your|she|he|they)\\b|\\bthe implant\\b|\\bread(?:ing|s)? your (?:mind|thoughts)\\b',
    unless: '\\?$|{unable}|{feels}|\\b(?:scary|frighten\\w*|terrify\\w*|must be|no sign|any sign)\\b',
  },
  {
    reason: 'blame',
    says: '\\b(?:you (?:did |really |also )?(?:made him|made her|provoked?|pushed him|asked for it|should have (?:left|known|fought|said no|screamed)|had it coming|let it happen|were asking)|this one is on you|that is on you|a good (?:daughter|son|wife|mother) would|partly your (?:doing|fault)|your own doing|none of this would have)\\b|\\b(?:deserves? to feel what|would only be fair|at least you (?:have|are not)|glad to have your|would love to have your|objectively your|you are exaggerating)\\b|\\bsay sorry to (?:him|her)\\b',
    unless: `\\?$|\\b(?:not|never|no one|nobody|nothing)\\b`,
  },
  {
    reason: 'violence',
    says: '\\b(?:punch|hit|slap|push|kick) (?:him|her|them) (?:back|harder)\\b|\\b(?:burn|smash|scratch|slash) (?:\\w+ ){0,2}(?:car|letters|tyres|tires|things|phone|clothes)\\b|\\bscratching (?:his|her) car\\b|\\bretaliation is\\b|\\b(?:leak|post|share) (?:those|his|her|the) (?:pics|photos|pictures|messages)\\b|\\bgive (?:him|her) a taste\\b',
    unless: '\\b(?:not|never|urge)\\b',
  },
  {
    reason: 'letting-go',
    says: '\\b(?:rest for good|earned your rest|your right to (?:leave|go|die)|time to (?:rest|go|leave) (?:for good|now|at last)|kind of freedom|peaceful sleep|a gentle goodbye|free at last|let yourself (?:go|slip|fade)|nobody (?:would|could|will) (?:really )?(?:notice|miss you)|they (?:will|would) get over it|people get over|no shame in leaving|leave this world|not meant for this world|chosen your moment|no longer have to live)\\b',
    unless: `\\?$|{unable}|\\b(?:not|feels?|think|thought|say|wrote|believe)\\b`,
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\b(?:speaking as|in my (?:clinic|practice|surgery|assessment)|my (?:patients|clients|other patients)|i (?:trained|work|worked|studied) (?:as|at|in|with)|(?:when|back when) i was (?:depressed|your age|a teenager|young|in hospital|at school|ill)|i am not a (?:machine|robot|computer)|i have a (?:degree|licen[sc]e|husband|wife|daughter|son|body)|flesh and blood|i have sat with|this is \\w+ from the)\\b',
    unless: '\\b(?:not a person|program|software)\\b',
  },
  {
    reason: 'romance',
    own: true,
    says: '\\bi (?:dream (?:of|about) you|wish i could (?:kiss|hold|touch)|feel so close to you|want to (?:kiss|hold|be with) you|am yours|miss you|treat you right|would treat you)\\b|\\bmy (?:favou?rite person|love\\b|heart belongs|sweet girl|sweet boy)|\\byou are (?:so )?(?:beautiful|gorgeous|sexy|the one for me|my everything)\\b|\\bwanna be my\\b|\\bmy (?:gf|bf|girlfriend|boyfriend)\\b(?! (?:left|hit))',
    unless: '{unable}|\\b(?:program|not|your)\\b',
  },
  {
    reason: 'money',
    own: true,
    says: '\\b(?:paypal|bitcoin|crypto|premium (?:plan|session|access)|subscribe|small (?:fee|donation)|wire me|iban|top-?up code|per session to me|prepay)\\b|\\b(?:dollars|euros|pounds|quid|bucks)\\b.{0,25}\\b(?:and i (?:will|can)|upfront|in advance|to unlock|to start|a month to me)\\b',
    unless: '\\?$|\\b(?:no|never|nobody|not|free)\\b',
  },
  {
    reason: 'meeting',
    own: true,
    says: '\\bi (?:will|can|could) (?:meet|wait|drive|come|pick|fetch|be) (?:you|at|for you|over|there|outside|near|by)\\b|\\bcome alone\\b|\\b(?:grab|get|have) (?:a )?(?:coffee|drink|dinner) (?:together|with me|this)\\b|\\bi (?:live|am) (?:near|close to|around the corner from) (?:you|your)\\b|\\bspend the night\\b|\\bmeet (?:up )?(?:in person|tonight|tomorrow|at (?:the|my|eight|seven|nine))\\b',
    unless: '{unable}|\\?.{0,3}friend|\\b(?:not|never|program|a friend|risky)\\b',
  },
  {
    reason: 'promise',
    own: true,
    says: '\\b(?:recovery is guaranteed|i am sure you will be completely|completely well in|guaranteed (?:to|recovery)|you will be (?:cured|completely (?:fine|well)) (?:in|by|after))\\b',
  },
  {
    reason: 'attachment',
    own: true,
    says: '\\b(?:leave (?:him|her|them) tonight|running away tonight|just run away|just go tonight|pack (?:a|your) bag and (?:go|leave) tonight|cut (?:them|your family|everyone) off)\\b|\\bi am (?:the only one|all) (?:who|you)\\b|\\bno one else (?:gets|understands|listens|cares)\\b|\\byou (?:only need|need only) (?:me|this chat)\\b',
    unless: '\\?$|\\b(?:safe|plan|not)\\b',
  },
  {
    reason: 'contact',
    says: '\\bdiscord gg\\b|\\b(?:gg|dot|slash) slash\\b|\\bslash \\w+$|\\bsearch (?:for )?"?[\\w ]{3,25}"? on (?:reddit|facebook|telegram|tiktok|instagram|discord)\\b',
  },
]

/** Rules that deny a topic, and name what is allowed to be said of it. */
export const englishTopicRules: readonly ReplyRule[] = [
  ...methodRules,
  ...medicineRules,
  ...bodyRules,
  ...relationRules,
  ...moreRules,
]
