import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Rules tests share one pair of emulators; each file has a project id of its own there, so several can run at once. */
export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    globals: true,
    include: ['tests/rules/**/*.test.ts'],
    environment: 'node',
    // So that it gets the same Firebase as the app's code: Node alone would give it the older kind of module.
    server: { deps: { inline: ['reactfire'] } },
    // The three long files from the start: each waits for the emulators half of its time.
    maxWorkers: 3,
    // Each denial is logged by the SDK; it only helps where a test fails.
    silent: 'passed-only',
    // Only there to end a test that hangs: the coverage report alone takes a busy machine half a minute.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
