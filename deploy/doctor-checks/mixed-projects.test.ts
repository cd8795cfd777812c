import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mixedFaults, otherProjects } from './mixed-projects'

const of = (id: string, number: string) => ({
  site: {
    VITE_FIREBASE_API_KEY: `key of ${id}`,
    VITE_FIREBASE_AUTH_DOMAIN: `${id}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: id,
    VITE_FIREBASE_STORAGE_BUCKET: `${id}.firebasestorage.app`,
    VITE_FIREBASE_MESSAGING_SENDER_ID: number,
    VITE_FIREBASE_APP_ID: `1:${number}:web:0a`,
  },
  functions: { SITE_ADDRESS: `https://${id}.web.app` },
  files: { site: `web/.env.${id}`, functions: `functions/.env.${id}` },
})
const [live, trial] = [of('calm-site', '11'), of('calm-staging', '22')]
const others = { 'calm-staging': trial }

test('settings of one project alone may go out, also under a domain of its own', () => {
  expect(mixedFaults('calm-site', live, others)).toEqual([])
  const own = { ...live.site, VITE_FIREBASE_AUTH_DOMAIN: 'login.calm-site.org' }
  const functions = { SITE_ADDRESS: 'https://calm-site.org' }
  expect(mixedFaults('calm-site', { ...live, site: own, functions }, others)).toEqual([])
  // Another site of the same project has a name that no project has.
  expect(
    mixedFaults('calm-site', { ...live, functions: { SITE_ADDRESS: 'https://calm.web.app' } }, {}),
  ).toEqual([])
})

test.each([
  ['VITE_FIREBASE_AUTH_DOMAIN', 'belongs to calm-staging'],
  ['VITE_FIREBASE_STORAGE_BUCKET', 'belongs to calm-staging'],
  ['VITE_FIREBASE_APP_ID', 'are of two projects'],
  ['VITE_FIREBASE_MESSAGING_SENDER_ID', 'are of two projects'],
] as const)('%s of another project is refused, though its file is not here', (name, reason) => {
  const site = { ...live.site, [name]: trial.site[name] }
  const faults = mixedFaults('calm-site', { ...live, site }, {})
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(name)
  expect(faults[0]).toContain(reason)
})

test('what two files share is refused', () => {
  const site = { ...live.site, VITE_FIREBASE_API_KEY: trial.site.VITE_FIREBASE_API_KEY }
  expect(mixedFaults('calm-site', { ...live, site }, others)).toEqual([
    'web/.env.calm-site, VITE_FIREBASE_API_KEY: the same as in web/.env.calm-staging',
  ])
})

test('the address of the trial site does not go into mails of the real one', () => {
  const wrong = { ...live, functions: { SITE_ADDRESS: 'https://calm-staging.web.app' } }
  expect(mixedFaults('calm-site', wrong, others)).toContain(
    'functions/.env.calm-site, SITE_ADDRESS: is the address of calm-staging',
  )
  const preview = { ...live, functions: { SITE_ADDRESS: 'https://calm-staging--preview-1a2b.web.app' } }
  expect(mixedFaults('calm-site', preview, others)).toHaveLength(1)
  const domain = { SITE_ADDRESS: 'https://try.calm-site.org' }
  expect(
    mixedFaults(
      'calm-site',
      { ...live, functions: domain },
      { 'calm-staging': { ...trial, functions: domain } },
    ),
  ).toEqual(['functions/.env.calm-site, SITE_ADDRESS: the same as in functions/.env.calm-staging'])
})

test('other projects are those with an alias or a file', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'doctor-'))
  for (const folder of ['web', 'functions']) mkdirSync(path.join(root, folder))
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  write('web/.env.example', 'VITE_FIREBASE_API_KEY=')
  write('web/.env.staging', 'VITE_FIREBASE_API_KEY=k')
  write('functions/.env.calm-third', 'SITE_ADDRESS=https://third.web.app')
  const aliases = {
    default: 'demo-amhs',
    staging: 'calm-staging',
    production: 'calm-site',
    x: 'your-x-project',
  }
  expect(otherProjects(root, 'calm-site', aliases)).toEqual({
    'calm-staging': {
      site: { VITE_FIREBASE_API_KEY: 'k' },
      functions: {},
      files: { site: 'web/.env.staging', functions: 'functions/.env.calm-staging' },
    },
    'calm-third': {
      site: {},
      functions: { SITE_ADDRESS: 'https://third.web.app' },
      files: { site: 'web/.env.calm-third', functions: 'functions/.env.calm-third' },
    },
  })
  rmSync(root, { recursive: true })
})
