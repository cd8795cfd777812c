import type { MatchedLevel } from './lexicon'

/** Who found something: the phrase lists, a rule of the grammar (by its family), the classifier, a provider as reader. */
export type Layer = 'phrase' | `grammar:${string}` | 'classifier' | 'reader'

/**
 * Surroundings in which a heavy word stands without anybody being in danger. They turn a lock into the gentle card. Only a
 * title and a subject (a lesson, a paper, a film about it, and nobody says it of themselves) call for no card at all.
 */
export type HarmlessContext =
  | 'denial'
  | 'past'
  | 'title'
  | 'study'
  | 'subject'
  | 'idiom'
  | 'reported'
  | 'accident'
  /** Somebody else is said to have said it: their helper is read with card T. */
  | 'told'
  /** Only the topic is named (suicide, 上吊), and nobody is said to do it. */
  | 'topic'

/** Contexts that call for no card where nothing else is found. */
export const quietContexts: ReadonlySet<HarmlessContext | null> = new Set<HarmlessContext | null>([
  'title',
  'subject',
])

/** How sure it is that a finding is about somebody else's life. */
export type OfOther = 'outright' | 'perhaps' | null

/** One thing that one layer found in a message. It holds no word of it. */
export interface Finding {
  readonly layer: Layer
  /** What it means where it is sure. */
  readonly level: MatchedLevel
  /** False where it may as well be harmless: then it calls for the gentle card, as L1 does, and not for its own. */
  readonly sure: boolean
  /** What takes the edge off it; null where nothing does. */
  readonly context: HarmlessContext | null
  /** It stands in the reviewed list: the classifier's doubt takes nothing from it. */
  readonly reviewed?: boolean
  /** A rule that names act, target or means exactly found it: neither does its doubt. */
  readonly certain?: boolean
  /** The danger comes from somebody else: an attack that goes on, or somebody violent who comes. */
  readonly attack?: boolean
  /** It is somebody else's life: said outright, or perhaps (the words name nobody, and somebody else was named before). */
  readonly ofOther?: OfOther
  /** It asks or prepares (is the door to the roof locked?): the classifier alone does not make it danger now. */
  readonly notYet?: boolean
}
