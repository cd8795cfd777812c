import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import type { ContentModules } from './compile-content'

const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url))

/** The compiler shares code with the product, which Node cannot run untranslated when it reads this configuration. */
async function compile(): Promise<ContentModules> {
  const { compileContent }: typeof import('./compile-content') = await tsImport(
    './compile-content.ts',
    import.meta.url,
  )
  return compileContent()
}

/** The name of a module under which `compileContent` holds it. */
function contentName(id: string): string {
  if (id.startsWith('\0')) return id.slice(1)
  return path
    .relative(contentFolder, id.split('?')[0] ?? id)
    .split(path.sep)
    .join('/')
}

/**
 * Turns `content/` into modules: each text file of an article or page into one that holds its language (so that a reader
 * downloads only what they read), and the small lists that pages need at once. Broken content stops the build.
 *
 * @param watched the folder whose files open pages follow; only a test has another one
 */
export function contentPlugin(watched: string = contentFolder): Plugin {
  let compiled: Promise<ContentModules> | undefined
  return {
    name: 'amhs-content',
    enforce: 'pre',
    resolveId(source) {
      return /^virtual:(?:article-index|article-list-zh|article-list-en|support-groups|instrument-attributions)$/.test(
        source,
      )
        ? `\0${source}`
        : undefined
    },
    async load(id) {
      if (!id.startsWith('\0virtual:') && !/[/\\]content[/\\].+\.md(?:$|\?)/.test(id)) return undefined
      compiled ??= compile()
      const modules = await compiled
      const name = contentName(id)
      if (!modules.has(name)) return undefined
      return { code: `export const data = ${JSON.stringify(modules.get(name))}`, moduleType: 'js' }
    },
    // Vite watches the folder of the site and what its modules import; these files are read by the compiler.
    configureServer({ watcher }) {
      watcher.add(watched)
    },
    hotUpdate({ file, server }) {
      if (!path.normalize(file).startsWith(path.normalize(watched))) return undefined
      compiled = undefined
      server.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
