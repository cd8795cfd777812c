/**
 * Three presses of Shift, told apart from everything else that Shift is used for: capitals, keyboard and input-method switching
 * (Ctrl, Alt or Meta held, a composition, a text field), extending a selection with the mouse, and the five presses that turn
 * on sticky keys.
 */
import { composes } from './composing'

/** The three presses must begin within this time, in milliseconds. */
const wholeGesture = 1000

/** A press that lasts longer was held for something, in milliseconds. */
const longestPress = 400

/** A fourth press within this time after the third means that it was another gesture, in milliseconds. */
const shortestQuiet = 350

/** Whoever presses slowly presses the fourth time slowly, too: this share of the time between the first and the third. */
const quietShare = 0.75

/** Whether text is typed into an element: there Shift belongs to the keyboard and the input method. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return (
    target instanceof HTMLInputElement &&
    !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test(target.type)
  )
}

/** Presses, the wheel, texts and selections: with any of them, Shift was held for something else. */
const otherUses = ['pointerdown', 'wheel', 'compositionstart', 'compositionend', 'blur'] as const

/**
 * Calls `leave` after three deliberate presses of Shift anywhere but where text is typed.
 *
 * @returns the function that stops watching
 */
export function watchExitGesture(leave: () => unknown): () => void {
  /** When each of the latest presses began. */
  let presses: readonly number[] = []
  let downSince: number | null = null
  /** Presses before this time are ignored, so that a gesture of five presses does not begin a new three. */
  let ignoreUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const beginAgain = () => {
    clearTimeout(timer)
    presses = []
    downSince = null
  }
  const onKey = (event: KeyboardEvent) => {
    clearTimeout(timer)
    const { key, type, repeat, ctrlKey, altKey, metaKey, timeStamp: now } = event
    const belongsElsewhere = ctrlKey || altKey || metaKey || composes(event) || takesText(event.target)
    if (key !== 'Shift' || repeat || belongsElsewhere) return beginAgain()
    if (type === 'keydown') {
      downSince = now
      // A fourth press: this is not our gesture, and the presses that follow are not either.
      if (now < ignoreUntil || presses.length >= 3) {
        beginAgain()
        ignoreUntil = now + wholeGesture
      }
      return
    }
    if (downSince === null || now - downSince > longestPress) return beginAgain()
    presses = [...presses, downSince].filter((time) => now - time < wholeGesture)
    downSince = null
    const [first = 0, , third] = presses
    if (third !== undefined) timer = setTimeout(leave, Math.max(shortestQuiet, quietShare * (third - first)))
  }

  window.addEventListener('keydown', onKey)
  window.addEventListener('keyup', onKey)
  document.addEventListener('selectionchange', beginAgain)
  for (const name of otherUses) window.addEventListener(name, beginAgain)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('keyup', onKey)
    document.removeEventListener('selectionchange', beginAgain)
    for (const name of otherUses) window.removeEventListener(name, beginAgain)
  }
}
