/** No more than this, so that a slip of the keyboard does not keep a machine busy for hours. */
export const bounds = { people: 500, atOnce: 50, services: 50_000 } as const

/** What one person does once. */
export interface Journey {
  readonly name: string
  /** The function that it calls, if any. */
  readonly callable?: string
  /** No more people than this do it. */
  readonly most?: number
  /** Fails where the person would not have what they came for. */
  readonly go: (number: number) => Promise<void>
  /** Whether what this person was told is kept is there; absent where nothing is written. */
  readonly kept?: (number: number) => Promise<boolean>
}

export interface Outcome {
  /** Whose, from 0 on. */
  readonly number: number
  readonly milliseconds: number
  readonly error?: string
}

export interface Measured {
  readonly journey: Journey
  readonly single: readonly Outcome[]
  readonly together: readonly Outcome[]
  /** How long all that were there together took. */
  readonly seconds: number
}

/** The number that `part` (0 to 1) of the given ones do not exceed; not a number where there are none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}

const went = (outcomes: readonly Outcome[]) => outcomes.filter(({ error }) => error === undefined)
const times = (outcomes: readonly Outcome[]) => went(outcomes).map(({ milliseconds }) => milliseconds)

/** A row for each journey, and a line for each kind of error with how often it was met. */
export function report(measured: readonly Measured[]) {
  const rows = measured.map(({ journey, single, together, seconds }) => {
    const median = quantile(times(together), 0.5)
    return {
      journey: journey.name,
      done: went(single).length + went(together).length,
      'a second': Math.round((10 * went(together).length) / seconds) / 10,
      'alone, median ms': Math.round(quantile(times(single), 0.5)),
      'together, median ms': Math.round(median),
      '95 %': Math.round(quantile(times(together), 0.95)),
      'times slower': Math.round((10 * median) / quantile(times(single), 0.5)) / 10,
      errors: single.length + together.length - went(single).length - went(together).length,
    }
  })
  const counts = new Map<string, number>()
  for (const { journey, single, together } of measured) {
    for (const { error } of [...single, ...together]) {
      if (error === undefined) continue
      const line = `${journey.name}: ${error.slice(0, 200)}`
      counts.set(line, (counts.get(line) ?? 0) + 1)
    }
  }
  return { rows, failures: [...counts].map(([line, count]) => `${count} × ${line}`) }
}

/** A line for each thing that somebody was told is kept and that is not there. */
export async function missingOf(measured: readonly Measured[]): Promise<string[]> {
  const lines: string[] = []
  for (const { journey, single, together } of measured) {
    if (journey.kept === undefined) continue
    for (const { number } of went([...single, ...together])) {
      if (!(await journey.kept(number)))
        lines.push(`${journey.name}: acknowledged to ${number}, and not there`)
    }
  }
  return lines
}
