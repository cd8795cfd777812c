import type { Localized } from '../localized'
import { answerTemplates } from './answer-templates'
import { levelTemplates } from './level-templates'
import type { SafetyTemplate, TemplateId } from './template'

/** Under a card that locks the chat: the way back for somebody who was misunderstood. */
export const correctionLabel: Localized = { zh: '我不是这个意思', en: 'That is not what I meant' }

const templates: Record<TemplateId, SafetyTemplate> = { ...levelTemplates, ...answerTemplates }

/** The fixed text of a card. The same for everybody; never changed by a model. */
export function safetyTemplate(id: TemplateId): SafetyTemplate {
  return templates[id]
}

export const templateIds: readonly TemplateId[] = Object.keys(templates) as TemplateId[]
