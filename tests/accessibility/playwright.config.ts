import path from 'node:path'
import { defineConfig } from '@playwright/test'
import browserTests from '../browser/playwright.config'

/** `npm run test:a11y`: the browser of `npm test`, on pieces that take longer and are kept one by one. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results/accessibility'),
  reporter: [['line']],
  workers: 2,
  retries: 0,
  projects: [{ name: 'sweep' }],
  timeout: 300_000,
  expect: { timeout: 20_000 },
})
