import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { contentPlugin } from '../web/vite/content-plugin'

const root = path.dirname(import.meta.dirname)

/** As many editors save: a new file is put where the old one was. */
function saveByRenaming(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text)
  renameSync(`${file}.tmp`, file)
}

test.each([
  ['in place', writeFileSync],
  ['by putting a new file where the old one was', saveByRenaming],
] as const)('an article that is saved %s reloads the open page', async (_, save) => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'content-')))
  const article = path.join(folder, 'sleep/en.md')
  mkdirSync(path.dirname(article))
  writeFileSync(article, 'before')
  const server = await createServer({
    configFile: false,
    root: path.join(root, 'web'),
    plugins: [contentPlugin(`${folder}${path.sep}`)],
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  try {
    await vi.waitFor(() => expect(server.watcher.getWatched()[path.dirname(article)]).toContain('en.md'), {
      timeout: 60_000,
      interval: 50,
    })
    const send = vi.spyOn(server.environments.client.hot, 'send')
    let times = 0
    // Saved again until the watcher, which may still be starting, has seen it.
    await vi.waitFor(
      () => {
        times += 1
        save(article, `after ${times}`)
        expect(send).toHaveBeenCalledWith({ type: 'full-reload' })
      },
      { timeout: 60_000, interval: 300 },
    )
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
})
