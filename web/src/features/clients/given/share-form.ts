import { documentLimits } from '@amhs/domain/documents/document-limits'
import type { FieldRule, FormRules } from '@amhs/domain/forms/form-rules'
import { chosen, required, textRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import { dayOf, endOfDay, startOfDay } from '../days'
import type { GrantChoice } from '../grants.firestore'

/** What a person chooses who shares with a professional. */
export type ShareValues = {
  readonly instruments: readonly string[]
  /** Which results: new ones, all so far as well, or those from the day of `from`. */
  readonly since: 'today' | 'all' | 'day'
  readonly from: string
  readonly until: string
  readonly knownAs: string
  readonly standing: 'ask' | 'standing'
}

const day = 24 * 60 * 60 * 1000

const notTooMany: FieldRule<ShareValues> = {
  code: 'own',
  holds: (value) => !Array.isArray(value) || value.length <= documentLimits.grantInstruments,
  message: () => ({
    zh: `最多选 ${documentLimits.grantInstruments} 份问卷。`,
    en: `Choose ${documentLimits.grantInstruments} questionnaires at most.`,
  }),
}

const notAhead: FieldRule<ShareValues> = {
  code: 'own',
  holds: (value) => startOfDay(String(value)) <= Date.now(),
  message: () => ({
    zh: '开始的日子请选今天或以前。',
    en: 'Please choose today or an earlier day to begin with.',
  }),
}

const withinAYear: FieldRule<ShareValues> = {
  code: 'own',
  holds: (value) => {
    const end = endOfDay(String(value))
    return end > Date.now() && end <= Date.now() + documentLimits.grantDays * day
  },
  message: () => ({
    zh: '最后一天请选今天以后、一年以内的日子。',
    en: 'Please choose a last day that is to come, within one year.',
  }),
}

/** Says what is missing in plainer words than the rule that every text has. */
const named: FieldRule<ShareValues> = {
  ...required,
  message: () => ({
    zh: '请写一个对方认得出你的名字，小名、外号都可以。',
    en: 'Please write a name they will know you by; a nickname is fine.',
  }),
}

export const shareRules: FormRules<ShareValues> = {
  instruments: [chosen, notTooMany],
  // Where no day is chosen, the field is not on the page.
  from: [required, notAhead].map((rule) => ({
    ...rule,
    holds: (value, values) => values.since !== 'day' || rule.holds(value, values),
  })),
  until: [required, withinAYear],
  knownAs: [named, ...textRules(textKinds.knownAs)],
}

/** The first day of what is shared. `oldest` is when the person's oldest result was finished, null where there is none. */
export function firstDay(
  { since, from }: Pick<ShareValues, 'since' | 'from'>,
  oldest: number | null,
  now = Date.now(),
): string {
  if (since === 'day') return from
  return dayOf(since === 'all' && oldest !== null ? Math.min(oldest, now) : now)
}

/** What is stored of it; `from` is the first day. */
export function grantChoice({
  instruments,
  from,
  until,
  knownAs,
  standing,
}: Omit<ShareValues, 'since'>): GrantChoice {
  return {
    instruments: [...instruments],
    from: startOfDay(from),
    expiresAt: endOfDay(until),
    knownAs: writtenText(knownAs, textKinds.knownAs),
    standing: standing === 'standing',
  }
}
