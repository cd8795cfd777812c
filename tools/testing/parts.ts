import { allServices, type Service } from '../emulators/config'

/** One part of `npm test`. */
export interface Part {
  readonly name: string
  /** What `npm test -- group` calls it; parts of one group are named together. */
  readonly group: string
  /** Program (of node_modules or on PATH) and its words. */
  readonly command: readonly string[]
  /** `exit` counts the command as one check; the others read the JSON report that it leaves at `reportPlaceholder`. */
  readonly report: 'exit' | 'vitest' | 'playwright'
  /** Emulators that it needs. */
  readonly services: readonly Service[]
  readonly needsBrowser?: boolean
  /** Calls each function through its emulator, so that their processes are worth starting early. */
  readonly callsFunctions?: boolean
  /** Runs at the same time as the part before it. */
  readonly isBeside?: boolean
}

/** Where a command leaves its JSON report. */
export const reportPlaceholder = 'REPORT'

const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportPlaceholder}`,
]
const functions = [...vitest, '--config', 'tests/vitest.functions.config.ts', '--project']
const backend = ['auth', 'firestore', 'storage', 'functions'] as const

/**
 * Every part, in order.
 * @param scripts those of package.json: each `check:…` is a part of the group `check`
 */
export function allParts(scripts: Readonly<Record<string, string>>): readonly Part[] {
  const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'))
  const exit = { report: 'exit', services: [] } as const
  return [
    { name: 'build', group: 'budgets', command: ['tsx', 'tools/build-all.ts'], ...exit },
    // The emulators start on the built app and functions while these run.
    ...checks.map((name, index): Part => {
      return { name, group: 'check', command: ['npm', 'run', '--silent', name], isBeside: index > 0, ...exit }
    }),
    {
      name: 'budgets',
      group: 'budgets',
      command: ['tsx', 'tests/budgets/budgets.ts'],
      isBeside: true,
      ...exit,
    },
    {
      name: 'rules',
      group: 'rules',
      command: [...vitest, '--config', 'tests/vitest.rules.config.ts'],
      report: 'vitest',
      services: ['auth', 'firestore', 'storage'],
    },
    // Beside nothing: they measure what gives up after some seconds.
    {
      name: 'functions in process',
      group: 'functions',
      command: [...functions, 'process'],
      report: 'vitest',
      services: backend,
    },
    // One file after the other, on one core: the unit tests take the other.
    {
      name: 'functions',
      group: 'functions',
      command: [...functions, 'emulator'],
      report: 'vitest',
      services: backend,
      callsFunctions: true,
    },
    { name: 'unit', group: 'unit', command: vitest, report: 'vitest', services: [], isBeside: true },
    {
      name: 'browser',
      group: 'browser',
      command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
      report: 'playwright',
      services: allServices,
      needsBrowser: true,
    },
  ]
}

/**
 * @param names groups; none means all
 * @throws Error for a group that does not exist, so that a slip does not test nothing
 */
export function chooseParts(parts: readonly Part[], names: readonly string[]): readonly Part[] {
  const groups = [...new Set(parts.map((part) => part.group))]
  const unknown = names.filter((name) => !groups.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${groups.join(', ')}`)
  return names.length === 0 ? parts : parts.filter((part) => names.includes(part.group))
}

/** Every emulator that one of the parts needs. */
export function servicesFor(parts: readonly Part[]): readonly Service[] {
  return allServices.filter((service) => parts.some((part) => part.services.includes(service)))
}

/** The parts that run at the same time, in their order; nothing beside the build, whose files the others read. */
export function inTurns(parts: readonly Part[]): readonly (readonly Part[])[] {
  const turns: Part[][] = []
  for (const part of parts) {
    const turn = turns.at(-1)
    if (part.isBeside && turn && !turn.some(({ name }) => name === 'build')) turn.push(part)
    else turns.push([part])
  }
  return turns
}
