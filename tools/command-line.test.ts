import { readCommandLine } from './command-line.mjs'

describe('command line', () => {
  test('reads options, names and the command', () => {
    expect(
      readCommandLine(['rules', '--port-base', '17000', '--only', 'auth,firestore', '--', 'sh', '-c', 'x']),
    ).toEqual({
      development: false,
      isLocal: false,
      seed: false,
      browser: false,
      names: ['rules'],
      portBase: 17_000,
      only: ['auth', 'firestore'],
      command: ['sh', '-c', 'x'],
    })
  })

  test('leaves the options of the command alone', () => {
    expect(readCommandLine(['--dev', '--browser', '--', 'x', '--seed'])).toMatchObject({
      development: true,
      browser: true,
      seed: false,
    })
  })

  test.each([[['--prot-base']], [['--port-base']], [['--only', '--dev']]])('refuses %j', (words) => {
    expect(() => readCommandLine(words)).toThrow()
  })
})
