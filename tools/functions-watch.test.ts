import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { context } from 'esbuild'
import { watchOptions } from '../functions/build-options.mjs'

const soon = { timeout: 60_000, interval: 20 }

let folder = ''
const at = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'functions-watch-')))
  mkdirSync(at('functions/src'), { recursive: true })
  mkdirSync(at('domain/src'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

/** As many editors save: a new file is put where the old one was. */
function saveByRenaming(name: string, text: string): void {
  writeFileSync(at(`${name}.tmp`), text)
  renameSync(at(`${name}.tmp`), at(name))
}

const built = () => readFileSync(at('functions/lib/index.js'), 'utf8')

test('the functions are built anew for each saved file of theirs or of the domain, one build at a time, and after a mistake is mended', async () => {
  const functions = (word: string) =>
    `import { shared } from '@amhs/domain/shared'\nexport const answer = '${word} ' + shared\n`
  writeFileSync(at('domain/src/shared.ts'), "export const shared: string = 'domain one'\n")
  writeFileSync(at('functions/src/index.ts'), functions('functions one'))
  let running = 0
  let most = 0
  const results: number[] = []
  const options = watchOptions(folder)
  const watcher = await context({
    ...options,
    logLevel: 'silent',
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'count',
        setup({ onStart, onEnd }) {
          onStart(() => {
            running += 1
            most = Math.max(most, running)
          })
          onEnd(({ errors }) => {
            running -= 1
            results.push(errors.length)
          })
        },
      },
    ],
  })
  try {
    await watcher.watch()
    await vi.waitFor(() => expect(built()).toContain('functions one'), soon)

    saveByRenaming('functions/src/index.ts', functions('functions two'))
    await vi.waitFor(() => expect(built()).toContain('functions two'), soon)

    saveByRenaming('domain/src/shared.ts', "export const shared: string = 'domain two'\n")
    await vi.waitFor(() => expect(built()).toContain('domain two'), soon)

    // What runs goes on while a sentence is half written.
    saveByRenaming('functions/src/index.ts', 'export const answer = (\n')
    await vi.waitFor(() => expect(results.at(-1)).toBe(1), soon)
    expect(built()).toContain('functions two')

    saveByRenaming('functions/src/index.ts', functions('functions three'))
    await vi.waitFor(() => expect(built()).toContain('functions three'), soon)

    // Many saves at once, as a change of branch makes them: the last one stands in the end.
    for (let number = 1; number <= 20; number += 1) {
      saveByRenaming('domain/src/shared.ts', `export const shared: string = 'domain of branch ${number}'\n`)
      saveByRenaming('functions/src/index.ts', functions(`functions of branch ${number}`))
    }
    await vi.waitFor(() => {
      expect(built()).toContain('domain of branch 20')
      expect(built()).toContain('functions of branch 20')
    }, soon)
    expect(most).toBe(1)
  } finally {
    await watcher.dispose()
  }
})
