/**
 * @typedef {import('../ports.mjs').Ports} Ports
 * @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule
 * @typedef {{ hosting: { public: string, headers: HeaderRule[] }, functions: object[], [room: string]: unknown }} FirebaseConfig
 */

const host = '127.0.0.1'

/** The emulators that firebase-tools starts besides those asked for. */
const companions = /** @type {const} */ (['hub', 'logging', 'eventarc', 'tasks'])

/** Every service of the suite, in the order in which people expect them. */
export const allServices = /** @type {const} */ (['auth', 'firestore', 'storage', 'functions', 'hosting'])

/** @typedef {typeof allServices[number]} Service */

/**
 * The configuration of one run: the production one with ports, with what the run serves, and with the emulators' own
 * addresses let through the content security policy. Rules, indexes, rewrites and all other headers stay as they are.
 * @param {FirebaseConfig} production the content of firebase.json
 * @param {{ ports: Ports, services: readonly Service[], publicFolder: string, functionsSettings: string, hasInterface: boolean }} run
 *   folders relative to the project's folder
 * @returns {object} to be written as JSON into the project's folder
 */
export function emulatorConfig(production, run) {
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

/** @param {HeaderRule} rule @returns {HeaderRule} */
function openToEmulators(rule) {
  const headers = rule.headers.map(({ key, value }) =>
    key.toLowerCase() === 'content-security-policy'
      ? { key, value: policyForEmulators(value) }
      : { key, value },
  )
  return { ...rule, headers }
}

/**
 * @param {string} policy a content security policy
 * @returns {string} the same with this machine's ports added to the sources that the Firebase SDK connects to and frames
 */
export function policyForEmulators(policy) {
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

/**
 * Where programs find the emulators: the variables that Google's libraries read, and all ports as AMHS_PORTS.
 * @param {Ports} ports
 * @param {readonly Service[]} services
 * @param {string} projectId
 * @returns {Record<string, string>}
 */
export function emulatorEnvironment(ports, services, projectId) {
  const at = (/** @type {keyof Ports} */ name) => `${host}:${ports[name]}`
  /** @type {Record<Service, Record<string, string>>} */
  const variables = {
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

/**
 * What the web app reads from /app-config.json before it loads Firebase.
 * @param {Ports} ports
 * @param {string} projectId
 * @returns {{ backend: 'emulators', projectId: string, ports: Pick<Ports, 'auth' | 'firestore' | 'storage' | 'functions'> }}
 */
export function appConfig(ports, projectId) {
  const { auth, firestore, storage, functions } = ports
  return { backend: 'emulators', projectId, ports: { auth, firestore, storage, functions } }
}

/**
 * Settings of the functions for one run, as the text of an env file. They win over defaults in the code.
 * @param {Ports} ports
 * @param {boolean} [withChat] whether the assistant asks the stand-in for an AI provider that tests start
 * @returns {string}
 */
export function functionsSettings(ports, withChat = false) {
  const mail = `SMTP_HOST=${host}\nSMTP_PORT=${ports.smtp}\nSMTP_ENCRYPTION=none\n`
  const chat = withChat
    ? `AI_BASE_URL=http://${host}:${ports.chat}/v1\nAI_MODEL=stand-in\nAI_PROVIDER_NAME=Stand-in AI\nAI_PATIENCE_SECONDS=2\n`
    : ''
  return `${mail}SITE_ADDRESS=http://${host}:${ports.hosting}\n${chat}`
}
