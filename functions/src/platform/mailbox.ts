/** Domains of one provider that delivers to the same mailbox under each of them and ignores dots in its name. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * One spelling for all under which mail reaches the same mailbox: capitals do not matter, nor does what follows a plus sign, and at
 * Gmail no dots. Who could be counted or banned under each of them would not be counted or banned at all.
 *
 * For limits and bans only, never to send to: a provider that takes `+` for a letter like any other is possible. Then two people
 * share a limit.
 */
export function mailboxOf(address: string): string {
  const spelled = address.trim().toLowerCase()
  const at = spelled.lastIndexOf('@')
  if (at < 1) return spelled
  const [name, domain] = [spelled.slice(0, at), spelled.slice(at + 1)]
  const plus = name.indexOf('+')
  // Nothing in front of the sign: then it is no tag.
  const untagged = plus > 0 ? name.slice(0, plus) : name
  return withoutDots.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
