import { removeText, sessionKeys } from './browser-storage'
import { createStore } from './store'

/** How often somebody has asked how to verify their address, where something needs it. */
export const verificationWishes = createStore(0)

/** Shows the way to verify the address above the page, also to whoever has closed it in this tab, and leads there. */
export function showVerification(): void {
  removeText(sessionKeys.bannerDismissed, 'session')
  verificationWishes.set(verificationWishes.get() + 1)
}
