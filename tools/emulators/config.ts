import type { Ports } from '../ports'

interface HeaderRule {
  readonly source: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

/** The parts of firebase.json that a run changes. */
export interface FirebaseConfig {
  readonly hosting: { readonly public: string; readonly headers: readonly HeaderRule[] }
  readonly functions: readonly object[]
}

/** Every service of the suite, in the order in which people expect them. */
export const allServices = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const

export type Service = (typeof allServices)[number]

/** What the web app reads from /app-config.json before it loads Firebase. */
export type AppConfig =
  | { readonly backend: 'none' }
  | {
      readonly backend: 'emulators'
      readonly projectId: string
      readonly ports: Pick<Ports, 'auth' | 'firestore' | 'storage' | 'functions'>
    }

const host = '127.0.0.1'

/** The emulators that firebase-tools starts besides those asked for. */
const companions = ['hub', 'logging', 'eventarc', 'tasks'] as const

/** The ports on which a suite with these services listens. */
export function suitePorts(ports: Ports, services: readonly Service[], hasInterface = false): Partial<Ports> {
  const { firestoreSocket, ui } = ports
  return {
    ...Object.fromEntries([...services, ...companions].map((name) => [name, ports[name]])),
    ...(services.includes('firestore') && { firestoreSocket }),
    ...(hasInterface && { ui }),
  }
}

interface Run {
  readonly ports: Ports
  readonly services: readonly Service[]
  /** Both folders are relative to the project's folder. */
  readonly publicFolder: string
  readonly functionsSettings: string
  readonly hasInterface: boolean
}

/**
 * The configuration of one run: the production one with ports, with what the run serves, and with the emulators' own
 * addresses let through the content security policy. Rules, indexes, rewrites and all other headers stay as they are.
 * @param production the content of firebase.json
 * @returns to be written as JSON into the project's folder
 */
export function emulatorConfig(production: FirebaseConfig, run: Run): object {
  const { ports } = run
  const named = Object.fromEntries(
    [...run.services, ...companions].map((name) => [name, { host, port: ports[name] }]),
  )
  const firestore = { ...named.firestore, websocketPort: ports.firestoreSocket }
  return {
    ...production,
    hosting: {
      ...production.hosting,
      public: run.publicFolder,
      headers: production.hosting.headers.map(openToEmulators),
    },
    functions: production.functions.map((codebase) => ({ ...codebase, configDir: run.functionsSettings })),
    emulators: {
      ...named,
      ...(named.firestore === undefined ? {} : { firestore }),
      ui: { enabled: run.hasInterface, host, port: ports.ui },
      // The rules tests use a project id of their own on the same suite.
      singleProjectMode: false,
    },
  }
}

function openToEmulators(rule: HeaderRule): HeaderRule {
  const headers = rule.headers.map(({ key, value }) =>
    key.toLowerCase() === 'content-security-policy'
      ? { key, value: policyForEmulators(value) }
      : { key, value },
  )
  return { ...rule, headers }
}

/**
 * @param policy a content security policy
 * @returns the same with this machine's ports added to the sources that the Firebase SDK connects to and frames
 */
export function policyForEmulators(policy: string): string {
  const additions = new Map([
    ['connect-src', ` http://${host}:* ws://${host}:*`],
    ['img-src', ` http://${host}:*`],
    ['frame-src', ` http://${host}:*`],
  ])
  return policy
    .split(';')
    .map((part) => part + (additions.get(part.trim().split(/\s+/)[0] ?? '') ?? ''))
    .join(';')
}

/** Where programs find the emulators: the variables that Google's libraries read, and all ports as AMHS_PORTS. */
export function emulatorEnvironment(
  ports: Ports,
  services: readonly Service[],
  projectId: string,
): Record<string, string> {
  const at = (name: keyof Ports) => `${host}:${ports[name]}`
  const variables: Record<Service, Record<string, string>> = {
    auth: { FIREBASE_AUTH_EMULATOR_HOST: at('auth') },
    firestore: { FIRESTORE_EMULATOR_HOST: at('firestore') },
    storage: {
      FIREBASE_STORAGE_EMULATOR_HOST: at('storage'),
      STORAGE_EMULATOR_HOST: `http://${at('storage')}`,
    },
    functions: { FUNCTIONS_EMULATOR_HOST: at('functions') },
    hosting: { AMHS_ADDRESS: `http://${at('hosting')}` },
  }
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_EMULATOR_HUB: at('hub'),
    METADATA_SERVER_DETECTION: 'none',
    AMHS_PORTS: JSON.stringify(ports),
    AMHS_INBOX: `http://${at('inbox')}`,
    AMHS_CHAT: `http://${at('chat')}`,
    ...Object.assign({}, ...services.map((service) => variables[service])),
  }
}

/** The app's configuration for these emulators. */
export function appConfig(ports: Ports, projectId: string): AppConfig {
  const { auth, firestore, storage, functions } = ports
  return { backend: 'emulators', projectId, ports: { auth, firestore, storage, functions } }
}

/**
 * Settings of the functions for one run. They win over defaults in the code.
 * @param withChat whether the assistant asks the stand-in for an AI provider that tests start
 */
export function functionsSettings(ports: Ports, withChat: boolean): Record<string, string> {
  return {
    SMTP_HOST: host,
    SMTP_PORT: String(ports.smtp),
    SMTP_ENCRYPTION: 'none',
    SITE_ADDRESS: `http://${host}:${ports.hosting}`,
    // The emulators tell their functions where all others are, and not where they are themselves.
    FUNCTIONS_EMULATOR_HOST: `${host}:${ports.functions}`,
    ...(withChat && {
      AI_BASE_URL: `http://${host}:${ports.chat}/v1`,
      AI_MODEL: 'stand-in',
      AI_PROVIDER_NAME: 'Stand-in AI',
      AI_TIMEOUT_SECONDS: '2',
    }),
  }
}
