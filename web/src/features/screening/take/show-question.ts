/** How tight a question may be set so that it fits a small screen; take.css says what each step takes away. */
const tightest = 4

/** What stays free above the question when it is brought to the top, with a little more for rounding. */
const edge = 6

/** The height that the buttons for help and for leaving keep for themselves at the foot of a phone's screen. */
function keptAtFoot(): number {
  const bar = document.querySelector('.safety')
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().height : 0
}

/** The last thing that one needs to answer and to go on; the way on lies beyond a card that an answer has called for. */
function lastControl(box: HTMLElement): Element | undefined {
  const needed = box.querySelector('.support ~ .step-actions, :has(> .support) ~ .step-actions')
    ? '.choice'
    : '.choice, .step-actions'
  return [...box.querySelectorAll(needed)].at(-1)
}

/**
 * Sets the question tighter, step by step, until it fits the screen with its answers and the way on. Where it cannot fit (large
 * text, a low window), it keeps its ease.
 */
export function fitQuestion(box: HTMLElement): void {
  const room = window.innerHeight - keptAtFoot() - edge
  for (let step = 0; step <= tightest; step += 1) {
    box.dataset.fit = `${step}`
    const last = lastControl(box)
    if (!last || last.getBoundingClientRect().bottom - box.getBoundingClientRect().top <= room) return
  }
  box.dataset.fit = '0'
}

/**
 * Brings the question on screen with its answers and the way on, and gives its heading the focus if wanted. Where they do not
 * all fit below what is above, the question goes to the top: a browser would put it in the middle, with the answers behind
 * the bar at the foot.
 */
export function showQuestion(box: HTMLElement, withFocus = true): void {
  fitQuestion(box)
  const heading = box.querySelector<HTMLElement>('h1')
  if (!heading) return
  if (withFocus) heading.focus({ preventScroll: true })
  bringUp(box, lastControl(box) ?? heading)
}

/** Brings a support card on screen from its heading to the answers to what it asks, to the top where they are not there already. */
export function showCard(card: HTMLElement): void {
  bringUp(card, [...card.querySelectorAll('.safe-now .button')].at(-1) ?? card)
}

function bringUp(box: HTMLElement, last: Element): void {
  const fits =
    box.getBoundingClientRect().top >= 0 &&
    last.getBoundingClientRect().bottom <= window.innerHeight - keptAtFoot()
  if (!fits) box.scrollIntoView({ block: 'start' })
}
