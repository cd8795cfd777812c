import type { Localized } from '../localized'
import {
  type CrisisContacts,
  type CrisisLine,
  checkedOn,
  type EmergencyNumber,
  mobileEmergency,
} from './crisis-lines'

/** Name and number together, the number once: "1925 …" is not repeated behind a name that holds it. */
export function lineTitle(line: CrisisLine): Localized {
  const target = line.number ?? line.site
  const join = (name: string) => (target === null || name.includes(target) ? name : `${name} ${target}`)
  return { zh: join(line.name.zh), en: join(line.name.en) }
}

/**
 * The emergency numbers to put into a sentence: the first two of the region, with what they are for. Where no region is known, the number
 * to try by mobile stands in brackets, so that the sentence reads on after it ("call … now").
 */
export function emergencyText(contacts: CrisisContacts): Localized {
  return numbersText(contacts.emergency.slice(0, 2))
}

/** The number to call against somebody who attacks: that of the police where it is another than the ambulance's (`protectionContacts`). */
export function policeText(contacts: Pick<CrisisContacts, 'emergency'>): Localized {
  return numbersText(contacts.emergency.slice(0, 1))
}

function numbersText(shown: readonly EmergencyNumber[]): Localized {
  const [first] = shown
  if (!first) {
    const { number } = mobileEmergency
    return {
      zh: `当地的紧急电话（手机也可拨 ${number}）`,
      en: `your local emergency number (or ${number} by mobile)`,
    }
  }
  const sameUse = shown.every((item) => item.for.en === first.for.en)
  const part = (number: string, use: string, open: string, close: string) =>
    sameUse ? number : `${number}${open}${use}${close}`
  return {
    zh: shown.map((item) => part(item.number, item.for.zh, '（', '）')).join('或 '),
    en: shown.map((item) => part(item.number, item.for.en.toLowerCase(), ' (', ')')).join(' or '),
  }
}

const daysBeforeRecheck = 90
const dayInMilliseconds = 86_400_000

export interface CrisisLinesDue {
  readonly due: boolean
  readonly daysOld: number
  /** ISO date of the ninetieth day after the check. */
  readonly dueOn: string
  readonly sentence: Localized
}

/**
 * Whether the lines need to be checked again (90 days after `checkedOn`, the rule of the facts file).
 * A report for people who keep the lists, not a test: the build must not break because a day has passed.
 */
export function crisisLinesDue(now: Date, checked: string = checkedOn): CrisisLinesDue {
  const checkedAt = Date.parse(`${checked}T00:00:00Z`)
  const daysOld = Math.floor((now.getTime() - checkedAt) / dayInMilliseconds)
  const dueOn = new Date(checkedAt + daysBeforeRecheck * dayInMilliseconds).toISOString().slice(0, 10)
  const due = daysOld > daysBeforeRecheck
  const sentence = due
    ? {
        zh: `求助热线上次核对于 ${checked}，已超过 ${daysBeforeRecheck} 天，请重新核对。`,
        en: `The crisis lines were last checked on ${checked}, more than ${daysBeforeRecheck} days ago. Please check them again.`,
      }
    : {
        zh: `求助热线核对于 ${checked}，下次核对不晚于 ${dueOn}。`,
        en: `The crisis lines were checked on ${checked}. Check them again by ${dueOn}.`,
      }
  return { due, daysOld, dueOn, sentence }
}
