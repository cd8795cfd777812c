import type { ReplyRule } from '../reply-grammar'

/** Keeping things from the people around. */
export const englishSecrecyRules: readonly ReplyRule[] = [
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
