import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/launch-options'

const root = path.resolve(import.meta.dirname, '../..')
const { AMHS_ADDRESS: baseURL } = process.env
if (baseURL === undefined) throw new Error('Start the browser tests with: npm run test:browser')

/** `npm test` starts the emulators, seeds them and chooses the browser before it calls Playwright with this. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  reporter: [['list'], ['json']],
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A real browser against real emulators on a shared machine: a slow moment is tried again, and listed as flaky.
  retries: process.env.CI === undefined ? 0 : 2,
  projects: [
    { name: 'together', testIgnore: '**/admin-last.spec.ts' },
    // Changes what holds for every test; with `--no-deps` it can be run by itself.
    { name: 'alone', testMatch: '**/admin-last.spec.ts', dependencies: ['together'] },
  ],
  // Only there to end a test that hangs: a busy machine takes several times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // What cannot be pressed is found out in a minute, not at the end of the test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // Nothing is measured in the middle of a change of colours.
    contextOptions: { reducedMotion: 'reduce' },
    // Each test starts with an empty browser, so each would install the worker and fetch the whole shell for it. Only the
    // tests that go off the network ask for it: `test.use({ serviceWorkers: 'allow' })`.
    serviceWorkers: 'block',
    // In CI a failure is repeated with a trace, which has every picture; taking one at the end of each test costs time.
    screenshot: process.env.CI === undefined ? 'only-on-failure' : 'off',
    trace: 'on-first-retry',
    launchOptions: launchOptions('quick to start'),
  },
})
