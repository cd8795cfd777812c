// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { cleanup, render } from '@testing-library/react'
import { changePreferences } from '../../../platform/preferences'
import { chooseRegion } from '../../../platform/region'
import { finishScreening } from '../storage/finish-screening'
import { ReferralHelp } from './referral-help'

const [phq9, psc17p] = await Promise.all([loadInstrument('phq9'), loadInstrument('psc17p')])

beforeEach(() => changePreferences({ language: 'en' }))
afterEach(cleanup)

function said(instrument: typeof phq9, region: 'UK' | 'CN') {
  chooseRegion(region)
  const answers = Object.fromEntries(instrument.items.map(({ id }) => [id, 0]))
  const record = finishScreening(instrument, { answers }, { language: 'en', finishedAt: Date.now() })
  return render(<ReferralHelp instrument={instrument} record={record} />).container.textContent
}

test.each([phq9, psc17p])(
  'in the United Kingdom the way begins at the GP, and nobody pays ($id)',
  (instrument) => {
    const text = said(instrument, 'UK')
    expect(text).toContain('an appointment with a GP')
    expect(text).not.toMatch(/insurance|Which clinic|an ID/)
  },
)

test('elsewhere the clinic and the insurance are asked about', () => {
  const text = said(phq9, 'CN')
  expect(text).toContain('Which clinic do I need')
  expect(text).toMatch(/an ID.*insurance card.*What does it cost/)
  expect(text).not.toContain('GP')
})

test('a parent brings what their child takes', () => {
  expect(said(psc17p, 'UK')).toContain('the medicine your child takes')
  cleanup()
  expect(said(phq9, 'UK')).toContain('the medicine you take')
})
