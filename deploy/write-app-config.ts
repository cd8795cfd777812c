// Writes web/dist/app-config.json for a real Firebase project, and names the project's own hosts in the content security policy
// of every built page, and the site's own address where search engines and messengers read it; runs before `firebase deploy` uploads the app. The values come from the environment or
// from web/.env.<project id or alias>.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultRegion } from '@amhs/domain/contracts/functions-region'
import { forgetBuild } from '../tools/build'
import { hostedPolicy, ownHostsPolicy, policyOfPage, withPolicy } from './own-hosts-policy'
import { aliasesIn } from './project/aliases'
import { projectId } from './project/project-id'
import { readJson } from './project/read-json'
import { projectSettings, type ReadSettings, withEnvironment } from './project/settings'
import { withSiteAddress } from './site-address'

const names = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
}

type Settings = Readonly<Record<string, string | undefined>>

interface MapSettings {
  readonly tiles: string
  readonly attribution: string
  readonly maxZoom?: number
}

interface ProjectConfig {
  readonly backend: 'project'
  readonly firebase: Readonly<Record<string, string>>
  readonly appCheckSiteKey?: string
  /** Absent: the functions run in `defaultRegion`. */
  readonly functionsRegion?: string
  /** Absent: the demo functions are not deployed. */
  readonly demoFunctions?: true
  readonly errorReports?: true
  /** Absent: the map's pictures come from OpenStreetMap. */
  readonly map?: MapSettings
}

/**
 * What the web app reads from /app-config.json when it runs on a real Firebase project.
 * @param environment the site's settings
 * @param functions the settings of the project's functions
 * @throws Error naming every variable that has no value
 */
export function projectConfig(environment: Settings, functions: Settings = {}): ProjectConfig {
  const missing = Object.values(names).filter((name) => !environment[name])
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(', ')} (Firebase console, project settings, your web app) before deploying`,
    )
  }
  const firebase = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, environment[name] ?? '']),
  )
  const appCheckSiteKey = environment.VITE_FIREBASE_APP_CHECK_SITE_KEY
  const functionsRegion = environment.VITE_FIREBASE_FUNCTIONS_REGION
  return {
    backend: 'project',
    firebase,
    ...(appCheckSiteKey && { appCheckSiteKey }),
    ...(functionsRegion && { functionsRegion }),
    ...(functions.ERROR_REPORTS?.trim() !== 'false' && { errorReports: true as const }),
    ...mapOf(environment),
    ...(functions.DEMO_FUNCTIONS?.trim() === 'true' && { demoFunctions: true as const }),
  }
}

/** @throws Error where the map server is named without its attribution */
export function mapOf(environment: Settings): { readonly map?: MapSettings } {
  const [tiles, attribution, zoom] = ['TILES', 'ATTRIBUTION', 'MAX_ZOOM'].map(
    (name) => environment[`VITE_MAP_${name}`]?.trim() ?? '',
  )
  if (!tiles) return {}
  if (!attribution) throw new Error('Set VITE_MAP_ATTRIBUTION: whom the map of VITE_MAP_TILES has to name')
  return { map: { tiles, attribution, ...(zoom && { maxZoom: Number(zoom) }) } }
}

/** Changes every file of the folder whose name fits; `change` gets its text and its path. */
export function changeFiles(
  dist: string,
  fits: RegExp,
  change: (text: string, file: string) => string,
): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!fits.test(name)) continue
    const file = path.join(dist, name)
    writeFileSync(file, change(readFileSync(file, 'utf8'), name))
  }
}

/** @throws Error where a deploy could read something else in these settings than was meant */
function sound(settings: ReadSettings): ReadSettings {
  if (settings.faults.length > 0) throw new Error(settings.faults.join('\n'))
  return settings
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = path.dirname(import.meta.dirname)
  try {
    const aliases = aliasesIn(root)
    const project = projectId(process.env.GCLOUD_PROJECT ?? process.env.VITE_FIREBASE_PROJECT_ID, aliases)
    const functions = sound(projectSettings(root, 'functions', project, aliases))
    const config = projectConfig(
      withEnvironment(sound(projectSettings(root, 'web', project, aliases))),
      functions.values,
    )
    const dist = path.join(root, 'web/dist')
    writeFileSync(path.join(dist, 'app-config.json'), JSON.stringify(config))
    const production = hostedPolicy(readJson(root, 'firebase.json'))
    const { projectId: id = '', authDomain = '' } = config.firebase
    const region = config.functionsRegion ?? defaultRegion
    const policy = ownHostsPolicy(production, { projectId: id, authDomain, region, tiles: config.map?.tiles })
    changeFiles(dist, /\.html$/, (html, file) => withPolicy(html, policyOfPage(file, policy)))
    const site = functions.values.SITE_ADDRESS?.trim()
    if (site)
      changeFiles(dist, /\.html$|^(?:sitemap\.xml|robots\.txt)$/, (text) => withSiteAddress(text, site))
    // So that the next npm start builds anew instead of serving this.
    forgetBuild(root, 'web')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
