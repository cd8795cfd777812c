// @vitest-environment jsdom
import { showQuestion } from './show-question'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockReset()
  Element.prototype.scrollIntoView = scrolled
})

/** A question whose last answer ends so far down, in a window of 768 px. */
function question(lastAnswerEnds: number): HTMLElement {
  document.body.innerHTML = '<div><h1 tabindex="-1">1</h1><label class="choice">a</label></div>'
  const box = document.body.firstElementChild as HTMLElement
  const [heading, answer] = [...box.children] as HTMLElement[]
  if (!heading || !answer) throw new Error('both are needed')
  heading.getBoundingClientRect = () => ({ top: 100 }) as DOMRect
  answer.getBoundingClientRect = () => ({ bottom: lastAnswerEnds }) as DOMRect
  return box
}

test('the heading takes the focus; nothing moves where all answers are on screen', () => {
  showQuestion(question(600))
  expect(document.activeElement?.tagName).toBe('H1')
  expect(scrolled).not.toHaveBeenCalled()
})

test('answers below the edge come up with the heading at the top', () => {
  showQuestion(question(900))
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' })
})
