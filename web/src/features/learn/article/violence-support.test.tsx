// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../../../platform/preferences'
import { chooseRegion } from '../../../platform/region'
import { ViolenceSupport } from './violence-support'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

test.each([
  ['CN', 'zh-CN', false, ['tel:110', 'tel:120', 'tel:12338'], /先打：110（报警）/, /12110/],
  ['UK', 'en', false, ['tel:999', 'tel:08082000247'], /threatening you.*call 999/, /press 55/],
  ['UK', 'en', true, ['tel:999', 'tel:08085002222'], /threatening you.*call 999/, /press 55/],
  [
    'US',
    'en',
    false,
    ['tel:911', 'tel:18007997233'],
    /threatening you.*call 911/,
    /Please call the police for me/,
  ],
] as const)(
  'in %s: the police and the lines for violence first',
  (region, language, assaulted, first, danger, silent) => {
    changePreferences({ language })
    chooseRegion(region)
    render(
      <MemoryRouter>
        <ViolenceSupport assaulted={assaulted} />
      </MemoryRouter>,
    )
    const inSight = screen.getAllByRole('link').filter((link) => link.closest('details') === null)
    expect(inSight.map((link) => link.getAttribute('href')).slice(0, first.length)).toEqual(first)
    screen.getByText(danger)
    expect(screen.getAllByText(silent)).not.toHaveLength(0)
    const text = screen.queryByRole('link', { name: '发短信到 12110' })?.getAttribute('href') ?? ''
    expect(decodeURIComponent(text)).toBe(
      region === 'CN' ? 'sms:12110?&body=我在____，有人打我，请快来。' : '',
    )
    expect(document.body.textContent).not.toMatch(/伤害自己|hurt yourself/)
  },
)
