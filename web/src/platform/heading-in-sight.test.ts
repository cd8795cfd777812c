// @vitest-environment jsdom
import { consumeHeadingFocus, requestHeadingFocus } from './heading-focus'
import { keepHeadingInSight } from './heading-in-sight'

const scrollIntoView = vi.fn()
const focus = vi.spyOn(HTMLElement.prototype, 'focus')

function page(scrollY: number): HTMLElement {
  Element.prototype.scrollIntoView = scrollIntoView
  vi.stubGlobal('scrollY', scrollY)
  document.body.innerHTML = '<main id="main"><h1 tabindex="-1">A</h1><button>B</button></main>'
  scrollIntoView.mockClear()
  focus.mockClear()
  return document.querySelector('h1') as HTMLElement
}

test.each([
  ['below the screen', 900, 1],
  ['on the screen', 300, 0],
  ['above it, for whoever has read on', -200, 0],
])('a heading that has the focus is kept in sight: %s', (_, bottom, times) => {
  const heading = page(0)
  heading.getBoundingClientRect = () => ({ bottom }) as DOMRect
  heading.focus()
  keepHeadingInSight()
  expect(scrollIntoView).toHaveBeenCalledTimes(times)
})

test('where something else has the focus nothing moves', () => {
  page(0)
  document.querySelector('button')?.focus()
  keepHeadingInSight()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test.each([
  [0, false],
  [300, true],
])(
  'the focus after a navigation keeps the position that a person comes back to (at %i px)',
  (scrollY, preventScroll) => {
    const heading = page(scrollY)
    requestHeadingFocus()
    consumeHeadingFocus(heading)
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll })
  },
)
