import { defaultRegion } from '@amhs/domain/contracts/functions-region'
import { projectConfig } from '../write-app-config'
import { mailAddressFault, publicAddressFault } from './addresses'
import type { Settings } from './function-faults'

/**
 * What speaks against deploying the site with these settings.
 * @param settings the environment with web/.env.<project>
 * @param region where the functions are deployed to
 */
export function siteFaults(settings: Settings, project: string, region: string): readonly string[] {
  try {
    const { firebase, functionsRegion = defaultRegion, map } = projectConfig(settings)
    const fault = publicAddressFault(`https://${firebase.authDomain}`)
    return [
      ...(firebase.projectId === project
        ? []
        : [`VITE_FIREBASE_PROJECT_ID: the site would talk to ${firebase.projectId}, not to ${project}`]),
      ...(functionsRegion === region
        ? []
        : [
            `VITE_FIREBASE_FUNCTIONS_REGION: the site would call ${functionsRegion}, the functions run in ${region}`,
          ]),
      ...(fault === undefined ? [] : [`VITE_FIREBASE_AUTH_DOMAIN: ${fault}`]),
      ...mapFaults(map),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** What speaks against the map server; the page would refuse its whole configuration. */
function mapFaults(map: ReturnType<typeof projectConfig>['map']): readonly string[] {
  if (!map) return []
  const { tiles, maxZoom = 19 } = map
  const missing = ['{z}', '{x}', '{y}'].filter((part) => !tiles.includes(part))
  const fault = /^\/(?!\/)/.test(tiles) ? undefined : publicAddressFault(tiles.replace('{s}', 'a'))
  return [
    ...(fault === undefined ? [] : [`VITE_MAP_TILES: ${fault}`]),
    ...(missing.length === 0 ? [] : [`VITE_MAP_TILES: has no ${missing.join(', ')}`]),
    ...(Number.isInteger(maxZoom) && maxZoom >= 1 && maxZoom <= 22
      ? []
      : ['VITE_MAP_MAX_ZOOM: is no whole number from 1 to 22']),
  ]
}

/** What `content/pages/operator.json` holds: who runs this installation, in both languages. */
export type Operator = Readonly<Record<string, { readonly zh: string; readonly en: string }>>

/** The words of the delivered file that say that something has not been entered yet. */
const notEntered =
  /还没有填写|没有写明|要在配置里写明|not entered yet|not filled in|has to name|been named, and none/

/**
 * What speaks against publishing the privacy page and the terms with this operator.
 * @param operator undefined where the operator has no file
 * @param sends whether mail leaves for a mail server, and messages for an AI provider: then both have to be named
 */
export function operatorFaults(
  operator: Operator | undefined,
  sends: { readonly mail: boolean; readonly assistant: boolean },
): readonly string[] {
  if (!operator)
    return ['content/pages/operator.json: missing; copy operator.example.json beside it and fill it in']
  const needed = [
    'operatorName',
    'operatorAddress',
    'contactEmail',
    'dataProtectionContact',
    'hostingRegion',
    ...(sends.mail ? ['mailProvider'] : []),
    ...(sends.assistant ? ['assistantProvider'] : []),
  ]
  const unnamed = needed.filter((key) => {
    const { zh = '', en = '' } = operator[key] ?? {}
    return zh.trim() === '' || en.trim() === '' || notEntered.test(`${zh} ${en}`)
  })
  const contact = operator.contactEmail?.en ?? ''
  const contactFault = unnamed.includes('contactEmail') ? undefined : mailAddressFault(contact)
  return [
    ...unnamed.map((key) => `operator.json, ${key}: not entered in both languages`),
    ...(contactFault === undefined ? [] : [`operator.json, contactEmail: ${contactFault}`]),
  ]
}
