import type { FirebaseConfig } from '../../tools/emulators/config'
import { type SentPolicy, sentPolicies, tileSource } from '../own-hosts-policy'
import { policyAllows } from './policy-allows'

/** Whom the pages of a site have to reach. */
interface Reached {
  readonly projectId: string
  readonly authDomain: string
  readonly region: string
  readonly tiles?: string | undefined
  readonly hasAppCheck: boolean
  /** The site's own origin. */
  readonly site: string
}

/** What reCAPTCHA and App Check load and ask, by directive. */
const appCheckSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com/'],
} as const

interface Need {
  readonly setting: string
  readonly sources: Readonly<Record<string, readonly string[]>>
  readonly loss: string
}

function needsOf({ projectId, authDomain, region, tiles, hasAppCheck }: Reached): readonly Need[] {
  const map = tileSource(tiles).replace('*', 'a')
  return [
    {
      setting: `VITE_FIREBASE_AUTH_DOMAIN ${authDomain}`,
      sources: { 'frame-src': [`https://${authDomain}`] },
      loss: 'nobody could sign in with Google',
    },
    {
      setting: `The functions in ${region}`,
      sources: { 'connect-src': [`https://${region}-${projectId}.cloudfunctions.net`] },
      loss: 'no call would arrive',
    },
    ...(map === ''
      ? []
      : [
          {
            setting: 'The map server',
            sources: { 'img-src': [map] },
            loss: 'the map would stay empty',
          },
        ]),
    ...(hasAppCheck
      ? [
          {
            setting: 'VITE_FIREBASE_APP_CHECK_SITE_KEY',
            sources: appCheckSources,
            loss: 'no call would carry a token (docs/functions.md, App Check)',
          },
        ]
      : []),
  ]
}

/** The directives that lack something in a policy, each with what it lacks: `frame-src https://…`. */
function lacking({ policy }: SentPolicy, { sources }: Need, site: string): readonly string[] {
  return Object.entries(sources).flatMap(([directive, addresses]) => {
    const missing = addresses.filter((address) => !policyAllows(policy, directive, address, site))
    return missing.length === 0 ? [] : [`${missing.join(' ')} to ${directive}`]
  })
}

/**
 * Whom the pages have to reach and may not, by the content security policies that `firebase.json` sends with them.
 * @returns a sentence for each setting, which says what to add
 */
export function pagePolicyFaults(config: FirebaseConfig, reached: Reached): readonly string[] {
  return needsOf(reached).flatMap((need) => {
    const lacks = sentPolicies(config).flatMap((sent) => {
      const missing = lacking(sent, need, reached.site)
      return missing.length === 0 ? [] : [`for ${sent.source} add ${missing.join(', and ')}`]
    })
    return lacks.length === 0
      ? []
      : [
          `${need.setting}: kept out by the Content-Security-Policy in firebase.json, so ${need.loss}: ${lacks.join('; ')}`,
        ]
  })
}
