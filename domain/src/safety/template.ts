import type { Localized } from '../localized'
import type { CardId } from './gate'
import type { AnswerCardId } from './safety-session'

/** Of the card `medical` there is one for each kind (`medical-templates.ts`). */
export type TemplateId = CardId | Exclude<AnswerCardId, 'medical'> | 'minor' | 'caregiver' | 'safe-no'

/** What a part is for, in the order of the safety specification (section 4). */
export type TemplatePartRole =
  | 'acknowledge'
  | 'ask-safe'
  | 'immediate-step'
  | 'hotline'
  | 'trusted-person'
  | 'limits'
  | 'next-step'

export interface TemplatePart {
  readonly role: TemplatePartRole
  /** May hold {emergency}, {police}, {hotline} and {hours}; see `fillText`. */
  readonly text: Localized
  /** In its place for who is known to be 18 or older. */
  readonly adult?: Localized
}

export interface TemplateAnswer {
  readonly id:
    | 'yes'
    | 'not-sure'
    | 'no'
    | 'sometimes'
    | 'with-someone'
    | 'alone'
    | 'with-them'
    | 'elsewhere'
    | 'near'
    | 'away'
  readonly label: Localized
  /** What the emergency window says to this answer. */
  readonly step?: TemplatePart
  /** In its place for who is under 18. */
  readonly minorsStep?: TemplatePart
}

export interface SafetyTemplate {
  readonly id: TemplateId | 'medical'
  readonly title: Localized
  readonly parts: readonly TemplatePart[]
  /** What the emergency window asks above its answers, where they do not say it by themselves. */
  readonly asks?: Localized
  readonly answers: readonly TemplateAnswer[]
}
