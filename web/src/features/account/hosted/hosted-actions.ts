import type { PersonName } from '@amhs/domain/accounts/display-name'
import type { Preferences } from '../../../platform/preferences'
import { currentMode } from '../../../platform/session'
import type { AuthResult } from '../auth-result'
import { failed } from '../auth-result'
import type { HostedRegistration } from './hosted-accounts'

/**
 * The actions of hosted mode as pages call them. Each loads Firebase only when it is called, and each answers
 * 'Firebase authentication not enabled' in local mode.
 */
export const hostedActions = {
  register: (input: HostedRegistration) =>
    whenHosted(async () => (await import('./hosted-accounts')).register(input)),
  signIn: (email: string, password: string) =>
    whenHosted(async () => (await import('./hosted-accounts')).signIn(email, password)),
  signInWithGoogle: () =>
    whenHosted(async () => {
      const [{ signInWithGoogle }, { openGooglePopup }] = await Promise.all([
        import('./hosted-accounts'),
        import('../sign-in/google-popup'),
      ])
      return signInWithGoogle(openGooglePopup)
    }),
  sendPasswordReset: (email: string) =>
    whenHosted(async () => (await import('./hosted-passwords')).sendPasswordReset(email)),
  verifyResetCode: (code: string) =>
    whenHosted(async () => (await import('./hosted-passwords')).verifyResetCode(code)),
  confirmReset: (code: string, password: string) =>
    whenHosted(async () => (await import('./hosted-passwords')).confirmReset(code, password)),
  verifyAddress: (code: string) =>
    whenHosted(async () => (await import('./hosted-action-links')).verifyAddress(code)),
  recoverAddress: (code: string) =>
    whenHosted(async () => (await import('./hosted-action-links')).recoverAddress(code)),
  changePassword: (current: string, wanted: string) =>
    whenHosted(async () => (await import('./hosted-passwords')).changePassword(current, wanted)),
  resendVerification: () =>
    whenHosted(async () => (await import('./hosted-verification')).resendVerification()),
  checkVerification: () =>
    whenHosted(async () => (await import('./hosted-verification')).checkVerification()),
  saveNames: (names: PersonName) =>
    whenHosted(async () => (await import('./hosted-profile-changes')).saveNames(names)),
  savePreferences: (preferences: Preferences) =>
    whenHosted(async () => (await import('./hosted-profile-changes')).savePreferences(preferences)),
  keepPreferences: (changes: Partial<Preferences>) =>
    whenHosted(async () => (await import('./hosted-profile-changes')).keepPreferences(changes)),
  savePhoto: (file: File) =>
    whenHosted(async () => (await import('../profile/photo-storage')).savePhoto(file)),
  removePhoto: () => whenHosted(async () => (await import('../profile/photo-storage')).removePhoto()),
  deleteAccount: (password: string | null) =>
    whenHosted(async () => (await import('../profile/account-deletion')).deleteHostedAccount(password)),
} as const

async function whenHosted<Result>(action: () => Promise<Result>): Promise<Result | AuthResult> {
  if (currentMode() !== 'hosted') return failed('not-enabled')
  try {
    return await action()
  } catch {
    // Actions do not throw: what is left is code that could not be fetched.
    return failed('network-request-failed')
  }
}
