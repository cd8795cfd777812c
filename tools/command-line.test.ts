import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { readWords } from './command-line'

const root = path.dirname(import.meta.dirname)
const usage = 'npm run paint -- [--colour blue] [wall …]'
const config = { allowPositionals: true, options: { colour: { type: 'string', default: 'white' } } } as const

test('words are read, and what is missing has its default', () => {
  expect(readWords(['door', '--colour', 'blue'], usage, config)).toMatchObject({
    read: { values: { colour: 'blue' }, positionals: ['door'] },
  })
  expect(readWords([], usage, config)).toMatchObject({ read: { values: { colour: 'white' } } })
})

test.each(['--help', '-h'])('%s is answered with the usage alone, whatever stands beside it', (word) => {
  expect(readWords(['door', '--bogus', word], usage, config)).toEqual({ said: usage, code: 0 })
})

test('a question for help behind -- is meant for the command that stands there', () => {
  expect(readWords(['--', 'echo', '--help'], usage, config)).toMatchObject({
    read: { positionals: ['echo', '--help'] },
  })
})

test('what cannot be understood is named, with the usage, and without a stack', () => {
  expect(readWords(['--bogus'], usage, config)).toEqual({
    said: `Unknown option '--bogus'\n\n${usage}`,
    code: 2,
  })
  expect(readWords(['door'], usage, {})).toMatchObject({ said: expect.stringContaining("'door'"), code: 2 })
})

test('a command goes on to its end where what it says is no longer read', async () => {
  const code = `
    import { commandLine } from './tools/command-line.ts'
    commandLine('npm run count')
    for (let line = 0; line < 20_000; line += 1) console.log('line', line)
    setTimeout(() => console.error('done'), 200)`
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', code]
  const { stdout, stderr } = await execa('sh', ['-c', '"$@" | head -n 1', 'sh', ...node], { cwd: root })
  expect(stdout).toBe('line 0')
  expect(stderr).toBe('done')
})

/** The scripts of package.json that run a program of this repository, with the file of that program. */
const programs = Object.entries<string>(
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts,
).flatMap(([name, script]) => {
  const own = /(?:^|-- )(?:tsx|node) ((?!tools\/run\.mjs)\S+\.(?:ts|mjs))/.exec(script)?.[1]
  const tool = /^node tools\/run\.mjs (\S+)/.exec(script)?.[1]
  const file = own ?? (tool && `tools/${tool}.ts`)
  return file ? [[name, file] as const] : []
})

test('every command of this repository answers --help', () => {
  expect(programs.length).toBeGreaterThan(35)
  for (const [name, file] of programs) {
    expect(existsSync(path.join(root, file)), name).toBe(true)
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text, `${name} (${file})`).toMatch(/commandLine\((?:\n\s*)?usage/)
    expect(text, `the usage in ${file}`).toContain('npm run')
  }
})

test.each([
  ['tsx', 'functions/commands/erase-again.ts'],
  ['tsx', 'data/commands/train-topics/train-topics.ts'],
  ['node', 'tools/run.mjs', 'start'],
  ['node', 'tools/run.mjs', 'with-emulators', '--', 'tsx', 'tests/bench/pages-bench.ts'],
])('%s %s %s shows how it is called, and starts nothing', async (...command) => {
  const [program = '', ...words] = command
  const { stdout, stderr, exitCode } = await execa(program, [...words, '--help'], {
    cwd: root,
    preferLocal: true,
    reject: false,
  })
  expect(stdout).toMatch(/^npm (?:run|start)/)
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
})

test('the README names what operators run, and the versions of Node that are enough', () => {
  const { scripts, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const forOperators = Object.keys(scripts).filter((name) =>
    /^tsx (?:functions|deploy)\//.test(scripts[name]),
  )
  expect(forOperators).toContain('migrate')
  for (const name of forOperators) expect(readme).toContain(`| \`npm run ${name} `)
  const [, said = ''] = /^Node (.*) and npm are enough/m.exec(readme) ?? []
  expect(said.match(/\d+\.\d+|^\d+/g)?.sort()).toEqual(engines.node.match(/\d+(?:\.\d+)?/g).sort())
})
