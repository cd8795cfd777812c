// @vitest-environment jsdom
import { type Feeling, feelingNamed } from '@amhs/domain/instruments/feelings'
import { instrumentSummary, loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../../platform/preferences'
import { chooseAgeBand, chooseRegion } from '../../../platform/region'
import { clearSession, keepSession } from '../../../platform/session'
import { sessionUser } from '../../../platform/session.test-data'
import { StartStep } from './start-step'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

const instrument = await loadInstrument('gad7')

function showStart(feeling?: Feeling) {
  const summary = instrumentSummary('gad7')
  if (!summary) throw new Error('GAD-7 is gone.')
  const nothing = () => undefined
  render(
    <MemoryRouter>
      <StartStep
        instrument={instrument}
        summary={summary}
        feeling={feeling}
        sex={undefined}
        onChooseSex={nothing}
        onPrepare={nothing}
        onStart={nothing}
      />
    </MemoryRouter>,
  )
}

test.each([
  ['zh-CN', '改年龄', '18 岁及以上'],
  ['en', 'Change the age', '18 or over'],
] as const)('who wants to change the age stands at the one given (%s)', (language, change, given) => {
  changePreferences({ language })
  chooseAgeBand('adult')
  showStart()
  fireEvent.click(screen.getByRole('button', { name: change }))
  expect(screen.queryByRole('button', { name: change })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: given, checked: true }))
})

test.each([
  ['zh-CN', '不用于紧急情况。有危险请先拨打急救或报警电话。'],
  ['en', 'Not for emergencies. If you’re in danger, call the emergency number first.'],
] as const)(
  'that it is not for emergencies is said once, before all that can be pressed (%s)',
  (language, line) => {
    changePreferences({ language })
    chooseAgeBand('adult')
    showStart()
    const first = screen.getAllByRole('button')[0]
    expect(screen.getByText(line).compareDocumentPosition(first ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(screen.getByText(line).closest('li')).toBeNull()
  },
)

test.each([
  ['zh-CN', '看看能找谁'],
  ['en', 'See who can help'],
] as const)(
  'who may be in the middle of something terrible can call the police of their region (%s)',
  async (language, link) => {
    changePreferences({ language })
    chooseAgeBand('adult')
    chooseRegion('HK')
    showStart(feelingNamed('hurt'))
    expect((await screen.findByRole('link', { name: '999' })).getAttribute('href')).toBe('tel:999')
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toContain('domestic-violence')
    cleanup()
    showStart(feelingNamed('tense'))
    expect(screen.queryByRole('link', { name: link })).toBeNull()
  },
)

test.each([
  ['zh-CN', /这份量表问的是心情，也问睡眠/, '睡眠日记', /答案先存在这台设备上/],
  ['en', /asks about mood, and about sleep as well/, 'sleep diary', /kept on this device first/],
] as const)(
  'who cannot sleep is told why mood is asked about, and of the diary (%s)',
  (language, why, diary, here) => {
    changePreferences({ language })
    chooseAgeBand('adult')
    showStart()
    expect(screen.queryByText(why)).toBeNull()
    cleanup()
    showStart(feelingNamed('sleepless'))
    expect(screen.getByText(why)).toBeTruthy()
    expect(screen.getByRole('link', { name: diary }).getAttribute('href')).toMatch(/\/tools\/sleep-diary$/)
    expect(screen.queryByText(here)).toBeNull()
  },
)

test.each([
  ['zh-CN', /答案只存在这台设备上/, /答案先存在这台设备上/, /你选了保存，才进你的账户/],
  ['en', /kept on this device only/, /kept on this device first/, /only if you choose to save them/],
] as const)('who is signed in reads what is so for them (%s)', (language, visitors, own, young) => {
  changePreferences({ language })
  chooseAgeBand('14-17')
  keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
  showStart()
  expect(screen.queryByText(visitors)).toBeNull()
  expect(screen.getByText(own)).toBeTruthy()
  expect(screen.getByText(young)).toBeTruthy()
  clearSession()
})

test.each([
  ['zh-CN', /能打开这个浏览器的人/],
  ['en', /anyone who can open this browser/i],
] as const)('where answers are kept is said once, to the young and to adults (%s)', (language, kept) => {
  changePreferences({ language })
  for (const ageBand of ['14-17', 'adult'] as const) {
    chooseAgeBand(ageBand)
    showStart()
    expect(screen.getAllByText(kept)).toHaveLength(1)
    cleanup()
  }
})
