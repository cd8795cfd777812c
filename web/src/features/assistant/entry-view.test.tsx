// @vitest-environment jsdom

import { numbersOfMainland } from '@amhs/domain/assistant/assistant-texts'
import type { GuidePassage } from '@amhs/domain/assistant/guide'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../platform/preferences'
import { chooseRegion } from '../../platform/region'
import { type ChatState, emptyChat, type NewEntry, withEntries } from './conversation-state'
import { EntryView } from './entry-view'
import { spokenAnswer } from './spoken-answer'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

const reader = { language: 'zh-CN', region: 'CN', ageBand: 'adult' } as const

function show(before: ChatState, ...entries: readonly NewEntry[]) {
  const state = withEntries(before, ...entries)
  render(
    <MemoryRouter>
      <ol>
        {state.entries.map((entry) => (
          <EntryView key={entry.id} entry={entry} state={state} reader={reader} />
        ))}
      </ol>
    </MemoryRouter>,
  )
}

const linkTexts = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test.each([
  ['zh-CN', ['tel:120', 'tel:110', 'tel:12356']],
  ['en', ['tel:112', 'https://findahelpline.com']],
] as const)(
  'who writes in a language that is not read sees numbers, then both languages, and nothing else to press (%s)',
  (language, hrefs) => {
    changePreferences({ language })
    show(emptyChat, { kind: 'cannot-read' })
    const notice = screen.getByRole('status')
    const [chinese, english] = notice.querySelectorAll('p')
    expect([chinese?.lang, english?.lang]).toEqual(['zh-CN', 'en'])
    expect(chinese?.textContent).toContain('中文和英文')
    expect(english?.textContent).toContain('Chinese and English')
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
    for (const link of links)
      expect(link.compareDocumentPosition(notice.querySelector('p') ?? link)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
  },
)

test('who was attacked before meets the police first there as well', () => {
  changePreferences({ language: 'zh-CN' })
  const { safety } = emptyChat
  show(
    { ...emptyChat, safety: { ...safety, session: { ...safety.session, attacked: true } } },
    { kind: 'cannot-read' },
  )
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:110')
})

const passage: GuidePassage = {
  articleId: 'anxiety',
  title: 'Anxiety',
  anchor: null,
  heading: '',
  lines: ['Breathe out.'],
}
const answer = { kind: 'guide', passages: [passage], reflection: null } as const

test('an answer from the articles offers a person, an exercise and reading', () => {
  changePreferences({ language: 'en' })
  show(emptyChat, answer)
  expect(linkTexts()).toEqual(
    expect.arrayContaining(['Talk to a person', 'Try a small exercise', 'Find something to read']),
  )
  expect(screen.getByRole('link', { name: /Breathe slowly/ })).toBeTruthy()
})

test.each([
  ['UK', true],
  ['CN', false],
] as const)(
  'whoever is not in mainland China reads that its numbers are not theirs (%s)',
  (region, isTold) => {
    changePreferences({ language: 'en' })
    chooseRegion(region)
    show(emptyChat, {
      ...answer,
      passages: [{ ...passage, lines: ['Someone has taken too many tablets: call 120 at once.'] }],
    })
    expect(screen.queryAllByText(/Where you are, call 999/)).toHaveLength(isTold ? 1 : 0)
    expect(
      spokenAnswer(
        { ...answer, passages: [{ ...passage, lines: ['Call 120.'] }] },
        { language: 'en', region },
        false,
      ).includes(numbersOfMainland),
    ).toBe(isTold)
    cleanup()
    show(emptyChat, answer)
    expect(screen.queryByText(/number in mainland China/)).toBeNull()
  },
)

test.each([
  ['zh-CN', 2, '不确定合不合适，也许这两篇里有：', ['焦虑', '应对压力']],
  ['en', 1, 'I’m not sure it fits, but this one may:', ['Anxiety']],
] as const)('where nothing is sure, titles are offered as that (%s)', (language, count, sentence, titles) => {
  changePreferences({ language })
  const mayFit = [
    { id: 'anxiety', title: { zh: '焦虑', en: 'Anxiety' } },
    { id: 'stress', title: { zh: '应对压力', en: 'Coping with stress' } },
  ] as const
  show(emptyChat, { kind: 'guide', passages: [], reflection: null, mayFit: mayFit.slice(0, count) })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('status'), 'the log says it, and nothing else').toBeNull()
  expect(linkTexts().slice(0, count)).toEqual(titles)
  expect(screen.queryByText(/没找到|couldn’t find/)).toBeNull()
})

test.each([
  [false, ['tel:999', 'tel:116123']],
  [true, ['tel:999', 'tel:08082000247']],
] as const)('who asks for a number can press it (attacked: %s)', (attacked, hrefs) => {
  changePreferences({ language: 'en' })
  chooseRegion('UK')
  const { safety } = emptyChat
  const before = { ...emptyChat, safety: { ...safety, session: { ...safety.session, attacked } } }
  const reflection = { zh: '打 {emergency}。', en: 'Call {emergency}.' }
  show(before, { kind: 'guide', passages: [], reflection, smallTalk: true, end: 'numbers' })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.slice(0, hrefs.length)).toEqual(hrefs)
  expect(screen.getByRole('link', { name: 'All ways to get help' }).getAttribute('href')).toMatch(/crisis$/)
  expect(screen.getByText('Call 999.')).toBeTruthy()
  expect(screen.queryByRole('status'), 'the log says it, and nothing else').toBeNull()
})

test('where violence was told it offers a person, and nothing to calm down with', () => {
  changePreferences({ language: 'en' })
  show({ ...emptyChat, safety: { ...emptyChat.safety, violenceTold: true } }, answer)
  expect(linkTexts()).toEqual(['Read “Anxiety”', 'Talk to a person'])
})

test('no ways on stand above a card', () => {
  changePreferences({ language: 'en' })
  show(
    emptyChat,
    answer,
    { kind: 'mine', text: 'he hits me' },
    {
      kind: 'card',
      card: 'A',
      helper: false,
      aboutChild: false,
      answer: null,
      attacked: false,
    },
  )
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByText('Try a small exercise')).toBeNull()
})

test('what is said as it comes stands in a list of messages that stays a list', () => {
  show(emptyChat, { kind: 'cannot-read' }, { kind: 'replaced' }, { kind: 'disclosure' })
  expect(screen.getAllByRole('status')).toHaveLength(3)
  expect(
    screen.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.tagName === 'OL'),
  ).toHaveLength(3)
})
