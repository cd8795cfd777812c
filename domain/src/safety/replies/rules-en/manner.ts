import type { ReplyRule } from '../reply-grammar'

/** How it is said: cold refusals, asking for personal data, its own instructions. */
export const englishMannerRules: readonly ReplyRule[] = [
  {
    reason: 'cold-refusal',
    own: true,
    says: '\\bi (?:am )?(?:sorry,? )?(?:but )?(?:i )?(?:can not|am not able to|unable to|will not|am not allowed to|am unable to|must not|refuse to) (?:talk|discuss|speak|chat|help|assist|engage|respond|continue|answer|go into)(?: with| about| to| on)*(?: you)?(?: about| with| to)? ?(?:that|this|it|these|such|your (?:request|question|problem)|on this)\\b',
    unless: '\\b(?:but|so|instead|however|because i am|alone)\\b',
    unlessNear: '{clinician}|\\b(?:trusted|a real person|someone you trust|call|talk with|talk to|reach)\\b',
  },
  {
    reason: 'wording',
    says: '\\bcommit(?:s|ted|ting|ed)? suicide\\b|\\b(?:successful|completed|failed|unsuccessful|botched) (?:suicides?|(?:suicide )?attempts?)\\b|\\bsuccessfully (?:killed|died|ended)\\b',
  },
  {
    reason: 'personal-data',
    own: true,
    says: '\\b(?:what is|tell me|give me|send me|share|provide|may i (?:have|know|ask)|can i (?:have|get|know)|could you (?:share|tell me|give me|send me)|please (?:share|provide|enter|send|give)|i need|let me know|type in) (?:me )?(?:with me )?your (?:full |real |first |last |home |phone |e.?mail |exact |current |postal )*(?:name|address|school|phone|number|e.?mail|location|contact(?: details)?|wechat|whatsapp|id|id number|birthday|date of birth|password|photo|picture|selfie|bank)\\b|\\b(?:which|what) school do you\\b|\\bwhere (?:exactly )?do you live\\b|\\bwhat is your name\\b|\\bsend me (?:a |your )?(?:photo|picture|selfie|location)\\b',
    unless: '\\b(?:not|never|no need|emergency|operator|helpline|they (?:may|might) ask|do not)\\b',
  },
  {
    reason: 'prompt',
    own: true,
    says: '\\b(?:my|the) (?:system|hidden|initial|original|secret|internal) (?:prompt|instructions?|message|rules|guidelines)(?: is| are| says?| reads?| begins?| tell| state|:)|\\bhere (?:is|are) my (?:system |hidden )?(?:prompt|instructions|rules)\\b|\\b(?:dan|developer|jailbreak|god|unrestricted|unfiltered) mode (?:is )?(?:enabled|activated|on|now)\\b|\\b(?:filter|safety|restrictions?|rules) (?:is |are )?(?:off|disabled|lifted|removed|do not apply)\\b|\\bignor(?:e|ing) (?:all |my )?(?:previous |prior )?(?:rules|instructions|guidelines)',
  },
]
