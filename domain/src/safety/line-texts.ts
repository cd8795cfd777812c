import type { Localized } from '../localized'
import { type CrisisContacts, type CrisisLine, type EmergencyNumber, mobileEmergency } from './crisis-lines'
import { lineNameBeside } from './line-name'

/**
 * Name and number together, the number once: "1925 …" is not repeated behind a name that holds it. On paper and in a letter it is all
 * that is said of a line: one that cannot be called says which word to text.
 */
export function lineTitle(line: CrisisLine): Localized {
  const { name, sms } = line
  if (sms && !line.channels.includes('call')) {
    return {
      zh: `${name.zh}：发短信${sms.send ? ` ${sms.send} ` : ''}到 ${sms.to}`,
      en: `${name.en}: text ${sms.send ? `${sms.send} to ` : ''}${sms.to}`,
    }
  }
  const target = line.number ?? line.site
  const beside = lineNameBeside(line)
  const join = (text: string, short: string) =>
    target === null || text !== short || text.includes(target) ? text : `${text} ${target}`
  return { zh: join(name.zh, beside.zh), en: join(name.en, beside.en) }
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
