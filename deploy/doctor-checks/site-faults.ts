import { defaultRegion } from '@amhs/domain/contracts/functions-region'
import { projectConfig } from '../write-app-config'
import { publicAddressFault } from './addresses'
import { named, type Settings } from './read-settings'

/**
 * What speaks against deploying the site with these settings.
 * @param settings the environment with web/.env.<project>
 * @param region where the functions are deployed to
 */
export function siteFaults(settings: Settings, project: string, region: string): readonly string[] {
  try {
    const { firebase, functionsRegion = defaultRegion, map } = projectConfig(settings)
    return [
      ...(firebase.projectId === project
        ? []
        : [`VITE_FIREBASE_PROJECT_ID: the site would talk to ${firebase.projectId}, not to ${project}`]),
      ...(functionsRegion === region
        ? []
        : [
            `VITE_FIREBASE_FUNCTIONS_REGION: the site would call ${functionsRegion}, the functions run in ${region}`,
          ]),
      ...valueFaults(firebase),
      ...mapFaults(map),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** What cannot be right about a value that was copied from the console. */
function valueFaults({
  apiKey = '',
  authDomain = '',
  storageBucket = '',
  messagingSenderId = '',
  appId = '',
}: ReturnType<typeof projectConfig>['firebase']): readonly string[] {
  return [
    ...named(
      'VITE_FIREBASE_API_KEY',
      /^(?!.*(?:your|todo|xxx))[\w-]{20,}$/i.test(apiKey)
        ? undefined
        : 'is no key; copy apiKey from the console (project settings, your web app), without quotes',
    ),
    ...named('VITE_FIREBASE_AUTH_DOMAIN', domainFault(authDomain)),
    ...named(
      'VITE_FIREBASE_STORAGE_BUCKET',
      /^[a-z0-9][a-z0-9._-]+$/.test(storageBucket)
        ? undefined
        : 'is no name of a bucket, such as your-project.firebasestorage.app, without gs:// before it',
    ),
    ...named(
      'VITE_FIREBASE_MESSAGING_SENDER_ID',
      /^\d+$/.test(messagingSenderId) ? undefined : 'is no number',
    ),
    ...named(
      'VITE_FIREBASE_APP_ID',
      /^1:\d+:web:[0-9a-z]+$/.test(appId) ? undefined : 'is no id of a web app, such as 1:123456:web:0a1b2c',
    ),
  ]
}

function domainFault(domain: string): string | undefined {
  const fault = publicAddressFault(`https://${domain}`)
  if (fault !== undefined) return fault
  return new URL(`https://${domain}`).host === domain
    ? undefined
    : 'is more than a domain, such as your-project.firebaseapp.com, without https:// before it and a path behind it'
}

/**
 * Names in web/.env.<project> that the site does not read: a misspelt one would be as if it were not there.
 * @param settings what the file says, without the environment
 * @param known those of web/.env.example
 */
export function unknownSiteFaults(settings: Settings, known: readonly string[]): readonly string[] {
  return Object.keys(settings)
    .filter((name) => !known.includes(name))
    .map((name) => `${name}: the site does not read this; is it misspelt?`)
}

/** What speaks against the map server; the page would refuse its whole configuration. */
function mapFaults(map: ReturnType<typeof projectConfig>['map']): readonly string[] {
  if (!map) return []
  const { tiles, maxZoom = 19 } = map
  const missing = ['{z}', '{x}', '{y}'].filter((part) => !tiles.includes(part))
  const fault = /^\/(?!\/)/.test(tiles) ? undefined : publicAddressFault(tiles.replace('{s}', 'a'))
  return [
    ...(fault === undefined ? [] : [`VITE_MAP_TILES: ${fault}`]),
    ...(missing.length === 0 ? [] : [`VITE_MAP_TILES: has no ${missing.join(', ')}`]),
    ...(Number.isInteger(maxZoom) && maxZoom >= 1 && maxZoom <= 22
      ? []
      : ['VITE_MAP_MAX_ZOOM: is no whole number from 1 to 22']),
  ]
}
