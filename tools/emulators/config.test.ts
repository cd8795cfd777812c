import { readFileSync } from 'node:fs'
import path from 'node:path'
import { planPorts } from '../ports'
import { allServices, appConfig, emulatorConfig, emulatorEnvironment, policyForEmulators } from './config'

const root = path.resolve(import.meta.dirname, '../..')
const production = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))
const ports = planPorts(16_000)
const run = {
  ports,
  services: [...allServices],
  publicFolder: '.cache/run/public',
  functionsSettings: '.cache/run/settings',
  hasInterface: false,
}

function policyOf(config: { hosting: { headers: { headers: { key: string; value: string }[] }[] } }): string {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers)
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
}

describe('configuration of a run', () => {
  const config = JSON.parse(JSON.stringify(emulatorConfig(production, run)))

  test('keeps the production rules, indexes and rewrites', () => {
    expect(config.firestore).toEqual(production.firestore)
    expect(config.storage).toEqual(production.storage)
    expect(config.hosting.rewrites).toEqual(production.hosting.rewrites)
  })

  test('keeps every header apart from the sources that emulators need', () => {
    const own = / (?:http|ws):\/\/127\.0\.0\.1:\*/g
    expect(policyOf(config)).toMatch(own)
    expect(policyOf(config).replace(own, '')).toBe(policyOf(production))
    const others = (source: typeof production) =>
      source.hosting.headers.flatMap((rule: { headers: { key: string }[] }) =>
        rule.headers.filter(({ key }) => key !== 'Content-Security-Policy'),
      )
    expect(others(config)).toEqual(others(production))
  })

  test('gives every emulator a port of the run', () => {
    const taken = Object.values<{ port: number }>(config.emulators).flatMap(({ port }) =>
      port ? [port] : [],
    )
    expect(taken.every((port) => port >= 16_000 && port < 16_020)).toBe(true)
    expect(config.emulators.firestore).toEqual({ host: '127.0.0.1', port: 16_002, websocketPort: 16_009 })
  })

  test('leaves out what was not asked for', () => {
    const small = JSON.parse(JSON.stringify(emulatorConfig(production, { ...run, services: ['auth'] })))
    expect(small.emulators.auth.port).toBe(16_001)
    expect(small.emulators).not.toHaveProperty('firestore')
  })
})

describe('the production content security policy', () => {
  const policy = policyOf(production)

  test('allows no inline script, inline style or eval', () => {
    expect(policy).not.toContain('unsafe-')
  })

  test.each([
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "style-src 'self'",
  ])('says %s', (part) => {
    expect(policy.split('; ')).toContain(part)
  })

  test('lets nothing on this machine through', () => {
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost/)
  })
})

test('only connections, images and frames are opened to the emulators', () => {
  const opened = policyForEmulators("default-src 'self'; script-src 'self'; connect-src 'self'")
  expect(opened).toBe(
    "default-src 'self'; script-src 'self'; connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
  )
})

test('programs are told only of the emulators that run', () => {
  const environment = emulatorEnvironment(ports, ['auth', 'firestore'], 'demo-x')
  expect(environment).toMatchObject({
    GCLOUD_PROJECT: 'demo-x',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:16002',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:16001',
  })
  expect(environment).not.toHaveProperty('FIREBASE_STORAGE_EMULATOR_HOST')
  expect(JSON.parse(environment.AMHS_PORTS ?? '')).toEqual(ports)
})

test('the app is told the ports that it connects to', () => {
  expect(appConfig(ports, 'demo-x')).toEqual({
    backend: 'emulators',
    projectId: 'demo-x',
    ports: { auth: 16_001, firestore: 16_002, storage: 16_003, functions: 16_004 },
  })
})
