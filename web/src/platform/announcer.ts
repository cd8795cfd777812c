import { createStore } from './store'

/** What the screen reader is to say; the number makes the same words be said again. */
export interface Announcement {
  readonly text: string
  readonly urgency: 'polite' | 'assertive'
  readonly number: number
}

interface Waiting {
  readonly text: string
  readonly staysMs: number
}

const store = createStore<Announcement>({ text: '', urgency: 'polite', number: 0 })

/** For so long at least a text stays alone, in milliseconds: replaced sooner, it may not be read at all. */
const shortestTurn = 1000
const longestTurn = 3000
const perCharacter = 100
/** So long a text stays where nothing else is said: whoever reads on to the end of a page must not find news of another one there. */
const usualStay = 10_000

const waiting: Waiting[] = []
/** Runs while a text has its turn. */
let turn: ReturnType<typeof setTimeout> | undefined

/**
 * Says a text to screen readers without moving the focus. Polite texts wait for one another, so that a greeting does not take
 * the place of a result; an assertive one is said at once, and those that wait come after it.
 *
 * @param staysMs after this time the text is taken away again, unless another has followed
 */
export function announce(
  text: string,
  urgency: Announcement['urgency'] = 'polite',
  staysMs = usualStay,
): void {
  if (urgency === 'polite' && turn !== undefined) {
    waiting.push({ text, staysMs })
    return
  }
  clearTimeout(turn)
  say(text, urgency, staysMs)
}

function say(text: string, urgency: Announcement['urgency'], staysMs: number): void {
  const number = store.get().number + 1
  store.set({ text, urgency, number })
  turn = setTimeout(
    () => {
      turn = undefined
      const next = waiting.shift()
      if (next) say(next.text, 'polite', next.staysMs)
    },
    Math.min(longestTurn, Math.max(shortestTurn, text.length * perCharacter)),
  )
  setTimeout(() => {
    if (store.get().number === number) store.set({ text: '', urgency, number: number + 1 })
  }, staysMs)
}

export const announcements = store
