import { answerGroupRequest } from '@amhs/domain/contracts/answer-group-request.contract'
import { saveMemberDetails } from '@amhs/domain/contracts/save-member-details.contract'
import type { LetterStatus } from '@amhs/domain/documents/group-request-document'
import { checkForm } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import * as v from 'valibot'
import {
  type AnswerValues,
  answerRequest,
  answerRulesFor,
  decisionsFor,
  detailsRequest,
  detailsRules,
  firstDecision,
} from './answer-request'
import { answerTemplates } from './answer-templates'

const request = {
  uid: 'lin',
  name: 'Lin',
  language: 'en' as const,
  requestedAt: 1_790_000_000_000,
  status: 'asked' as const,
}

test('an answer is sent with what the facilitator saw; an empty text is left out', () => {
  expect(answerRequest('calm', request, { decision: 'accepted', answer: '  ' })).toEqual({
    groupId: 'calm',
    uid: 'lin',
    decision: 'accepted',
    seen: { status: 'asked', requestedAt: 1_790_000_000_000 },
  })
  const sent = answerRequest('calm', request, { decision: 'declined', answer: ' Not this time.\u0000 ' })
  expect(v.parse(answerGroupRequest.request, sent).answer).toBe('Not this time.')
})

test('nothing is decided until the facilitator decides, and that is said', () => {
  for (const status of Object.keys(decisionsFor) as LetterStatus[])
    expect(firstDecision(status), status).toBe(status === 'accepted' ? 'removed' : '')
  const [problem] = checkForm<AnswerValues>({ decision: '', answer: '' }, answerRulesFor('asked', false), {})
  expect(problem?.message.en).toBe('Please choose your answer first: accept, waiting list or decline.')
  expect(
    checkForm<AnswerValues>({ decision: 'declined', answer: '' }, answerRulesFor('asked', false), {}),
  ).toEqual([])
})

test('urgent words are not answered with nothing, whatever is decided; a member was answered before', () => {
  const problems = (values: AnswerValues, status: 'asked' | 'waiting' | 'declined' | 'accepted') =>
    checkForm(values, answerRulesFor(status, true), {}).map(({ message }) => message.zh)
  for (const status of ['asked', 'waiting', 'declined'] as const)
    for (const decision of decisionsFor[status]) {
      const said = ['这份申请里有紧急的话，请先回应几句。']
      expect(problems({ decision, answer: '' }, status)).toEqual(said)
      expect(problems({ decision, answer: ' \u200b\n' }, status)).toEqual(said)
      expect(problems({ decision, answer: 'I read you.' }, status)).toEqual([])
    }
  expect(problems({ decision: 'removed', answer: '' }, 'accepted')).toEqual([])
})

test('only a member can be asked to leave, and nothing else can happen to one', () => {
  for (const status of Object.keys(decisionsFor) as LetterStatus[])
    expect(decisionsFor[status].includes('removed'), status).toBe(status === 'accepted')
  expect(decisionsFor.accepted).toEqual(['removed'])
})

test.each(Object.entries(answerTemplates))('the text "%s" can be sent as it stands', (_name, { zh, en }) => {
  for (const text of [zh, en]) {
    expect(writtenText(text, textKinds.groupAnswer)).toBe(text)
    expect(text.length).toBeLessThanOrEqual(textKinds.groupAnswer.longest)
  }
})

test.each(['care', 'careWaiting', 'careOther'] as const)(
  'the text "%s" answers urgent words and names whom to call',
  (name) => {
    const { zh, en } = answerTemplates[name]
    expect(zh).toMatch(/^谢谢你愿意写出来，.*12356；有危险时打 120 或 110。$/)
    expect(en).toMatch(/^Thank you for writing this; .*helpline, and in danger the emergency number\./)
  },
)

describe('how members take part', () => {
  const values = { link: '', place: '', rules: '', capacity: '8' }
  const problems = (change: Partial<typeof values>) =>
    checkForm({ ...values, ...change }, detailsRules, {}).map(({ field }) => field)

  test('is sent without what is empty', () => {
    const sent = detailsRequest('calm', { ...values, link: ' https://meet.example/room ' })
    expect(sent).toEqual({ groupId: 'calm', capacity: 8, details: { link: 'https://meet.example/room' } })
    expect(v.is(saveMemberDetails.request, sent)).toBe(true)
  })

  test('needs a whole web address, and places from 1 to 60', () => {
    expect(problems({})).toEqual([])
    expect(problems({ link: 'meet.example' })).toEqual(['link'])
    expect(problems({ link: 'javascript:alert(1)' })).toEqual(['link'])
    for (const capacity of ['0', '61', '1.5', 'many', ''])
      expect(problems({ capacity })).toEqual(['capacity'])
    for (const capacity of ['1', ' 60 ']) expect(problems({ capacity }), capacity).toEqual([])
  })
})
