import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

const repository = path.dirname(import.meta.dirname)
const project = 'calm-harbour'

/** A copy of the repository as an operator has it, whose settings a test may write; all but what reads them is only linked. */
let root = ''

/** Links everything in a folder but these entries, which the test writes itself. */
function link(folder: string, ...own: readonly string[]): void {
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const entry of readdirSync(path.join(repository, folder)))
    if (!own.includes(entry) && !isSettings(entry))
      symlinkSync(path.join(repository, folder, entry), path.join(root, folder, entry))
}

/** What an operator keeps beside the files of the repository, and would be another's here. */
function isSettings(entry: string): boolean {
  return entry === '.firebaserc' || (entry.startsWith('.env') && entry !== '.env.example')
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'operator-')))
  link('', 'deploy', 'web', 'functions', 'content', '.git', '.cache')
  link('web', 'dist')
  link('functions')
  link('content', 'pages')
  link('content/pages', 'operator.json')
  cpSync(path.join(repository, 'deploy'), path.join(root, 'deploy'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The example of some settings with these values filled in. */
const filledIn = (example: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    read(example),
  )

const run = (command: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  execa(command, words, {
    cwd: root,
    preferLocal: true,
    reject: false,
    // No setting of the machine that tests may pass for one of the operator.
    extendEnv: false,
    env: { PATH: process.env.PATH, HOME: root, ...environment },
  })

const doctor = () => run('npm', ['run', '-s', 'doctor', '--', '--project', project])

test('the doctor refuses the example settings and names what to fill in', async () => {
  write(`web/.env.${project}`, read('web/.env.example'))
  write(`functions/.env.${project}`, read('functions/.env.example'))
  write('content/pages/operator.json', read('content/pages/operator.example.json'))
  const { exitCode, stdout, stderr } = await doctor()
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(new RegExp(`^${project}: \\d+ to mend before a deploy\\.`))
  const faults = stderr.split('\n').filter((line) => line.startsWith('✗ '))
  expect(Number(/\d+/.exec(stdout)?.[0])).toBe(faults.length)
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`web/\\.env\\.${project}, .*VITE_FIREBASE_API_KEY`)),
      expect.stringMatching(new RegExp(`functions/\\.env\\.${project}, SITE_ADDRESS: missing`)),
      expect.stringMatching(/operator\.json, operatorName: not entered/),
    ]),
  )
})

test('the doctor lets good settings pass, and with them the built site is made ready for the project', async () => {
  const site = 'https://calm.cc'
  write(
    `web/.env.${project}`,
    filledIn('web/.env.example', {
      VITE_FIREBASE_API_KEY: 'AIzaSyA-0123456789abcdefghijk',
      VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_STORAGE_BUCKET: `${project}.firebasestorage.app`,
      VITE_FIREBASE_MESSAGING_SENDER_ID: '123456',
      VITE_FIREBASE_APP_ID: '1:123456:web:0a1b2c',
    }),
  )
  write(`functions/.env.${project}`, filledIn('functions/.env.example', { SITE_ADDRESS: site }))
  const said = { zh: '静海协会', en: 'Calm Harbour Association' }
  const contact = { zh: 'hello@calm.cc', en: 'hello@calm.cc' }
  const operator = {
    ...JSON.parse(read('content/pages/operator.example.json')),
    operatorName: said,
    operatorAddress: { zh: '海港路 5 号', en: '5 Harbour Road' },
    contactEmail: contact,
    dataProtectionContact: contact,
    hostingRegion: { zh: '美国', en: 'the United States' },
  }
  write('content/pages/operator.json', JSON.stringify(operator))
  const found = await doctor()
  expect(found.stderr).not.toContain('✗')
  expect(found.stdout).toBe(`${project}: nothing speaks against a deploy.`)
  expect(found.exitCode).toBe(0)

  write('web/dist/robots.txt', 'Sitemap: /sitemap.xml\n')
  const written = await run('tsx', ['deploy/write-app-config.ts'], { GCLOUD_PROJECT: project })
  expect(written.stderr).toBe('')
  expect(written.exitCode).toBe(0)
  expect(JSON.parse(read('web/dist/app-config.json'))).toMatchObject({
    backend: 'project',
    firebase: { projectId: project, appId: '1:123456:web:0a1b2c' },
  })
  expect(read('web/dist/robots.txt')).toContain(`${site}/sitemap.xml`)
})
