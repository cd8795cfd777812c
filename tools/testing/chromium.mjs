import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { run } from '../processes.mjs'
import { step } from '../progress.mjs'

const execute = promisify(execFile)

/** Chromium without a window, which takes half the time of the whole browser for the same pages. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']

/** Whole browsers to try, by name on PATH or by full path. */
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Without a Chinese font, pages and their screenshots show boxes. */
const debianPackages = ['chromium-headless-shell', 'fonts-noto-cjk']

/** Without a network, apt-get says so soon. */
const aptOptions = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
]

/**
 * Finds a Chromium for the browser tests or installs one: the one that AMHS_CHROMIUM names, an installed one without a
 * window or (not in CI, where half the time is worth an installation) with one, else Debian's package where this user may
 * install it, else an installed browser, else Playwright's own build.
 * @returns {Promise<Record<string, string>>} AMHS_CHROMIUM as the program to start; empty for Playwright's own build
 * @throws {Error} when there is none and none can be installed
 */
export async function chromiumEnvironment() {
  const named = process.env.AMHS_CHROMIUM
  const installed =
    (await findInstalled([...(named ? [named] : []), ...headlessShells])) ??
    // A machine of CI is thrown away afterwards; on a person's own machine an installed browser will do.
    (process.env.CI === undefined ? await findInstalled(browsers) : undefined) ??
    (await installDebianPackage()) ??
    (await findInstalled(browsers))
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

/**
 * @param {readonly string[]} programs
 * @returns {Promise<string | undefined>} the first program that answers with its version
 */
async function findInstalled(programs) {
  for (const program of programs) {
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
  const apt = (/** @type {string[]} */ ...words) =>
    run('apt-get', [...aptOptions, ...words], { env: environment, quiet: true })
  const install = () => apt('install', '--yes', '--no-install-recommends', ...debianPackages)
  try {
    await step('Installing Chromium (apt-get)', async () => {
      // A fresh container knows no package before its first update; elsewhere the update is not needed.
      await install().catch(async () => {
        await apt('update')
        await install()
      })
    })
  } catch (error) {
    console.warn(
      `Debian's Chromium without a window could not be installed, another will do: ${error instanceof Error ? error.message.slice(-300) : error}`,
    )
    return undefined
  }
  return findInstalled(headlessShells)
}
