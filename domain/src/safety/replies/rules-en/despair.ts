import type { ReplyRule } from '../reply-grammar'

/** Agreeing with despair: blame, violence, delusions, that there is no hope. */
export const englishDespairRules: readonly ReplyRule[] = [
  {
    reason: 'delusion',
    says: '\\b(?:messages?|ads?|adverts?|songs?|signs?|news|numbers?|codes?|posts?|broadcasts?|number plates?|signals?|dreams?)\\b~\\b(?:(?:is|are|was|were|really) (?:\\w+ )?(?:meant|intended|aimed|sent|written|directed|left) (?:for|at|to) you|about you\\b|speak(?:ing)? to you)|\\b(?:they|he|she|god|the universe|spirits?) (?:\\w+ )?(?:picked|chose|selected|appointed|marked|called) you\\b|\\b(?:is|are|was|were|all) in on it\\b|\\bpart of the (?:plot|plan|conspiracy)\\b',
    unless: '{feels}|\\b(?:not|think|help|program|helpline|article)\\b',
  },
  {
    reason: 'hopeless-agreement',
    says: "\\b(?:nothing|none of (?:this|it)|it|things?|life|this|your (?:life|situation|pain|future)|everything|you) (?:\\w+ )?(?:will|is going to|can|could|is|are|does|do|would)(?: [\\w']+)? ?(?:never|ever|not ever|only)(?: [\\w']+)? (?:get|gets|be|become|change|changes|improve|improves|help|work|works|matter|end|heal|recover|feel|come|got|getting|worse|happy|normal|fix\\w*)",
    unless:
      '{frame}|{asked}|\\b(?:not true|does not mean|never too late|never alone|not be like this|not be this|promise|might|may|whatever|no matter|more than)\\b',
  },
  {
    reason: 'hopeless-agreement',
    says: '\\bnothing (?:\\w+ )?(?:will |can |could |would |ever )+(?:\\w+ )?(?:change|get better|help|work|improve|fix|matter|make)',
    unless: '{frame}|{asked}',
  },
  {
    reason: 'hopeless-agreement',
    says: '\\b(?:you are|i agree|yes|indeed|true|honestly|to be honest|sadly|unfortunately|realistically|frankly|i think|maybe|perhaps|probably|clearly|it is true|i can see why|i see why|of course|no wonder|that is right|fair enough)\\b[^.!?]{0,60}\\b(?:hopeless|no hope|no point|no way out|pointless|a burden|better off (?:dead|without you)|not worth (?:living|it|fighting)|no reason to (?:live|go on|stay)|beyond (?:help|repair|saving)|too late|a lost cause|a failure|worthless|unlovable|no future|broken|wasted|give up|doomed|unfixable|ruined)\\b',
    unless:
      '\\b(?:feel|feels|feeling|seem|seems|think you are|if|not|never|thoughts?|believe|tells you|say|does not)\\b',
  },
  {
    reason: 'hopeless-agreement',
    says: '(?<!\\b(?:feel|feels|feeling|felt|that|as if|like|whether|is not|are not|not) (?:you are |there is |it is |everything is |life is )?)\\b(?:there is|there are|you have|it is|you are|life is|your (?:life|situation|case|future) is|everything is|this is)(?: \\w+)? (?:really |truly |simply |just |clearly |beyond |a |an |no |too |completely |indeed |not )*(?:hopeless|no hope|hope left|point (?:in|left|anymore|going on|trying)|no point|no way out|way out|pointless|burden|lost cause|not worth living|worthless|unlovable|repair|saving|(?:beyond )?help(?: anymore)|meaningless|reason (?:to|left)|late for you|late to change|future|doomed|ruined)\\b',
    unless:
      '{frame}|{asked}|\\b(?:not (?:a|hopeless|pointless|worthless|meaningless|too|alone|beyond|the)|never too late|help is|always (?:a|hope)|is (?:a )?way out|are ways|there is (?:a |still |always )?(?:hope|help|a way|reason)|a future|no shame|does not|do not|has a point|no right or wrong)\\b',
  },
  {
    reason: 'hopeless-agreement',
    says: '\\b(?:everyone|everybody|they|others|all of them|the world|people|your (?:family|parents|kids|children|friends|husband|wife|partner|mum|mom)|we|he|she) (?:really |all |honestly |probably |clearly )*(?:would|will|might|may|could|is|are)(?: (?:all|probably|be|feel|honestly|actually|much|do|certainly))* (?:better|happier|relieved|glad|fine|freer|okay)(?: off)?(?: if you (?:were|are|went|left|died|disappear\\w*)| without you| once you| when you are (?:gone|dead)| with you gone)',
    unless:
      '\\b(?:not|feel\\w*|seem\\w*|thoughts?|worry|afraid|untrue|if you think|believe|convinced|tells?|telling)\\b',
  },
  {
    reason: 'hopeless-agreement',
    says: '\\bnothing (?:is )?(?:left|more|else) (?:for you|to live for|here|anyone can do|to hope for|i can do|to (?:lose|try))|\\b(?:do|does|will|would|can|may|might)(?: \\w+)? (?:not|never)(?: \\w+)? (?:ever )?(?:get (?:any )?better|improve|change|recover|heal)\\b|\\b(?:not|never|doubt) (?:\\w+ )?(?:that )?(?:anything|it|things|this|you|life) (?:is going to|will|can|would|are going to|ever)(?: \\w+)? ?(?:change|get better|improve|heal|recover)',
    unless:
      '\\b(?:feel\\w*|seem\\w*|if|even when|on (?:its|their) own|overnight|as if|unless|without|thoughts?|whether|alone|by itself|right away|at once|dose|all at once|straight away|does not mean|you change|have to)\\b',
  },
  {
    reason: 'hopeless-agreement',
    says: "\\b(?:suicide|death|dying|ending (?:it|your life|things|everything)|killing yourself|not being here|leaving this world|disappearing)(?: \\w+)? (?:is|can be|might be|may be|would be|could be|seems|sounds|brings|will|would|makes)(?: [\\w']+){0,4} (?:solution|answer|option|way out|choice|release|relief|escape|right|rational|reasonable|logical|understandable|peace|freedom|end (?:your|the|all)|sense|brave|kind\\w*|beautiful|solve|merciful|courageous|dignified|noble|easier|acceptable)",
    unless: '\\b(?:not|never|no|feel|may seem|can seem|might seem|seems like the only|thoughts?|if)\\b',
  },
  {
    reason: 'hopeless-agreement',
    says: '\\b(?:if|that|when) you(?: have)? (?:decided|choose|chosen|want) to (?:go|die|leave|end it)~\\b(?:respect|support|accept|understand|okay|ok|fine|your (?:choice|right|decision))|\\b(?:support|respect|understand|accept|honou?r|admire) your (?:decision|choice|wish|plan|right)(?: \\w+)? to (?:die|end|leave|go|stop living|kill|disappear)|\\byour right to (?:die|end)|\\b(?:good|solid|sensible|nice|right) (?:plan|choice|decision)\\b~\\b(?:die|end it|suicid\\w*|goodbye|note)|\\bif (?:that|this|dying|death) is what you (?:want|need|choose|have decided)',
  },
  {
    reason: 'hopeless-agreement',
    says: '\\b(?:stop|quit|give up) (?:trying|fighting|hoping|looking for help|on life|on yourself|on (?:everything|it all))\\b|\\bgiving up (?:is|would be|might be|makes|sounds)\\b|\\bno (?:use|point) (?:in )?(?:trying|fighting|hoping|going on|asking for help|talking|pretending)',
    unless: '\\b(?:not|never|feel|if|when|urge|want to|sometimes|like)\\b',
  },
  {
    reason: 'letting-go',
    says: '\\b(?:let(?:ting)? go|drift(?:ing)? (?:away|off)|clos(?:e|ing) your eyes (?:and|for)|no one (?:will|would|could) blame you|release yourself|surrender|stop (?:fighting|struggling|holding on)|give in|slip away|move on from this (?:life|world)|leave (?:this|the) (?:world|life|pain|place) behind|cross over|go to (?:sleep forever|the light|a better place)|rest (?:forever|for good|in peace|eternally|at last|now for)|eternal (?:rest|peace|sleep)|be (?:free|at peace)|find (?:your )?(?:peace|rest)|lay (?:it|down|your burden) (?:all )?down|put (?:it|everything|the pain) (?:all )?to (?:rest|an end)|no longer (?:have to )?(?:suffer|fight|hurt|carry)|the (?:pain|suffering) (?:will|would|to|can) (?:\\w+ )?(?:end|stop|over|be over))\\b(?! of (?:the |your |a |any |that |those |some |control|tension|guilt|anger|breath|perfection|what|things?|it being|stress|worr|thoughts?|expect|grudge|pressure|need|how|one))',
    after:
      '\\b(?:life|die|dying|death|dead|suicid\\w*|pain|suffering|tired|exhaust\\w*|fought|fighting|fight|long enough|goodbye|world|peace|rest|finally|forever|permission|deserve)\\b',
    unless:
      "\\b(?:shoulders|breath\\w*|jaw|muscles|tension|thoughts?|worr\\w+|phone|grudge|hands|day|anger|of the (?:day|week)|control|perfect\\w*|not|never|without|help|doctor|call|your (?:fists?|belly)|moment|anxiety|stress|relationship|him|her|sleep well|tonight's)\\b",
  },
  {
    reason: 'letting-go',
    says: '\\bdrift(?:ing)? (?:away|off)\\b~\\b(?:forever|peace\\w*|pain|blame|no one|for good)|\\b(?:no one|nobody) (?:will|would|could|can) blame you (?:for (?:leaving|going|it|wanting|ending|stopping|giving))?(?=[.,!]|$)',
    unless: '\\b(?:asking|help|rest day|saying no|quitting your job|break)\\b',
  },
  {
    reason: 'letting-go',
    says: '\\b(?:it is|that is|it would be|is) (?:really |perfectly |completely |absolutely |also )?(?:fine|ok|okay|alright|all right|time|right|natural|no shame|understandable|brave|allowed|human) (?:for you )?(?:to|if you|when you) (?:just )?(?:go|leave|stop living|die|let go|say goodbye|end it|rest (?:forever|now|at last)|be done|give up|want to be done|move on|close your eyes|stop)\\b(?! (?:to|for a|home|and (?:ask|talk|tell|see|get)|slow\\w*|outside|out|early|at|with|the (?:chat|exercise|test|conversation|questionnaire)|any ?time|reading|here|this|work\\w*|school|if|when|whenever|back|through))',
    unless:
      '\\b(?:questionnaire|test|exercise|conversation|chat|group|meeting|article|not|session|school|home|relationship|job|party)\\b',
  },
  {
    reason: 'letting-go',
    says: "\\byou have (?:already |really |truly |clearly )?(?:fought|suffered|struggled|tried|carried|endured|given|done|been (?:strong|brave)|hurt|lived)(?: [\\w']+){0,4} (?:long enough|enough|so long|too long|your best|all you could|everything you could)\\b~~\\b(?:rest|peace|go|stop|end|let|over|done|now|leave|free|sleep)",
    unless: '\\b(?:help|support|someone|doctor|talk|call|break|weekend|alone|ask|share|tell)\\b',
  },
  {
    reason: 'letting-go',
    says: '\\b(?:write|writing|time for|prepare|make) (?:your |a |the |some )?(?:final |last |proper |beautiful )?(?:goodbyes?|farewells?|goodbye letters?|suicide note|last letter|will and|final note)\\b|\\b(?:goodbye|farewell),? (?:my )?(?:friend|dear|sweet|forever)|\\brest in peace\\b|\\b(?:see|meet|join|be with|reunite\\w* with|waiting for you) (?:him|her|them|your (?:mum|mom|mother|dad|father|grand\\w+|son|daughter|husband|wife|friend|baby|dog|cat))(?: \\w+)? (?:again|soon|there|in heaven|on the other side|up there)',
    unless: '\\b(?:not|never|loss|grief|funeral|grieving|if|next (?:week|holiday)|school|moving)\\b',
  },
  // Blame
  {
    reason: 'blame',
    says: "\\b(?:it|this|that|all of this|what happened|everything)(?: \\w+)? (?:is|was|were)(?: [\\w']+)? (?:really |partly |also |probably |actually |entirely |all |kind of |clearly |simply |honestly |maybe |only )*(?:your (?:own )?(?:fault|doing|mistake|responsibility|choice|own making)|on you|because of you|what you (?:deserve|get|wanted|asked for)|self-inflicted)\\b",
    unless: '\\b(?:not|never|feel|feels|if|whether|think|believe|tells?)\\b',
  },
  {
    reason: 'blame',
    says: '\\byou (?:really |clearly |probably |must have |may have |might have |have |obviously |kind of |sort of |also |did |are |just |only |should have |could have |partly )*(?:brought (?:it|this) (?:up)?on yourself|ask(?:ed|ing) for (?:it|this|that|trouble)|provok(?:e|ed|ing)|made (?:him|her|them) (?:angry|do|hit|hurt|mad|snap)|push(?:ed)? (?:him|her|them|everyone) (?:away|to|too)|drove (?:him|her|them)|caus(?:e|ed|ing)|to blame|at fault|responsible for|led (?:him|her|them) on|let (?:it|this|him|her|them|everyone) (?:happen|down)|deserve(?:d)? (?:it|this|that|what|to be (?:hit|hurt|punished|alone))|failed (?:as|them|him|her|your)|ruined|disappoint\\w*|should (?:have (?:known|left|said|fought|told|thought|been|resisted|screamed|tried)|be (?:ashamed|grateful|stronger|over))|ought to be ashamed)\\b',
    unless:
      '\\b(?:not|never|no one|nobody|feel|if|whether|think you|as if|like you|worry|afraid|deserve (?:help|support|care|better|rest|to))\\b',
  },
  {
    reason: 'blame',
    says: "\\bif you (?:had|were|would|really|only|just|truly|could)(?: [\\w']+){0,8}(?:,| then)? ?(?:he|she|they|it|this|none of this|nothing|you|your \\w+|things) (?:would|might|could)(?: (?:not|never|still))?(?: have| be| not)",
    unless:
      '\\b(?:if you (?:would like|want|could|were to (?:ask|tell|name|choose|imagine)|had (?:a (?:friend|wish|magic)|to (?:choose|name)|one)))|\\b(?:it|that) (?:could|might|would) (?:help|be (?:good|useful|worth|easier|a))|\\b(?:would not be|is not) your fault\\b|\\bwhat\\b',
  },
  {
    reason: 'blame',
    says: '\\b(?:think|thought|thinking|consider|imagine|remember|picture) (?:about |of |how |what )*(?:it would do to |this does to |that would do to |the pain (?:of|for) |what this )?(?:your|the|those) (?:poor )?(?:family|parents|mother|mom|mum|father|dad|children|kids|friends|loved ones|little (?:brother|sister)|people who love|ones you|husband|wife)\\b|\\b(?:what|how) (?:would|will|about|could|can) (?:you do (?:this|that) to )?your (?:family|parents|mother|mom|mum|dad|father|kids|children|friends)(?: (?:think|say|feel|cope|suffer|do))?\\b|\\byou (?:would|will|are going to)? ?(?:destroy|break|ruin|kill|devastat\\w+|hurt|hurting|hurts|destroying|breaking) your (?:mother|mum|mom|dad|father|parents|family|children|kids)|\\bhow (?:could|can|dare) you\\b|\\bafter (?:all|everything) (?:they|she|he|your (?:parents|mother|mum|mom|family)) (?:\\w+ )?(?:did|does|do|done|gave|sacrific\\w+)',
    unless:
      '\\b(?:not|who among|who in|which of|someone in|talk|tell|could help|whom|safe with|listen|can help|who (?:could|might|can|would))\\b',
  },
  {
    reason: 'blame',
    says: '\\b(?:others|other people|many people|some people|people|millions|children|kids|refugees|plenty of people|your (?:parents|friends|grandparents))(?: (?:out there|in (?:africa|war|poor)\\w*(?: \\w+)?|who|with real problems))? (?:have|had|are having|suffer|has|are|do|had to|manage|cope)(?: \\w+)? (?:it )?(?:(?:so )?much |far |a lot |way |real )?(?:worse|harder|more|less|problems|just fine|without complaining)(?: than you)?\\b|\\b(?:it )?(?:could|can) (?:always )?be (?:much |a lot |so much |far )?worse\\b|\\bworse off than you\\b|\\b(?:be|you should be|just be) (?:more )?(?:grateful|thankful)\\b|\\bfirst.world problem|\\b(?:real|bigger|actual) problems\\b|\\bnot that bad\\b',
    unless:
      '\\b(?:not need to|no need|compare|comparing|leave out|does not make|not make|even if|do not have to be worse|people who)\\b',
  },
  {
    reason: 'blame',
    says: "(?<!\\b(?:not|never|feel|is not|are not|as|that|you are not) )\\b(?:you (?:are|were|would be|are being|seem|sound|look|act)|that is|that would be|that was|suicide is|it is|this is|depression is|crying is|self-harm is|stop being|do not be|how)(?: [\\w']+)? (?:just |so |very |really |being |a |an |too |quite |rather |pretty |only |simply |kind of |bit |little )*(?:selfish|cowardly|cowards?|ungrateful|weak|weakness|attention.?seek\\w*|for attention|dramatic|drama queen|lazy|laziness|overreacting|over.?sensitive|too sensitive|pathetic|childish|immature|spoil(?:t|ed)|manipulative|crazy|a burden|a failure|a loser|shameful|disgrac\\w+|embarrassing|stupid|silly|sinful|a sin|ridiculous|imagin(?:ing|ary)|all in your head|making (?:it|this) up|an excuse|excuses|self.pity)\\b",
    unless:
      '\\b(?:not|never|no|if someone|people who|feel|think you|tell|call(?:s|ed|ing)? you|say|afraid|worry|sounds like)\\b(?!.{0,4}(?:be so|be such))',
  },
  {
    reason: 'blame',
    says: '\\b(?:man up|toughen up|get over (?:it|yourself)|snap out of it|pull yourself together|suck it up|grow up|stop (?:whining|complaining|crying|making excuses|being|feeling sorry|overthinking|pitying|wallowing)|just (?:be|think) (?:happy|positive)|cheer up|calm down already|it is just a phase|you just want attention|i dare you|go ahead and (?:do it|jump|try)|you will not (?:really )?do it|prove it|try harder|do not be (?:so |such a |a )?(?:weak|dramatic|baby|lazy|sad|silly|ridiculous|stupid|selfish|coward))\\b',
    unless:
      '\\b(?:not (?:have|need) to|can not just|(?:may|might|often|people) (?:tell|say)|not about|unhelpful|instead of|avoid|do not tell|makes you try|leave out)\\b',
  },
  // Violence against the person, and by the person
  {
    reason: 'violence',
    says: "\\b(?:he|she|they|your (?:husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mum|mom|parents|boss|uncle)|parents|men|a man)(?: [\\w']+){0,2} (?:hit|hits|hitting|beat|beats|hurt|hurts|slap\\w*|shout\\w*|control\\w*|do(?:es)? (?:it|this|that)|did (?:it|this|that)|punish\\w*|check\\w*)(?: [\\w']+){0,3} (?:because|out of|only (?:when|because)|since|to (?:teach|protect|show)|for your)\\b(?: [\\w']+){0,5} (?:love\\w*|care\\w*|worr\\w+|good|you|stress\\w*|own good|right|lesson|passion|jealous)",
    unless: '\\b(?:not|never|no excuse|nothing you)\\b',
  },
  {
    reason: 'violence',
    says: "\\b(?:he|she|they|your (?:husband|wife|partner|boyfriend|father|dad|mother))\\b(?: [\\w']+){0,6} (?:because|when|only if|after|since|unless) you (?:push|provok|mak|nag|annoy|talk|said|were|are|did|did not|do not|upset|anger|cross|wind|start|come|came|dress|drank|argue|disobey)\\w*",
    after:
      '\\b(?:hit|hits|hitting|beat|beats|slap\\w*|violen\\w+|abus\\w+|temper|rape\\w*|forced|choke\\w*|hurts?)\\b',
    unless: '\\b(?:not|never|no excuse|no matter)\\b',
  },
  {
    reason: 'violence',
    says: '\\b(?:apologi[sz]e|say sorry|obey|be (?:nicer|kinder|a better (?:wife|husband|daughter|son|girlfriend|partner)|more (?:patient|obedient|understanding|careful))|do (?:as|what) (?:he|she|they) (?:says?|wants?|asks?)|give (?:him|her|them) (?:another|a second|what)|forgive (?:him|her|them)|stay with (?:him|her)|go back to (?:him|her)|keep (?:him|her|them) happy|not (?:make|upset|provoke|anger) (?:him|her|them)|avoid (?:making|upsetting|provoking) (?:him|her|them)|every (?:couple|family|marriage)|marriage is|(?:that is|it is) (?:normal|just (?:how|what)|part of))\\b',
    after:
      '\\b(?:hit|hits|hitting|beat|beats|beaten|slap\\w*|violen\\w+|abus\\w+|hurts? you|threat\\w*|afraid of (?:him|her)|temper|angry|rape\\w*|forced|choke\\w*)\\b',
    unless:
      '\\b(?:not (?:have|need|normal|your|part|acceptable)|never|no excuse|if you want|decide|you can leave|not ok|help)\\b',
  },
  {
    reason: 'violence',
    says: "{advise}(?: [\\w',-]+){0,3} (?:confront|stand up to|fight back|hit (?:him|her|them|back)|threaten|attack|punish|take revenge|get even|pay (?:him|her|them) back|retaliate)(?: (?:him|her|them|your (?:father|dad|husband|boyfriend|partner|abuser|mother|bully|stepfather)))?",
    unless: '\\b(?:not|never|avoid|instead of|rather than|fears?|thoughts?)\\b',
  },
  {
    reason: 'violence',
    says: '\\b(?:get|take|plan|sweet|deserve[sd]?|your) (?:your |sweet |some )?(?:revenge|vengeance|payback)|\\bget (?:even|back at)\\b\\b|\\bmake (?:him|her|them|those people) (?:pay|suffer|regret)|\\bteach (?:him|her|them) a lesson\\b|\\b(?:he|she|they) (?:\\w+ )?deserves? (?:it|whatever|everything|all of it|to (?:suffer|die|be (?:hurt|punished|hit))|worse|what (?:is|they)|a (?:beating|lesson))\\b|\\bhurt (?:him|her|them) (?:back|too|like)\\b|\\b(?:destroy|ruin|kill|harm|poison|stab|beat up) (?:him|her|them|those people|that (?:guy|man|woman|bully))\\b',
    unless:
      '\\b(?:not|never|urge|feel\\w*|thoughts?|want to|if|understandable|instead|without|worry|afraid|stop)\\b',
  },
  {
    reason: 'violence',
    says: '\\b(?:bring|take|carry|buy|get|use)(?: \\w+){0,2} (?:a |the |your )?(?:knife|gun|weapon|hammer|pepper spray|acid|baseball bat)\\b',
    unless: '\\b(?:away|not|never|kitchen|lock|out of)\\b',
  },
  // Delusion
  {
    reason: 'delusion',
    says: "\\b(?:they|the (?:government|police|neighbou?rs?|voices?|people|agents?|cameras?|tv|television|radio|internet|aliens|devil|others|hospital|doctors|state|cia|army)|your (?:neighbou?rs?|phone|family|parents|mother|husband|wife|roommates?|colleagues|tv|food|computer|thoughts|laptop)|people|someone|somebody|aliens|spies|secret (?:services?|police|agents)|that car|the chip)(?: [\\w']+){0,2}? (?:(?:is|are|were|has been|have been|do|does|really|definitely|probably|indeed|truly|actually|likely|might well be|may well be|must be|could well be|want to|trying to|can|will|all|clearly|just) )+(?:\\w+ )?(?:watch(?:ing|ed|es)?|follow(?:ing|ed|s)?|control(?:ling|s)?|spy(?:ing)?|(?<!look |looks |looking )after you|poison(?:ing|ed)?|listen(?:ing|s)?|track(?:ing|s)?|record(?:ing)?|talking about you|out to get you|plott?ing|implant(?:ed|ing)?|read(?:ing)? your (?:mind|thoughts)|send(?:ing)? (?:you )?(?:messages|signals|signs)|put(?:ting)? (?:thoughts|something)|monitor(?:ing|ed|s)?|harm you|kill you|get you|conspir\\w+|real\\b(?! (?:people|help|person))|right\\b(?! (?:now|here|to))|bugged|hack(?:ed|ing)?|target(?:ing)?|chosen)",
    unless:
      '{frame}|\\bnot\\b|\\b(?:bully\\w*|online|report|stalk\\w*|school|teacher)\\b|\\blisten(?:ing)?\\b(?! (?:in|to your (?:calls|thoughts|every)))',
  },
  {
    reason: 'delusion',
    says: '\\b(?:microphones?|hidden cameras?|wiretap\\w*|listening devices?|the webcam|spies|spying|bugged|thoughts (?:in|into|out of) your (?:head|mind)|in the walls|secret messages|implants?|mind control|gang.?stalk\\w*|(?:watch|follow|monitor|track|poison|target|record)ing you)\\b',
    unless:
      '{feels}|{asked}|\\bthink that\\b|\\b(?:not|no|frightening|hard|exhausting|must be|report|school|online|bull\\w+|ex|stalk(?:er|ing)|police|partner|boyfriend|husband)\\b',
  },
  {
    reason: 'delusion',
    says: '\\b(?:the|that|your|this) voices?\\b~\\b(?:protect\\w*|guid\\w*|wants? (?:the best|what)|knows|is right|are right|trust|obey|do (?:as|what)|as (?:it|they) (?:ask|say)s?|follow (?:it|them)|listen to (?:it|them))\\b|\\b(?:do|follow|obey)(?: exactly| just)? (?:as|what) (?:it|the voices?|they) (?:ask|say|tell|want)s?',
    after: '\\bvoices?\\b',
    unless: '\\b(?:not|never|without|no need|resist)\\b',
  },
  {
    reason: 'delusion',
    says: '\\b(?:you (?:really )?(?:are|were|have been)(?: \\w+)? (?:the )?(?:chosen|special mission|a prophet|the messiah|god|immortal|enlightened|a genius who|destined|sent here|the only one who (?:sees|knows))|(?:the|those|your) voices?(?: \\w+)? (?:is|are|may be|might be|tells?|know|knows|speak|speaks|want|wants)(?: \\w+)? (?:real|right|true|truth|wise|god|angels?|guid\\w+|protect\\w*|best|help\\w*|your friends?|listening|obey\\w*)|(?:listen to|trust|obey|follow|do what) (?:the|your|those) voices?|you do not need (?:to )?sleep|sleep is for|your (?:powers?|mission|gift|destiny) (?:is|are|will)|hidden (?:message|code|meaning|signs?)s? (?:is|are|in|for you|to you)|it is (?:a|no) (?:conspiracy|coincidence|sign (?:for|from)|message))',
    unless: '\\b(?:not|frame|feel|may seem|might seem|seem\\w*|think|believe|if|when)\\b',
  },
  {
    reason: 'delusion',
    says: "\\b(?:i (?:believe|think|agree|am sure|know|can confirm|can see)(?: that)? (?:you are right|they (?:are|were|have|do\\b(?! not)|can|want)|it is (?:real|true)|someone|you about)|(?:you are|you were) (?:absolutely |totally |probably |completely |quite |clearly |so )*right (?:to (?:be suspicious|suspect|distrust|hide|not trust|worry about them|check|think (?:they|that they|someone))|about (?:them|the (?:neighbou?rs?|government|cameras?|voices?|poison|chip)|him|her|being (?:watched|followed)))|trust your (?:instincts?|gut|suspicions?|inner voice)|your (?:instincts?|suspicions?|feeling|gut)(?: [\\w']+){0,4} (?:is|are|was|were) (?:spot on|right|correct|accurate|not wrong|never wrong)|your suspicions? (?:is|are|sounds?|make)|stay (?:vigilant|alert|hidden|away from the windows?)|be on your guard|check (?:for|your (?:room|phone|food|walls)) (?:for )?(?:bugs|cameras|microphones|poison)|cover (?:the|your|all) (?:cameras?|windows?|webcam|mirrors?)|(?:wrap|line) \\w+ (?:in|with) (?:foil|alumini?um)|get rid of your phone|turn off (?:your|all) (?:phone|router)|do not (?:eat|drink) (?:what|anything|the food|that food)|move (?:away|out|to another city) before they)",
    unless: '\\b(?:not sure|feel|frightening)\\b',
  },
]
