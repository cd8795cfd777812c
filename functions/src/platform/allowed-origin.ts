import { Expression } from 'firebase-functions/params'
import { isEmulated } from './environment'
import { allowedOrigin, extraOrigins, siteAddress } from './parameters'

/** Whether a text is exactly an origin over TLS: `https://calm.org`, without path, star or slash. */
function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && new URL(text).origin === text && text.startsWith('https:') && !text.includes('*')
  )
}

/**
 * The origins whose pages may call: that of the site itself or the one that was set in its place, and the extra ones, of which
 * whatever is no exact origin over TLS is left out. The emulators let any page call.
 * @param extra separated by commas
 * @returns none, which lets no other origin call, where the address of the site is no address.
 */
export function originsOf(chosen: string, extra: string, site: string, emulated: boolean): string[] {
  if (chosen === '*' || (chosen === '' && emulated)) return ['*']
  const own = chosen || (URL.canParse(site) ? new URL(site).origin : '')
  const others = extra
    .split(',')
    .map((origin) => origin.trim())
    .filter(isOrigin)
  return [...new Set([own, ...others])].filter((origin) => origin !== '')
}

/** As `originsOf`, in the form in which the library asks for them at each call: parameters have no value before. */
class AllowedOrigins extends Expression<string[]> {
  runtimeValue(): string[] {
    return originsOf(allowedOrigin.value().trim(), extraOrigins.value(), siteAddress.value(), isEmulated())
  }
}

export const pageOrigins = new AllowedOrigins()
