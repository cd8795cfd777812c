/** The longest address that mail servers accept (RFC 5321, section 4.5.3.1), in characters. */
export const longestEmailAddress = 254

const longestLocalPart = 64
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const addressPattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
)

/**
 * Whether a text is an e-mail address of the common form `name@host.domain`, without surrounding space.
 * Domains in other scripts must be in their ASCII form, as browsers' e-mail fields hand them over.
 */
export function isEmailAddress(text: string): boolean {
  // The length comes first: it also bounds the work that the pattern can be made to do.
  return (
    text.length <= longestEmailAddress && text.indexOf('@') <= longestLocalPart && addressPattern.test(text)
  )
}
