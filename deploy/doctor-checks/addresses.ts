const exampleDomains = /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost|local)$/

/** Whether a host is this machine or a private network, where nobody else can reach it. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    name === '0.0.0.0' ||
    /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\./.test(name)
  )
}

/** Whether a host belongs to nobody: a name kept free for examples and tests. */
export function isExampleHost(host: string): boolean {
  return exampleDomains.test(host.toLowerCase())
}

/** What speaks against an address that the public, or this site's server, has to reach over TLS; undefined if nothing does. */
export function publicAddressFault(text: string): string | undefined {
  if (!URL.canParse(text)) return 'is no address'
  const { protocol, hostname } = new URL(text)
  if (isLocalHost(hostname)) return 'is an address of this machine or a private network'
  if (isExampleHost(hostname)) return 'is an example address'
  if (!hostname.includes('.')) return 'has no domain'
  return protocol === 'https:' ? undefined : 'does not begin with https://'
}

/** What speaks against an e-mail address that people are to write to or hear from; undefined if nothing does. */
export function mailAddressFault(text: string): string | undefined {
  const host = /^(?:[^<>@]*<)?[^\s<>@]+@([^\s<>@]+?)>?$/.exec(text.trim())?.[1]
  if (!host?.includes('.')) return 'is no e-mail address'
  return isExampleHost(host) || isLocalHost(host) ? 'is an example address' : undefined
}
