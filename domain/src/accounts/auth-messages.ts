import { inLanguage, type Language } from '../localized'
import { accountMessages } from './account-messages'
import type { CatalogueMessage } from './catalogue-message'
import { additionalErrors, catalogueErrors } from './hosted-error-messages'
import { bannerNotes, hostedRefusals, hostedSuccesses } from './hosted-messages'
import { localMessages, validationMessages } from './local-messages'

/** The whole catalogue by stable code. */
export const authMessages = {
  ...catalogueErrors,
  ...additionalErrors,
  ...hostedSuccesses,
  ...hostedRefusals,
  ...bannerNotes,
  ...validationMessages,
  ...localMessages,
  ...accountMessages,
} as const satisfies Record<string, CatalogueMessage>

export type AuthMessageCode = keyof typeof authMessages

/** The stable code of an error that the provider can send. */
export type HostedErrorCode = keyof typeof catalogueErrors | keyof typeof additionalErrors

/** The text that an action returns for a code: the catalogue's, word for word. */
export function exactMessage(code: AuthMessageCode): string {
  return authMessages[code].exact
}

/** The text that the screen shows for a code, in the reader's language. */
export function messageIn(code: AuthMessageCode, language: Language): string {
  return inLanguage(authMessages[code].text, language)
}

/** Names that the provider uses for what the catalogue already says. */
const sameAs = new Map<string, HostedErrorCode>(
  Object.entries({
    'invalid-login-credentials': 'invalid-credential',
    'user-cancelled': 'popup-closed-by-user',
    'null-user': 'invalid-user-token',
    'user-signed-out': 'invalid-user-token',
    'invalid-oob-code': 'invalid-action-code',
    'expired-oob-code': 'expired-action-code',
    'email-exists': 'email-already-in-use',
    'missing-continue-url': 'missing-continue-uri',
    'invalid-recaptcha-token': 'captcha-check-failed',
    'missing-recaptcha-token': 'captcha-check-failed',
    'firebase-app-check-token-is-invalid': 'app-check-failed',
    'missing-app-credential': 'app-check-failed',
    'invalid-app-credential': 'app-check-failed',
    'app-not-authorized': 'app-check-failed',
    'invalid-api-key': 'configuration-error',
    'api-key-not-valid': 'configuration-error',
    'configuration-not-found': 'configuration-error',
    'invalid-auth-domain': 'configuration-error',
    'auth-domain-config-required': 'configuration-error',
    'operation-not-supported-in-this-environment': 'web-storage-unsupported',
  } as const),
)

/**
 * The stable code of whatever a call to the provider threw: read from its `code` (with or without `auth/`),
 * never from its message. `other` only for what nobody knows.
 */
export function hostedErrorCode(error: unknown): HostedErrorCode {
  const code = plainCode(error)
  if (code === undefined) return 'other'
  const known = sameAs.get(code)
  if (known !== undefined) return known
  if (isHostedErrorCode(code)) return code
  // Refusals by App Check carry the reason at the end of the code: firebase-app-check-token-is-invalid.
  if (code.includes('app-check') || code.toLowerCase().startsWith('appcheck/')) return 'app-check-failed'
  // An invalid key is told with the key's advice as part of the code.
  return code.startsWith('api-key-not-valid') ? 'configuration-error' : 'other'
}

function isHostedErrorCode(code: string): code is HostedErrorCode {
  return Object.hasOwn(catalogueErrors, code) || Object.hasOwn(additionalErrors, code)
}

function plainCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code.replace(/^auth\//, '').replace(/\.$/, '') : undefined
}
