import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, context } from 'esbuild'
import { buildOptions, watchOptions } from './build-options.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

if (process.argv.includes('--watch')) {
  // What is there stays until the first build has replaced it: the Functions emulator is running on it.
  const watcher = await context(watchOptions(root))
  await watcher.watch()
} else {
  await rm(fileURLToPath(new URL('lib', import.meta.url)), { recursive: true, force: true })
  await build(buildOptions(root))
}
