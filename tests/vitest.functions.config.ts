import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** These call the functions in their own process. */
const inProcess = [
  'call-limit',
  'closed-doors',
  'faults',
  'function-cost',
  'fuzz',
  'mail-faults',
  'one-address',
  'rate-limit',
  'stopping',
].map((name) => `tests/functions/${name}.test.ts`)

const common = {
  globals: true,
  environment: 'node',
  // As in the browser tests: CI shares its machine, and a function's first call starts a process.
  retry: process.env.CI === undefined ? 0 : 2,
  // Only there to end a test that hangs.
  testTimeout: 600_000,
  hookTimeout: 600_000,
} as const

export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    // Each call writes a line into the log; it only helps where a test fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...common,
          name: 'emulator',
          include: ['tests/functions/**/*.test.ts'],
          exclude: inProcess,
          // They compare the whole database and read one mail catcher: one file after the other.
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...common,
          name: 'process',
          include: inProcess,
          // One keeps a core busy; the others mostly wait.
          maxWorkers: 3,
          env: {
            // A project of its own on the same emulators: the other tests compare the whole database.
            GCLOUD_PROJECT: 'demo-amhs-process',
            GOOGLE_CLOUD_PROJECT: 'demo-amhs-process',
            // Tokens are read as the Functions emulator reads them: without their signatures, which the Auth emulator does
            // not make, and without asking it again at each call. The library looks here once, when it is loaded.
            FIREBASE_DEBUG_MODE: 'true',
            FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
          },
        },
      },
    ],
  },
})
