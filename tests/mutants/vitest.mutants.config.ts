import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that mutants of the domain and of the functions' wrapper are run against. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    globals: true,
    setupFiles: ['tests/unit/support/property-seed.ts'],
    include: ['{domain,functions}/src/**/*.test.ts'],
  },
})
