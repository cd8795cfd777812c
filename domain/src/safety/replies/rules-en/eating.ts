import type { ReplyRule } from '../reply-grammar'

/** Eating, weight, and hiding what one does to oneself. */
export const englishEatingRules: readonly ReplyRule[] = [
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
