import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that mutants of the count of calls are run against: its transactions need a database. */
export const emulatorTests: readonly string[] = [
  'tests/functions/rate-limit.test.ts',
  'tests/functions/closed-doors.test.ts',
]

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    globals: true,
    // Stryker ends what hangs, as with the other tests.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    include: [...emulatorTests],
  },
})
