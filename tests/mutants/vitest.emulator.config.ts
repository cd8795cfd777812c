import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that mutants of the count of calls are run against: its transactions need a database. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    globals: true,
    include: ['tests/functions/{rate-limit,closed-doors}.test.ts'],
  },
})
