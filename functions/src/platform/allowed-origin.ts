import { Expression } from 'firebase-functions/params'
import { isEmulated } from './environment'
import { allowedOrigin, siteAddress } from './parameters'

/**
 * The origin whose pages may call: the one that was set, otherwise that of the site itself. The emulators let any page call.
 * @returns an empty text, which lets no other origin call, where the address of the site is no address.
 */
export function originOf(chosen: string, site: string, emulated: boolean): string {
  if (chosen !== '') return chosen
  if (emulated) return '*'
  return URL.canParse(site) ? new URL(site).origin : ''
}

/** As `originOf`, in the form in which the library asks for it at each call: parameters have no value before. */
class AllowedOrigin extends Expression<string> {
  runtimeValue(): string {
    return originOf(allowedOrigin.value().trim(), siteAddress.value().trim(), isEmulated())
  }
}

export const pageOrigin = new AllowedOrigin()
