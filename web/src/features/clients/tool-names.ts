import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import type { Language } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'

/** The short name of a questionnaire, which stands in brackets behind the long one; its whole title where there is none. */
export function toolName(id: string, language: Language): string {
  const summary = instrumentSummary(id)
  if (!summary) return id
  const title = inLanguage(summary.title, language)
  return /[（(]([A-Z][A-Za-z0-9-]+)[）)]\s*$/.exec(title)?.[1] ?? title
}

/** Several questionnaires in one sentence. */
export function toolNames(ids: readonly string[], language: Language): string {
  return ids.map((id) => toolName(id, language)).join(language === 'en' ? ', ' : '、')
}
