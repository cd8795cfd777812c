import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Functions tests call through the emulator and read the mail catcher that all files share: one after the other. */
export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    globals: true,
    include: ['tests/functions/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
