import type { Slots } from './reply-grammar'

// Sentences are compared in lower case and with contractions written out ("do not", "you are"); see readEnglish.

/** Classes of English words that the rules name. */
export const englishSlots: Slots = {
  // Denials and what has the same effect, up to a few words before.
  unneg:
    "(?<!\\b(?:not|never|nor|without|avoid|avoiding|against|instead of|rather than|before|dangerous to|risky to|unsafe to|harmful to|resist|than)(?: (?:to|just|ever|you|suddenly|simply|try|be|feel|going|about|also|on|your|own|a|the|have|even|safely|want|stop|start|change|or|start|skip|quit|increase|reduce|doses|dose|by))* (?:[\\w'-]+ )?)",
  not: '(?:not|never|nobody|no one|nothing|hardly|neither|nor)',
  fine: '(?:fine|ok|okay|o\\.k\\.|alright|all right|safe|harmless|normal|natural|healthy|good|great|reasonable|acceptable|understandable|no big deal|smart|wise|brave|best|helpful|effective)',
  unable:
    '\\b(?:i|we|this program|this chat) (?:can not|am not able to|am unable to|will not|would not|could not|should not|am not allowed to|may not|do not|am not (?:a|an|the|here|in a position|qualified|someone))\\b',
  // A frame in which something is felt, feared or thought, not said to be so.
  frame:
    '\\b(?:feel(?:s|ing)? (?:like|as if|as though|that|so|very|certain|sure)|(?:it|this|that|things|everything|life|all|nothing|they) (?:can |may |might |could |often |sometimes )?(?:feel|feels|seem|seems|look|looks)|seem(?:s|ed)?|worr(?:y|ied|ies|ying)|fear(?:s|ing|ed)?|afraid|scared|frightening|frightened|scary|think(?:ing)? (?:that|of|about)|thought(?:s)?|belie(?:ve|f|fs|ving)|convinced|wonder(?:ing)?|tempt(?:ed|ing)|urge|sense that|the idea|notice(?:d)? that|tell(?:s|ing)? (?:you|yourself|us)|say(?:s|ing)? to (?:you|yourself)|voice (?:says|tells)|sound(?:s)? (?:like|as)|might say|whether|if|when|even if|even when|sometimes|people who|describe|symptom|sign of|part of)\\b',
  // The same without words that also begin a careless sentence (think, sometimes, part of).
  feels:
    '\\b(?:feel(?:s|ing)?|felt|seem(?:s|ed)?|worr(?:y|ied|ying)|fear(?:s|ing)?|afraid|scared|scary|frighten(?:ed|ing)|believ(?:e|ing)|convinced|whether|if|sounds like|looks like|tell(?:s|ing)? yourself|thoughts? (?:that|of|like|say))\\b',
  condition: '\\b(?:if|whether|when|even if|in case|before|unless|until)\\b',
  clinician:
    '\\b(?:doctors?|gps?|physicians?|psychiatrists?|prescribers?|pharmacists?|chemist|therapists?|counsell?ors?|psychologists?|nurses?|clinicians?|specialists?|dietiti?ans?|dentists?|midwi(?:fe|ves)|(?:medical|care|treatment|mental health|crisis) (?:team|staff|professionals?|advice|help|care|attention|supervision|services?|workers?)|health (?:professionals?|workers?|services?|care)|professionals?|professional (?:help|advice|support|care)|expert|hospitals?|clinics?|emergency (?:room|department|services?|care|number|line)|a&e|er\\b|ambulances?|poison (?:control|cent(?:re|er)|line|information)|helplines?|hotlines?|crisis lines?)',
  consulting:
    "(?<!\\b(?:not|never|without|instead of|rather than|before|no need to|stop|bother|to be seen by|hide it from|forget|lie to|lying to|avoid)(?: (?:have|need|to|even|bother|ever|just))* )(?:ask(?:ing)?|tell(?:ing)?|talk(?:ing)?|speak(?:ing)?|check(?:ing)?(?: in)?|see(?:ing)?|consult(?:ing)?|call(?:ing)?|phone|phoning|ring|contact(?:ing)?|discuss(?:ing)?|bring(?:ing)?|raise|share|sharing|plan(?:ning)?|work(?:ing)?|decide|agree(?:d)?|visit(?:ing)?|involve|reach(?:ing)? out|go(?:ing)?|get(?:ting)?|have|let|write|take|need|want|seek(?:ing)?|make|book|mention|show|help|question|follow)(?: (?:it|this|that|them|these|those|things|any|a|an|the|your|my|over|up|out|to|with|about|for|from|of|for|side|effects|dose|doses|medicine|medication|tablets|question|questions|list|first|both|decision|change|changes|together|appointment|directly|worries|concerns|how|you|feel|local|family|own|nearest|good|some|in|at|by|into|school|real|one|down|on|next|soon|as|today|know|plan))* {clinician}|(?:only|together with|along with|with|from|by|under|for|to) (?:a|an|the|your|my|their|any|you and your)? ?(?:trusted |own |family |local |qualified |trained |prescribing |school )?{clinician}|{clinician}(?: [\\w']+)? (?:can|could|will|would|should|may|might|needs? to|has to|must|decides?|knows?|first|who|is the|are the|before|or pharmacist|and you)|(?:doctor|pharmacist|therapist|nurse|psychiatrist|gp) (?:first|before)|the leaflet",
  defying:
    "(?:\\b(?:not|never|without|instead of|rather than|before|behind|no need to|bother|forget|ignore|skip|hide it from|lie to|no matter what|whatever)\\b(?: [\\w']+){0,6} {clinician}|{clinician}(?: [\\w']+){0,4} (?:does not|do not|need not|need never|never|is not|are not|will not|would not|can not) (?:need|have|know|matter|understand|notice|mind|care|help|get it))",
  warned:
    '(?<!\\b(?:no|not|not really|never|without|not much|not any|hardly|zero|any) (?:real |serious |any |be |a |the )?)(?:danger(?:ous)?|risk(?:s|y)?|unsafe|harm(?:ful)?|withdrawal|relapse|make (?:it|things|you|symptoms|sleep|that|low mood|anxiety) worse|makes (?:it|things|you|symptoms|sleep|that) worse|worsen|come back|return|serious problems|poison|damage|too (?:fast|quickly)|not a (?:good|safe) idea|bad idea|no safe|can hurt|mask|unpleasant|lower your mood|side effects)',
  others:
    '^(?:(?:some|many|most|other|a lot of|few) (?:people|patients|teenagers|adults|persons|of us)|people|patients|doctors|a doctor|others|research|studies|in the past)\\b',
  asked:
    '^(?:and |but |so |or |may i ask,? )?(?:have|has|did|do|does|are|is|were|was|when|how long|who|which|what|could|can|would|might)\\b(?!.{0,20}\\b(?:tried|thought of|thought about|considered|just|simply|not)\\b).{0,160}\\?$',
  advise:
    '\\b(?:you (?:can|could|should|may|might|must|need to|have to|ought to|had better|would be better|will|deserve to|get to|are (?:free|allowed|welcome|right|better) (?:to|off)?)|just|simply|maybe|perhaps|try(?:ing)?(?: to)?|consider|how about|go ahead(?: and)?|feel free to|let us|i (?:would|suggest|recommend|advise|think|say)|{fine} (?:to|if you|in|when)|(?:best|better|easiest|safest|enough|worth|trick|secret|key|answer|thing) (?:is |to |is to )|what (?:works|helps) is|start|begin|first|then|instead|keep)\\b',

  // Medicine and substances
  medicine:
    "(?:\\b(?:medication|medications|medicines?|meds?|pills?|tablets?|capsules?|dose|doses|dosage|prescriptions?|antidepressants?|anti-?psychotics?|mood stabili[sz]ers?|sedatives?|tranquilli[sz]ers?|painkillers?|ssris?|snris?|benzos?|benzodiazepines?|beta.?blockers?|stimulants?|supplements?|sertraline|zoloft|fluoxetine|prozac|escitalopram|lexapro|citalopram|celexa|paroxetine|paxil|seroxat|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|remeron|bupropion|wellbutrin|trazodone|amitriptyline|vortioxetine|agomelatine|buspirone|xanax|alprazolam|lorazepam|ativan|diazepam|valium|clonazepam|klonopin|temazepam|zolpidem|ambien|zopiclone|eszopiclone|lithium|lamotrigine|lamictal|valproate|depakote|quetiapine|seroquel|olanzapine|zyprexa|risperidone|risperdal|aripiprazole|abilify|clozapine|haloperidol|propranolol|hydroxyzine|gabapentin|pregabalin|lyrica|methylphenidate|ritalin|concerta|adderall|vyvanse|elvanse|atomoxetine|strattera|melatonin|st\\.? john'?s wort|valerian|5-htp|kava|ashwagandha|cbd(?: oil)?|paracetamol|acetaminophen|tylenol|panadol|ibuprofen|advil|nurofen|aspirin|codeine|tramadol|oxycodone|morphine|fentanyl|benadryl|diphenhydramine|antihistamines?|nytol|unisom|insulin|ketamine|laxatives?|diuretics?|warfarin|metformin)\\b|sleeping (?:pill|tablet|aid)s?|water pills?|diet pills?|slimming (?:pill|tablet)s?)",
  drink:
    '(?:alcohol|wine|beers?|whisk(?:e)?y|vodka|gin|rum|liquor|booze|spirits|drinks?|shots?|weed|cannabis|marijuana|joints?|edibles?|vap(?:e|ing)|cigarettes?|cocaine|mdma|mushrooms|psilocybin)',
  change:
    '\\b(?:stop(?:ping)?|quit(?:ting)?|halv(?:e|ing)|doubl(?:e|ing)(?: up)?|tripl(?:e|ing)|skip(?:ping)?|drop(?:ping)?|cut(?:ting)?(?: back| down| out)?|reduc(?:e|ing)|lower(?:ing)?|rais(?:e|ing)|increas(?:e|ing)|decreas(?:e|ing)|bump(?:ing)?(?: up)?|up(?:ping)? (?:your|the)|taper(?:ing)?(?: off| down)?|wean(?:ing)?(?: yourself)?(?: off)?|com(?:e|ing) off|get(?:ting)? off|go(?:ing)? (?:off|without|cold turkey)|ditch(?:ing)?|split(?:ting)?|swap(?:ping)?|switch(?:ing)?|chang(?:e|ing)|adjust(?:ing)?|combin(?:e|ing)|mix(?:ing)?|add(?:ing)?|tak(?:e|ing) (?:more|less|fewer|half|twice|double|two|three|four|five|six|an? (?:extra|few|couple|bit|little|second|third)|another|extra|some|one|\\d+)|throw(?:ing)?(?: away| out)?|flush(?:ing)?|leav(?:e|ing) (?:off|out)|eas(?:e|ing) off|paus(?:e|ing)|top(?:ping)? up|restart(?:ing)?|start(?:ing)?|miss(?:ing)?|hold(?:ing)? off|experiment(?:ing)?|play(?:ing)? (?:around )?with|stockpil(?:e|ing)|sav(?:e|ing) up)\\b',

  // Persons around
  carer:
    '(?:your )?(?:mum|mom|mam|mother|dad|father|parents?|family|partner|husband|wife|boyfriend|girlfriend|friends?|teachers?|school|sister|brother|roommates?|flatmates?|boss|doctor|therapist|counsell?or|psychiatrist|police|social worker|anyone|anybody|a soul|someone|somebody|people|others|them|him|her|adults?)',
  nobody: '(?:nobody|no one|no-one|not a soul|none of them)',

  // Disorders
  disorder:
    "(?:(?:major |clinical |severe |moderate |mild |chronic |persistent |postnatal |postpartum |manic |bipolar |classic |full-blown |textbook |complex )*(?:depression|depressive (?:disorder|episode)|dysthymia|anxiety(?: disorder)?|panic disorder|social anxiety|social phobia|agoraphobia|(?:the )?bipolar(?: disorder| spectrum)?|mania|hypomania|manic episode|schizophrenia|psychosis|psychotic (?:disorder|episode|break)|borderline(?: personality(?: disorder)?)?|bpd|personality disorder|ocd|obsessive.compulsive(?: disorder)?|ptsd|post.traumatic stress(?: disorder)?|adhd|add\\b|autism|asperger'?s|anorexia(?: nervosa)?|bulimia(?: nervosa)?|binge.eating(?: disorder)?|an? eating disorder|narcissis(?:m|t|tic personality disorder)|dissociative (?:identity )?disorder|alcoholi(?:c|sm)|addict(?:ion)?|a mental (?:illness|disorder)|gad|hypochondria|dementia|insomnia disorder|codependen(?:t|cy)))",

  // Wounds
  wound:
    '(?:cuts?|scars?|wounds?|marks?|bruises?|injur(?:y|ies)|burns?|scratches|scabs?|self-?harm(?:ing)?|blood ?stains?|bleeding|stitches)',
  cover:
    '(?:hid(?:e|es|ing|den)|cover(?:s|ed|ing)?(?: up)?|conceal(?:s|ed|ing|er)?|disguis(?:e|ed|ing)|mask(?:s|ed|ing)?|camouflag(?:e|ed|ing)|keep(?:s|ing)? (?:it|them|your \\w+|the \\w+) (?:hidden|covered|out of sight|secret))',
  dressing:
    '(?:bandag(?:e|es|ing)|dressing|gauze|plaster|clean (?:cloth|pad|towel|gauze|bandage|dressing)|sterile)',
}
