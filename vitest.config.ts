import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './web/vite/content-plugin.ts'

/** A property that fails once in a hundred runs must not stop a landing: `AMHS_SEED=$RANDOM npm run test:unit` explores. */
const everywhere = {
  globals: true,
  setupFiles: [
    'tests/unit/support/property-seed.ts',
    'tests/unit/support/light-device.ts',
    'tests/unit/support/patient-waits.ts',
  ],
  // Only there to end a test that hangs: how quick the code is, benchmarks tell.
  testTimeout: 600_000,
  // As in the browser tests: CI shares its machine. What passes when repeated is named in the summary.
  retry: process.env.CI === undefined ? 0 : 1,
  hookTimeout: 600_000,
}

export default defineConfig({
  define: { __VARIANT__: '""' },
  plugins: [react(), contentPlugin()],
  test: {
    // Vitest would keep one core of two for itself.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'page',
          include: ['web/src/**/*.test.{ts,tsx}'],
          // Each file gets a context of its own. A process of its own would load jsdom anew, which was half of the time. In
          // such a context a test that imports the router needs `@vitest-environment jsdom`, drawn or not.
          pool: 'vmForks',
          // So that a test can put a stand-in for the SDK under it.
          server: { deps: { inline: ['reactfire'] } },
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'plain',
          include: [
            '{domain,functions}/src/**/*.test.ts',
            '{content,data,domain,functions,web}/commands/**/*.test.ts',
            '{tools,deploy,demonstration}/**/*.test.ts',
            'tests/{accessibility,budgets,documents,mutants,unit}/**/*.test.ts',
          ],
          // Nothing here leaves anything behind in its module or in globals, so the files may share a process.
          isolate: false,
        },
      },
    ],
  },
})
