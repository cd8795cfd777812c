import { inLanguage, type Language } from '../localized'
import type { CrisisContacts, CrisisLine } from './crisis-lines'
import { emergencyText, lineTitle, policeText } from './line-texts'
import type { SafetyTemplate } from './template'

/** A line's hours stand in brackets; where none are known the brackets go too. */
const hoursInBrackets = /（\{hours\}）| \(\{hours\}\)/g

/**
 * Puts the contacts of a region into a fixed text: {emergency}, {police} (its first emergency number alone), {hotline} and {hours}.
 *
 * @param line the line to name; the first of the contacts unless told (for example the youth line)
 */
export function fillText(
  text: string,
  contacts: CrisisContacts,
  language: Language,
  line: CrisisLine | undefined = contacts.lines[0],
): string {
  const hours = line?.hours ? inLanguage(line.hours, language) : null
  const title = line ? inLanguage(lineTitle(line), language) : ''
  const withHours =
    hours === null ? text.replace(hoursInBrackets, '') : text.replaceAll('{hours}', () => hours)
  const filled = withHours
    .replaceAll('{emergency}', () => inLanguage(emergencyText(contacts), language))
    .replaceAll('{police}', () => inLanguage(policeText(contacts), language))
    .replaceAll('{hotline}', () => title)
    // Chinese sets a space beside figures and foreign words, none between two of its own.
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
  return line && line.number === null ? readAsSite(filled) : filled
}

/** A directory is opened, not called. */
function readAsSite(text: string): string {
  return text
    .replace(/[拨撥]打 (?=Find A Helpline)/g, '打开 ')
    .replace(/\bcall (?=Find A Helpline)/g, 'open ')
    .replace(/\bCall (?=Find A Helpline)/g, 'Open ')
}

/** The whole card as text, one part a line. */
export function templateText(template: SafetyTemplate, contacts: CrisisContacts, language: Language): string {
  return template.parts
    .map((part) => fillText(inLanguage(part.text, language), contacts, language))
    .join('\n')
}
