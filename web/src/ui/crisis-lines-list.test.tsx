// @vitest-environment jsdom
import { allLines, crisisContacts, crisisRegions, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { cleanup, render, screen } from '@testing-library/react'
import { changePreferences } from '../platform/preferences'
import { CrisisLinesList } from './crisis-lines-list'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (language: 'zh-CN' | 'en', region: (typeof crisisRegions)[number]['region']) => {
  changePreferences({ language })
  render(<CrisisLinesList emergency={[]} lines={allLines(region, 'zh-CN')} />)
}

describe.each(['zh-CN', 'en'] as const)('in %s', (language) => {
  test.each(crisisRegions.map(({ region }) => region))('every number of %s is there', (region) => {
    show(language, region)
    expect(screen.queryAllByRole('link').length).toBeGreaterThanOrEqual(allLines(region, 'zh-CN').length)
  })
})

test('what is spoken stands beside a number where the reader’s language is not', () => {
  show('en', 'CN')
  expect(screen.getByRole('link', { name: /12356/ }).textContent).toContain('Mandarin')
  cleanup()
  show('en', 'HK')
  expect(screen.getByRole('link', { name: /2382 0000/ }).textContent).toContain('Cantonese')
  expect(screen.getByRole('link', { name: /2389 2222/ }).textContent).not.toContain('Cantonese')
  cleanup()
  show('zh-CN', 'US')
  expect(screen.getByRole('link', { name: /988/ }).textContent).toContain('英语')
})

test('a browser without names of languages loses no number', () => {
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined })
  show('en', 'CN')
  expect(screen.getByRole('link', { name: /12356/ })).toBeDefined()
})

test.each([
  ['a line to talk to stands first where that is asked for', 'CN', true, ['tel:12356', 'tel:120', 'tel:110']],
  ['else the emergency numbers do', 'CN', false, ['tel:120', 'tel:110', 'tel:12356']],
  ['no web site stands before a number', 'OTHER', true, ['tel:112', 'https://findahelpline.com']],
] as const)('%s', (_, region, linesFirst, hrefs) => {
  const contacts = crisisContacts(region, { language: 'en' })
  render(
    <CrisisLinesList
      emergency={emergencyToCall(contacts)}
      lines={contacts.lines.slice(0, 1)}
      linesFirst={linesFirst}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
