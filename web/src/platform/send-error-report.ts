import { defaultRegion } from '@amhs/domain/contracts/functions-region'
import { plainPath } from '@amhs/domain/page-address'
import { version } from '@amhs/domain/version'
import { type AppConfig, readAppConfig } from './firebase/app-config'
import { paths } from './paths'

/** A page that fails again and again tells so many different things, then no more. */
const mostReports = 5
const sent = new Set<string>()

/** What is told of an error: nothing that a person typed, no words of the error, no account. */
export interface ErrorReport {
  readonly route: string
  readonly error: string
  readonly chunk: string
  readonly version: string
}

/** The route of an address, with `:id` in place of what stands there: the address of a page is nobody else's business. */
export function routeOf(pathname: string): string {
  const path = plainPath(pathname)
  const known = Object.values(paths).find((route) => {
    const [start = '', rest] = route.split(':id')
    return rest === undefined ? route === path : path.startsWith(start) && path.length > start.length
  })
  return known ?? paths.notFound
}

/** What is told of this error on this page; undefined where it is not of our making. */
export function reportOf(error: unknown, pathname: string): ErrorReport | undefined {
  const { name, message, stack } =
    error instanceof Error ? error : { name: '', message: '', stack: undefined }
  if (name === 'AbortError' || /-extension:\/\//.test(stack ?? '')) return undefined
  // A module that could not be loaded is named in the message, and stands in no stack.
  const chunk = /\/assets\/([\w.-]{1,60}\.js)/.exec(`${stack ?? ''} ${message}`)?.[1] ?? ''
  const kind = /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : error instanceof Error ? 'Error' : 'NoError'
  return { route: routeOf(pathname), error: kind, chunk, version }
}

function addressOf(config: AppConfig): string | undefined {
  if (config.backend === 'none' || config.errorReports !== true) return undefined
  if (config.backend === 'emulators')
    return `http://127.0.0.1:${config.ports.functions}/${config.projectId}/${defaultRegion}/reportBrowserError`
  const region = config.functionsRegion ?? defaultRegion
  return `https://${region}-${config.firebase.projectId}.cloudfunctions.net/reportBrowserError`
}

/** Sends the report, by a plain request: it bears no account, and a visitor's page downloads no Firebase for it. */
export async function sendErrorReport(error: unknown): Promise<void> {
  const report = reportOf(error, window.location.pathname)
  if (!report || !navigator.onLine) return
  const key = JSON.stringify(report)
  if (sent.has(key) || sent.size >= mostReports) return
  sent.add(key)
  const address = addressOf(await readAppConfig())
  if (!address) return
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: report }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
}
