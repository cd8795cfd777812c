import type { TemplateAnswer, TemplatePart } from './template'

/** What the emergency window says to an answer. */
export function stepOf(answer: TemplateAnswer, isMinor: boolean): TemplatePart | undefined {
  return (isMinor ? answer.minorsStep : undefined) ?? answer.step
}
