import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that mutants of the domain and of the functions' wrapper are run against. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    globals: true,
    setupFiles: ['tests/unit/support/property-seed.ts'],
    // Stryker ends what hangs. A test that is slow on a busy machine must not end the whole run.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    include: process.env.MUTANT_TESTS?.split(' ') ?? [],
  },
})
