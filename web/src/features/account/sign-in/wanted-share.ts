import { redirectTarget } from '@amhs/domain/accounts/redirect-target'
import { paths } from '../../../platform/paths'

/**
 * Whether somebody was sent to sign in on the way to making a link.
 *
 * @returns the id of the result that they came from, empty where they came from none; null where they were going elsewhere
 */
export function wantedShare(search: string): string | null {
  const wanted = redirectTarget(new URLSearchParams(search).get('redirect'))
  if (wanted === null) return null
  const { pathname, searchParams } = new URL(wanted, 'https://here.invalid')
  return pathname === paths.share ? (searchParams.get('result') ?? '') : null
}
