import type { Localized } from '../localized'
import { attackTemplates, pressedNeck } from './attack-templates'
import { helpingQuestion, helpingTemplates } from './helping-templates'
import type { AlarmAbout, ShownCard } from './safety-session'
import type { SafetyTemplate, TemplateAnswer } from './template'
import { callThoughFine, swallowed, tellWhatYouFeel, tellWhatYouTook, woundParts } from './template-parts'
import { safetyTemplate } from './templates'

/**
 * The fixed text of a card as a conversation shows it.
 *
 * @param about what the alarm is about: violence comes before somebody else's danger, this before what was swallowed, this before a wound
 * @param withAi whether an AI answers in the chat
 */
export function shownTemplate(card: ShownCard, about: AlarmAbout, withAi = false): SafetyTemplate {
  const template = safetyTemplate(card, withAi)
  if (about.attacked) return withThroat(attackTemplates[card] ?? template, about.choked === true)
  if (about.helping) return helpingTemplates[card] ?? template
  if (about.took) return withIntake(template, about.acts === true)
  return about.hurt && card === 'L3' ? { ...template, parts: woundParts } : template
}

function withThroat(template: SafetyTemplate, choked: boolean): SafetyTemplate {
  const isMeant = choked && (template.id === 'A' || template.id === 'L3')
  return isMeant ? { ...template, parts: [...template.parts, pressedNeck] } : template
}

function withIntake(template: SafetyTemplate, acts: boolean): SafetyTemplate {
  if (template.id === 'safe-yes') return { ...template, parts: [...template.parts.slice(0, 1), swallowed] }
  if (template.id !== 'L3') return template
  const step = acts ? tellWhatYouFeel : callThoughFine
  return {
    ...template,
    parts: template.parts.map((part) => (part.role === 'immediate-step' ? step : part)),
    answers: template.answers.map((answer) =>
      answer.id === 'with-someone' ? { ...answer, step: tellWhatYouTook } : answer,
    ),
  }
}

/** What a card asks, with its answers. The emergency cards hold no question of their own; `question` is missing where an exercise comes first. */
export function questionOf(
  card: ShownCard,
  about: AlarmAbout,
): { readonly question: Localized | undefined; readonly answers: readonly TemplateAnswer[] } {
  const own = shownTemplate(card, about)
  if (!own.answers.some(({ id }) => id === 'no')) {
    if (about.helping && !about.attacked) return helpingQuestion
    return questionIn(safetyTemplate('A'))
  }
  return questionIn(own)
}

function questionIn({ parts, answers }: SafetyTemplate) {
  return { question: parts.find(({ role }) => role === 'ask-safe')?.text, answers }
}
