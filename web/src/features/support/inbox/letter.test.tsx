// @vitest-environment jsdom
import type { GroupLetter } from '@amhs/domain/documents/group-request-document'
import { act, render, renderHook, screen, within } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { bundledGroups } from '../groups.bundled'
import { inboxWords } from './inbox.words'
import { checkMs, Letter } from './letter'
import { urgentFirst, withMarked } from './urgent-first'
import { type Urgency, useUrgency } from './use-urgency'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
vi.mock('./answer-form', () => ({
  AnswerForm: ({ isUrgent }: { isUrgent: boolean }) =>
    createElement('button', { type: 'button' }, isUrgent ? 'answer with care' : 'answer') as ReactNode,
}))
const { find } = vi.hoisted(() => ({ find: vi.fn<(text: string) => Promise<boolean | null>>() }))
vi.mock('../../../platform/urgent-words', () => ({ findUrgentWords: find }))

const [group] = bundledGroups({ audience: null, language: null, format: null, facilitatorUid: null })
const words = inboxWords.zh
const request = (change: Partial<GroupLetter> = {}): GroupLetter => ({
  uid: 'lin',
  name: 'Lin',
  message: 'words',
  language: 'zh-CN',
  requestedAt: 1000,
  status: 'asked',
  ...change,
})

function letter(urgency: Urgency, change: Partial<GroupLetter> = {}) {
  if (!group) throw new Error('no example group')
  return (
    <MemoryRouter>
      <Letter
        group={group}
        request={request(change)}
        urgency={urgency}
        isFull={false}
        onSending={() => undefined}
        onAnswered={() => undefined}
      />
    </MemoryRouter>
  )
}

afterEach(() => vi.useRealTimers())

test('nobody answers before the check has run; where it never ends, that is said', () => {
  vi.useFakeTimers()
  render(letter('checking'))
  expect(screen.queryByRole('button', { name: 'answer' })).toBeNull()
  act(() => void vi.advanceTimersByTime(checkMs - 1))
  expect(screen.queryByRole('button', { name: 'answer' })).toBeNull()
  expect(screen.queryByText(words.unchecked)).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'answer' })).toBeTruthy()
  expect(screen.getByText(words.unchecked)).toBeTruthy()
})

test.each(['asked', 'waiting', 'accepted', 'declined', 'removed'] as const)(
  'what the person wrote is read with the request, however it stands: %s',
  (status) => {
    render(letter('calm', { status, answer: 'no', answeredAt: 2000 }))
    expect(screen.getByText('words').closest('details')).toBeNull()
  },
)

test('what could not be checked is said at once', () => {
  render(letter('unchecked'))
  expect(screen.getByText(words.unchecked)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'answer' })).toBeTruthy()
})

test('the note on urgent words stands before the letter, and also where the words are gone', () => {
  const { unmount } = render(letter('urgent'))
  const note = screen.getByRole('note')
  expect(note.textContent).toContain(words.urgent)
  expect(note.compareDocumentPosition(screen.getByText('words'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('button', { name: 'answer with care' })).toBeTruthy()
  // What they are to tell an administrator is one press away.
  expect(within(note).getByRole('link', { name: words.writeAdmin }).getAttribute('href')).toBe('/contact')
  unmount()
  render(letter('urgent', { message: undefined, urgent: true, wordsGone: true }))
  expect(screen.getByText(words.urgentGone)).toBeTruthy()
  expect(screen.getByRole('note').textContent).toContain(words.urgentGoneText)
})

test('nothing is said of what a person saw before sending, which nobody knows: they may have been held back first', () => {
  for (const { urgent, urgentGoneText } of [inboxWords.zh, inboxWords.en])
    for (const text of [urgent, urgentGoneText]) {
      expect(text).not.toMatch(/Before sending|已经看到|have seen|看到过/)
      // True of every one: `CallNow` of their own request.
      expect(text).toMatch(/^(Numbers to call stand beside their request|对方的申请旁边有求助电话)/)
    }
})

test('what somebody sent is called a request, not a letter', () => {
  const { urgentHeading, unchecked } = inboxWords.zh
  expect(`${urgentHeading}${unchecked}`).not.toContain('信')
  expect(`${inboxWords.en.urgentHeading}${inboxWords.en.unchecked}`).not.toMatch(/letter/i)
})

test('all letters of a list are checked, and what the server marked needs no check', async () => {
  find.mockImplementation(async (text) => (text === 'lists are gone' ? null : text === 'bad'))
  const of = (message: string | undefined, change: Partial<GroupLetter> = {}) =>
    request({ uid: message ?? 'none', message, ...change })
  const list = [of('calm'), of('bad'), of('lists are gone'), of(undefined), of('marked', { urgent: true })]
  const { result } = renderHook(() => useUrgency(list))
  expect(list.map(result.current)).toEqual(['checking', 'checking', 'checking', 'calm', 'urgent'])
  await vi.waitFor(() =>
    expect(list.map(result.current)).toEqual(['calm', 'urgent', 'unchecked', 'calm', 'urgent']),
  )
  expect(find.mock.calls.flat()).toEqual(['calm', 'bad', 'lists are gone'])
})

test('urgent requests stand first, also those of a later page', () => {
  const [first, second, late] = [1, 2, 99].map((at) => request({ uid: `${at}`, requestedAt: at }))
  if (!first || !second || !late) throw new Error('three of them')
  expect(withMarked(undefined, [late])).toBeUndefined()
  expect(withMarked([first], undefined)).toEqual([first])
  const all = withMarked([first, second], [late, second])
  expect(all).toEqual([first, second, late])
  expect(urgentFirst(all ?? [], ({ uid }) => uid !== '1')).toEqual([second, late, first])
})
