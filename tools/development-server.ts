import path from 'node:path'
import { execa } from 'execa'
import { createServer } from 'vite'
import { forgetBuild } from './build'
import type { CleanupStack } from './cleanup-stack'
import type { AppConfig } from './emulators/config'

interface DevelopmentServerOptions {
  readonly root: string
  readonly port: number
  readonly app: AppConfig
  readonly cleanup: CleanupStack
}

/**
 * Starts Vite's server with hot reload. With a backend it also has esbuild build the functions again when their sources
 * change, which the Functions emulator then loads.
 * @returns settled once the server answers
 */
export async function startDevelopmentServer(options: DevelopmentServerOptions): Promise<void> {
  const { root, port, app, cleanup } = options
  process.env.AMHS_APP_CONFIG = JSON.stringify(app)
  const server = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    clearScreen: false,
    server: { host: '127.0.0.1', port, strictPort: true },
  })
  cleanup.defer(() => server.close())
  await server.listen()
  if (app.backend === 'none') return
  // What the watcher builds is not what the stamp of the build before says.
  forgetBuild(root, 'functions')
  const program = path.join(root, 'functions/build.mjs')
  const watcher = execa(process.execPath, [program, '--watch'], {
    stdout: 'ignore',
    stderr: 'inherit',
    reject: false,
  })
  cleanup.defer(async () => {
    watcher.kill()
    await watcher
  })
}
