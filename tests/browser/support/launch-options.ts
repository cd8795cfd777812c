import type { LaunchOptions } from '@playwright/test'

const { AMHS_CHROMIUM: executablePath } = process.env

/**
 * How Chromium is started.
 * @param scripts `quick to start` leaves out V8's optimizing compilers: our pages live for seconds, what these give comes too
 * late, and they take a tenth of the time. Hashing a password takes ten times as long without them.
 */
export function launchOptions(scripts: 'quick to start' | 'optimized'): LaunchOptions {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--disable-background-networking',
      '--disable-gpu',
      ...(scripts === 'optimized' ? [] : ['--js-flags=--no-opt --no-maglev']),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
