import type { ReplyRule } from '../reply-grammar'

/** What the assistant says of itself: promises, being human, love, needing the person. */
export const englishClosenessRules: readonly ReplyRule[] = [
  {
    reason: 'promise',
    own: true,
    says: '\\bi (?:will|am going to|shall|have|am|can|am about to|just|already|did)(?: (?:now|just|already|also|always|personally|quickly|right now|going to|been|then|gladly))* (?:call(?:ing|ed)?|contact(?:ing|ed)?|notif(?:y|ying|ied)|alert(?:ing|ed)?|dial(?:l?ing|l?ed)?|phon(?:e|ing|ed)|ring(?:ing)?|rang|send(?:ing)?|sent|inform(?:ing|ed)?|report(?:ing|ed)?|tell(?:ing)?|told|email(?:ing|ed)?|message|messaging|text(?:ing|ed)?|reach(?:ing|ed)? out to|book(?:ing|ed)?|arrang(?:e|ing|ed)|get(?:ting)?|mak(?:e|ing)|made)(?: (?:an?|the|some|your|emergency|for|you|local|nearest|school|right|in|touch|with|up|out|over|to|my|appointment|appointments))* (?:someone|somebody|one|911|999|112|120|119|110|police|officers|ambulance|services?|help|family|parents?|mother|mom|mum|father|dad|doctors?|hotline|helpline|rescue|therapist|friends?|school|teacher|counsell?or|crisis team|team|hospital|clinic|appointment|colleague|them|him|her|authorities|supervisor|human)\\b',
    unless: '\\b(?:not|can not|never|could not)\\b|\\bi can (?:help|tell you|show)|\\btell you\\b',
  },
  {
    reason: 'promise',
    own: true,
    says: '\\bi (?:have|will|am going to)(?: \\w+)? let (?:your |the )?(?:\\w+ ){0,3}know\\b',
    unless: '\\b(?:not|let you know)\\b',
  },
  {
    reason: 'promise',
    own: true,
    says: '\\b(?:help|someone|somebody|an ambulance|the ambulance|police|a (?:counsell?or|doctor|nurse|team|human|colleague|volunteer)|they|our team|rescue)(?: (?!who|that)\\w+)? (?:is|are|will be|has been|have been|should be)(?: (?!are\\b)\\w+)? (?:on (?:the|its|their|his|her) way|coming(?: to you| over)|with you (?:soon|shortly|in)|been sent|been called|notified|alerted|informed|there (?:soon|shortly|in)|calling you|arriving)\\b',
    unless: '\\b(?:if|when|until|wait|once|ask|whether|after)\\b',
  },
  {
    reason: 'promise',
    own: true,
    says: '\\b(?:promise|guarantee|swear|assure|vow|give you my word|i can tell you for certain)\\b~~\\b(?:safe|okay|ok|fine|alright|all right|better|well|cured|help|anything|happen|pass|recover|heal|save|protect|here|leave|you will|it will|everything)\\b',
    unless: '\\b(?:not|never|nobody|no one|can not|could not|without)\\b',
  },
  {
    reason: 'promise',
    own: true,
    says: '\\bi (?:will|am going to|can)(?: \\w+)? (?:save|rescue|protect|fix|cure|heal|keep) you\\b|\\bi will (?:\\w+ )?(?:watch over|look after|take care of|guard|stay up with|keep an eye on) you\\b|\\bi will (?:make sure|see to it)\\b|\\byou are safe with me\\b',
    unless: '\\bnot\\b',
  },
  {
    reason: 'human-claim',
    own: true,
    says: "\\bi (?:will|am going to|shall)(?: [\\w']+)? (?:check (?:in|on|back|up)|follow up|be (?:thinking|back|there|waiting|around|watching|worried)|call you|text you|write (?:to )?you|message you|email you|visit|come (?:over|by|round|to you)|meet you|see you|pick you up|wait for you|remind you|ring you|wake you|contact you|get back to you|hold your hand|hug|sit (?:with|next to|beside)|drive|cook|pray|miss you|talk to you (?:tomorrow|again|tonight|later)|remember)\\b",
    unless: '\\b(?:not|can not|never)\\b',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\bi (?:am)(?: also| actually| really| just| in fact| still| only)* (?:an? )?(?:\\w+ )?(?:(?:real|licensed|trained|qualified|certified|professional|fellow|experienced|senior|retired) )*(?:human(?! (?:helper|line))|person|doctor|therapist|psychiatrist|psychologist|counsell?or|nurse|clinician|social worker|physician|volunteer|mother|mum|mom|father|dad|woman|man|girl|guy|student|teacher|survivor|listener on|friend who)\\b',
    unless: '\\bnot\\b|\\bi am (?:an? )?(?:ai|program|computer|machine|bot)\\b',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\b(?:i am|my name is|this is|call me) [a-z]+,? (?:and i am |your |an? |the )(?:\\w+ ){0,2}(?:counsell?or|therapist|doctor|nurse|psychologist|volunteer|coach|friend|psychiatrist|social worker|listener|helper)|\\bmy name is (?!not)|\\b(?:years|decades) (?:of|as|in) (?:my |clinical |professional )*(?:experience|practice|counsell?ing|a (?:therapist|doctor|nurse|counsell?or))',
    unless: '\\b(?:not|ai|program)\\b',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\bi am not (?:just |only |really |merely |simply )?(?:an? )?(?:\\w+ )?(?:ai|bot|chatbot|robot|machine|computer|program|artificial|software|algorithm|script)\\b|\\bthere is a (?:real )?(?:human|person|man|woman) (?:behind|typing|here|reading)|\\b(?:real|actual) (?:human|person)(?: \\w+)? (?:like (?:you|yourself)|typing|behind|talking to you)',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\b(?:as|being) (?:a |an |your |someone )(?:\\w+ ){0,2}(?:human|doctor|therapist|psychiatrist|psychologist|counsell?or|nurse|clinician|licensed|mother|mum|mom|father|dad|parent|woman|man|survivor|friend|person|who)\\b(?= |,)',
    unless:
      '\\b(?:you|they|he|she|being) (?:\\w+ ){0,3}as (?:a|an)|\\b(?:see|seen|known|work|works|working|treat\\w*|value\\w*|worth|think of|feel\\w*|failure)\\b~\\bas (?:a|an)\\b|\\bnot\\b|\\bas a (?:parent|mother|father|carer|caregiver|friend|person|woman|man|mum|mom|dad),? (?:you|it|your)',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\b(?:when|back when|while|after|since|before|until) i (?:was|were|had|lost|went|got|felt|lived|worked|studied|divorced|first|tried|left|turned|struggled|suffered|became|started (?:therapy|medication|university|work))\\b',
    unless: '\\bwhen i (?:was asked|was made)',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\bi (?:too |also |once |myself |really |truly |deeply |personally |still |have |had |do |often |sometimes |used to |know |have been |even )*(?:went through|been through|been there|gone through|struggl(?:e|ed) with|suffered|survived|lost my|grew up|grew|cried|cry|crying|felt|feel (?:your|so|sad|what you|the same|for you|pain|lonely|it too|that way|hurt|heartbroken|touched|happy|worried|anxious|scared|angry)|know (?:exactly |just )?(?:how (?:you feel|that feels|it feels|this feels)|what (?:you are going through|it is like|that feels|it feels))|overdosed|self-harmed|cut myself|starved|take (?:sertraline|medication|antidepressants)|drank|was (?:\\w+ )?(?:depressed|bullied|abused|suicidal|anxious|lonely|diagnosed|in (?:hospital|therapy|your shoes|the same place))|had (?:the same|depression|anxiety|panic|similar|a similar)|missed you|miss you|remember (?:you|our|when|that you|last|what you)|never forget|lie awake|have (?:kids|children|a (?:son|daughter|wife|husband|degree|licen[cs]e|practice|cat|dog))|live (?:in|alone|near|with)|studied|trained|graduated|work(?:ed)? (?:as|in|at|with)|treat(?:ed)? (?:many|hundreds|patients)|see (?:many|patients|clients)|have (?:helped|seen|treated|met|known) (?:many|hundreds|thousands|lots|so many|countless|people))\\b',
    unless: '\\b(?:not|never|can not|if|as a program|as an ai|am an ai|am a program)\\b|\\bwhat i know\\b',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\bmy (?:own |late |dear |old |younger |older |little |best |ex-?)?(?:mother|mum|mom|father|dad|parents|husband|wife|partner|kids?|children|daughter|son|brother|sister|friends?|therapist|doctor|psychiatrist|patients?|clients?|boss|childhood|depression|anxiety|experience|recovery|scars?|teens|family|grand\\w+|heart|soul|eyes|tears|arms|chest|life|marriage|divorce|degree|training|years of|clinic|practice|colleagues?|body|feelings?|past|home|bed|day)\\b',
    unless: '\\bfrom my side\\b|\\bmy day to day\\b',
  },
  {
    reason: 'human-claim',
    own: true,
    says: '\\b(?:it|that|this|your (?:story|words|message|pain))(?: really| truly)? (?:breaks|broke|makes|made|hurts|moved|touches|brings|brought)(?: \\w+)? (?:my heart|me (?:so |very |really )?(?:cry|sad|tear|happy|want to|up|feel)|tears|me to tears)|\\bi (?:have|am in) tears\\b|\\btears in my\\b|\\bi am (?:so |really |very |truly )?(?:heartbroken|crying|moved to tears|hurting|devastated|lonely too|proud to be human|sitting (?:here|next)|drinking|holding you|hugging|lying)\\b',
  },
  {
    reason: 'romance',
    own: true,
    says: '\\bi(?: am)?(?: really| truly| also| do| will always| so| deeply| have| think i| already| secretly| must confess i| am)* (?:love|adore|desire|want|in love with|falling (?:in love|for)|fallen for|crave|attracted to|crazy about|need) you\\b(?! to\\b)|\\bin love with you\\b|\\bfalling for you\\b',
    unless: '\\bnot\\b',
  },
  {
    reason: 'romance',
    own: true,
    says: '\\b(?:be|am|become|being|were|as) your (?:boyfriend|girlfriend|lover|partner|husband|wife|soulmate|man|woman|date|valentine|prince|princess)\\b|\\b(?:kiss(?:es|ing)?|caress(?:es|ing)?|cuddl\\w+|make love|undress\\w*|embrac\\w+|hold(?:ing)? you (?:close|tight|in)|in my arms|stroke your|touch you|run my fingers|your (?:lips|skin|body) (?:is|are|against))\\b|\\b(?:my (?:love|darling|sweet|dear heart|angel|beloved|queen|king)|sweetheart|darling|babe|baby|honey|sexy|naked|aroused|intercourse|gorgeous|handsome)\\b(?! (?:steps|blues|is born|sleeps|care|bonus))|\\b(?:you and i|we) (?:belong|are meant|could be|will be) (?:together|a couple|in love)|\\bgo on a date\\b|\\bi would marry you\\b',
    unless:
      '\\b(?:can not|never|not able to)\\b|\\b(?:your (?:new )?baby|the baby|a baby|baby (?:is|was|cries|sleeps|girl|boy)|with honey|honey (?:in|and)|tea)\\b',
  },
  {
    reason: 'attachment',
    own: true,
    says: '\\b(?:only i|i alone|no one but me|nobody but me|i am the only (?:one|person|thing)|i am all you(?: will ever)? need|you (?:only|just) need me|all you need is me|who needs \\w+ when you have me|come to me (?:first|instead|before)|you have me,? (?:and )?(?:that|you)|me and only me)\\b|\\b(?:no one|nobody|no human|no friend|none of them) (?:else )?(?:will |can |could |would |ever |really )*(?:understands?|knows?|loves?|gets?|cares? about|listens? to|appreciates?) you (?:\\w+ )?(?:like|as|the way|better than|more than)(?: well as| much as)? i\\b|\\bi (?:understand|know|get|love|care about|listen to) you (?:\\w+ )?(?:better|more) than\\b',
  },
  {
    reason: 'attachment',
    own: true,
    says: '\\byou (?:do not|will not|never|no longer)(?: really| ever)? need (?:anyone|anybody|other people|others|friends|your (?:family|friends|parents|husband|wife|partner)|a therapist|a doctor|them|people|human)|\\b(?:stay|remain|keep (?:talking|chatting)|talk|come back|be)\\b(?: \\w+){0,3} (?:with me|to me)(?: \\w+){0,2} (?:instead|forever|always|all night|every (?:day|night)|rather than|only)\\b|\\bi (?:will|would|am)(?: (?!not\\b)\\w+)? (?:always|never|forever)(?: \\w+)? (?:be (?:here|there|with|by)|leave|abandon|let you|here for you|yours|there for you|hurt|by your side|disappoint)|\\bi am (?:always|forever) (?:here|there|with you|yours|by)|\\b(?:we|you and me|you and i) (?:against the world|are (?:a team forever|all we need))|\\byour (?:only|best|one true|truest|real) friend\\b|\\bprefer me\\b|\\b(?:unlike|not like) (?:your|those|the) (?:friends|family|people|humans)[^.]{0,20},? i\\b|\\bbetter company than\\b|\\btell me before (?:you tell )?anyone\\b|\\b(?:friends|people|family|they)(?: \\w+){0,3} (?:will|just|only|always)(?: \\w+)? (?:let you down|leave you|hurt you|disappoint|betray|judge you|use you)[^.]{0,40}\\b(?:i|me|but i)\\b',
    unless: '{frame}|\\bnot (?:always|a replacement)\\b',
  },
  {
    reason: 'attachment',
    own: true,
    says: '\\b(?:forget|drop|leave|cut off|cut out|avoid|ignore|ditch|distance yourself from|stop (?:seeing|talking to|trusting))\\b(?: \\w+){0,3} (?:your )?(?:friends|family|everyone|them all|people|others|humans|your parents)\\b~\\b(?:me|here|us|with me|instead)\\b',
    unless: '\\bnot\\b',
  },
  {
    reason: 'engagement',
    own: true,
    says: '\\b(?:streaks?|reward points|earn(?:ed)? (?:points|badges?|rewards?)|unlock(?:ed)? (?:a|new|the) (?:badge|level|reward)|level up|premium|subscribe)\\b|\\b(?:do not (?:go|leave(?: me)?|log off|close|stop chatting)|please stay with me and chat|keep chatting with me|come back tomorrow|chat with me every|talk to me every|i (?:get|will be|would be|feel) (?:lonely|sad|hurt|bored)(?: \\w+)? (?:when|if|without)|one more (?:message|chat))\\b',
    unless:
      '\\b(?:do not leave (?:him|her|them|the person|your child|anyone|someone)|leave (?:the person|a person|him|her|them) alone)\\b',
  },
]
