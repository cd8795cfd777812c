import { readFileSync } from 'node:fs'
import path from 'node:path'

const host = 'http://127.0.0.1'

/** The addresses in seed/demo-accounts.ts, read as text because this runs without a TypeScript loader. */
function demoAddresses() {
  const text = readFileSync(path.join(import.meta.dirname, 'seed/demo-accounts.ts'), 'utf8')
  return [...text.matchAll(/email: '([^']+)'/g)].map(([, address]) => address)
}

/**
 * What `npm start` says once everything runs.
 * @param {{ ports: import('./ports.mjs').Ports, development: boolean, logFile: string }} run
 * @returns {string}
 */
export function welcomeText({ ports, development, logFile }) {
  return `
  Accessible Mental Health Support is running.

  App            ${host}:${development ? ports.vite : ports.hosting}
  Sent mail      ${host}:${ports.inbox}
  Log            ${logFile}

  Demo accounts, all with the password Demo-1234!
${demoAddresses()
  .map((address) => `    ${address}`)
  .join('\n')}

  Ctrl-C stops everything.
`
}

/** @param {number} port @returns {string} what is said in local mode */
export function localModeText(port) {
  return `\n  App (local mode)  ${host}:${port}\n\n  Ctrl-C stops it.\n`
}
