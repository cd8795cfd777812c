import type { FirebaseApp } from 'firebase/app'
import type { AppCheck } from 'firebase/app-check'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { configurationError } from './app-config'

/**
 * Proves to the backend that requests come from this site. Google's reCAPTCHA is fetched for it, so that it is loaded only
 * where a project asks for App Check.
 *
 * @throws BackendError `configuration` when Firebase refuses the key
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  try {
    return initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    })
  } catch (cause) {
    throw configurationError(cause)
  }
}
