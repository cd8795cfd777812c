import { accountScreenings } from './account-screenings'
import { browserScreeningRepository } from './browser-screening-repository'
import type { KeptScreening } from './screening-record'

/**
 * The last screening with the same tool before this one, on the device or in the account, whichever is later. Costs
 * one read where somebody is signed in, none otherwise.
 */
export async function previousScreening({
  instrument,
  finishedAt,
}: KeptScreening): Promise<KeptScreening | null> {
  const here = await browserScreeningRepository.previous(instrument, finishedAt)
  const account = await accountScreenings().catch(() => null)
  // What the account cannot tell now does not hide what the device knows.
  const there = (await account?.previous(instrument, finishedAt).catch(() => null)) ?? null
  if (here === null || there === null) return here ?? there
  return here.finishedAt >= there.finishedAt ? here : there
}
