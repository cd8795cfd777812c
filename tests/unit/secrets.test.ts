import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What keys of common services look like, each with an example that is put together here so that it is none itself. */
const kinds: readonly (readonly [name: string, pattern: RegExp, example: readonly string[]])[] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY/, ['-----BEGIN RSA PRI', 'VATE KEY-----']],
  ['service account', /"private_key_id":\s*"[0-9a-f]{40}"/, ['"private_key_id": "', 'a1'.repeat(20), '"']],
  ['Google API key', /\bAIza[\w-]{35}\b/, ['AIza', 'x'.repeat(35)]],
  ['Google OAuth secret', /\bGOCSPX-[\w-]{28}\b/, ['GOCSPX-', 'x'.repeat(28)]],
  ['AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, ['AKIA', 'A1'.repeat(8)]],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/, ['ghp_', 'x'.repeat(36)]],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/, ['npm_', 'x'.repeat(36)]],
  ['AI provider key', /\bsk-(?:[a-z]+-)?[\w-]{32,}/, ['sk-', 'proj-', 'x'.repeat(40)]],
  ['Stripe key', /\b[rs]k_live_[A-Za-z0-9]{24,}/, ['sk_', 'live_', 'x'.repeat(24)]],
  ['SendGrid key', /\bSG\.[\w-]{22}\.[\w-]{43}\b/, ['SG.', 'x'.repeat(22), '.', 'x'.repeat(43)]],
  ['Slack token', /\bxox[abeprs]-[\w-]{20,}/, ['xoxb-', '1'.repeat(24)]],
  [
    'password in an address',
    /\b[a-z][a-z+]*:\/\/[\w.%-]+:[^\s@/'"`{}<>$]{3,}@/,
    ['smtps://me:', 'secret1@mail.test'],
  ],
]

/** Files of settings that hold secrets on a machine, and never belong to the project. */
const privateFile = /^\.env(?!\.example$)(?:\.|$)|^\.secret|\.(?:pem|p12|key)$|service-?account.*\.json$/

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
  .toString()
  .split('\0')
  .filter((file) => file !== '' && statSync(resolve(root, file), { throwIfNoEntry: false })?.isFile())

function secretsIn(text: string): readonly string[] {
  return kinds.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
}

test.each(kinds.map(([name, , example]) => [name, example.join('')] as const))(
  'a %s would be found',
  (name, text) => {
    expect(secretsIn(`const value = '${text}'`)).toContain(name)
  },
)

test.each(['.env', '.env.local', 'functions/.secret.local', 'deploy.pem', 'my-service-account.json'])(
  'the file %s would be found',
  (file) => {
    expect(basename(file)).toMatch(privateFile)
  },
)

test('no file of the project holds a secret', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const secrets = secretsIn(readFileSync(resolve(root, file), 'utf8'))
    return [...secrets, ...(privateFile.test(basename(file)) ? ['settings'] : [])].map(
      (name) => `${file}: ${name}`,
    )
  })
  expect(found).toEqual([])
})
