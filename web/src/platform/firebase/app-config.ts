import * as v from 'valibot'
import { BackendError } from './backend-error'

const port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))
const filled = v.pipe(v.string(), v.nonEmpty())

/** Where the pictures of the map come from; absent: the OpenStreetMap foundation's server. */
const mapSchema = v.object({
  /** `https://…/{z}/{x}/{y}.png`, or a path of this site. */
  tiles: v.pipe(v.string(), v.regex(/^(?:https:\/\/|\/(?!\/))(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/)),
  /** Whom the map has to name, as plain text. */
  attribution: filled,
  /** The closest zoom that the server has. */
  maxZoom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(22))),
})

export type MapSettings = v.InferOutput<typeof mapSchema>

const map = v.optional(mapSchema)

const appConfigSchema = v.variant('backend', [
  v.object({
    backend: v.literal('emulators'),
    projectId: filled,
    ports: v.object({ auth: port, firestore: port, storage: port, functions: port }),
    errorReports: v.optional(v.boolean()),
    map,
  }),
  v.object({
    backend: v.literal('project'),
    firebase: v.object({
      apiKey: filled,
      authDomain: filled,
      projectId: filled,
      storageBucket: filled,
      messagingSenderId: filled,
      appId: filled,
    }),
    /** Site key of reCAPTCHA Enterprise, where the project wants App Check tokens. */
    appCheckSiteKey: v.optional(filled),
    functionsRegion: v.optional(filled),
    /** Whether the demo functions are deployed; absent: they are not. */
    demoFunctions: v.optional(v.boolean()),
    /** Whether a page that fails tells the operator; absent: it does not. */
    errorReports: v.optional(v.boolean()),
    map,
  }),
  v.object({ backend: v.literal('none'), map }),
])

/** Which backend this copy of the site works with; written beside the site when it is started or deployed. */
export type AppConfig = v.InferOutput<typeof appConfigSchema>

/** The error that a wrong configuration ends in, logged once here so that whoever runs the site finds the cause. */
export function configurationError(cause: unknown): BackendError {
  const message = 'The backend configuration failed. Please check the environment variables.'
  console.error('[firebase]', message, cause)
  return new BackendError('configuration', message, { cause })
}

let pending: Promise<AppConfig> | undefined

/**
 * The configuration from /app-config.json, fetched once; a failed attempt is forgotten so that the next one asks again.
 *
 * @throws BackendError `network` when the file cannot be fetched, `configuration` when it does not fit
 */
export function readAppConfig(): Promise<AppConfig> {
  pending ??= fetchAppConfig().catch((error: unknown) => {
    pending = undefined
    throw error
  })
  return pending
}

async function fetchAppConfig(): Promise<AppConfig> {
  const response = await fetch('/app-config.json', { cache: 'no-store' }).catch((cause: unknown) => {
    throw new BackendError('network', 'The backend configuration could not be fetched.', { cause })
  })
  if (response.status >= 500) throw new BackendError('network', `app-config.json answered ${response.status}`)
  if (!response.ok) throw configurationError(`app-config.json answered ${response.status}`)
  const content: unknown = await response.json().catch((cause: unknown) => {
    throw configurationError(cause)
  })
  const result = v.safeParse(appConfigSchema, content)
  if (!result.success) throw configurationError(v.flatten(result.issues))
  return result.output
}
