import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'

/** The catalogue of components, served by Vite: it is not part of the site. */
export async function serveCatalogue(): Promise<{
  readonly server: ViteDevServer
  readonly address: string
}> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../../web/examples/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
  })
  await server.listen()
  return { server, address: server.resolvedUrls?.local[0] ?? '' }
}
