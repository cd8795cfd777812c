/** What the classifier judges about a message. Each head is judged apart from the others. */
export const opinionHeads = [
  /** Anything of what follows, whichever: it is often clear that a message needs a card before it is clear which. */
  'any',
  /** The person themselves: wish to die, self-harm, plans, preparation, farewell. */
  'crisis',
  /** The person themselves, now: an act under way, something taken, standing at the place. */
  'danger',
  /** Hopelessness, burden, numbness, without a wish to die. */
  'support',
  /** Somebody else is in danger of suicide or self-harm. */
  'other',
  /** Violence, threats or coercion against the person. */
  'violence',
  /** Violence against the person that goes on, or is about to. */
  'attack',
  /** Behaviour of an eating disorder. */
  'eating',
  /** Voices, being watched or controlled, mania. */
  'confusion',
] as const

export type OpinionHead = (typeof opinionHeads)[number]

/** The heads whose scores are joined with those of others (joint-scores.ts). */
export const jointHeads = ['any', 'crisis', 'danger', 'attack'] as const

export type JointScores = Readonly<Record<(typeof jointHeads)[number], number>>

/** The classifier's opinion of one message: a score between 0 and 1 for each head. It holds no words. */
export interface ClassifierOpinion {
  readonly scores: Readonly<Record<OpinionHead, number>>
  /** The scores that thresholds are compared with, joined from several heads; without them the heads' own count. */
  readonly joint?: JointScores
}

/** A classifier as the gate takes it: null where it has no opinion (an empty message, weights not loaded). */
export type Classifier = (text: string) => ClassifierOpinion | null
