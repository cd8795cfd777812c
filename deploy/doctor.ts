// npm run doctor -- --project x: says what speaks against deploying to a project, and ends with code 1 if anything does. Runs before
// every deploy, which names the project in GCLOUD_PROJECT. With --deployed it also asks the project for its indexes and TTL policies.
import path from 'node:path'
import { defaultRegion } from '@amhs/domain/contracts/functions-region'
import { retentionTable } from '@amhs/domain/privacy/retention-table'
import { execa } from 'execa'
import { listsDue } from '../content/commands/lists-due'
import { verifyReminder } from '../content/commands/services-to-verify'
import { commandLine } from '../tools/command-line'
import { appCheckFaults } from './doctor-checks/app-check-faults'
import { functionFaults, functionNotes } from './doctor-checks/function-faults'
import { deployedFaults, type Indexes, policyFaults } from './doctor-checks/index-faults'
import { limitNames } from './doctor-checks/limit-names'
import { mixedFaults, otherProjects } from './doctor-checks/mixed-projects'
import { operatorFileFaults } from './doctor-checks/operator-faults'
import { pagePolicyFaults } from './doctor-checks/page-policy-faults'
import { queryFaults } from './doctor-checks/query-faults'
import { queryFiles } from './doctor-checks/query-list'
import { reader, type Settings } from './doctor-checks/read-settings'
import { siteFaults, unknownSiteFaults } from './doctor-checks/site-faults'
import { accessFailure } from './project/access-failure'
import { aliasesIn } from './project/aliases'
import { type Aliases, projectId } from './project/project-id'
import { readJson } from './project/read-json'
import {
  aliasNotes,
  exampleSettings,
  projectSettings,
  type ReadSettings,
  withEnvironment,
} from './project/settings'

const root = path.dirname(import.meta.dirname)

interface Found {
  /** What has to be mended. */
  readonly faults: readonly string[]
  /** What may be meant. */
  readonly notes: readonly string[]
}

/** Everything that can be seen without a network. */
async function localFaults(project: string, aliases: Aliases, wanted: Indexes): Promise<Found> {
  const functions = projectSettings(root, 'functions', project, aliases)
  const web = projectSettings(root, 'web', project, aliases)
  const settings = functions.values
  const site = withEnvironment(web)
  const files = { site: web.ownFile, functions: functions.ownFile }
  const region = settings.FUNCTIONS_REGION?.trim() || defaultRegion
  const sends = { mail: Boolean(settings.SMTP_HOST), assistant: Boolean(settings.AI_BASE_URL) }
  const expiring = retentionTable.filter(({ expires }) => expires).map(({ path: collection }) => collection)
  const appCheck = appCheckFaults(settings, site)
  const known = {
    settings: Object.keys(exampleSettings(root, 'functions')),
    limits: await limitNames(),
  }
  const ofValues = siteFaults(site, project, region)
  const faults = [
    ...functions.faults,
    ...(functions.files.length === 0
      ? [noFile('functions', functions)]
      : functionFaults(settings, known).map((fault) => `${files.functions}, ${fault}`)),
    ...web.faults,
    ...(web.files.length === 0 && site.VITE_FIREBASE_API_KEY === undefined
      ? [noFile('web', web)]
      : [...unknownSiteFaults(web.values, Object.keys(exampleSettings(root, 'web'))), ...ofValues].map(
          (fault) => `${files.site}, ${fault}`,
        )),
    ...mixedFaults(project, { site, functions: settings, files }, otherProjects(root, project, aliases)),
    ...appCheck.faults,
    // Whom the pages have to reach is known only once the values are right.
    ...(ofValues.length > 0
      ? []
      : pagePolicyFaults(readJson(root, 'firebase.json'), reachedBy(site, settings, region))),
    ...operatorFileFaults(root, sends),
    ...policyFaults(wanted, expiring),
    ...queryFaults(wanted, queryFiles),
  ]
  const unverified = verifyReminder()
  const notes = [
    ...aliasNotes(project, functions),
    ...functionNotes(settings).map((note) => `${files.functions}, ${note}`),
    ...appCheck.notes,
    ...listsDue(new Date()).due,
    ...(unverified === undefined ? [] : [unverified]),
  ]
  return { faults, notes }
}

function noFile(folder: string, { ownFile }: ReadSettings): string {
  return `${ownFile}: there is no such file. Copy ${folder}/.env.example to it and fill it in, or name the project that you mean`
}

function reachedBy(site: Settings, functions: Settings, region: string) {
  const value = reader(site)
  return {
    projectId: value('VITE_FIREBASE_PROJECT_ID'),
    authDomain: value('VITE_FIREBASE_AUTH_DOMAIN'),
    region,
    tiles: value('VITE_MAP_TILES') || undefined,
    hasAppCheck: value('VITE_FIREBASE_APP_CHECK_SITE_KEY') !== '',
    site: functions.SITE_ADDRESS?.trim() ?? '',
  }
}

/**
 * What the project itself says; needs a network and `firebase login`.
 * @throws Error in a sentence for the terminal
 */
async function deployedIndexes(project: string): Promise<Indexes> {
  const command = ['firestore:indexes', '--project', project, '--json']
  const { stdout, shortMessage } = await execa('firebase', command, {
    cwd: root,
    preferLocal: true,
    reject: false,
  })
  try {
    const { result, error } = JSON.parse(stdout)
    if (result) return result
    throw new Error(String(error))
  } catch (error) {
    const told = error instanceof SyntaxError ? new Error(shortMessage) : error
    throw new Error(`${project} could not be asked. ${accessFailure(told, { projectId: project })}`)
  }
}

const usage = `npm run doctor -- --project <id or alias> [--deployed]
Says what speaks against deploying to a project, and ends with 1 if anything does. A deploy runs it as well.
  --project NAME   id of the project, or its alias in .firebaserc; otherwise GCLOUD_PROJECT
  --deployed       also asks the project itself for its indexes and clean-up policies`

const { values } = commandLine(usage, {
  options: { project: { type: 'string' }, deployed: { type: 'boolean' } },
})
try {
  const aliases = aliasesIn(root)
  const project = projectId(values.project ?? process.env.GCLOUD_PROJECT, aliases)
  const wanted: Indexes = readJson(root, 'firestore.indexes.json')
  const local = await localFaults(project, aliases, wanted)
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
