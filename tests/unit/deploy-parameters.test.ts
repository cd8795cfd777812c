import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseEnv } from 'node:util'

// What `firebase deploy --non-interactive` does with the settings, by its own code: it lists the functions with the settings as
// environment, then looks for a value of every parameter and every secret.

const root = path.resolve(import.meta.dirname, '../..')
const load = createRequire(import.meta.url)

interface Param {
  readonly name: string
  readonly type: string
}
type Settings = Readonly<Record<string, string>>

const { resolveParams }: { resolveParams: (options: object) => Promise<{ paramValues: object }> } = load(
  'firebase-tools/lib/deploy/functions/params.js',
)
const { envWithTypes }: { envWithTypes: (params: readonly Param[], settings: Settings) => object } = load(
  'firebase-tools/lib/deploy/functions/build.js',
)
const { parseStrict }: { parseStrict: (text: string) => Settings } = load(
  'firebase-tools/lib/functions/env.js',
)

const text = readFileSync(path.join(root, 'functions/.env.example'), 'utf8')
const example = parseStrict(text)

/** The parameters that the functions declare with these settings, as the deploy is told of them. */
async function declared(settings: Settings): Promise<readonly Param[]> {
  const params = await import('firebase-functions/params')
  const { clearParams, declaredParams } = params as unknown as {
    clearParams: () => void
    declaredParams: readonly { toSpec: () => Param }[]
  }
  clearParams()
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  await import('../../functions/src/platform/parameters')
  return declaredParams.map((param) => param.toSpec())
}

const secretsOf = (params: readonly Param[]) =>
  params.flatMap(({ name, type }) => (type === 'secret' ? [name] : [])).sort()

/** Secret Manager cannot be asked here: a secret counts as being there. */
function resolve(params: readonly Param[], settings: Settings) {
  const secrets = Object.fromEntries(secretsOf(params).map((name) => [name, 'is there']))
  return resolveParams({
    params,
    firebaseConfig: { projectId: 'calm-site' },
    userEnvs: envWithTypes(params, { ...settings, ...secrets }),
    codebase: 'default',
    nonInteractive: true,
  })
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the example of settings names every parameter and no other', async () => {
  const params = await declared(example)
  const names = params.filter(({ type }) => type !== 'secret').map(({ name }) => name)
  // Read when the functions are listed, before parameters have values (index.ts and what it imports).
  const readAtOnce = ['CALLER_HASH_ROTATED_ON', 'DEMO_FUNCTIONS', 'ERROR_REPORTS', 'FUNCTIONS_REGION']
  expect(Object.keys(example).sort()).toEqual([...names, ...readAtOnce].sort())
  expect(parseEnv(text)).toEqual(example)
})

test('a deploy without a person at the keyboard asks nothing', async () => {
  const { paramValues } = await resolve(await declared(example), example)
  expect(Object.keys(paramValues)).toEqual(
    expect.arrayContaining(['SITE_ADDRESS', 'SMTP_HOST', 'AI_BASE_URL']),
  )
})

test('and would ask for whatever the settings leave out', async () => {
  const { SITE_ADDRESS, ...rest } = example
  await expect(resolve(await declared(example), rest)).rejects.toThrow('SITE_ADDRESS')
})

test('only secrets that are used are asked for', async () => {
  expect(secretsOf(await declared(example))).toEqual(['CALLER_HASH_SECRET'])
  expect(secretsOf(await declared({ ...example, SMTP_USER: 'site' }))).toContain('SMTP_PASSWORD')
  vi.unstubAllEnvs()
  expect(secretsOf(await declared({ ...example, CALLER_HASH_ROTATED_ON: '2026-11-22' }))).toEqual([
    'CALLER_HASH_PREVIOUS',
    'CALLER_HASH_SECRET',
  ])
  vi.unstubAllEnvs()
  expect(secretsOf(await declared({ ...example, AI_BASE_URL: 'https://ai.calm.test/v1' }))).toEqual([
    'AI_API_KEY',
    'CALLER_HASH_SECRET',
  ])
})
