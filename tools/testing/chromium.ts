import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { execa } from 'execa'
import { step } from '../progress'

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
const aptOptions = ['Retries=0', 'http::Timeout=10', 'https::Timeout=10'].flatMap((option) => [
  '-o',
  `Acquire::${option}`,
])

const isRoot = () => process.getuid?.() === 0

/**
 * Finds a Chromium for the browser tests or installs one: the one that AMHS_CHROMIUM names, an installed one without a
 * window or (not in CI, where half the time is worth an installation) with one, else Debian's package where this user may
 * install it, else an installed browser, else Playwright's own build.
 * @returns AMHS_CHROMIUM as the program to start; empty for Playwright's own build
 * @throws Error when there is none and none can be installed
 */
export async function chromiumEnvironment(): Promise<Record<string, string>> {
  const { AMHS_CHROMIUM: named, CI } = process.env
  const installed =
    (await findInstalled([...(named ? [named] : []), ...headlessShells])) ??
    // A machine of CI is thrown away afterwards; on a person's own machine an installed browser will do.
    (CI === undefined ? await findInstalled(browsers) : undefined) ??
    (await installDebianPackage()) ??
    (await findInstalled(browsers))
  if (installed !== undefined) return { AMHS_CHROMIUM: installed }
  if (!existsSync(chromium.executablePath())) {
    const words = ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']
    await step("Installing Playwright's Chromium", () => execa({ preferLocal: true })('playwright', words))
  }
  return {}
}

/** The first program that answers with its version, by its full path. */
async function findInstalled(programs: readonly string[]): Promise<string | undefined> {
  for (const program of programs) {
    const { stdout } = await execa(program, ['--version'], { reject: false })
    if (!/Chrom/.test(stdout ?? '')) continue
    return program.startsWith('/') ? program : (await execa('which', [program])).stdout
  }
  return undefined
}

/** @returns undefined where the package cannot be installed */
async function installDebianPackage(): Promise<string | undefined> {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  const apt = (...words: readonly string[]) =>
    execa('apt-get', [...aptOptions, ...words], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  const install = () => apt('install', '--yes', '--no-install-recommends', ...debianPackages)
  try {
    await step('Installing Chromium (apt-get)', () =>
      // A fresh container knows no package before its first update; elsewhere the update is not needed.
      install().catch(() => apt('update').then(install)),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(-300) : error
    console.warn(`Debian's Chromium without a window could not be installed, another will do: ${reason}`)
    return undefined
  }
  return findInstalled(headlessShells)
}
