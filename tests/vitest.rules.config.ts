import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Rules tests share one pair of emulators; each file has a project id of its own there, so two can run at once. */
export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    globals: true,
    include: ['tests/rules/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // Each denial is logged by the SDK; it only helps where a test fails.
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
