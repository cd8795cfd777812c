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
    // As in the browser tests: CI shares its machine, and a function's first call starts a process.
    retry: process.env.CI === undefined ? 0 : 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
