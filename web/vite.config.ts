import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const emptyModule = fileURLToPath(new URL('./src/platform/firebase/empty-module.ts', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: {
    alias: {
      // reactfire imports them whether used or not; re2js serves Firestore pipelines, which we do not use.
      'firebase/database': emptyModule,
      'firebase/remote-config': emptyModule,
      re2js: emptyModule,
    },
  },
  css: { transformer: 'lightningcss', lightningcss: { targets: { chrome: 90 << 16, safari: 14 << 16, firefox: 90 << 16 } } },
  build: { manifest: true, cssMinify: 'lightningcss', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5173, strictPort: true, host: '127.0.0.1' },
})
