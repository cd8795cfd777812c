// @vitest-environment jsdom
const emulators = {
  backend: 'emulators',
  projectId: 'demo-x',
  ports: { auth: 1, firestore: 2, storage: 3, functions: 4 },
}

async function read(answer: () => Promise<Response>) {
  vi.resetModules()
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { readAppConfig } = await import('./app-config')
  return { readAppConfig, fetched, logged }
}

afterEach(() => vi.restoreAllMocks())

test('the configuration is fetched once', async () => {
  const { readAppConfig, fetched } = await read(async () => Response.json(emulators))
  expect(await readAppConfig()).toEqual(emulators)
  await readAppConfig()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a project may name the key of App Check and the place of its functions', async () => {
  const keys = ['apiKey', 'authDomain', 'projectId', 'storageBucket', 'messagingSenderId', 'appId']
  const firebase = Object.fromEntries(keys.map((key) => [key, 'x']))
  const project = {
    backend: 'project',
    firebase,
    appCheckSiteKey: 'site-key',
    functionsRegion: 'europe-west1',
    demoFunctions: true,
    map: { tiles: 'https://tiles.calm.org/{z}/{x}/{y}.png', attribution: '© Calm', maxZoom: 18 },
  }
  const { readAppConfig } = await read(async () => Response.json(project))
  expect(await readAppConfig()).toEqual(project)
})

test.each([
  ['no JSON', async () => new Response('<html>')],
  ['an unknown backend', async () => Response.json({ backend: 'other' })],
  ['a missing key', async () => Response.json({ backend: 'project', firebase: { apiKey: 'x' } })],
  [
    'an empty key of App Check',
    async () => Response.json({ backend: 'project', firebase: {}, appCheckSiteKey: '' }),
  ],
  ['a missing file', async () => new Response('', { status: 404 })],
])('%s is logged and thrown as a failed configuration', async (_, answer) => {
  const { readAppConfig, logged } = await read(answer)
  await expect(readAppConfig()).rejects.toMatchObject({
    problem: 'configuration',
    message: 'The backend configuration failed. Please check the environment variables.',
  })
  expect(logged).toHaveBeenCalled()
})

test('a network fault is told apart, and the next call asks again', async () => {
  let up = false
  const { readAppConfig } = await read(async () => {
    if (!up) throw new TypeError('Failed to fetch')
    return Response.json(emulators)
  })
  await expect(readAppConfig()).rejects.toMatchObject({ problem: 'network' })
  up = true
  expect(await readAppConfig()).toEqual(emulators)
})

test.each(['http://x.org/{z}/{x}/{y}.png', '//x.org/{z}/{x}/{y}.png', 'https://x.org/{z}/{x}.png', 'x'])(
  'pictures of the map do not come from %s',
  async (tiles) => {
    const map = { tiles, attribution: 'x' }
    const { readAppConfig } = await read(async () => Response.json({ backend: 'none', map }))
    await expect(readAppConfig()).rejects.toMatchObject({ problem: 'configuration' })
  },
)
