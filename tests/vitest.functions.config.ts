import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** These call the functions in their own process; what they store and send is in nobody's way. */
const inProcess = ['assistant-stopped', 'closed-doors', 'fuzz', 'mail-faults'].map(
  (name) => `tests/functions/${name}.test.ts`,
)

const common = {
  globals: true,
  environment: 'node',
  // As in the browser tests: CI shares its machine, and a function's first call starts a process.
  retry: process.env.CI === undefined ? 0 : 2,
  testTimeout: 30_000,
  hookTimeout: 30_000,
} as const

export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    // Those that call through the emulator read one mail catcher: one file after the other.
    fileParallelism: false,
    projects: [
      {
        test: { ...common, name: 'emulator', include: ['tests/functions/**/*.test.ts'], exclude: inProcess },
      },
      { test: { ...common, name: 'process', include: inProcess } },
    ],
  },
})
