// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { changePreferences } from '../platform/preferences'
import { chooseRegion } from '../platform/region'
import { LocalSteps } from './local-steps'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

test.each([
  ['UK', 'en', 'adult', 'Where to start in the UK', ['https://www.nhs.uk/talk']],
  ['UK', 'en', 'young', 'Where to start in the UK', ['tel:08001111']],
  ['UK', 'zh-CN', 'parent', '在英国，可以这样开始', ['tel:08088025544', 'tel:08001111']],
  ['CN', 'zh-CN', 'parent', '在中国大陆，可以这样开始', ['/learn/resource/first-visit-china', 'tel:12355']],
] as const)('in %s (%s) %s reads "%s"', (region, language, whose, heading, hrefs) => {
  changePreferences({ language })
  chooseRegion(region)
  render(
    <MemoryRouter>
      <LocalSteps whose={whose} />
    </MemoryRouter>,
  )
  const list = screen.getByRole('list', { name: heading })
  const links = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(hrefs)
})

test.each([
  ['UK', ['tel:03001231110', 'https://www.nhs.uk/conditions/alcohol-misuse/']],
  ['CN', ['/learn/resource/first-visit-china', 'tel:12356']],
] as const)('about drinking in %s: its own ways, or else those for everything', (region, hrefs) => {
  changePreferences({ language: 'en' })
  chooseRegion(region)
  render(<LocalSteps whose="adult" alcohol />, { wrapper: MemoryRouter })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test('who is under 18 and reads about drinking is named whom a child can ask', () => {
  chooseRegion('UK')
  render(<LocalSteps whose="young" alcohol />, { wrapper: MemoryRouter })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:08001111'])
})

test('where nobody has looked anything up, nothing is said', () => {
  chooseRegion('FR')
  const { container } = render(<LocalSteps whose="adult" />, { wrapper: MemoryRouter })
  expect(container.textContent).toBe('')
})
