import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, context } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

// Packages stay outside and are installed by the deploy; the domain is inlined, since a deploy uploads this folder alone.
const options = {
  entryPoints: [here('src/index.ts')],
  outdir: here('lib'),
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: { '@amhs/domain': here('../domain/src') },
  chunkNames: 'chunks/[name]-[hash]',
  sourcemap: true,
  logLevel: 'info',
}

if (process.argv.includes('--watch')) {
  // What is there stays until the first build has replaced it: the Functions emulator is running on it.
  const watcher = await context(options)
  await watcher.watch()
} else {
  await rm(here('lib'), { recursive: true, force: true })
  await build(options)
}
