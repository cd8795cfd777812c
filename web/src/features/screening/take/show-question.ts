/**
 * Gives the focus to the heading of the question and brings the answers on screen with it. Where they do not all fit below it,
 * the heading goes to the top: a browser would put it in the middle, with the answers behind the bar at the foot.
 */
export function showQuestion(box: HTMLElement): void {
  const heading = box.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.focus({ preventScroll: true })
  const last = [...box.querySelectorAll('.choice')].at(-1) ?? heading
  const kept = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  const fits =
    heading.getBoundingClientRect().top >= 0 &&
    last.getBoundingClientRect().bottom <= window.innerHeight - kept
  if (!fits) heading.scrollIntoView({ block: 'start' })
}
