/** Whether a source of a content security policy covers an address. @param site the origin that `'self'` stands for */
function covers(source: string, address: URL, site: string): boolean {
  if (source === "'self'") return address.origin === site
  if (source === '*') return true
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source === address.protocol
  const parts = /^(?:([a-z]+:)\/\/)?(\*\.)?([^/:*]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source)
  if (!parts) return false
  const [, protocol = 'https:', star, host = '', port, folder = '/'] = parts
  return (
    address.protocol === protocol &&
    (star ? address.hostname.endsWith(`.${host}`) : address.hostname === host) &&
    (port === '*' || address.port === (port === '443' ? '' : (port ?? ''))) &&
    (folder.endsWith('/') ? address.pathname.startsWith(folder) : address.pathname === folder)
  )
}

/**
 * Whether a content security policy lets a page reach an address.
 * @param directive such as `frame-src`; where the policy has none, its `default-src` decides
 * @param site the origin of the page
 */
export function policyAllows(policy: string, directive: string, address: string, site: string): boolean {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/))
  const sources = (name: string) => directives.find(([own]) => own?.toLowerCase() === name)?.slice(1)
  const deciding = sources(directive) ?? sources('default-src')
  return deciding === undefined || deciding.some((source) => covers(source, new URL(address), site))
}
