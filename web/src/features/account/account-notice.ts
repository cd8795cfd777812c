import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { createStore } from '../../platform/store'

/** What happened to the account just now, told on whichever page the person lands on; null when nothing is to be told. */
export const accountNotice = createStore<AuthMessageCode | null>(null)

export function setFlashMessage(code: AuthMessageCode): void {
  accountNotice.set(code)
}

export function clearAccountNotice(): void {
  accountNotice.set(null)
}
