import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './web/vite/content-plugin.ts'

export default defineConfig({
  plugins: [react(), contentPlugin()],
  test: {
    globals: true,
    include: [
      '{domain,functions,web}/src/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'tests/unit/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
  },
})
