// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseRegion } from '../../../platform/region'
import { answerTo, SearchOutcomes } from './search-outcomes'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

afterEach(cleanup)

function hrefs(text: string, isEmpty: boolean): readonly (string | null)[] {
  render(
    <MemoryRouter>
      <SearchOutcomes text={text} isEmpty={isEmpty} />
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

test.each(['爸妈会知道吗', '会告诉家长吗', '保密', 'will my parents find out', 'confidential'])(
  '%s is answered by the page on who finds out',
  (text) => {
    expect(hrefs(text, true)).toEqual([expect.stringMatching(/\/who-finds-out$/)])
    expect(answerTo(text, 'en')).toBe('One page answers just that')
  },
)

test('where nothing is found the numbers to call come first; where something is, nothing is added', () => {
  expect(hrefs('qwxzv', true)[0]).toMatch(/\/crisis$/)
  cleanup()
  expect(hrefs('失眠', false)).toEqual([])
  expect(answerTo('爸妈总吵架', 'zh-CN')).toBeNull()
})

test.each([
  ['想死', '12356'],
  ['i want to die', '12356'],
  ['自杀', '12356'],
  ['sucidal', '12356'],
  ['zisha', '12356'],
  ['安眠药吃多少', '120'],
  ['how many pills', '120'],
])('%s shows whom to call above what is found, %s first, and says so', async (text, number) => {
  chooseRegion('CN')
  hrefs(text, false)
  const [first] = await screen.findAllByRole('link', { name: /\d/ })
  expect(first?.getAttribute('href')).toBe(`tel:${number}`)
  expect(answerTo(text, 'zh-CN')).toBe('先是可以打的电话')
})
