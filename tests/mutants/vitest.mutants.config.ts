import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The first failure ends a run. By their names: the decisions of the gate, which need no lists, come before the lists. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  }
}

/** The tests that mutants of the domain and of the functions' wrapper are run against. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    globals: true,
    setupFiles: ['tests/unit/support/property-seed.ts'],
    // Stryker ends what hangs. A test that is slow on a busy machine must not end the whole run.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: ByName },
    include: process.env.MUTANT_TESTS?.split(' ') ?? [],
  },
})
