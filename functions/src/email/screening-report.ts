import type { ScreeningDocument } from '@amhs/domain/documents/screening-document'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { writtenLanguage } from '@amhs/domain/language-facts'
import { inLanguage, type Language } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { linesFor } from '@amhs/domain/safety/age-for-lines'
import { checkedOn, crisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { lineActions } from '@amhs/domain/safety/line-actions'
import { lineTitle } from '@amhs/domain/safety/line-texts'
import { layOutMail, type MailListItem, type MailPart } from './mail-layout'
import { reportWords } from './screening-report.words'

export interface ScreeningReport {
  readonly screening: ScreeningDocument
  readonly instrument: Instrument
  readonly language: Language
  /** Region of the crisis contacts; unknown or absent gives the international directory. */
  readonly region: string | undefined
  /** Address of the site, without a slash at its end. */
  readonly site: string
}

function contactItems({ region, language, instrument }: ScreeningReport): MailListItem[] {
  const contacts = crisisContacts(region, { ageBand: linesFor(instrument, null), language })
  const emergency = emergencyToCall(contacts).map((entry) => ({
    text: `${entry.number} ${inLanguage(entry.for, language)}`,
    href: `tel:${entry.number.replace(/\D/g, '')}`,
  }))
  const lines = contacts.lines.map((line) => {
    const href = lineActions(line)[0]?.href
    const hours = line.hours ? ` (${inLanguage(line.hours, language)})` : ''
    return { text: `${inLanguage(lineTitle(line), language)}${hours}`, ...(href ? { href } : {}) }
  })
  return [...emergency, ...lines]
}

function bandLabel(instrument: Instrument, band: string | null, language: Language): string | undefined {
  const found = instrument.scoring.bands.find(({ id }) => id === band)
  return found && inLanguage(found.label, language)
}

function scoreItems({ screening, instrument, language }: ScreeningReport): MailListItem[] {
  const words = reportWords[writtenLanguage(language)]
  const { total, percent, band, subscales = {} } = screening.score
  const label = bandLabel(instrument, band, language)
  const items: string[] = []
  if (total !== null) {
    items.push(words.total(total))
    if (percent !== undefined) items.push(words.percent(percent))
    if (label) items.push(words.band(label))
  }
  for (const subscale of instrument.scoring.subscales) {
    const result = subscales[subscale.id]
    if (!result || result.score === null) continue
    const own = bandLabel(instrument, result.band, language)
    items.push(words.subscale(inLanguage(subscale.label, language), result.score, own))
  }
  return (items.length > 0 ? items : [words.noScore]).map((text) => ({ text }))
}

/**
 * The e-mail about one saved screening. Subject and preview are the same for every one of them and name neither the
 * questionnaire nor its result: they can be read over a shoulder. Crisis contacts stand before the result where an
 * answer called for support, and after it otherwise; they are never left out.
 */
export function screeningReportMail(report: ScreeningReport): {
  readonly subject: string
  readonly html: string
  readonly text: string
} {
  const { screening, instrument, language, site } = report
  const words = reportWords[writtenLanguage(language)]
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    screening.finishedAt,
  )
  const help: MailPart[] = [
    { kind: 'heading', text: words.helpHeading },
    { kind: 'paragraph', text: words.help },
    { kind: 'list', items: contactItems(report) },
    { kind: 'paragraph', text: words.checkedOn(checkedOn) },
  ]
  const result: MailPart[] = [
    { kind: 'heading', text: inLanguage(instrument.title, language) },
    { kind: 'paragraph', text: words.finishedOn(day) },
    { kind: 'list', items: scoreItems(report) },
    { kind: 'paragraph', text: words.notDiagnosis },
  ]
  const parts = screening.safety ? [...help, ...result] : [...result, ...help]
  const closing: MailPart[] = [
    { kind: 'link', text: words.open, href: site + addressIn(language, '/my-screenings') },
    { kind: 'paragraph', text: words.privacy },
  ]
  return {
    subject: words.subject,
    ...layOutMail({ language, title: words.subject, preview: words.preview, parts: [...parts, ...closing] }),
  }
}
