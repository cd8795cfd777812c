import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

const root = path.resolve(import.meta.dirname, '../..')
const home = mkdtempSync(path.join(tmpdir(), 'home-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A command as somebody runs it who has never signed in anywhere. */
function asStranger(command: string, words: readonly string[]) {
  const { PATH = '' } = process.env
  return execa('tsx', [`functions/commands/${command}.ts`, ...words], {
    cwd: root,
    preferLocal: true,
    reject: false,
    extendEnv: false,
    env: { PATH, HOME: home, USERPROFILE: home, METADATA_SERVER_DETECTION: 'none' },
  })
}

test.each([
  ['erase-again', ['--project', 'calm-site', '--write']],
  ['migrate', ['--project', 'calm-site']],
  ['import-services', ['--project', 'calm-site', '--write']],
  ['export-services', ['--project', 'calm-site']],
  ['make-admin', ['--project', 'calm-site', 'name@calm-site.org']],
])('%s says without credentials how to get some, and nothing else', async (command, words) => {
  const { stdout, stderr, exitCode } = await asStranger(command, words)
  expect(stderr).toBe(
    'There are no credentials, or they have ended: npx firebase login (or gcloud auth application-default login). Then run this again.',
  )
  expect(stdout).toBe('')
  expect(exitCode).toBe(1)
})

test('an option that there is not is named, with the usage', async () => {
  const { stderr, exitCode } = await asStranger('erase-again', ['--wirte'])
  expect(stderr).toContain("Unknown option '--wirte'")
  expect(stderr).toContain('npm run erase-again -- --project')
  expect(stderr).not.toContain('    at ')
  expect(exitCode).toBe(2)
})
