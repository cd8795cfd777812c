// @vitest-environment jsdom
import { keepPosition } from './keep-position'

const scrolled = vi.fn()
/** The page grows: what observes it is told. */
let grow: () => void
const disconnected = vi.fn()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told
      }
      observe = () => undefined
      disconnect = disconnected
    },
  )
  document.body.innerHTML =
    '<main id="main"><h1 tabindex="-1">1</h1><section class="support"><h2 tabindex="-1">2</h2></section></main>'
})
afterEach(() => {
  window.dispatchEvent(new Event('wheel'))
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a page that still grows stays where the person was on it, also once its heading has the focus', () => {
  keepPosition(300)
  grow()
  document.querySelector('h1')?.focus()
  grow()
  expect(scrolled.mock.calls).toEqual([
    [0, 300],
    [0, 300],
  ])
})

test('the help that an answer called for has the focus: the page stays with it', () => {
  keepPosition(300)
  document.querySelector('h2')?.focus()
  grow()
  expect(scrolled).not.toHaveBeenCalled()
  expect(disconnected).toHaveBeenCalled()
})
