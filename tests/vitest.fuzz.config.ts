import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run fuzz:functions`: many malformed inputs for each function through the Functions emulator. */
export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    globals: true,
    environment: 'node',
    include: ['tests/functions/fuzz-emulator.test.ts'],
    env: { AMHS_FUZZ: process.env.AMHS_FUZZ || '1000' },
    // How far it has come is shown when it is said, not at the end of the test.
    disableConsoleIntercept: true,
  },
})
