import { documentLimits } from '@amhs/domain/documents/document-limits'
import type { FieldRule, FormRules } from '@amhs/domain/forms/form-rules'
import { required, textRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import { endOfDay, startOfDay } from '../days'
import type { GrantChoice } from '../grants.firestore'

/** What a person chooses who shares with a professional. */
export type ShareValues = {
  readonly instruments: readonly string[]
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

export const shareRules: FormRules<ShareValues> = {
  instruments: [required, notTooMany],
  from: [required, notAhead],
  until: [required, withinAYear],
  knownAs: textRules(textKinds.knownAs),
}

/** What is stored of it. */
export function grantChoice({ instruments, from, until, knownAs, standing }: ShareValues): GrantChoice {
  return {
    instruments: [...instruments],
    from: startOfDay(from),
    expiresAt: endOfDay(until),
    knownAs: writtenText(knownAs, textKinds.knownAs),
    standing: standing === 'standing',
  }
}
