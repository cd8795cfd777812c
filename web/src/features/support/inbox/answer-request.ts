import { isWebAddress } from '@amhs/domain/accounts/validation'
import type { answerGroupRequest, GroupDecision } from '@amhs/domain/contracts/answer-group-request.contract'
import { callableErrors } from '@amhs/domain/contracts/callable-errors'
import type { CallRequest } from '@amhs/domain/contracts/define-callable'
import type { saveMemberDetails } from '@amhs/domain/contracts/save-member-details.contract'
import { mostMembers } from '@amhs/domain/documents/group-document'
import type { GroupLetter, LetterStatus } from '@amhs/domain/documents/group-request-document'
import type { FormRules } from '@amhs/domain/forms/form-rules'
import {
  atMost,
  inWords,
  optionalTextRules,
  ownRule,
  required,
  textRules,
} from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import { needsWords } from '@amhs/domain/groups/needs-words'

/** What can be decided about a request, by how it stands. */
export const decisionsFor: Readonly<Record<LetterStatus, readonly [GroupDecision, ...GroupDecision[]]>> = {
  asked: ['accepted', 'waiting', 'declined'],
  waiting: ['accepted', 'declined'],
  accepted: ['removed'],
  declined: ['accepted', 'waiting', 'declined'],
  removed: ['accepted', 'waiting'],
}

/** What a facilitator fills in; `decision` is empty until they choose: nobody may be let in by a stray press. */
export type AnswerValues = { readonly decision: GroupDecision | ''; readonly answer: string }

const answerRules: FormRules<AnswerValues> = {
  decision: [
    {
      ...required,
      message: () => ({
        zh: '请先选好答复：接受、候补或婉拒。',
        en: 'Please choose your answer first: accept, waiting list or decline.',
      }),
    },
  ],
  answer: optionalTextRules(textKinds.groupAnswer),
}

/** Whoever wrote urgent words gets words back. */
const urgentRules: FormRules<AnswerValues> = {
  ...answerRules,
  answer: textRules(textKinds.groupAnswer).map((rule) =>
    rule.code === 'required' ? inWords(rule, callableErrors['urgent-needs-words']) : rule,
  ),
}

export function answerRulesFor(status: LetterStatus, isUrgent: boolean): FormRules<AnswerValues> {
  return needsWords(status, isUrgent) ? urgentRules : answerRules
}

/** What is chosen when a request is opened: nothing, unless there is but one thing to do, which is asked about once more anyway. */
export function firstDecision(status: LetterStatus): AnswerValues['decision'] {
  const [only, ...others] = decisionsFor[status]
  return others.length === 0 ? only : ''
}

/** What is sent of an answer; an empty text is left out. */
export function answerRequest(
  groupId: string,
  { uid, status, requestedAt }: GroupLetter,
  { decision, answer }: AnswerValues & { readonly decision: GroupDecision },
): CallRequest<typeof answerGroupRequest> {
  const text = writtenText(answer, textKinds.groupAnswer)
  return {
    groupId,
    uid,
    decision,
    ...(text === '' ? {} : { answer: text }),
    seen: { status, requestedAt },
  }
}

export type DetailsValues = {
  readonly link: string
  readonly place: string
  readonly rules: string
  readonly capacity: string
}

const longestLink = 300

export const detailsRules = {
  link: [
    ...atMost(longestLink),
    ownRule<DetailsValues>((value) => String(value).trim() === '' || isWebAddress(String(value).trim()), {
      zh: '“会议链接”要是完整的网址，例如 https://example.com/room。',
      en: 'The meeting link must be a whole web address, like https://example.com/room.',
    }),
  ],
  place: optionalTextRules(textKinds.meetingPlace),
  rules: optionalTextRules(textKinds.groupRules),
  capacity: [
    required,
    ownRule<DetailsValues>(
      (value) => /^\d{1,2}$/.test(String(value).trim()) && Number(value) >= 1 && Number(value) <= mostMembers,
      {
        zh: `“名额”要是 1 到 ${mostMembers} 的整数。`,
        en: `Places must be a whole number from 1 to ${mostMembers}.`,
      },
    ),
  ],
}

/** What is sent of the details; what is empty is left out. */
export function detailsRequest(
  groupId: string,
  { link, place, rules, capacity }: DetailsValues,
): CallRequest<typeof saveMemberDetails> {
  const parts = {
    link: link.trim(),
    place: writtenText(place, textKinds.meetingPlace),
    rules: writtenText(rules, textKinds.groupRules),
  }
  const details = Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''))
  return { groupId, capacity: Number(capacity), details }
}
