// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseRegion } from '../../platform/region'
import { AfterExercise } from './after-exercise'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => chooseRegion('CN'))
afterEach(cleanup)

function show(state: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/tools/grounding', state }]}>
      <AfterExercise
        worse="那就先停下来。"
        onAgain={() => undefined}
        other={{ path: '/tools/breathing', name: '跟着烛光呼吸' }}
      />
    </MemoryRouter>,
  )
}

const wayBack = () => screen.queryByRole('link', { name: '回到刚才的量表' })?.getAttribute('href')
const lines = () => screen.queryAllByRole('link', { name: /^12356/ }).length

test('who came from a questionnaire has the way back and one number from the beginning, and after "worse"', () => {
  show({ cameFrom: '/test?instrument=phqa' })
  expect([wayBack(), lines()]).toEqual(['/test?instrument=phqa', 1])
  fireEvent.click(screen.getByRole('button', { name: '更难受了' }))
  expect([wayBack(), lines()]).toEqual(['/test?instrument=phqa', 1])
})

test.each([
  null,
  {},
  { cameFrom: null },
  { cameFrom: 'https://example.org/test?' },
  { cameFrom: '/profile' },
])('from elsewhere (%j) there is no such way, and the number comes with "worse"', (state) => {
  show(state)
  expect([wayBack(), lines()]).toEqual([undefined, 0])
  fireEvent.click(screen.getByRole('button', { name: '更难受了' }))
  expect([wayBack(), lines()]).toEqual([undefined, 1])
})
