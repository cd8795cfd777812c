import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import type { AuthResult } from '../auth-result'
import { failed } from '../auth-result'
import type { LocalAccounts, LocalRegistration } from './local-accounts'

/** The actions of local mode as pages call them; hashing and storage load only when they are needed. */
export function registerLocally(input: LocalRegistration): Promise<AuthResult> {
  return withAccounts('local-register-failed', (accounts) => accounts.register(input))
}

export function signInLocally(email: string, password: string): Promise<AuthResult> {
  return withAccounts('local-sign-in-failed', (accounts) => accounts.signIn(email, password))
}

export function updateLocalProfile(change: {
  readonly firstName: string
  readonly lastName: string
}): Promise<AuthResult> {
  return withAccounts('local-update-failed', (accounts) => accounts.updateProfile(change))
}

export function changeLocalPassword(
  current: string,
  wanted: string,
  confirmation: string,
): Promise<AuthResult> {
  return withAccounts('local-password-change-failed', (accounts) =>
    accounts.changePassword(current, wanted, confirmation),
  )
}

export function deleteLocalAccount(password: string): Promise<AuthResult> {
  return withAccounts('account-delete-failed', (accounts) => accounts.deleteAccount(password))
}

/** Fetches the code of local mode early, so that it works even if the network goes before the form is sent. */
export async function prepareLocalAccounts(): Promise<void> {
  try {
    const [{ prepareHashing }] = await Promise.all([import('./password-hashing'), import('./local-accounts')])
    prepareHashing()
  } catch {
    // The action itself tries again and tells when it fails.
  }
}

async function withAccounts(
  otherwise: AuthMessageCode,
  action: (accounts: LocalAccounts) => Promise<AuthResult>,
): Promise<AuthResult> {
  try {
    const { localAccounts } = await import('./local-accounts')
    return await action(localAccounts)
  } catch {
    return failed(otherwise)
  }
}
