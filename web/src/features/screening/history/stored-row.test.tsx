// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../../platform/preferences'
import { finishScreening } from '../storage/finish-screening'
import { StoredRow } from './stored-row'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

test.each([
  ['who5', 0, '1', /Very low well-being/],
  ['who5', 5, '5', /usual range/],
  ['phq9', 3, '5', /Severe symptoms/],
] as const)('a bar is as high as its points: %s, every answer %i', async (id, value, level, name) => {
  changePreferences({ language: 'en' })
  const instrument = await loadInstrument(id)
  const answers = Object.fromEntries(instrument.items.map((item) => [item.id, value]))
  const record = finishScreening(instrument, { answers }, { language: 'en', finishedAt: Date.now() })
  render(
    <MemoryRouter>
      <StoredRow entry={{ readable: true, record }} instrument={instrument} onRemove={() => undefined} />
    </MemoryRouter>,
  )
  expect(screen.getByText(name).getAttribute('data-level')).toBe(level)
})
