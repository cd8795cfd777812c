import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { topicTitles } from '@amhs/domain/instruments/instrument-topics'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'

/** The short name of a title, which stands in brackets behind the long one. */
function shortName(title: string): string | undefined {
  return /[（(]([A-Z][A-Za-z0-9-]+)[）)]\s*$/.exec(title)?.[1]
}

/** The short name of a questionnaire, as professionals know it; its whole title where there is none. */
export function toolName(id: string, language: Language): string {
  const summary = instrumentSummary(id)
  if (!summary) return id
  const title = inLanguage(summary.title, language)
  return shortName(title) ?? title
}

/** Several questionnaires in one sentence. */
export function toolNames(ids: readonly string[], language: Language): string {
  return ids.map((id) => toolName(id, language)).join(language === 'en' ? ', ' : '、')
}

/**
 * A questionnaire for whoever fills it in: what it is about, as in the list to choose from, and its short name. Where the subject or
 * the short name would not tell, its whole title.
 */
export function plainToolName(id: string, language: Language): string {
  const summary = instrumentSummary(id)
  if (!summary) return id
  const title = inLanguage(summary.title, language)
  const short = shortName(title)
  if (short === undefined || summary.topic === 'child-and-youth') return title
  const topic = inLanguage(topicTitles[summary.topic], language)
  return language === 'en' ? `${topic} (${short})` : `${topic}（${short}）`
}

/** Several of them in one sentence. */
export function plainToolNames(ids: readonly string[], language: Language): string {
  return ids.map((id) => plainToolName(id, language)).join(language === 'en' ? ', ' : '、')
}
