import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { fingerprint } from '../../tools/build'
import type { Import } from '../support/imports'

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '')

/** Each file that imports the first one, itself or by way of others. */
function filesReaching(file: string, imports: readonly Import[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const { from, to } of imports) {
    const all = importers.get(withoutEnding(to))
    if (all) all.push(from)
    else importers.set(withoutEnding(to), [from])
  }
  const found = new Set([file])
  // A set also walks over what is added on the way.
  for (const one of found) for (const from of importers.get(withoutEnding(one)) ?? []) found.add(from)
  return found
}

/** The tests that reach a file, themselves or by way of others. */
export function testsReaching(
  file: string,
  imports: readonly Import[],
  isTest: (file: string) => boolean,
): readonly string[] {
  return [...filesReaching(file, imports)].filter(isTest).sort()
}

/**
 * The tests in a file's own folder that speak of it: those that bear its name, or else all that import it. They are quick, and what
 * they notice needs no others. Tests of properties try so much that they are kept for the mistakes that nothing else notices.
 */
export function testsBeside(
  file: string,
  imports: readonly Import[],
  isTest: (file: string) => boolean,
): readonly string[] {
  const name = withoutEnding(file)
  const importing = imports.filter(({ to }) => withoutEnding(to) === name).map(({ from }) => from)
  const beside = [...new Set(importing)]
    .filter((test) => isTest(test) && path.dirname(test) === path.dirname(file))
    .filter((test) => !test.endsWith('-properties.test.ts'))
    .sort()
  const own = beside.filter((test) => test.startsWith(`${name}.test.`) || test.startsWith(`${name}-`))
  return own.length > 0 ? own : beside
}

/**
 * What the mutants of a file are measured by: the file, the tests they were run against, and the data that those take their cases
 * from. Stryker too compares no more than that: a change of what lies between the tests and the file lets its verdicts stand.
 */
export function measuredBy(
  file: string,
  tests: readonly string[],
  imports: readonly Import[],
): readonly string[] {
  const data = imports
    .filter(({ from, to }) => tests.includes(from) && to.endsWith('.json'))
    .map(({ to }) => to)
  return [...new Set([file, ...tests, ...data])].sort()
}

/** Whether anything of a source file is left when its types are gone. */
export function hasCode(source: string): boolean {
  return transformSync(source, { loader: 'ts' }).code.trim() !== ''
}

/**
 * What is known of the mutants of each file: Stryker's report, and beside it a fingerprint of what it was measured by. It counts until
 * that changes; from a report that counts no longer Stryker takes over whatever the change has not touched.
 */
export class MutantState {
  constructor(
    private readonly root: string,
    private readonly folder: string,
    /** What a file may be measured by: each of these is enough. */
    private readonly waysOf: (file: string) => readonly (readonly string[])[],
  ) {}

  reportOf(file: string): string {
    return path.join(this.folder, `${file.replaceAll('/', '_')}.json`)
  }

  isMeasured(file: string): boolean {
    const stamp = this.#stampOf(file)
    if (!existsSync(stamp)) return false
    const measured = readFileSync(stamp, 'utf8')
    return this.waysOf(file).some((way) => this.fingerprintOf(way) === measured)
  }

  /** What a file is measured by, as it stands now: to be asked before it is measured, since somebody may go on writing meanwhile. */
  fingerprintOf(way: readonly string[]): string {
    return fingerprint(this.root, way)
  }

  /** Remembers what the report of the file was measured by. */
  keep(file: string, measured: string): void {
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(this.#stampOf(file), measured)
  }

  #stampOf(file: string): string {
    return this.reportOf(file).replace(/json$/, 'stamp')
  }
}
