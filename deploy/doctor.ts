// npm run doctor -- --project x: says what speaks against deploying to a project, and ends with code 1 if anything does. Runs before
// every deploy, which names the project in GCLOUD_PROJECT. With --deployed it also asks the project for its indexes and TTL policies.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { defaultRegion } from '@amhs/domain/contracts/functions-region'
import { retentionTable } from '@amhs/domain/privacy/retention-table'
import { execa } from 'execa'
import { appCheckFaults } from './doctor-checks/app-check-faults'
import { functionFaults } from './doctor-checks/function-faults'
import { deployedFaults, type Indexes, policyFaults } from './doctor-checks/index-faults'
import { mixedFaults, otherProjects } from './doctor-checks/mixed-projects'
import { operatorFaults, siteFaults } from './doctor-checks/site-faults'
import { aliasesIn } from './project/aliases'
import { type Aliases, projectId } from './project/project-id'
import { functionSettings, settingsIn, siteSettings } from './project/settings'

const root = path.dirname(import.meta.dirname)
const ownOperator = 'content/pages/operator.json'
const json = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))

/** Everything that can be seen without a network: what has to be mended, and what may be meant. */
function localFaults(
  project: string,
  aliases: Aliases,
  wanted: Indexes,
): { readonly faults: readonly string[]; readonly notes: readonly string[] } {
  const alias = Object.keys(aliases).filter((name) => aliases[name] === project)
  const settings = functionSettings(root, project, ...alias)
  const site = siteSettings(root, project)
  const region = settings.FUNCTIONS_REGION?.trim() || defaultRegion
  const sends = { mail: Boolean(settings.SMTP_HOST), assistant: Boolean(settings.AI_BASE_URL) }
  const expiring = retentionTable.filter(({ expires }) => expires).map(({ path: collection }) => collection)
  const appCheck = appCheckFaults(settings, site)
  const faults = [
    ...functionFaults(settings, Object.keys(settingsIn(path.join(root, 'functions'), ['.env.example']))).map(
      (fault) => `functions/.env.${project}, ${fault}`,
    ),
    ...siteFaults(site, project, region).map((fault) => `web/.env.${project}, ${fault}`),
    ...mixedFaults(project, { site, functions: settings }, otherProjects(root, project, aliases)),
    ...appCheck.faults,
    ...operatorFaults(existsSync(path.join(root, ownOperator)) ? json(ownOperator) : undefined, sends),
    ...policyFaults(wanted, expiring),
  ]
  return { faults, notes: appCheck.notes }
}

/** What the project itself says; needs a network and `firebase login`. */
async function deployedIndexes(project: string): Promise<Indexes> {
  const { stdout } = await execa('npx', ['firebase', 'firestore:indexes', '--project', project, '--json'], {
    cwd: root,
  })
  return JSON.parse(stdout).result
}

try {
  const { values } = parseArgs({ options: { project: { type: 'string' }, deployed: { type: 'boolean' } } })
  const aliases = aliasesIn(root)
  const project = projectId(values.project ?? process.env.GCLOUD_PROJECT, aliases)
  const wanted: Indexes = json('firestore.indexes.json')
  const local = localFaults(project, aliases, wanted)
  const faults = [
    ...local.faults,
    ...(values.deployed ? deployedFaults(wanted, await deployedIndexes(project)) : []),
  ]
  for (const note of local.notes) console.error(`! ${note}`)
  for (const fault of faults) console.error(`✗ ${fault}`)
  console.log(
    faults.length === 0
      ? `${project}: nothing speaks against a deploy.`
      : `${project}: ${faults.length} to mend before a deploy. docs/operating.md says how.`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
