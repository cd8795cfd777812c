// npm run generate: writes the committed files that are made from data. With --check it writes nothing, names those that
// are outdated and ends with code 1.
import { commandLine } from './command-line'
import { outdatedFiles, writeGeneratedFiles } from './generated-files'

const usage = `npm run generate [-- --check]
Writes the committed files that are made from data.
  --check   writes nothing, names what is outdated and ends with 1`

const { values } = commandLine(usage, { options: { check: { type: 'boolean' } } })
try {
  const names = values.check ? outdatedFiles() : writeGeneratedFiles()
  for (const name of names) console.log(values.check ? `${name} is outdated: npm run fix` : `Wrote ${name}`)
  process.exitCode = values.check && names.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
