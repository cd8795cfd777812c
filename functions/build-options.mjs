import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * How the functions are built: packages stay outside and are installed by the deploy; the domain is inlined, since a deploy uploads
 * this folder alone.
 * @param {string} root the folder that holds `functions/` and `domain/`
 * @returns {import('esbuild').BuildOptions}
 */
export function buildOptions(root) {
  return {
    entryPoints: [join(root, 'functions/src/index.ts')],
    outdir: join(root, 'functions/lib'),
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@amhs/domain': join(root, 'domain/src') },
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: true,
    logLevel: 'info',
  }
}

/**
 * The same, to be built again and again while somebody works on the functions. A build that fails writes nothing: by itself, esbuild
 * would then take away what the Functions emulator is running on, for the sake of half a sentence. What has not changed is not
 * written anew either.
 * @param {string} root the folder that holds `functions/` and `domain/`
 * @returns {import('esbuild').BuildOptions}
 */
export function watchOptions(root) {
  /** @type {Map<string, string>} */
  const written = new Map()
  return {
    ...buildOptions(root),
    write: false,
    plugins: [
      {
        name: 'write-what-is-good',
        setup({ onEnd }) {
          onEnd(async ({ errors, outputFiles = [] }) => {
            if (errors.length > 0) return
            for (const { path, hash, contents } of outputFiles) {
              if (written.get(path) === hash) continue
              await mkdir(dirname(path), { recursive: true })
              await writeFile(path, contents)
              written.set(path, hash)
            }
          })
        },
      },
    ],
  }
}
