import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

const repository = path.dirname(import.meta.dirname)
let root = ''

const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), content)
}
const packages = {
  '': { version: '1.0.0' },
  web: { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/web': { link: true },
  'node_modules/other-system': { version: '2.0.0', optional: true },
}
const installed = (version: string) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version } } }))

/** A project with one tool, and an npm that only says what it was asked for. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'))
  mkdirSync(path.join(root, 'tools'))
  cpSync(path.join(repository, 'tools/run.mjs'), path.join(root, 'tools/run.mjs'))
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '^20.19 || ^22.13 || >=24' } }))
  write('package-lock.json', JSON.stringify({ packages }))
  write(
    'tools/hello.ts',
    "const greeting: string = 'hello'\nconsole.log(greeting, process.argv.slice(2).join(' '))\n",
  )
  mkdirSync(path.join(root, 'node_modules'))
  symlinkSync(path.join(repository, 'node_modules/tsx'), path.join(root, 'node_modules/tsx'))
  write('bin/npm', '#!/bin/sh\necho "npm $1"\nexit $NPM_CODE\n')
  chmodSync(path.join(root, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(root, { recursive: true }))

function run(options: { readonly npmCode?: number; readonly node?: string } = {}) {
  const { npmCode = 0, node = process.versions.node } = options
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${node}' })`
  const words = ['--import', `data:text/javascript,${pretend}`, 'tools/run.mjs', 'hello', 'big', '--world']
  const env = { PATH: `${root}/bin${path.delimiter}${process.env.PATH}`, NPM_CODE: String(npmCode) }
  return execa(process.execPath, words, { cwd: root, env, reject: false, all: true })
}

test('runs the tool with its words; what is installed is not installed again', async () => {
  installed('1.2.3')
  expect(await run()).toMatchObject({ exitCode: 0, all: 'hello big --world' })
})

test.each([['nothing'], ['1.2.4']])('installs first when %s is there', async (there) => {
  if (there !== 'nothing') installed(there)
  expect((await run()).all.split('\n').slice(1)).toEqual(['npm ci', 'hello big --world'])
})

test('runs nothing when the installation fails', async () => {
  const { exitCode, all } = await run({ npmCode: 7 })
  expect(exitCode).toBe(7)
  expect(all).not.toContain('hello')
})

test.each([
  ['20.19.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
  ['21.7.0', false],
  ['22.12.9', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is new enough: %s', async (node, isEnough) => {
  installed('1.2.3')
  const { exitCode, all } = await run({ node })
  expect(exitCode).toBe(isEnough ? 0 : 1)
  if (!isEnough)
    expect(all).toBe(
      `Node 20.19 or 22.13 (or a later one of the same number), or 24 or newer is needed; this is ${node}.`,
    )
})
