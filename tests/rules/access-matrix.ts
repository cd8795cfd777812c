import { type Actor, actors, halfAdmins } from './actors'
import type { Area, Attempt, RulesCase } from './rules-case'

export const yes = true
export const no = false

/** Who may, in the order of `actors`. */
export type Row = readonly [boolean, boolean, boolean, boolean, boolean, boolean, boolean]

/** A request that different people make. */
export interface Operation {
  readonly may: Row
  readonly prepare?: Attempt['prepare']
  readonly request: Attempt['request']
  /** The owner may only once the address of the account is verified. */
  readonly onceVerified?: true
}

/**
 * One case for each cell. A refused cell stands beside the same request made by somebody who may, or by the server
 * where nobody may, so that it cannot be refused because the request itself is wrong.
 */
export function accessMatrix(
  area: Area,
  operations: Readonly<Record<string, Operation>>,
): readonly RulesCase[] {
  return Object.entries(operations).flatMap(([what, operation]) => {
    const attempt = (who: Actor | 'server', outcome: Attempt['outcome']): Attempt => ({
      who,
      what,
      outcome,
      request: operation.request,
      ...(operation.prepare ? { prepare: operation.prepare } : {}),
    })
    const somebody = actors.find((_, column) => operation.may[column]) ?? 'server'
    const mayNot = (who: Actor): RulesCase => {
      const attempts = [attempt(somebody, 'allowed'), attempt(who, 'denied')]
      return { area, name: `${who} may not ${what}; ${somebody} may`, attempts }
    }
    const may = (who: Actor) => operation.may[actors.indexOf(who)]
    const unverified = 'unverified-owner'
    const beforeVerifying: RulesCase = operation.onceVerified
      ? mayNot(unverified)
      : { area, name: `${unverified} may ${what}`, attempts: [attempt(unverified, 'allowed')] }
    const cases = [
      ...actors.map(
        (who): RulesCase =>
          may(who) ? { area, name: `${who} may ${what}`, attempts: [attempt(who, 'allowed')] } : mayNot(who),
      ),
      // What is somebody's own, before they have verified their address.
      ...(may('owner') && !may('stranger') ? [beforeVerifying] : []),
      // What administrators may and strangers may not.
      ...(may('admin') && !may('stranger') ? halfAdmins.map(mayNot) : []),
    ]
    return cases.map((one, index) => (index === 0 ? { ...one, access: { what, may: operation.may } } : one))
  })
}
