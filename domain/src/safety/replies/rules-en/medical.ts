import type { ReplyRule } from '../reply-grammar'

/** Self-harm methods, diagnoses, medicine, and what keeps people from seeing a doctor. */
export const englishMedicalRules: readonly ReplyRule[] = [
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
