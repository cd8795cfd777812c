import type { Settings } from './read-settings'

const isSet = (value: string | undefined) => (value ?? '').trim() !== ''

/**
 * App Check has two sides: the site sends a token, the functions ask for one. One without the other is of no use.
 * @param functions the settings of the functions
 * @param site those of the site
 * @returns `faults`, with which nobody could use the site, and `notes` on what may be meant for a while
 */
export function appCheckFaults(
  functions: Settings,
  site: Settings,
): { readonly faults: readonly string[]; readonly notes: readonly string[] } {
  const required = functions.APP_CHECK_REQUIRED?.trim() === 'true'
  const sends = isSet(site.VITE_FIREBASE_APP_CHECK_SITE_KEY)
  if (required === sends) return { faults: [], notes: [] }
  if (required) {
    const fault =
      'APP_CHECK_REQUIRED: true, but the site has no VITE_FIREBASE_APP_CHECK_SITE_KEY: every call would be refused'
    return { faults: [fault], notes: [] }
  }
  const note =
    'VITE_FIREBASE_APP_CHECK_SITE_KEY: set, but APP_CHECK_REQUIRED is not true: visitors are sent to reCAPTCHA and nothing is checked. ' +
    'Right only until the metrics show that nearly all requests are verified (docs/functions.md, App Check)'
  return { faults: [], notes: [note] }
}
