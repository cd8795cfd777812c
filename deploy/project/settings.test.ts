import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aliasNotes, projectSettings, withEnvironment } from './settings'

const aliases = { staging: 'calm-staging', production: 'calm-site', live: 'calm-site' }
let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  for (const folder of ['web', 'functions']) mkdirSync(path.join(root, folder))
})
afterEach(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
})

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const read = () => projectSettings(root, 'functions', 'calm-site', aliases)

/** What firebase-tools itself reads for a project that is named by its id or by an alias. */
const deployed = (projectId: string, projectAlias?: string) =>
  createRequire(import.meta.url)('firebase-tools/lib/functions/env').loadUserEnvs({
    functionsSource: path.join(root, 'functions'),
    projectDir: root,
    projectId,
    projectAlias,
  })

test('without any file nothing is set, and it is known where it would stand', () => {
  expect(read()).toEqual({ values: {}, files: [], ownFile: 'functions/.env.calm-site', faults: [] })
})

test.each(['calm-site', 'production', 'live'])('.env.%s counts for the project, after .env', (name) => {
  write('functions/.env', 'SMTP_PORT=25\nSMTP_HOST=smtp.calm.org\n')
  write(`functions/.env.${name}`, 'SMTP_PORT=587 # with starttls\n')
  write('functions/.env.staging', 'SMTP_PORT=1\n')
  write('functions/.env.local', 'SMTP_PORT=2\n')
  expect(read()).toEqual({
    values: { SMTP_PORT: '587', SMTP_HOST: 'smtp.calm.org' },
    files: ['functions/.env', `functions/.env.${name}`],
    ownFile: `functions/.env.${name}`,
    faults: [],
  })
  expect(deployed('calm-site', name === 'calm-site' ? undefined : name)).toEqual(read().values)
})

test('two files for one project are refused here as in a deploy', () => {
  write('functions/.env.calm-site', 'SMTP_PORT=587\n')
  write('functions/.env.production', 'SMTP_PORT=465\n')
  expect(() => deployed('calm-site', 'production')).toThrow("Can't have both")
  expect(read().faults).toEqual([
    'functions/.env.calm-site and functions/.env.production: all are for calm-site; keep one, a deploy refuses more',
  ])
})

test('a line that sets nothing is named, and a name that stands twice', () => {
  write('functions/.env.calm-site', '# port\nSMTP_PORT 587\nSITE_ADDRESS=a\n\nSITE_ADDRESS=b\n')
  expect(() => deployed('calm-site')).toThrow('Failed to load')
  expect(read().faults).toEqual([
    'functions/.env.calm-site, "SMTP_PORT 587": is no setting; write NAME=value',
    'functions/.env.calm-site, SITE_ADDRESS: there twice; keep one',
  ])
})

test('JSON is read as a deploy reads it, in quotes or without', () => {
  const json = '{"assistantReply":{"calls":5}}'
  for (const text of [json, `'${json}'`, `"${json}"`]) {
    write('functions/.env.calm-site', `CALL_LIMITS=${text}\n`)
    expect(read().values.CALL_LIMITS).toBe(json)
    expect(deployed('calm-site').CALL_LIMITS).toBe(json)
  }
})

test('for the site what a workflow has in its environment holds before the files', () => {
  write('web/.env.production', 'VITE_FIREBASE_APP_ID=file\nVITE_FIREBASE_API_KEY=file\n')
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'environment')
  expect(withEnvironment(projectSettings(root, 'web', 'calm-site', aliases))).toMatchObject({
    VITE_FIREBASE_APP_ID: 'file',
    VITE_FIREBASE_API_KEY: 'environment',
  })
})

test('the file of an alias is not read by a deploy that names the id, which is said', () => {
  expect(aliasNotes('calm-site', read())).toEqual([])
  write('functions/.env.calm-site', 'SMTP_PORT=587\n')
  expect(aliasNotes('calm-site', read())).toEqual([])
  rmSync(path.join(root, 'functions/.env.calm-site'))
  write('functions/.env.production', 'SMTP_PORT=587\n')
  expect(deployed('calm-site')).toEqual({})
  expect(aliasNotes('calm-site', read())).toEqual([expect.stringContaining('--project production')])
})
