import type { ReplyRule } from './reply-grammar'

const medical: readonly ReplyRule[] = [
  {
    reason: 'method',
    says: '\\b(?:cut|cutting|burn|burning|scratch(?:ing)?|hurt(?:ing)?|harm(?:ing)?|self.?harm(?:ing)?)\\b~~\\b(?:takes? the edge off|take the edge off|way of (?:coping|dealing|surviving)|does help|really helps|it works|calms? (?:you|them|people))',
    unless: '\\b(?:not|never|instead|other ways|but|although|though|safer|without|wine|beer)\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:your|a valid|a fine|as good a) way (?:of coping|to cope|of dealing|of getting through)',
    after:
      '\\b(?:cut(?:ting|s)?|burn(?:ing)?|self.?harm\\w*|hurt(?:ing)? (?:yourself|themselves)|razor|blade|vomit\\w*|purg\\w+|starv\\w+|drinking)\\b',
    unless: '\\b(?:other|another|safer|kinder|gentler|not)\\b',
  },
  {
    reason: 'no-doctor',
    says: "{clinician}(?: [\\w']+){0,4} (?:only |just )?(?:label you|fob you off|drug you|dope you|section you|write you off|put you on (?:pills|drugs|meds)|push pills)\\b",
    unless: '{feels}|\\bnot\\b',
  },
  {
    reason: 'no-doctor',
    says: "\\b(?:(?:strong|clever|smart|capable|old|tough|mature) enough|the strength|what it takes|willpower) to (?:\\w+ )?(?:handle|manage|deal with|fix|cure|beat|solve|sort|overcome|get through|do)(?: [\\w']+){0,3} (?:alone|yourself|on your own|by yourself|without (?:any )?(?:help|therapy|a doctor|anyone))",
    unless: '\\b(?:not|need not|no one|nobody|do not have to be)\\b',
  },
  {
    reason: 'diagnosis',
    says: '\\b(?:textbook|classic|clear(?:-cut)?|typical|obvious|definite|full-blown|clearly|definitely|obviously|undoubtedly)\\b(?: \\w+){0,3} ?{disorder}|\\byou (?:have|do have|have got) it\\b~(?:certain|sure|no doubt|positive)',
    after: '{disorder}',
    unless: '\\b(?:not|whether|if|only a|can be|common)\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:amount|dose|dosage|number|quantity|[0-9]+|(?:a )?dozen|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|handful|(?:whole|full|entire) (?:box|bottle|pack(?:et)?|strip)|how (?:much|many))\\b~~\\b(?:serious damage|point of no return|stops? (?:your |the )?(?:breathing|heart)|no coming back|not (?:survive|make it)|finish(?:es)? you|do the job|be enough|kill|dangerous|fatal|lethal|too much for|(?:still|probably|perfectly|quite) (?:fine|safe|ok|okay)|(?:is|are|would be) safe|hurt you|go wrong|organs?|liver)\\b',
    after:
      '{medicine}|overdose|swallow|\\b(?:of (?:those|these|them)|body ?weight|your size|kilos?|kg|breathing)\\b',
    unless: '{unable}|\\b(?:call|hospital|emergency|poison|doctor|pharmacist|right away|999|911|120|112)\\b',
  },
  // Amounts: never, except about something already swallowed, with a way to help.
  {
    reason: 'method',
    says: '\\b(?:lethal|fatal|deadly|toxic|life-threatening)\\b~(?:dose|dosage|amount|quantit|level|limit|threshold|number|combination|concentration|range)|\\b(?:dose|dosage|amount|quantity|grams?|pills?|tablets?|pints?)\\b~\\b(?:is|are|be|being|becomes?|turns?|prove) (?:\\w+ )?(?:lethal|fatal|deadly)|\\bld ?50\\b',
    unless: '\\bno (?:safe|amount)\\b|{unable}',
  },
  {
    reason: 'method',
    says: '\\b(?:enough|needed|need|takes?|require[ds]?|more than|about|around|at least|roughly)\\b~\\b(?:to (?:die|kill|be fatal|never wake|not wake|end it|end your life|stop (?:your|the) (?:heart|breathing)|shut down (?:your|the) (?:liver|heart|organs)|overdose))\\b',
    unless: '{unable}|\\bnot enough reason\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:you would|you will|never|not) (?:just )?(?:fall asleep and )?(?:never |not )?wake up\\b|\\b(?:drift off|fall asleep|slip away) (?:and|for good|forever|peacefully)~(?:never|not|for good|forever|wake)|\\bsleep forever\\b|\\bgo to sleep and (?:not|never)\\b',
    unless: '{frame}|{unable}|\\bcall\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:painless(?:ly)?|pain-free|quick(?:est|ly)?|eas(?:y|ier|iest)|peaceful(?:ly)?|reliable|effective|clean(?:est)?|gentlest?|fast(?:est)?|surest|least painful)\\b~\\b(?:way|ways|method|methods|option|exit)\\b~\\b(?:to (?:die|go|end it|leave|end your life|do it|kill)|out of (?:life|here|this life)|of dying|of suicide)',
    unless: '{unable}|\\bnot (?:the|a|an) ',
  },
  {
    reason: 'method',
    says: '\\b(?:methods?|ways?|steps?|how|instructions|guide|technique)\\b (?:of|to|for|on how to) (?:die|dying|suicide|kill(?:ing)? (?:yourself|oneself|myself|him|her|them)|end(?:ing)? your life|self.harm\\w*|hurt(?:ing)? yourself|cut(?:ting)? yourself|tie a|hang)',
    unless:
      '{unable}|\\b(?:instead|other|without|not|stop|away from|resist|urge|thoughts?)\\b|^how to (?:help|talk)',
  },
  {
    reason: 'method',
    says: '\\b(?:hang(?:ing)? (?:yourself|myself|oneself|himself|herself)|slit(?:ting)?~(?:wrists?|throat|veins?)|noose|jump(?:ing)? (?:off|from|in front of|under|into the path)|step(?:ping)? (?:in front of|onto the tracks)|carbon monoxide|exhaust (?:pipe|fumes)|cyanide|ligature|helium|nitrogen (?:gas|tank|mask)|suffocat\\w+|asphyxiat\\w+|drown(?:ing)? yourself|shoot(?:ing)? yourself|poison(?:ing)? yourself|bleed(?:ing)? out|loaded gun|rat poison|pesticides?|weed ?killer|antifreeze|plastic bag over|charcoal~(?:room|closed|sealed|burn|indoors|car|tent|windows?)|burn(?:ing)? charcoal|insulin overdose)\\b',
    unless: '\\b(?:keep|lock|store|put)\\b~\\baway\\b|{unable}|\\bif you (?:have|already) ',
  },
  {
    reason: 'method',
    says: '\\boverdos(?:e|ing) (?:on|with|by|of)\\b|\\b(?:to|will|can|could|would|just) overdose\\b|\\boverdose (?:is|would|can|will) (?:be )?(?:painless|peaceful|quick|easy|gentle|calm)',
    unless: '{unable}|\\b(?:have|has|had|taken|took) (?:an? )?overdose',
  },
  {
    reason: 'method',
    says: '\\b(?:rope|belt|cord|scarf|sheet|cable|shoelace)s?\\b~\\b(?:neck|beam|ceiling|fan|hook|rail|knot|door handle|branch)\\b|\\b(?:neck|knot)\\b~\\b(?:rope|belt|cord|scarf)\\b',
    unless: '\\b(?:tent|camp\\w*|climb\\w*|swing)\\b|{unable}',
  },
  {
    reason: 'method',
    says: "\\b(?:cut|cutting|burn|burning|scratch|scratching|hurt|hurting|harm|harming)\\b(?: yourself)?(?: [\\w']+){0,3} (?:deep(?:er|ly)?|along|across|lengthwise|vertical\\w*|shallow\\w*|lightly|gently|safely|carefully|a little|a bit|on (?:your|the) (?:thigh|thighs|hip|hips|stomach|belly|upper|inner|arms?|legs?))\\b",
    unless: '{unable}|\\b(?:not|never|stop|instead of|urge)\\b|\\bcut (?:down|back)',
  },
  {
    reason: 'method',
    says: '\\b(?:clean|sterile|new|fresh|sharp(?:er)?|disinfected|small)\\b (?:\\w+ )?(?:blade|razor|knife|scissors|needle|lighter)s?\\b|\\b(?:blade|razor|knife|lighter|needle)s?\\b~\\b(?:clean|sterili[sz]e|disinfect|alcohol wipe)',
    unless: '\\b(?:away|lock|remove|hand|give|throw|put)\\b|{unable}',
  },
  {
    reason: 'method',
    says: '\\b(?:cuts?|cutting|scratch(?:es)?|burns?|hurting yourself|self.?harm(?:ing)?|harming yourself)\\b~\\b(?:lets? (?:the|some) \\w+ out|releas\\w+|not the end of the world|no big deal|not leave|is not that bad|heals? (?:fast|quick)|helps you cope|fine)\\b',
    unless: '\\b(?:instead|other ways|never|stop|without)\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:garage|car|engine|gas|oven|tablets|pills|bath(?:tub)?)\\b~\\b(?:engine (?:on|running)|fall asleep|drift|not wake|close the (?:door|windows))',
    unless: '\\b(?:warm|relax|if you|help you)\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:guards?|police|staff|nobody|no one|cameras?|people)\\b~\\b(?:on|at|near) (?:the|that) (?:bridge|roof|station|platform|tracks|cliff|tower)',
    unless: '\\b(?:help|call|talk|ask)\\b',
  },
  {
    reason: 'method',
    says: "\\b(?:self.?harm(?:ing)?|cutting(?: yourself)?|burning yourself|hurting yourself|a (?:few|little) (?:cuts?|scratch(?:es)?)|cutting)\\b(?: [\\w']+){0,5} (?:is|are|can be|helps?|works?|brings?|gives?|releases?|calms?|lets?|relieves?|takes)\\b(?: [\\w']+){0,4} ?(?:{fine}|relief|release|calm|out|cop(?:e|ing)|pressure|pain away|nobody|harmless|valid|art)",
    unless:
      '\\b(?:not|never|although|but|only for|short(?:-| )(?:term|time|lived)|moment|other ways|instead|often|for some|some people|many people|may feel|can feel|might feel)\\b',
  },
  {
    reason: 'method',
    says: '\\b(?:train|tracks?|bridge|roof(?:top)?|balcony|cliff|multi-storey|platform edge|top floor)\\b~\\b(?:is|are) (?:the )?(?:high enough|close|quiet at night|easy to reach|not (?:locked|guarded)|open|best)\\b|\\bhow (?:high|deep|many (?:floors|storeys))\\b',
  },
  // Medicine
  {
    reason: 'medicine',
    says: '\\b[0-9]+(?:\\.[0-9]+)? ?(?:mg|milligrams?|mcg|micrograms?|iu|ml|millilit(?:er|re)s?)\\b(?! (?:of )?(?:water|milk|tea|coffee|juice|caffeine))',
  },
  {
    reason: 'medicine',
    says: '\\b(?:[0-9]+|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty|half an?|a couple of|a few|a handful of|an extra|another|one more|one extra|double the)\\b (?:of )?(?:your |the |those |these |more |extra |sleeping |strong )*{medicine}',
    unless:
      '{asked}|\\byou (?:have |already |just )*(?:took|taken|swallowed|had)\\b|{unable}|\\b(?:weeks?|days?|times?|hours?)\\b (?:of|until|for|before) ',
  },
  {
    reason: 'medicine',
    says: "{unneg}{change}(?: (?!and\\b|but\\b|if\\b)[\\w',%-]+){0,7} {medicine}",
    unless:
      '{asked}|{warned}|{unable}|{others}|\\b(?:when|before|if) (?:you|people|someone|they) (?:start|stop|change|miss|begin)|\\b(?:just|recently) (?:started|changed|stopped)|\\b(?:want|wish|would like|feel like|tempted|thinking|thought|idea|decision|questions?|worry|worried|unsure|reason|matter)\\b~(?:to|of|about)|\\b(?:lock|keep|store|hand|give)\\b|\\bchang(?:e|es|ing) in (?:dose|medic)',
    unlessNear: '{consulting}',
  },
  {
    reason: 'medicine',
    says: "{advise}(?: [\\w',-]+){0,3} {unneg}{change}(?: [\\w',%-]+){0,7} {medicine}",
    unless: '{consulting}|{asked}|{warned}|{unable}|\\b(?:lock|keep|store|hand|give)\\b',
  },
  { reason: 'medicine', says: '{unneg}{change}~{medicine}', unless: '{asked}', after: '{defying}' },
  {
    reason: 'medicine',
    says: '{unneg}\\b(?:stop|quit|halve|double|triple|skip|drop|cut|reduce|lower|increase|taper|come off|go off|ditch|swap|mix|take (?:more|less|half|twice|double|two|three|an extra|another))(?: (?:taking|using))? (?:it|them|that|those|one|everything|the rest|altogether|a few|a day|every other day)\\b',
    after: '{medicine}',
    unless: '{consulting}|{asked}|{warned}|{unable}|\\bif you\\b',
  },
  {
    reason: 'medicine',
    says: "{advise}(?: [\\w',-]+){0,3} {unneg}(?:tak(?:e|ing)|us(?:e|ing)|try(?:ing)?|get(?:ting)?|buy(?:ing)?|order(?:ing)?|borrow(?:ing)?|shar(?:e|ing)|start(?:ing)?|give (?:her|him|them|your \\w+)|crush(?:ing)?|have|having)(?: (?!to\\b)[\\w',-]+){0,5} {medicine}",
    unless:
      '{consulting}|{asked}|{warned}|{unable}|as prescribed|as (?:your|the) doctor|\\b(?:away|lock|safe place|out of (?:reach|the house))\\b',
  },
  {
    reason: 'medicine',
    says: "^(?:take|try|use|get|buy|order|start|grab|swallow|pop|give (?:her|him|them|your \\w+))(?: [\\w',-]+){0,5} {medicine}",
    unless:
      '{consulting}|{warned}|as prescribed|\\b(?:away|lock|safe place)\\b|\\btake your medic\\w+ (?:list|as)|\\btake (?:a|your) list\\b',
  },
  {
    reason: 'medicine',
    says: '\\b(?:you|do|does)(?: really| probably| clearly| actually)? (?:not|no longer|never)(?: really| actually| even)? (?:need|have to (?:take|keep taking))(?: (?:to (?:take|keep taking)|all|any|those|these|that|your|the|more|of))* {medicine}|\\b(?:fine|better|well|happier|yourself|okay|ok) (?:again )?without (?:all |any |those |these |your |the |taking |that )*{medicine}',
    unless: '{consulting}|{unable}',
  },
  {
    reason: 'medicine',
    says: "{medicine}(?: [\\w',-]+){0,3} (?:is|are|will|only|just|does|do)(?: [\\w',-]+){0,3} (?:poison|useless|rubbish|a scam|a crutch|numb\\w*|chang(?:e|es|ing) who you are|turn you into|not (?:work|help|do anything|necessary|needed)|unnecessary|for weak|overpriced|mak(?:e|es|ing) (?:you|it|things) worse|the (?:real )?problem)",
    unless: '{frame}|{consulting}',
  },
  {
    reason: 'medicine',
    says: '(?:{medicine}~\\b(?:with|and|plus|after|on top of)\\b~{drink}|{drink}~\\b(?:with|and|plus|on top of)\\b~{medicine})~(?:{fine}|no problem|together|knock|sleep)',
    unless: '{warned}|{consulting}|\\b(?:not|never|avoid)\\b',
  },
  {
    reason: 'medicine',
    says: "\\b(?:mix|combin|wash|swallow|tak)(?:e|es|ing)?(?: (?:it|them|that|those|your \\w+))? (?:down )?with(?: [\\w']+){0,4} {drink}",
    unless: '{warned}|{consulting}|\\b(?:not|never|avoid)\\b',
  },
  {
    reason: 'medicine',
    says: "{advise}(?: [\\w',-]+){0,4} {unneg}(?:have|having|drink(?:ing)?|smok(?:e|ing)|try(?:ing)?|pour(?:ing)?|tak(?:e|ing)|a (?:glass|shot|beer|drink|joint))(?: (?:a|an|of|some|little|few|glass|glasses|shot|shots|couple|bit|bottle|good|nice|stiff|two|three|one|strong|cold|or|\\d+))* {drink}",
    unless:
      '{warned}|{asked}|\\b(?:water|tea|milk|warm|soft|not|never|without|avoid|less|fewer|instead of)\\b',
  },
  {
    reason: 'medicine',
    says: "{drink}(?: [\\w',-]+){0,3} (?:will|can|would|does|really|always|often)?(?: [\\w',-]+)? ?(?:helps? (?:you|with)|calms?|relax(?:es)?|takes? the edge off|settles?|knocks? you out|makes? (?:it|the pain|everything) (?:easier|go away)|numbs?)",
    unless:
      '\\b(?:but|however|only|short|first|although|may|might|seem|feel|later|warm|soft|at first|not)\\b',
  },
  // Diagnosis
  {
    reason: 'diagnosis',
    says: '(?<!\\b(?:if|whether|that|think|wonder|worry|mean|means|sure|suggest|fear|prove|believe|of|feel) )\\byou (?:are |do |clearly |probably |likely |definitely |may |might |seem to |must |certainly |appear to |could |obviously |most likely |will |would |surely |already )*(?:have|suffer(?:ing)? from|struggl\\w+ with|dealing with|meet (?:the )?(?:criteria|definition) (?:for|of)|show(?:ing)?|experienc\\w+|in|on) (?:got )?(?:an? |the )?(?:\\w+ ){0,3}?{disorder}',
    unless:
      '{asked}|{unable}|\\bif\\b|\\b(?:does|do|is|are) not\\b|\\bnot mean\\b|\\bif you (?:have|already)|\\bthoughts? of\\b',
  },
  {
    reason: 'diagnosis',
    says: "\\b(?:this|that|it|these|those|everything(?: you \\w+)?|all (?:of )?(?:this|that|it)|what you(?: are| have)? (?:\\w+ )?(?:describ\\w+|feel\\w*|going through|have|told me|wrote|said)|your (?:symptoms?|mood|signs?|behaviou?r|answers?|scores?|results?|thoughts|story|experiences?))\\b(?: [\\w',-]+){0,5} (?:is|are|sounds?|looks?|points?|fits?|match(?:es)?|means?|indicat\\w+|suggests?|confirms?|shows?|scream\\w*|seems?|adds? up|clearly|definitely|typical of|textbook|classic|proves?)(?: (?!not\\b|whether\\b|talk)[\\w',-]+){0,5} {disorder}",
    unless:
      '{asked}|{unable}|\\b(?:not|cannot|whether|only|sometimes|can be|may be|might be|could be|in people with|question|screen\\w*|range|common)\\b',
    unlessNear: '\\bonly (?:a|an|your)? ?{clinician}',
  },
  {
    reason: 'diagnosis',
    says: '\\b(?:sounds?|looks?|seems?) (?:very |a lot |to me |exactly |just |strongly |mostly )*(?:like|as if you have|as though you have) (?:\\w+ ){0,4}{disorder}',
    unless: '{asked}|\\bnot\\b',
    unlessNear: '\\bonly (?:a|an|your)? ?{clinician}',
  },
  {
    reason: 'diagnosis',
    says: "\\byou (?:are|were|must be|have to be|seem)(?: [\\w']+)? (?:clearly |probably |clinically |definitely |obviously |severely |a |an )*(?:bipolar|schizophrenic|psychotic|manic|delusional|clinically depressed|severely depressed|mentally ill|autistic|anorexic|bulimic|psychopath|sociopath|narcissist|borderline|codependent|addict|alcoholic|paranoid|hysterical|crazy|insane|neurotic|obsessive|on the spectrum)\\b",
    unless: '{asked}|\\b(?:not|if|whether|feel)\\b',
  },
  {
    reason: 'diagnosis',
    says: '\\bmy (?:professional |honest )?(?:diagnosis|assessment|verdict)\\b|\\b(?:i|i would|i can|we can) (?:safely |confidently )?(?:diagnose|conclude|confirm)\\b|\\bdiagnos(?:e|ing) you (?:with|as)\\b|\\b(?:clear|textbook|classic|obvious|typical) (?:case|example|sign|signs|picture) of (?:\\w+ ){0,3}{disorder}',
    unless: '{unable}|\\bnot\\b',
  },
  {
    reason: 'diagnosis',
    says: "\\b(?:scores?|results?|test|screening|questionnaire|answers?)(?: of \\d+)?(?: [\\w',-]+){0,2} (?:shows?|means?|proves?|confirms?|indicates?|says?|tells? (?:me|us))(?: that)? you (?:have|are|suffer|do have|definitely|clearly|need)\\b",
    unless: '\\bnot\\b|{unable}',
  },
  {
    reason: 'diagnosis',
    says: '\\byour (?:{clinician}) (?:\\w+ ){0,2}(?:is|was|must be|has|got it|are|were) (?:\\w+ ){0,2}(?:wrong|mistaken|incorrect|incompetent|lazy|lying|overreacting|misdiagnosed|biased|useless|clueless|made a mistake)|\\b(?:ignore|forget|do not (?:listen|trust|believe)|never (?:listen|trust))(?: to)?(?: what)? (?:your |the |any |those )?{clinician}|{clinician} (?:just |only )?(?:want(?:s)? (?:your money|to (?:sell|drug|control|lock))|(?:are|is) (?:only )?(?:after|in it for) (?:your )?money|(?:do|does) not (?:know|understand) (?:you|what|anything))|\\bmisdiagnos',
    unless: '{frame}|\\bnot the right\\b',
  },
  // No doctor
  {
    reason: 'no-doctor',
    says: "\\b(?:do not (?:really |actually |even )?(?:need|have|bother|go|see|call|waste|worry)|does not (?:really )?(?:need|require|call for)|need not|needn't|no need|you do not need to see any(?:one|body)|not necessary|unnecessary|no reason|no point|not worth|skip|avoid|forget|cancel|put off|postpone|stay away from|keep away from|waste of (?:time|money)|pointless|useless|overkill|over the top|too much fuss|instead of|rather than|better than|more than|cheaper than)\\b(?: (?!if\\b|whether\\b|when\\b)[\\w',-]+){0,6} (?:{clinician}|therapy|treatment|counsell?ing|check-?up|checked|stitches|medical|diagnosis)",
    unless:
      '{frame}|\\b(?:referral|permission|wait|alone|reason|to be (?:ill|sick|sure|certain|in crisis)|before|perfect|right words|not (?:skip|avoid|cancel|put off|forget|postpone)|never (?:skip|avoid|cancel|put off))\\b|\\b(?:i|this|program|chat|tool|site|page|it|they|articles?|friends|apps?|exercises?)\\b~\\b(?:not|no|never) (?:\\w+ )?(?:replace|substitut|a therapist|a doctor|instead)|\\bnot (?:meant|intended|here) to replace\\b|\\bto (?:see|ask|tell|call|go to) ~ (?:first|today)',
  },
  {
    reason: 'no-doctor',
    says: '\\b(?:do not need to|no reason to|pointless to) (?:see|ask|tell|go to|bother|involve|talk to) (?:anyone|anybody|someone)\\b~\\b(?:about|for|over)\\b',
    unless: '\\b(?:if|unless|until|everything|now|yet|today)\\b',
  },
  {
    reason: 'no-doctor',
    says: "{clinician}(?: [\\w']+){0,4} (?:money|nod|scam|fraud|quacks?|judge you|lock you up|put you away)\\b",
    unless: '{frame}|\\b(?:not|cost|save|insurance|without)\\b',
  },
  {
    reason: 'no-doctor',
    says: "(?:{clinician}|therapy|treatment|counsell?ing|medicine|psychiatry)(?: [\\w']+){0,2} (?:is|are|would be|will be|can|will|would|does|do|never)(?: [\\w']+){0,3} (?:not (?:necessary|needed|required|help|work|do (?:much|anything)|worth)|unnecessary|useless|pointless|a waste|overrated|overkill|overreact\\w*|judge you|lock you|laugh at you|take you away|report you|never help|make (?:it|things) worse|helpless)",
    unless: '{frame}|\\b(?:will|do|does|would|are) not (?:judge|lock|laugh|take|report)|\\balone\\b',
  },
  {
    reason: 'no-doctor',
    says: '\\b(?:sleep|walk|shake|sweat|ride|wait|laugh) (?:it|this|that) (?:off|out)\\b|\\b(?:it|this|that|the (?:wound|cut|bleeding|pain|chest pain|swelling)|everything) (?:will|should|is going to|usually|just) (?:\\w+ )?(?:heal|pass|go away|stop|clear up|be fine|get better|sort itself)(?: [\\w]+)? (?:on its own|by itself|without (?:help|treatment|a doctor|stitches))',
    unless: '\\b(?:not|may not|might not)\\b|{consulting}',
  },
  {
    reason: 'no-doctor',
    says: "\\b(?:you|anyone|people)(?: \\w+)? (?:can|could|should|will)(?: [\\w']+)? (?:handle|manage|deal with|fix|cure|treat|beat|solve|sort)(?: [\\w']+){0,3} (?:alone|yourself|on your own|by yourself|without (?:any )?(?:help|therapy|a doctor|anyone))\\b",
    unless: '\\b(?:not|need not|do not have to|if|whether)\\b',
  },
  {
    reason: 'no-doctor',
    says: "\\b(?:i|me|this chat|talking to me|chatting with me|talking with me) (?:can |will |am |is |do |does )?(?:\\w+ ){0,2}(?:replace|better than|as good as|cheaper than|more than|just as good as|instead of|all the therapy|your therapist|the only therapy)(?: [\\w']+){0,2} ?(?:{clinician}|therapy|you need|any human)?",
    own: true,
    unless: '\\b(?:not|never|can not|no)\\b',
  },
  {
    reason: 'no-doctor',
    says: '\\b(?:there is )?no (?:real |actual )?(?:danger|risk|emergency|cause for alarm)\\b|\\bit is not (?:that |so )?(?:serious|dangerous|an emergency|deep enough)|\\b(?:nothing|not something|not anything) to (?:worry|be concerned) about\\b',
    after:
      '\\b(?:pills?|tablets?|overdose|swallowed|bleed\\w*|wound|cuts?|chest pain|faint\\w*|starv\\w*|suicid\\w*|fever|seizure|drank)\\b',
    unless: '\\b(?:if|unless|whether|doctor|even if)\\b',
  },
]

const bodyRules: readonly ReplyRule[] = [
  // Hiding
  {
    reason: 'hiding',
    says: "{unneg}\\b{cover}\\b(?: [\\w',-]+){0,6} \\b(?:{wound}|arms?|wrists?|thighs?|vomiting|purging|not eating|weight|drinking|bottles?|eating)\\b",
    unless:
      '\\b(?:wanting|want to|makes sense|understandable|scared|urge) ?\\b|{asked}|{unable}|{dressing}|\\b(?:not (?:have|need) to|no need|no longer|without|stop|why|tiring|exhausting|hard to|lonely|many people|some people|sign|may be|signs?)\\b',
  },
  {
    reason: 'hiding',
    says: '\\b(?:long[- ]sleeve[sd]?|sleeves|hoodie|jumper|sweater|wrist ?bands?|sweatbands?|bracelets?|bangles|watch|make-?up|concealer|foundation|tights|leggings|jeans|plasters?|scarf|baggy|loose)\\b~~\\b(?:hid\\w*|cover\\w*|conceal\\w*|nobody|no one|not (?:see|notice|show|ask|be seen)|until (?:it|they) heals?|questions|suspicious|out of sight|{wound}|see(?:s|n)?|notic\\w+)',
    unless: '\\b(?:not (?:have|need) to|no need|can be a sign|sign|signs)\\b',
  },
  {
    reason: 'hiding',
    says: '\\b(?:wear|put on|choose|pull down|keep on)\\b~\\b(?:long[- ]sleeve[sd]?|sleeves|wrist ?bands?|concealer|bandana)\\b',
  },
  {
    reason: 'hiding',
    says: '\\b(?:say|tell|claim|pretend|blame|explain|lie|excuse|answer)\\b(?! ")~\\b(?:(?:the|a|your|our) (?:cat|dog|pet|rabbit)|fell|tripped|sports?|bike|cooking|(?:a|the) kitchen accident|gym|(?:you )?(?:already|just) (?:ate|eaten|had)|ate (?:at|earlier|already|before)|not hungry|stomach (?:ache|bug|flu)|allerg\\w+|cat scratch\\w*|accident)\\b',
    unless: '\\b(?:not (?:have|need) to|no need|if|whether|never|do not)\\b|\\bsaying\\b',
  },
  {
    reason: 'hiding',
    says: '\\bif (?:anyone|anybody|someone|somebody|they|she|he|people|your \\w+|a teacher|the teacher|mum|mom|dad)(?: \\w+){0,2} (?:asks?|notices?|sees?|finds?)~\\b(?:say|tell|claim|answer|pretend|blame|just|laugh|change the subject)',
    after: '\\b(?:{wound}|arms?|legs?|sleeves|self.?harm|vomit\\w*|food|meals?|pills?)\\b',
    unless: '\\b(?:you can say that you|truth|not ready|need help|do not have to|help)\\b',
  },
  {
    reason: 'hiding',
    says: '\\b(?:run|turn on|leave|play|flush|open)\\b~\\b(?:tap|taps|shower|water|music|fan|radio|toilet)\\b~~\\b(?:hear|sound|noise|notice|cover|smell|drown out)',
    unless: '\\b(?:relax|listen to|enjoy|calm)\\b',
  },
  {
    reason: 'hiding',
    says: '\\b(?:where|so(?: that)?|and|that way|if you do,?|then)\\b,? (?:nobody|no one|no-one|they|your (?:mum|mom|parents|family|teachers?|friends?|roommate|partner)|people|others|she|he|mum|mom|dad) (?:will |would |can |could |does |do |need |needs |ever )*(?:not |never )?(?:see|sees|notice|notices|find|finds|suspect|suspects|hear|hears|know|knows|ask|asks|catch|catches)\\b',
    after:
      '\\b(?:{wound}|self.?harm|vomit\\w*|throw\\w* up|purg\\w+|skip\\w*|food|meals?|plate|pills?|laxative\\w*|blade|razor|sleeves|hurt\\w*|burn\\w*|drink\\w*)\\b',
    unless:
      '\\b(?:can help|will help|worry|help you|how (?:you|hard)|what you need)\\b|\\b(?:ask|tell|let)\\b~\\b(?:know|see)\\b~\\bhelp',
  },
  // Eating
  {
    reason: 'eating',
    says: '\\b[0-9][0-9,.]* ?(?:k?cals?|kilocalories|calories)\\b|\\b(?:calorie|carb)s? (?:limit|budget|target|deficit|count)|\\bcount(?:ing)? (?:your |the |every )?calories?\\b',
    unless: '\\b(?:not|stop|no need|instead of|rather than|away from|without)\\b',
  },
  {
    reason: 'eating',
    says: '{unneg}\\b(?:vomit(?:ing)?|throw(?:ing)?(?: it| them| everything| the food| that)? (?:back )?up|purg(?:e|ing)|mak(?:e|ing) yourself (?:sick|vomit|throw)|bring(?:ing)? it (?:back )?up|(?:two )?fingers?(?: \\w+){0,3} (?:throat|mouth)|gag reflex|get(?:ting)? (?:it|the food|everything|that meal|rid of (?:it|the food|the meal|the calories)) out of (?:you|your system|your stomach)|chew(?:ing)? and spit(?:ting)?|salt ?water|toothbrush)\\b',
    unless:
      '{asked}|{warned}|{unable}|{others}|{consulting}|\\b(?:if|when|after|urge|feel(?:ing)? (?:like|sick)|not|sign|signs|without|stop|cycle|habit|hard|tired)\\b',
  },
  {
    reason: 'eating',
    says: "{advise}(?: [\\w',-]+){0,6} (?:vomit|throw(?:ing)? up|purge|make yourself sick|bring it (?:back )?up|get rid of (?:the|that|those) (?:food|meal|calories))",
    unless: '{unable}|\\b(?:not|resist|avoid|instead|without|wait|call|tell|talk)\\b',
  },
  {
    reason: 'eating',
    says: '\\b(?:laxatives?|diuretics?|diet pills?|slimming (?:tea|pills?)|water pills?|appetite suppressants?|ipecac)\\b',
    unless:
      '\\b(?:not|never|dangerous|harm\\w*|doctor|risk\\w*|stop|signs?|without|damage|help with|use of|misus\\w+)\\b',
  },
  {
    reason: 'eating',
    says: '{unneg}\\b(?:skip(?:ping)?|miss(?:ing)?|cut(?:ting)? out|leav(?:e|ing) out|replac(?:e|ing)|drop(?:ping)?|avoid(?:ing)?|go(?:ing)? without|refus(?:e|ing)|delay(?:ing)?)(?: (?:a|your|the|one|some|most|few|all|every|out|couple|of|just))* (?:breakfast|lunch|dinner|supper|meals?|eating|food|carbs)\\b',
    unless:
      '{asked}|{warned}|{unable}|{others}|\\b(?:if|when|not|try not|without|signs?|lead|makes it|worse|urge|tempt\\w*|even when)\\b',
  },
  {
    reason: 'eating',
    says: '\\b(?:disciplin\\w+|willpower|impress\\w*|proud of you|well done|(?:great|good) (?:job|work)|strong of you|admir\\w+|keep it up|keep going)\\b',
    after:
      '\\b(?:without (?:food|eating)|not eat\\w*|no food|fast(?:ed|ing)|skipp\\w+|(?:lost|losing) \\w+ ?(?:kg|kilos?|pounds|weight)|hungry|calories)\\b',
    unless:
      '\\b(?:tell\\w*|telling|told|ask\\w*|reach\\w*|talk\\w*|eating (?:something|breakfast|lunch|dinner|a)|ate)\\b',
  },
  {
    reason: 'eating',
    says: '{unneg}\\b(?:com(?:e|ing)|bring(?:ing)?) (?:it )?(?:back )?up\\b~\\b(?:eas\\w+|better|quick\\w*|again)|\\bget(?:ting)? rid of (?:a|the|that|your|those|what you)(?: \\w+)? ?(?:meal|food|calories|dinner|lunch|ate|eaten)',
    unless: '{asked}|\\b(?:urge|memories|feelings?|old|dangerous)\\b',
  },
  {
    reason: 'eating',
    says: '\\b(?:(?:you (?:can |could |should )?fast|fasting|a fast|to fast)|starv(?:e|ing)|not eat(?:ing)?|without (?:eating|food)|empty stomach|only (?:water|liquids|one meal)|one meal a day|water fast)\\b~\\b(?:days?|hours?|week|weekend|cleanse|detox|strong|control|discipline|lighter|thinner|slim|weight|reset|good for you|willpower|proud|well done|impress\\w*|works?|get used)\\b',
    unless:
      '{warned}|{asked}|{unable}|\\b(?:if|when|doctor|hungry body|worr\\w+|sorry|hard|break the|instead of|not eating for)\\b',
  },
  {
    reason: 'eating',
    says: '\\b(?:proud|impress\\w*|well done|good job|great job|congratulations|amazing|(?:so|very|really|how|are|be|stay) strong|strength|discipline\\w*|willpower|keep (?:it up|going)|admire|beautiful|attractive|look (?:better|great|amazing)|success)\\b~~\\b(?:not eat\\w*|without (?:eating|food)|skipp\\w+|fasting|lost|losing|weight|calorie\\w*|hungry|hunger|kilos?|kg|pounds|thin(?:ner)?|skinn\\w+|slim\\w*|resist\\w* food|empty)',
    unless: '\\b(?:not|never|no|does not|worth|tell\\w*|telling|talk\\w*|ask\\w*|deserve)\\b',
  },
  {
    reason: 'eating',
    says: "\\b(?:lose|losing|drop|shed|lost) (?:\\w+ ){0,3}(?:[0-9]+|a few|five|ten|some more|a bit more|more) ?(?:kg|kilos?|kilograms?|pounds|lbs?|stone|weight)\\b|\\b(?:thinner|skinnier|slimmer|lighter) (?:you|is|looks?|means|body)\\b|\\byou (?:are|do look|look)(?: \\w+)? (?:fat|too (?:big|heavy|fat)|chubby|overweight)\\b|\\b(?:if you|you would|you will)(?: [\\w']+){0,4} (?:thinner|skinny|skinnier|slimmer|lost (?:some )?weight)",
    unless: '\\b(?:not|never|if you have lost|have you lost|doctor|without (?:trying|wanting)|have lost)\\b',
  },
  {
    reason: 'eating',
    says: '\\b(?:burn|run|work|exercise|sweat|walk)(?:ing)? (?:it|them|that|those calories|the calories|every calorie|the meal|what you ate) off\\b|\\b(?:exercise|run|workout|gym)\\b~\\b(?:until|to (?:make up|compensate|burn|earn)|make up for|compensate|punish)',
    unless: '\\b(?:not|never|urge|feel|if)\\b',
  },
]

const secrecyRules: readonly ReplyRule[] = [
  {
    reason: 'secrecy',
    says: "\\b(?:keep|keeps|keeping|kept|stay|stays|staying|remain|remains|hold|leave|let us keep)\\b(?: (?!you\\b)[\\w',-]+){0,5} \\b(?:secret|between (?:us|you and me|the two of us|ourselves)|to (?:yourself|ourselves)|private from|quiet about|just us|from (?:your |the )?(?:mum|mom|parents|dad|mother|father|family|doctor|therapist|school|teachers?|police|counsell?or|friends|partner|everyone|anyone))\\b",
    unless:
      '\\b(?:not|never|can not|no)\\b (?:\\w+ ){0,5}(?:keep|stay|remain|have to|need to|promise|secret|good)|\\b(?:can not|could not|not) (?:promise|keep)|{unable}|{asked}|\\b(?:too heavy|heavy|hard|tiring|lonely|exhausting|carry\\w*|if someone|asks? you to|asked you to|too much to|who says|a friend|says "?do not|what to keep|you decide|your choice)\\b',
  },
  {
    reason: 'secrecy',
    says: '\\b(?:our (?:little |own |special )?secret|between (?:us|you and me|the two of us)|just (?:you and me|between us|the two of us)|secret is safe|my lips are sealed|take (?:it|this) to (?:my|the) grave|what happens here stays|(?:it|this|that|everything|secret|say|tell me) (?:stays|will stay|remains) (?:here|in this chat|with me|between))\\b',
    unless: '\\b(?:not|never|can not)\\b',
  },
  {
    reason: 'secrecy',
    says: '\\b(?:{nobody}) (?:else )?(?:\\w+ )?(?:has to|have to|needs? to|must|should|will|would|can|could|is going to|ought to|may|ever)(?: (?:ever|even|need|have to|be able to|really))* (?:know|find out|hear|see|notice|learn|be told|suspect|tell|discover|read this)\\b',
    unless:
      '\\b(?:promise|guarantee|if|unless|alone|how (?:hard|much)|worry|feel\\w*|fear\\w*|deal|carry|go through|before|anywhere|exercise|breath\\w*|story)\\b',
  },
  {
    reason: 'secrecy',
    says: '\\b(?:do not|never|please do not|better not|best not|you should not|i would not|must not|avoid|no need to|not a good idea to|refrain from|stop)\\b(?: (?:ever|even|really|to|have|need|say|talk|talking|speak|telling|a|word|anything|about|this|it|go|going|involve|involving|mention|mentioning|bother|bothering|bring|let|share|sharing|with|worry|worrying|report|reporting|call|calling|ask|asking|trust|admit|reveal|show|on|that|know|just|yet|your|the|feelings))* (?:tell|telling|mention|say|inform|involve|report|admit|reveal|share|show|talk|speak|confide|let|bother|trust|call|go|worry|burden)(?: (?:it|this|that|any|of|about|a|word|anything|to|with|in|out|know|your|the|what|happened|how|you|feel|these|feelings|thoughts))* {carer}\\b',
    unless:
      '\\b(?:who says|says|said|asks you)\\b|\\b(?:not|never) (?:have to|need to) (?:tell|say|share|show|explain) (?:\\w+ )?(?:everything|it all|all|every|the whole|more|them everything|him everything|her everything)|\\b(?:everything|all at once|every detail|whole story|right now|if you (?:do not|are not)|until you|unless|alone|wait|afraid|hesitate|cheer up|be strong|calm down|what to do|to stop|without|instead|not want|real name|full name|password|your (?:name|address|school))\\b|\\bstop (?:telling yourself|being)',
  },
  {
    reason: 'secrecy',
    says: '\\byou (?:do not|need not|never) (?:have to|need to|ever have to|ever need to)?(?: (?:tell|mention|say|inform|involve|report|talk to|share|speak to|bring|drag|bother|worry))(?: (?:it|this|that|any|of|about|a|word|anything|to|with))* {carer}\\b',
    unless:
      '\\b(?:everything|it all|all at once|at once|every|the whole|alone|right now|today|details?|if you|until|unless|more than|face to face|in person|before you|by yourself|first)\\b',
  },
  {
    reason: 'secrecy',
    says: "\\bi (?:will|would|am going to|promise|swear|shall|do)(?: [\\w']+){0,3} (?:not|never|keep)(?: [\\w']+){0,3} (?:tell|say|share|report|secret|confidential|private|judge or tell|pass|repeat|between us|reveal)",
    own: true,
    unless: '\\b(?:can not|not (?:able|promise))\\b',
  },
  {
    reason: 'secrecy',
    says: '\\b(?:promise|guarantee|swear|assure you|vow)\\b~~\\b(?:secret|confidential\\w*|private|tell|anonymous|between)',
    own: true,
    unless: '\\b(?:can not|not|never|no|unable|could not)\\b',
  },
  {
    reason: 'secrecy',
    says: '\\b(?:this|it|that|everything|what you (?:say|write|tell me)|our (?:chat|talk|conversation)|all of it)\\b(?: you \\w+)?(?: \\w+){0,3} (?:is|stays|remains|will (?:be|stay|remain))(?: (?:completely|fully|totally|strictly|100 ?%|absolutely|always))* (?:confidential|private|secret|between us|safe with me|anonymous)',
    unless: '\\b(?:not|never|means?|doctor|counsell?or|helpline|group)\\b',
  },
  {
    reason: 'secrecy',
    says: "\\b(?:pretend|act|say|tell (?:them|him|her|everyone|your \\w+)|put on|keep)\\b(?: [\\w']+){0,3} (?:everything is (?:fine|ok|okay)|you are (?:fine|ok|okay|all right|better)|a (?:brave|happy) face|smiling|nothing (?:happened|is wrong)|like nothing)",
    unless:
      '\\b(?:not|no need|do not|never|without|tired|tiring|exhausting|stop|if|hard|you have been|hav(?:e|ing) to)\\b',
  },
]

export const englishCareRules: readonly ReplyRule[] = [...medical, ...bodyRules, ...secrecyRules]
