// npm run generate:documents: writes the pages of docs/ that are made from the data of tests. With --check it writes nothing, names
// those that are outdated and ends with code 1.
import { commandLine } from '../../tools/command-line'
import { outdatedFiles, writeGeneratedFiles } from '../../tools/generated-files'
import { allContracts } from '../functions/support/contracts'
import { functionCosts } from '../functions/support/function-costs'
import { firestoreCases } from '../rules/cases/firestore-cases'
import { photoCases } from '../rules/cases/photo-cases'
import { journeyCosts } from '../rules/journey-costs'
import { accessDocument, costsDocument } from './documents'

const usage = `npm run generate:documents [-- --check]
Writes the pages of docs/ that are made from the data of tests.
  --check   writes nothing, names what is outdated and ends with 1`

const { values } = commandLine(usage, { options: { check: { type: 'boolean' } } })
const files = {
  'docs/access.md': accessDocument([...firestoreCases, ...photoCases], await allContracts()),
  'docs/costs.md': costsDocument(journeyCosts, functionCosts),
}
const names = values.check ? outdatedFiles(files) : writeGeneratedFiles(files)
for (const name of names)
  console.log(values.check ? `${name} is outdated: npm run generate:documents` : `Wrote ${name}`)
process.exitCode = values.check && names.length > 0 ? 1 : 0
