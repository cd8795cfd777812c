import * as v from 'valibot'
import type { Instrument } from './instrument'
import { instrumentFaults } from './instrument-checks'
import { instrumentSchema } from './instrument-schema'

/**
 * Reads an instrument file. Used at build time and in tests; the browser gets files that have passed here.
 *
 * @param fileName name of the file, which must be the instrument's id with `.json`.
 * @param data the parsed JSON.
 * @throws Error with one line per fault: file, field, and what is wrong.
 */
export function parseInstrument(fileName: string, data: unknown): Instrument {
  const parsed = v.safeParse(instrumentSchema, data)
  if (!parsed.success) {
    throw new Error(
      parsed.issues
        .map((issue) => `${fileName}: ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`)
        .join('\n'),
    )
  }
  const instrument = parsed.output
  const faults = instrumentFaults(instrument)
  const named =
    fileName === `${instrument.id}.json`
      ? faults
      : [
          { field: 'id', message: `is "${instrument.id}", so the file must be ${instrument.id}.json` },
          ...faults,
        ]
  if (named.length > 0) {
    throw new Error(named.map((fault) => `${fileName}: ${fault.field}: ${fault.message}`).join('\n'))
  }
  return instrument
}
