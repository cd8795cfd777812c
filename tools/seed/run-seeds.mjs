import path from 'node:path'
import { run } from '../processes.mjs'
import { step } from '../progress.mjs'

/**
 * Seeds a running suite.
 * @param {string} root
 * @param {Record<string, string>} environment where the emulators are
 * @returns {Promise<void>}
 * @throws {Error} with what the seeds printed when one fails
 */
export async function runSeeds(root, environment) {
  const words = ['--import', 'tsx', path.join(root, 'tools/seed/seed.ts')]
  await step('Seeding demonstration data', () =>
    run(process.execPath, words, { cwd: root, env: { ...process.env, ...environment }, quiet: true }),
  )
}
