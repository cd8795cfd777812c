import { createStore } from './store'

/** What the screen reader is to say; the number makes the same words be said again. */
export interface Announcement {
  readonly text: string
  readonly urgency: 'polite' | 'assertive'
  readonly number: number
}

const store = createStore<Announcement>({ text: '', urgency: 'polite', number: 0 })

/** Says a text to screen readers without moving the focus. */
export function announce(text: string, urgency: Announcement['urgency'] = 'polite'): void {
  store.set({ text, urgency, number: store.get().number + 1 })
}

export const announcements = store
