import path from 'node:path'
import { createServer } from 'vite'
import { contentPlugin } from '../web/vite/content-plugin'

const root = path.dirname(import.meta.dirname)
const article = path.join(root, 'content/articles/sleep/en.md')

test('a saved article reloads the open page', async () => {
  const server = await createServer({
    configFile: false,
    root: path.join(root, 'web'),
    plugins: [contentPlugin()],
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  try {
    const folder = path.dirname(article)
    await vi.waitFor(() => expect(server.watcher.getWatched()[folder]).toContain('en.md'), {
      timeout: 60_000,
      interval: 50,
    })
    const send = vi.spyOn(server.environments.client.hot, 'send')
    // What the watcher says when an editor saves, in place or by putting a new file where the old one was.
    server.watcher.emit('change', article)
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), { timeout: 60_000 })
  } finally {
    await server.close()
  }
})
