import type { Localized } from '../localized'
import { answerTemplates } from './answer-templates'
import { levelTemplates } from './level-templates'
import type { SafetyTemplate, TemplateId } from './template'
import { limits, limitsWithoutAi } from './template-parts'

/** Under a card that locks the chat: the way back for somebody who was misunderstood. */
export const correctionLabel: Localized = { zh: '我不是这个意思', en: 'That is not what I meant' }

const templates: Record<TemplateId, SafetyTemplate> = { ...levelTemplates, ...answerTemplates }

/**
 * The fixed text of a card. The same for everybody; never changed by a model.
 *
 * @param withAi whether an AI answers in the chat: the card only calls itself one where that is so
 */
export function safetyTemplate(id: TemplateId, withAi = true): SafetyTemplate {
  const template = templates[id]
  if (withAi || !template.parts.includes(limits)) return template
  return { ...template, parts: template.parts.map((part) => (part === limits ? limitsWithoutAi : part)) }
}

export const templateIds: readonly TemplateId[] = Object.keys(templates) as TemplateId[]
