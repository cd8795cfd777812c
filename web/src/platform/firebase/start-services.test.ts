// @vitest-environment jsdom
import { deleteApp, getApps } from 'firebase/app'
import type { AppConfig } from './app-config'

type Project = Extract<AppConfig, { backend: 'project' }>

/** What the SDK was asked to make, in this order. */
const made = vi.hoisted((): string[] => [])

/** The SDK itself, which only notes that it is asked. */
const noting = vi.hoisted(
  () =>
    async <Module extends object>(load: () => Promise<Module>, name: keyof Module & string) => {
      const module = await load()
      const make = module[name] as (...all: unknown[]) => unknown
      return {
        ...module,
        [name]: (...all: unknown[]) => {
          made.push(name)
          return make(...all)
        },
      }
    },
)
vi.mock('firebase/app-check', (load) =>
  noting(load<typeof import('firebase/app-check')>, 'initializeAppCheck'),
)
vi.mock('firebase/auth', (load) => noting(load<typeof import('firebase/auth')>, 'initializeAuth'))
vi.mock('firebase/firestore', (load) =>
  noting(load<typeof import('firebase/firestore')>, 'initializeFirestore'),
)
vi.mock('firebase/functions', (load) => noting(load<typeof import('firebase/functions')>, 'getFunctions'))
vi.mock('firebase/storage', (load) => noting(load<typeof import('firebase/storage')>, 'getStorage'))

const project: Project = {
  backend: 'project',
  firebase: {
    apiKey: 'key',
    authDomain: 'calm.example.org',
    projectId: 'calm',
    storageBucket: 'calm.example.org',
    messagingSenderId: '1',
    appId: '1:1:web:1',
  },
}

async function start(config: Project) {
  vi.resetModules()
  const { startServices } = await import('./start-services')
  await startServices(config)
}

const proofs = () =>
  [...document.querySelectorAll('script')].map(({ src }) => src).filter((src) => /recaptcha/.test(src))

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue()
  made.length = 0
})

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp))
  for (const script of document.querySelectorAll('script')) script.remove()
})

const services = ['initializeAuth', 'initializeFirestore', 'getFunctions', 'getStorage']

test('without a key of App Check nothing of it is started or fetched', async () => {
  await start(project)
  expect(made).toEqual(services)
  expect(proofs()).toEqual([])
})

test('with a key App Check stands before any other service is made', async () => {
  await start({ ...project, appCheckSiteKey: 'site-key' })
  expect(made).toEqual(['initializeAppCheck', ...services])
  expect(proofs()).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js/)])
})
