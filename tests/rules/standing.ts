import { deleteDoc, doc, setDoc } from 'firebase/firestore'
import type { SignedInActor } from './actors'
import type { Area, Attempt, RulesCase } from './rules-case'
import type { Reach } from './world'

const profileOf = (who: SignedInActor, { database }: Reach) => doc(database, 'users', who)

/** Gives somebody a profile in good standing, without which nobody writes. */
export async function inGoodStanding(server: Reach, who: SignedInActor = 'owner'): Promise<void> {
  await setDoc(profileOf(who, server), { role: 'user' })
}

/**
 * Who writes needs a profile, and one that is not disabled: the same attempt in good standing, disabled, and without a
 * profile, as after the account was erased.
 */
export function standingCases(
  area: Area,
  attempt: Omit<Attempt, 'outcome'> & { readonly who: SignedInActor },
): readonly RulesCase[] {
  const { who, what, prepare } = attempt
  const after = (change: (server: Reach) => Promise<void>) => async (server: Reach) => {
    await prepare?.(server)
    await change(server)
  }
  const allowed: Attempt = { ...attempt, outcome: 'allowed' }
  return [
    {
      area,
      name: `a disabled ${who} may not ${what}`,
      attempts: [
        allowed,
        {
          ...attempt,
          outcome: 'denied',
          prepare: after((server) => setDoc(profileOf(who, server), { role: 'user', disabled: true })),
        },
      ],
    },
    {
      area,
      name: `${who} without a profile may not ${what}`,
      attempts: [
        allowed,
        { ...attempt, outcome: 'denied', prepare: after((server) => deleteDoc(profileOf(who, server))) },
      ],
    },
  ]
}

/** What stays open to a disabled person: to read and to delete what is theirs. */
export function openToDisabledCases(
  area: Area,
  attempts: readonly (Omit<Attempt, 'outcome'> & { readonly who: SignedInActor })[],
): readonly RulesCase[] {
  return attempts.map((attempt) => ({
    area,
    name: `a disabled ${attempt.who} may ${attempt.what}`,
    attempts: [
      {
        ...attempt,
        outcome: 'allowed',
        prepare: async (server) => {
          await attempt.prepare?.(server)
          await setDoc(profileOf(attempt.who, server), { role: 'user', disabled: true })
        },
      },
    ],
  }))
}
