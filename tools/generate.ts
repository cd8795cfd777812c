// npm run generate: writes the committed files that are made from data. With --check it writes nothing, names those that
// are outdated and ends with code 1.
import { parseArgs } from 'node:util'
import { outdatedFiles, writeGeneratedFiles } from './generated-files'

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const names = values.check ? outdatedFiles() : writeGeneratedFiles()
  for (const name of names) console.log(values.check ? `${name} is outdated: npm run fix` : `Wrote ${name}`)
  process.exitCode = values.check && names.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
