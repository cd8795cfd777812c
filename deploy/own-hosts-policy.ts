import type { FirebaseConfig } from '../tools/emulators/config'

/** What of a project decides whom its pages may reach. */
interface OwnHosts {
  readonly projectId: string
  readonly authDomain: string
  readonly region: string
  /** Address of the map's pictures; undefined: OpenStreetMap's. */
  readonly tiles?: string | undefined
}

const usualTiles = 'https://tile.openstreetmap.org'

/** The source of a map server, `{s}` standing for any of its names; empty where it is a path of this site. */
export function tileSource(tiles: string | undefined): string {
  if (tiles === undefined) return usualTiles
  return /^https:\/\/[^/]+/.exec(tiles)?.[0].replace('{s}', '*') ?? ''
}

/** Hosts of which a project has its own; `firebase.json` can only name all of them, since it knows no project. */
const ownHosts = ({ projectId, authDomain, region, tiles }: OwnHosts): ReadonlyMap<string, string> =>
  new Map([
    ['https://*.cloudfunctions.net', `https://${region}-${projectId}.cloudfunctions.net`],
    // The other address of the same functions, which the library does not use.
    ['https://*.a.run.app', ''],
    ['https://*.firebaseapp.com', `https://${authDomain}`],
    // Pictures alone: of the map, whose server an operator chooses.
    ['https:', tileSource(tiles)],
  ])

/** A content security policy, and the pages with which it is sent. */
export interface SentPolicy {
  readonly source: string
  readonly policy: string
}

/** Every content security policy that `firebase.json` sends. */
export function sentPolicies({ hosting }: FirebaseConfig): readonly SentPolicy[] {
  return hosting.headers.flatMap(({ source, headers }) =>
    headers
      .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
      .map(({ value }) => ({ source, policy: value })),
  )
}

/** The content security policy that `firebase.json` sends with every page. */
export function hostedPolicy(config: FirebaseConfig): string {
  const sent = sentPolicies(config).find(({ source }) => source === '**')
  if (!sent) throw new Error('firebase.json sends no content security policy with ** (hosting, headers)')
  return sent.policy
}

/**
 * The directives of a policy that name anybody's hosts, with the project's own in their place. A page under both policies reaches
 * only what both allow, so nothing that ran in such a page could send data to a project of somebody else.
 * @returns a policy for a `<meta>` element, with these directives alone
 */
export function ownHostsPolicy(policy: string, hosts: OwnHosts): string {
  const own = ownHosts(hosts)
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter((sources) => sources.some((source) => own.has(source)))
    .map((sources) => sources.map((source) => own.get(source) ?? source).filter((source) => source !== ''))
    .map((sources) => sources.join(' '))
    .join('; ')
}

/**
 * The policy of a site without a backend, as a plain web server serves it: nothing but the site itself, and the map's pictures.
 * @returns a policy for a `<meta>` element, which cannot say who may frame a page
 */
export function staticPolicy(policy: string, tiles?: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== 'frame-ancestors')
    .map(([name = '', ...sources]) => {
      const own = sources.filter((source) => /^'|^(?:data|blob):$/.test(source))
      return [name, ...own, ...(name === 'img-src' ? [tileSource(tiles)] : [])].filter(Boolean).join(' ')
    })
    .join('; ')
}

/** The page that opens shared links, wherever these are served: it alone may reach other sites. */
const opensForeignLinks = /(?:^|[\\/])shared\.html$/

/**
 * The policy of one built page.
 * @param file its path in the built site
 * @param policy that of all other pages
 */
export function policyOfPage(file: string, policy: string): string {
  if (!opensForeignLinks.test(file)) return policy
  return policy.replace(/connect-src [^;]+/, "connect-src 'self' https:")
}

const marked = /\s*<meta http-equiv="Content-Security-Policy" content="[^"]*" \/>/

/**
 * Puts a policy into a built page, in place of an earlier one: behind its encoding, before anything that is fetched.
 * @throws Error where the page does not say its encoding
 */
export function withPolicy(html: string, policy: string): string {
  const clean = html.replace(marked, '')
  const encoding = /<meta charset="utf-8" ?\/?>/i
  if (!encoding.test(clean)) throw new Error('A page does not say its encoding')
  return clean.replace(
    encoding,
    (meta) => `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}
