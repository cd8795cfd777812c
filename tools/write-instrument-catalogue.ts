import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { summarise } from '@amhs/domain/instruments/instrument-summary'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'

const instrumentsFolder = fileURLToPath(new URL('../domain/src/instruments/', import.meta.url))

/** The two files of the catalogue, by name, as they must read for the instruments given. */
export function catalogueFiles(instruments: readonly Instrument[]): Readonly<Record<string, string>> {
  const sorted = [...instruments].sort((first, second) => (first.id < second.id ? -1 : 1))
  const loaders = sorted.map(({ id }) => {
    const key = id.includes('-') ? `'${id}'` : id
    return `  ${key}: () => import('./data/${id}.json'),\n`
  })
  return {
    'instrument-index.json': `${JSON.stringify(sorted.map(summarise), null, 2)}\n`,
    'instrument-loaders.ts': [
      '// Written by tools/write-instrument-catalogue.ts from the files in data/. Do not edit.\n\n',
      'export const instrumentLoaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {\n',
      ...loaders,
      '}\n',
    ].join(''),
  }
}

/**
 * Reads and checks every file of the data folder.
 *
 * @throws Error that names file and field of every fault, of all files together.
 */
export function readInstruments(folder = join(instrumentsFolder, 'data')): readonly Instrument[] {
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

function writeCatalogue(): void {
  for (const [name, wanted] of Object.entries(catalogueFiles(readInstruments()))) {
    const path = join(instrumentsFolder, name)
    // Only a change is written, so that a watching dev server is left in peace.
    if (readIfThere(path) !== wanted) writeFileSync(path, wanted)
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    writeCatalogue()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
