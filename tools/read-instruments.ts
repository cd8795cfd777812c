import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'

const dataFolder = fileURLToPath(new URL('../domain/src/instruments/data/', import.meta.url))

/**
 * Reads and checks every file of the data folder.
 *
 * @throws Error that names file and field of every fault, of all files together.
 */
export function readInstruments(folder = dataFolder): readonly Instrument[] {
  const faults: string[] = []
  const instruments = readdirSync(folder).flatMap((fileName) => {
    try {
      return [parseInstrument(fileName, JSON.parse(readFileSync(join(folder, fileName), 'utf8')))]
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      faults.push(message.startsWith(fileName) ? message : `${fileName}: ${message}`)
      return []
    }
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return instruments
}
