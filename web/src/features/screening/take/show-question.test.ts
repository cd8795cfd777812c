// @vitest-environment jsdom
import { fitQuestion, showQuestion } from './show-question'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  Element.prototype.scrollIntoView = scrolled
})

/** A question whose way on ends so far down, in a window of 768 px; each step of tightness takes 100 px away. */
function question(ends: number): HTMLElement {
  document.body.innerHTML =
    '<div><h1 tabindex="-1">1</h1><label class="choice">a</label><div class="step-actions"></div></div>'
  const box = document.body.firstElementChild as HTMLElement
  const actions = box.querySelector('.step-actions')
  if (!actions) throw new Error('it is needed')
  box.getBoundingClientRect = () => ({ top: 60 }) as DOMRect
  actions.getBoundingClientRect = () => ({ bottom: ends - 100 * Number(box.dataset.fit ?? 0) }) as DOMRect
  return box
}

test('the heading takes the focus; nothing moves where all answers and the way on are on screen', () => {
  showQuestion(question(600))
  expect(document.activeElement?.tagName).toBe('H1')
  expect(scrolled).not.toHaveBeenCalled()
})

test('what lies below the edge comes up with the question at the top, also without the focus', () => {
  showQuestion(question(800), false)
  expect(document.activeElement?.tagName).toBe('BODY')
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' })
})

test('a question is set as tight as it must be, and at ease where nothing helps', () => {
  const fits = (ends: number) => {
    const box = question(ends)
    fitQuestion(box)
    return box.dataset.fit
  }
  expect(fits(800)).toBe('0')
  expect(fits(900)).toBe('1')
  expect(fits(1100)).toBe('3')
  expect(fits(1200)).toBe('4')
  expect(fits(2000)).toBe('0')
})
