import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from '../vite/content-plugin.ts'

/** The catalogue of components (`npm run examples`); it is never part of what is deployed. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.cache/vite-examples', import.meta.url)),
  plugins: [react(), contentPlugin()],
  // The catalogue shows the ordinary build's texts.
  define: { __VARIANT__: '""' },
  build: { outDir: fileURLToPath(new URL('../../.cache/examples', import.meta.url)), emptyOutDir: true },
  server: { port: 5174, host: '127.0.0.1', fs: { allow: ['../..'] } },
})
