import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appConfigPlugin } from './vite/app-config-plugin.ts'
import { contentPlugin } from './vite/content-plugin.ts'
import { leanRouter } from './vite/lean-router.ts'
import { plainLayers } from './vite/plain-layers.ts'

const routerDist = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url))
const emptyModule = fileURLToPath(new URL('./src/platform/firebase/empty-module.ts', import.meta.url))

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), contentPlugin(), appConfigPlugin(), leanRouter(), plainLayers()],
  resolve: {
    alias: [
      // The package's own entry is its development build, with warnings that a visitor would download for nothing.
      ...(command === 'build'
        ? [
            { find: /^react-router\/dom$/, replacement: `${routerDist}dom-export.mjs` },
            { find: /^react-router$/, replacement: `${routerDist}index.mjs` },
          ]
        : []),
      // reactfire imports them whether used or not; re2js serves Firestore pipelines, which we do not use.
      { find: 'firebase/database', replacement: emptyModule },
      { find: 'firebase/remote-config', replacement: emptyModule },
      { find: 're2js', replacement: emptyModule },
    ],
  },
  // The build of a language without texts of its own has here with what its addresses begin (build.mjs).
  define: { __VARIANT__: '""' },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 90 << 16, safari: 14 << 16, firefox: 90 << 16 } },
  },
  build: {
    manifest: true,
    // The licence texts of everything in the bundle, which most licences ask to be passed on with it.
    license: { fileName: 'licences.md' },
    cssMinify: 'lightningcss',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file, beside the bundler's own: it was eight, with two kilobytes more.
          groups: [{ name: 'shell', tags: ['$initial'] }],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, host: '127.0.0.1' },
}))
