import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { run } from '../processes.mjs'
import { step } from '../progress.mjs'

const execute = promisify(execFile)

/** Programs to try, by name on PATH or by full path. */
const candidates = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Without a Chinese font, pages and their screenshots show boxes. */
const debianPackages = ['chromium', 'fonts-noto-cjk']

/**
 * Finds a Chromium for the browser tests or installs one: an installed one, else Debian's package where this user may
 * install it, else Playwright's own build.
 * @returns {Promise<Record<string, string>>} AMHS_CHROMIUM as the program to start; empty for Playwright's own build
 * @throws {Error} when there is none and none can be installed
 */
export async function chromiumEnvironment() {
  const installed = (await findInstalled()) ?? (await installDebianPackage())
  if (installed !== undefined) return { AMHS_CHROMIUM: installed }
  const playwright = createRequire(import.meta.url).resolve('playwright-core/package.json')
  const { chromium } = await import('playwright-core')
  if (!existsSync(chromium.executablePath())) {
    const program = playwright.replace(/package\.json$/, 'cli.js')
    await step("Installing Playwright's Chromium", () =>
      run(process.execPath, [program, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'], {
        quiet: true,
      }),
    )
  }
  return {}
}

const isRoot = () => process.getuid?.() === 0

/** @returns {Promise<string | undefined>} the first program that answers with its version */
async function findInstalled() {
  for (const program of [...(process.env.AMHS_CHROMIUM ? [process.env.AMHS_CHROMIUM] : []), ...candidates]) {
    const answer = await execute(program, ['--version']).catch(() => undefined)
    if (answer === undefined || !/Chrom/.test(answer.stdout)) continue
    return program.startsWith('/') ? program : (await execute('which', [program])).stdout.trim()
  }
  return undefined
}

/** @returns {Promise<string | undefined>} undefined where the package cannot be installed */
async function installDebianPackage() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...words) => run('apt-get', words, { env: environment, quiet: true })
  try {
    await step('Installing Chromium (apt-get)', async () => {
      await apt('update')
      await apt('install', '--yes', '--no-install-recommends', ...debianPackages)
    })
  } catch (error) {
    console.warn(
      `Debian's Chromium could not be installed: ${error instanceof Error ? error.message.slice(-300) : error}`,
    )
    return undefined
  }
  return findInstalled()
}
