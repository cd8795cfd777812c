import { allServices } from '../emulators/config.mjs'

/**
 * One part of `npm test`. `report` tells how its result is read: `exit` counts the command as one check, `vitest` and
 * `playwright` read the JSON report that the command leaves at REPORT.
 * @typedef {object} Part
 * @property {string} name what `npm test -- name` calls it
 * @property {string} group parts of one group can be named together
 * @property {string[]} command program (below node_modules unless it is `node`) and its words
 * @property {'exit' | 'vitest' | 'playwright'} report
 * @property {import('../emulators/config.mjs').Service[]} services emulators that it needs
 * @property {boolean} [needsBrowser]
 * @property {boolean} [callsFunctions] calls each function through its emulator, so that their processes are worth starting early
 * @property {boolean} [beside] runs at the same time as the part before it
 */

/** Where a command leaves its JSON report. */
export const reportPlaceholder = 'REPORT'

const vitest = [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPlaceholder}`,
]

/** @param {string} workspace @returns {Part} */
const types = (workspace) => ({
  name: `types of ${workspace}`,
  group: 'check',
  command: ['typescript/bin/tsc', '--noEmit', '-p', workspace],
  report: 'exit',
  services: [],
  beside: true,
})

/** @type {Part[]} */
export const allParts = [
  {
    name: 'build',
    group: 'budgets',
    command: ['node', 'tools/build-all.mjs'],
    report: 'exit',
    services: [],
  },
  // The emulators start on the built app and functions while these run.
  {
    name: 'format and lint',
    group: 'check',
    command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    report: 'exit',
    services: [],
  },
  ...['domain', 'functions', 'web', 'tests', 'tools'].map(types),
  {
    name: 'budgets',
    group: 'budgets',
    command: ['node', 'tools/budgets.mjs'],
    report: 'exit',
    services: [],
    beside: true,
  },
  {
    name: 'rules',
    group: 'rules',
    command: [...vitest, '--config', 'tests/vitest.rules.config.ts'],
    report: 'vitest',
    services: ['auth', 'firestore', 'storage'],
  },
  {
    name: 'functions in process',
    group: 'functions',
    command: [...vitest, '--config', 'tests/vitest.functions.config.ts', '--project', 'process'],
    report: 'vitest',
    services: ['auth', 'firestore', 'storage', 'functions'],
    beside: true,
  },
  // One file after the other, on one core: the unit tests take the other.
  {
    name: 'functions',
    group: 'functions',
    command: [...vitest, '--config', 'tests/vitest.functions.config.ts', '--project', 'emulator'],
    report: 'vitest',
    services: ['auth', 'firestore', 'storage', 'functions'],
    callsFunctions: true,
  },
  { name: 'unit', group: 'unit', command: vitest, report: 'vitest', services: [], beside: true },
  {
    name: 'browser',
    group: 'browser',
    command: ['@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'],
    report: 'playwright',
    services: [...allServices],
    needsBrowser: true,
  },
]

/**
 * @param {readonly string[]} names groups; none means all
 * @returns {Part[]}
 * @throws {Error} for a group that does not exist
 */
export function chooseParts(names) {
  const groups = [...new Set(allParts.map((part) => part.group))]
  const unknown = names.filter((name) => !groups.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${groups.join(', ')}`)
  return names.length === 0 ? allParts : allParts.filter((part) => names.includes(part.group))
}

/**
 * @param {readonly Part[]} parts
 * @returns {import('../emulators/config.mjs').Service[]} every emulator that one of them needs
 */
export function servicesFor(parts) {
  return allServices.filter((service) => parts.some((part) => part.services.includes(service)))
}

/**
 * @param {readonly Part[]} parts
 * @returns {Part[][]} those that run at the same time, in their order
 */
export function inTurns(parts) {
  /** @type {Part[][]} */
  const turns = []
  for (const part of parts) {
    const turn = turns.at(-1)
    if (part.beside && turn) turn.push(part)
    else turns.push([part])
  }
  return turns
}
