// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { requestHeadingFocus } from '../../../platform/heading-focus'
import { changePreferences } from '../../../platform/preferences'
import { chooseRegion } from '../../../platform/region'
import { finishScreening } from '../storage/finish-screening'
import { carrySafeAnswer, keepSafeAnswer } from '../take/safe-answer'
import { ResultView } from './result-view'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

const phq9 = await loadInstrument('phq9')
const psc17p = await loadInstrument('psc17p')
const answers = Object.fromEntries(phq9.items.map(({ id }) => [id, id === 'q9' ? 3 : 0]))

/** The result of somebody who has given this answer to "are you safe?" on the way, or none. */
function show(safe: 'no' | 'not-sure' | null) {
  sessionStorage.clear()
  changePreferences({ language: 'en' })
  chooseRegion('HK')
  const record = finishScreening(phq9, { answers }, { language: 'en', finishedAt: Date.now() })
  keepSafeAnswer('visitor', 'phq9', safe)
  carrySafeAnswer('visitor', 'phq9', record.id)
  requestHeadingFocus()
  const { container } = render(
    <MemoryRouter>
      <ResultView record={record} instrument={phq9} place="device" />
    </MemoryRouter>,
  )
  return { record, container }
}

const emergency = 'You said that you’re not safe. Call one of these first.'

test('the result of somebody who is not safe opens with whom to call, and knows nothing of it itself', () => {
  const { record, container } = show('no')
  const headings = [...container.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)
  expect(headings[0]).toBe(emergency)
  expect(document.activeElement?.textContent).toBe(emergency)
  expect(container.querySelector('a')?.getAttribute('href')).toBe('tel:999')
  expect(JSON.stringify(record)).not.toMatch(/"no"|unsafe/)
  fireEvent.click(screen.getByRole('button', { name: 'I’m safe now' }))
  expect(screen.queryByRole('heading', { name: emergency })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Thank you for telling me that you are safe.')
  expect(sessionStorage.getItem('amhs_safe_answers')).toBeNull()
})

test.each([null, 'not-sure'] as const)('after %s it opens with its own heading', (safe) => {
  show(safe)
  expect(screen.queryByRole('heading', { name: emergency })).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
})

/** What a parent reads who has given these answers, by the number of the question. */
function showChild(answerOf: (number: number) => number | 'declined') {
  sessionStorage.clear()
  changePreferences({ language: 'en' })
  const marked = Object.fromEntries(psc17p.items.map(({ id }, at) => [id, answerOf(at + 1)]))
  const record = finishScreening(psc17p, { answers: marked }, { language: 'en', finishedAt: Date.now() })
  const { container } = render(
    <MemoryRouter>
      <ResultView record={record} instrument={psc17p} place="device" />
    </MemoryRouter>,
  )
  return {
    text: container.querySelector('.result')?.textContent ?? '',
    heading: container.querySelector('h1')?.textContent,
    // The sheet for the printer has the same table.
    rows: [...container.querySelectorAll('.result .scores tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    ),
  }
}

test.each([0, 2])('a parent reads that the child is not ill before any number, at answers of %i', (value) => {
  const { text, heading } = showChild(() => value)
  const notIll = text.indexOf('This doesn’t mean that your child is ill')
  expect(notIll).toBeGreaterThan(0)
  expect(notIll).toBeLessThan(text.indexOf(' / 34'))
  expect(text.split('your child is ill')).toHaveLength(2)
  expect(heading).not.toMatch(/score|\d/)
  expect(text).not.toMatch(/ou’ve felt|for the child/)
})

test('the areas stand with the total, each with its cut-off, and one that reached it is in the headline', () => {
  const { heading, rows } = showChild((number) => ([2, 6, 9].includes(number) ? 2 : 0))
  expect(heading).toBe('Below the cut-off overall, but not for worry and low mood')
  expect(rows).toEqual([
    ['Overall', '6 / 34', '15: below'],
    ['Worry and low mood', '6 / 10', '5: reached'],
    ['Attention', '0 / 10', '7: below'],
    ['Conduct', '0 / 14', '7: below'],
  ])
})

test('where too much was left open, no area is spoken of, and nothing about work', () => {
  const { heading, rows, text } = showChild((number) => (number <= 4 ? 'declined' : 2))
  expect(heading).toBe('There’s no total score this time')
  expect(rows).toEqual([])
  expect(text).toContain('Some questions have no answer, so there’s no score.')
  expect(text).not.toMatch(/set no cut-off|taken out of you|What this means/)
})
