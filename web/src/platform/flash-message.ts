import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import type { Localized } from '@amhs/domain/localized'
import { createStore } from './store'

/** What happened just now, to the account or to what the device keeps, told on whichever page the person lands on; null when nothing is to be told. */
export const flashMessage = createStore<AuthMessageCode | Localized | null>(null)

export function setFlashMessage(message: AuthMessageCode | Localized): void {
  flashMessage.set(message)
}

export function clearFlashMessage(): void {
  flashMessage.set(null)
}
