import { type CardId, isUnnamed, needsFixedAnswer, type SafetyAssessment } from './gate'
import { higherLevel, levelRank, levelsByPriority, type SafetyLevel } from './lexicon'
import type { MedicalKind } from './medical-told'

/**
 * Cards that answer an answer: safe (`safe-yes`), not sure (`safe-not-sure`), the question again after the exercise
 * (`ask-again`), "that is not what I meant" (`corrected`); that somebody who can help is near (`somebody-near`); of who told of
 * violence, that the violent one is elsewhere (`they-are-away`). `withdrawal`, `medical` and `self-harm` answer no answer: the first
 * two are for a doctor and have no level, the last takes up what somebody said who hurts themselves and does not want to die.
 */
export type AnswerCardId =
  | 'safe-yes'
  | 'safe-not-sure'
  | 'ask-again'
  | 'corrected'
  | 'they-are-away'
  | 'somebody-near'
  | 'withdrawal'
  | 'medical'
  | 'self-harm'

/** Every card that a conversation can show. */
export type ShownCard = CardId | AnswerCardId

/** Whether a card is that of a level, and no answer to an answer. */
export function isLevelCard(card: ShownCard | null): card is CardId {
  return levelsByPriority.some((level) => level === card)
}

/** Whether a card takes up where somebody is: it says no more than the card of violence does. */
export function isWhereabouts(card: ShownCard | null): card is Whereabouts {
  return card === 'they-are-away' || card === 'somebody-near'
}

/** How high a card stands: 0 where the alarm is over, then as its level. "Not sure" stands where L2 does. */
export function cardRank(card: ShownCard | null): number {
  if (card === null || card === 'safe-yes' || card === 'corrected') return 0
  if (isWhereabouts(card)) return levelRank('A')
  if (card === 'withdrawal') return levelRank('E')
  if (card === 'medical') return levelRank('T')
  return levelRank(isLevelCard(card) ? card : 'L2')
}

/** What the last card asks: "Are you safe right now?", or the question of L1. */
export type AskedQuestion = 'safe' | 'passive'

/**
 * Of the one whose life is in danger: they have swallowed something, are in gas or fumes, may fall from where they are, or have jumped or
 * fallen.
 */
export type TheirDanger = 'swallowed' | 'gas' | 'height' | 'fallen'

/** What the person told of their own body: gas where they are, something swallowed, a wound. */
export type OwnHarm = 'gas' | 'took' | 'hurt'

/** What an alarm is about, as far as the words of its cards depend on it. */
export interface AlarmAbout {
  /** It is violence against the person: the number of the police stands first, and no word is about hurting oneself. */
  readonly attacked: boolean
  /** It is the life of somebody else: what is said and asked is about them, until the person tells of a danger of their own. */
  readonly helping?: true
  /** What is told of that danger: who helps is told what to do of it, and it stays in mind for when the person turns out to be the one. */
  readonly theirDanger?: TheirDanger
  /** The person told of a wound of their own making: what is said and offered speaks of that, until they were misunderstood. */
  readonly hurt?: true
  /** The person told of something swallowed, which harms on its own time: what is said speaks of that, until they were misunderstood. */
  readonly took?: true
  /** They told as well what their body does since. */
  readonly acts?: true
  /** Gas, exhaust or charcoal fumes are where the person is: first of all they have to get out of them. */
  readonly gas?: true
  /** The violence is done to somebody else, where the person hears or sees it. */
  readonly witness?: true
  /** Somebody pressed the person's neck, which may harm without a mark. */
  readonly choked?: true
  /** The violence was sexual: care for the body is a matter of time. */
  readonly assaulted?: true
  /** What the person had named of their own body before they said that they were misunderstood. */
  readonly takenBack?: OwnHarm
  /** The message just taken tells that somebody of the person's life has died: that is taken up first. */
  readonly bereaved?: true
  /** An accident or an illness for an ambulance or a doctor was told, and no other alarm since. */
  readonly medical?: MedicalKind
}

/**
 * Whether who is not sure of being safe does a small exercise first: not where somebody attacks, somebody else is in danger, or what they
 * swallowed or breathe harms meanwhile.
 */
export function beginsWithExercise({ attacked, helping, took, gas }: AlarmAbout): boolean {
  return !attacked && !helping && !took && !gas
}

/** What an alarm is about, of whatever knows more than that. */
export function aboutOf(about: AlarmAbout): AlarmAbout {
  const {
    attacked,
    helping,
    theirDanger,
    hurt,
    took,
    acts,
    gas,
    witness,
    choked,
    assaulted,
    bereaved,
    takenBack,
    medical,
  } = about
  return {
    attacked,
    ...(helping && { helping }),
    ...(theirDanger && { theirDanger }),
    ...(hurt && { hurt }),
    ...(took && { took }),
    ...(acts && { acts }),
    ...(gas && { gas }),
    ...(witness && { witness }),
    ...(choked && { choked }),
    ...(assaulted && { assaulted }),
    ...(bereaved && { bereaved }),
    ...(takenBack && { takenBack }),
    ...(medical && { medical }),
  }
}

/** What a conversation remembers for safety: a level and turn numbers, never words. */
export interface SafetySession extends AlarmAbout {
  /** Kept for the session; falls only when the person says they are safe, or that they were misunderstood. */
  readonly level: SafetyLevel
  /** The card for the present turn, null when this turn calls for none. */
  readonly card: ShownCard | null
  /** The question that waits for an answer, so that a typed "no" can be read. */
  readonly asked: AskedQuestion | null
  /** Once shown, the contacts stay visible, also after the person has said they are safe. */
  readonly contactsVisible: boolean
  /** The turn in which the person last answered that they are safe, or do not think of death: it is not asked again for a lonely word. */
  readonly answeredAt?: number
  /** Help was called for somebody else: what is asked and said is about the time until it is there. */
  readonly called?: true
  /** The turn in which `medical` was told: what follows is about it for a while. */
  readonly medicalAt?: number
  /** Number of messages so far. */
  readonly turn: number
  /** The turns (of the last ten) in which hopelessness was stated. */
  readonly passiveTurns: readonly number[]
}

export type SafeAnswer = 'yes' | 'not-sure' | 'no'
export type PassiveAnswer = 'no' | 'sometimes' | 'yes'
/** What somebody says of where people are. */
export type Whereabouts = 'they-are-away' | 'somebody-near'

export type SafetySessionEvent =
  | { readonly type: 'message'; readonly assessment: SafetyAssessment }
  /** Answer to "Are you safe right now?". */
  | { readonly type: 'safe-answer'; readonly answer: SafeAnswer }
  /** Answer to the question of the L1 card. */
  | { readonly type: 'passive-answer'; readonly answer: PassiveAnswer }
  /** Where people are: neither safe nor in danger for it. */
  | { readonly type: 'whereabouts'; readonly card: Whereabouts }
  /** Something that calls for no card (when the violent one comes back, who reads this): what was asked still waits. */
  | { readonly type: 'aside' }
  /** The message just taken tells of hurting oneself without a wish to die. */
  | { readonly type: 'self-harm' }
  /** The exercise of the `safe-not-sure` card is done: the question is asked again. */
  | { readonly type: 'exercise-done' }
  /** "That is not what I meant": the person can go on. */
  | { readonly type: 'correction' }
  /** A model, network or filter error while something was pending: the contacts are shown. */
  | { readonly type: 'failure' }

const rememberedTurns = 10
const passiveTurnsForCrisis = 2

export function startSafetySession(): SafetySession {
  return {
    level: 'none',
    card: null,
    asked: null,
    contactsVisible: false,
    attacked: false,
    turn: 0,
    passiveTurns: [],
  }
}

/** What a card asks, but for those that lock: beside these the page always asks whether the person is safe. */
function questionOf(card: SafetySession['card']): AskedQuestion | null {
  switch (card) {
    case 'L1':
      return 'passive'
    case 'A':
    case 'ask-again':
    case 'they-are-away':
    case 'somebody-near':
    case 'self-harm':
      return 'safe'
    default:
      return null
  }
}

function show(session: SafetySession, card: SafetySession['card']): SafetySession {
  return { ...session, card, asked: questionOf(card) }
}

function raise(
  session: SafetySession,
  level: SafetyLevel,
  card: SafetySession['card'],
  attacked: boolean,
): SafetySession {
  const raised = higherLevel(session.level, level)
  return {
    ...show(session, card),
    level: raised,
    // While only fixed text may answer, whatever is said next can still be the answer; a lower card than the level's is not shown, and
    // its question is not asked.
    asked: needsFixedAnswer(raised) ? 'safe' : questionOf(card),
    contactsVisible: session.contactsVisible || level !== 'none',
    // A lower card does not say what the level that stands is about.
    attacked: levelRank(level) >= levelRank(session.level) ? attacked : session.attacked,
  }
}

function afterMessage(session: SafetySession, assessment: SafetyAssessment): SafetySession {
  const turn = session.turn + 1
  if (isAnswered(session, assessment)) return { ...show(session, null), turn }
  const counted: SafetyLevel = assessment.card ?? 'none'
  const recent = session.passiveTurns.filter((passive) => turn - passive < rememberedTurns)
  const passiveTurns = counted === 'L1' && assessment.statement ? [...recent, turn] : recent
  const {
    helping: _helping,
    called,
    theirDanger,
    bereaved: _bereaved,
    takenBack: _takenBack,
    ...others
  } = withoutOldMedical(session, assessment)
  const next = {
    ...others,
    ...(isHelping(session, assessment) && {
      helping: true as const,
      ...(called && { called }),
      ...(theirDanger && { theirDanger }),
    }),
    ...{ turn, passiveTurns },
  }
  const attacked = isAttacked(session, assessment)
  const isSecond = passiveTurns.length > recent.length && passiveTurns.length >= passiveTurnsForCrisis
  if (isSecond) return raise(next, 'L2', 'L2', false)
  const raised = raise(next, counted, assessment.card, attacked)
  // Whatever locks, violence and somebody else's danger come first; each of their cards names the emergency number as well.
  if (!modelMayAnswer(raised)) return raised
  if (isWithdrawal(assessment)) return { ...show(raised, 'withdrawal'), contactsVisible: true }
  if (!isMedical(assessment)) return raised
  const { medical } = assessment
  const medicalAt = medical === session.medical ? (session.medicalAt ?? turn) : turn
  return { ...show(raised, 'medical'), ...(medical && { medical }), medicalAt, contactsVisible: true }
}

/** So many messages after an accident was told what follows is still about it. */
const medicalHolds = 10

/** Whether an accident was told so long ago that the next message is about something else. */
export function isMedicalOver({ medicalAt = 0, turn }: SafetySession): boolean {
  return turn + 1 - medicalAt >= medicalHolds
}

/** The session without an accident that another alarm has followed, or that was told long before. */
function withoutOldMedical(session: SafetySession, assessment: SafetyAssessment): SafetySession {
  const { medical, medicalAt: _medicalAt, ...others } = session
  if (!medical) return session
  const isOver = isMedicalOver(session)
  const isOther = assessment.card !== null && !isMedical(assessment)
  return isOver || isOther ? others : session
}

/** Whether a message calls for the card on an accident or an illness: what locks, and violence, come before it. */
export function isMedical({ medical, card }: SafetyAssessment): boolean {
  return medical !== undefined && (card === null || cardRank(card) <= cardRank('medical'))
}

/** Whether a message calls for the card on stopping to drink: beside it a gentle card can wait. */
export function isWithdrawal({ withdrawal, card }: SafetyAssessment): boolean {
  return withdrawal === true && (card === null || cardRank(card) <= cardRank('withdrawal'))
}

/** So many messages after its answer the question of the gentle card is not asked for loneliness or worry alone. */
const answerHolds = 4

/** Loneliness and worry: feelings to be taken up, and no sign of more by themselves. */
const feelings: readonly string[] = ['grammar:lonely', 'grammar:panic']

/** Whether the gentle card would ask what has just been answered. Hopelessness in any words, and what only the classifier sees, asks again. */
function isAnswered({ level, answeredAt, turn }: SafetySession, { card, layers }: SafetyAssessment): boolean {
  if (card !== 'L1' || levelRank(level) > levelRank('L1') || answeredAt === undefined) return false
  return (
    turn - answeredAt < answerHolds &&
    layers.some((layer) => feelings.includes(layer)) &&
    layers.every((layer) => layer === 'classifier' || feelings.includes(layer))
  )
}

/**
 * Whether the alarm is about somebody else's life; as before where nobody can say what the message is about. Whoever names a danger of
 * their own is asked about themselves.
 */
function isHelping({ helping, level }: SafetySession, assessment: SafetyAssessment): boolean {
  const { card, forOther } = assessment
  // In a danger of their own "my flatmate is calling" is about the flatmate to the classifier, and no change of what it is about.
  if (forOther) return helping === true || !(needsFixedAnswer(level) && isUnnamed(assessment))
  if (!helping) return false
  return card === null || card === 'T' || (level !== 'none' && isUnnamed(assessment))
}

/** Whether a message speaks of violence against the person; as before where it calls for no card, or nobody can say what for. */
function isAttacked({ attacked, witness, level }: SafetySession, assessment: SafetyAssessment): boolean {
  const { card, attacked: now, layers, categories } = assessment
  if (card === null) return attacked
  // What the classifier sees may be a danger of another kind: only where it sees violence in it, it is about what was told before.
  const stands =
    attacked && level !== 'none' && (witness || categories.includes('A') || layers.includes('reader'))
  return card === 'A' || now || (stands && card === 'L3' && isUnnamed(assessment))
}

function afterSafeAnswer(session: SafetySession, answer: SafeAnswer): SafetySession {
  switch (answer) {
    case 'yes': {
      const { called: _called, ...before } = session
      return { ...show(before, 'safe-yes'), level: 'none', passiveTurns: [], answeredAt: session.turn }
    }
    case 'not-sure':
      return raise(session, 'L2', 'safe-not-sure', session.attacked)
    case 'no': {
      const { called: _called, ...before } = session
      return raise(before, 'L3', 'L3', session.attacked)
    }
  }
}

/** What the person told of their own body, the most urgent of it; what somebody else does to them has words of its own. */
function ownHarm({ attacked, helping, gas, took, hurt }: AlarmAbout): OwnHarm | null {
  if (attacked || helping) return null
  if (gas) return 'gas'
  return took ? 'took' : hurt ? 'hurt' : null
}

/**
 * The rules of the conversation: two separate statements of hopelessness within ten turns are L2, a level never falls by
 * itself. "Not sure" is a reply of its own (hotline first, a small exercise, then the question again); "no" leads to L3. A
 * "no" to the gentle question of L1 is not the same as being safe and lowers nothing. Who was misunderstood can say so and
 * go on; the contacts stay, and the next alarm sounds as before.
 */
export function safetySessionReducer(session: SafetySession, event: SafetySessionEvent): SafetySession {
  switch (event.type) {
    case 'message':
      return afterMessage(session, event.assessment)
    case 'safe-answer':
      return afterSafeAnswer(session, event.answer)
    case 'passive-answer':
      return event.answer === 'no'
        ? { ...show(session, null), answeredAt: session.turn }
        : raise(session, 'L2', 'L2', false)
    case 'whereabouts':
      return raise(session, session.attacked ? 'A' : session.level, event.card, session.attacked)
    case 'aside':
      return { ...session, card: null }
    case 'self-harm':
      return { ...raise(session, 'L2', 'self-harm', session.attacked), hurt: true }
    case 'exercise-done':
      return { ...show(session, 'ask-again'), ...(session.helping && { called: true as const }) }
    case 'correction': {
      const { attacked, turn, answeredAt } = session
      const takenBack = ownHarm(session)
      const after = {
        ...startSafetySession(),
        ...{ attacked, turn },
        ...(takenBack && { takenBack }),
        ...(answeredAt !== undefined && { answeredAt }),
      }
      return { ...show(after, 'corrected'), contactsVisible: true }
    }
    case 'failure':
      return { ...session, contactsVisible: true }
  }
}

/** False while the session's level allows only fixed answers (L3, H, P, L2), until the person says they are safe. */
export function modelMayAnswer(session: SafetySession): boolean {
  return !needsFixedAnswer(session.level)
}
