import { storageKeys } from '../../../platform/browser-storage'
import type { KeptForm } from '../storage/kept'

/** One worry: what it is, whether something can be done about it now, and what or when. Every part may be empty. */
export interface Worry {
  readonly worry: string
  readonly can: 'yes' | 'no' | null
  readonly step: string
  readonly when: string
}

export const worryLimits = { worries: 50, characters: 500 } as const

export const emptyWorry: Worry = { worry: '', can: null, step: '', when: '' }

export const worryForm: KeptForm<readonly Worry[]> = {
  key: storageKeys.worries,
  empty: [],
  read(stored) {
    if (!Array.isArray(stored)) return []
    return withoutEmptyEnd(stored.slice(0, worryLimits.worries).map(readWorry))
  },
}

function readWorry(stored: unknown): Worry {
  const text = (part: string) => {
    const value = Reflect.get(Object(stored), part)
    return typeof value === 'string' ? value.slice(0, worryLimits.characters) : ''
  }
  const can = Reflect.get(Object(stored), 'can')
  return {
    worry: text('worry'),
    can: can === 'yes' || can === 'no' ? can : null,
    step: text('step'),
    when: text('when'),
  }
}

function isWritten({ worry, step, when }: Worry): boolean {
  return `${worry}${step}${when}` !== ''
}

/**
 * Empty ones are left out at the end alone. One in the middle keeps its place: the field is being typed in, and the next worry must not come to
 * stand in it.
 */
function withoutEmptyEnd(worries: readonly Worry[]): readonly Worry[] {
  return worries.slice(0, worries.findLastIndex(isWritten) + 1)
}

/** With one part of a worry changed; one place beyond the last is a new worry. */
export function withWorry(worries: readonly Worry[], at: number, part: Partial<Worry>): readonly Worry[] {
  const changed =
    at >= worries.length
      ? [...worries, { ...emptyWorry, ...part }]
      : worries.map((worry, index) => (index === at ? { ...worry, ...part } : worry))
  return withoutEmptyEnd(changed)
}

export function withoutWorry(worries: readonly Worry[], at: number): readonly Worry[] {
  return worries.filter((_, index) => index !== at)
}
