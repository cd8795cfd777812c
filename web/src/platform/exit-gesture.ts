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
const quietAfter = 350

type GestureEvent =
  | {
      readonly kind: 'shift-down' | 'shift-up'
      readonly time: number
      readonly repeat: boolean
      /** Another modifier is held, an input method composes, or the focus is where text is typed. */
      readonly otherUse: boolean
    }
  | { readonly kind: 'anything-else'; readonly time: number }

/** What has been seen so far: when each of the latest presses began, and whether Shift is down. */
export interface GestureState {
  readonly presses: readonly number[]
  readonly downSince: number | null
  /** Presses before this time are ignored, so that a gesture of five presses does not begin a new three. */
  readonly ignoreUntil: number
}

const noGesture: GestureState = { presses: [], downSince: null, ignoreUntil: 0 }

/** The next state. Three presses in it mean: leave, unless something happens within `quietTime`. */
function followGesture(state: GestureState, event: GestureEvent): GestureState {
  if (event.kind === 'anything-else' || event.otherUse)
    return { presses: [], downSince: null, ignoreUntil: state.ignoreUntil }
  if (event.kind === 'shift-down') {
    if (event.repeat) return { ...state, presses: [], downSince: null }
    if (event.time < state.ignoreUntil)
      return { presses: [], downSince: null, ignoreUntil: event.time + wholeGesture }
    // A fourth press: this is not our gesture, and the presses that follow are not either.
    if (state.presses.length >= 3)
      return { presses: [], downSince: null, ignoreUntil: event.time + wholeGesture }
    return { ...state, downSince: event.time }
  }
  if (state.downSince === null || event.time - state.downSince > longestPress)
    return { ...state, presses: [], downSince: null }
  const presses = [...state.presses, state.downSince].filter((time) => event.time - time < wholeGesture)
  return { ...state, presses, downSince: null }
}

/** Whether the three presses are complete. */
function isComplete({ presses }: GestureState): boolean {
  return presses.length === 3
}

/** Whether text is typed into an element: there Shift belongs to the keyboard and the input method. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return (
    target instanceof HTMLInputElement &&
    !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test(target.type)
  )
}

/**
 * Calls `leave` after three deliberate presses of Shift anywhere but where text is typed.
 *
 * @returns the function that stops watching
 */
export function watchExitGesture(leave: () => unknown): () => void {
  let state = noGesture
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (event: GestureEvent) => {
    clearTimeout(timer)
    state = followGesture(state, event)
    if (isComplete(state)) timer = setTimeout(leave, quietAfter)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Shift') {
      follow({ kind: 'anything-else', time: event.timeStamp })
      return
    }
    follow({
      kind: event.type === 'keydown' ? 'shift-down' : 'shift-up',
      time: event.timeStamp,
      repeat: event.repeat,
      otherUse: event.ctrlKey || event.altKey || event.metaKey || composes(event) || takesText(event.target),
    })
  }
  const onOther = (event: Event) => follow({ kind: 'anything-else', time: event.timeStamp })
  const others = ['pointerdown', 'compositionstart', 'compositionend', 'selectionchange', 'blur'] as const
  window.addEventListener('keydown', onKey)
  window.addEventListener('keyup', onKey)
  for (const name of others) (name === 'selectionchange' ? document : window).addEventListener(name, onOther)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('keyup', onKey)
    for (const name of others)
      (name === 'selectionchange' ? document : window).removeEventListener(name, onOther)
  }
}
