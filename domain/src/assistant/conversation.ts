import {
  assessMessage,
  decide,
  type GateOptions,
  isBrief,
  isDoubt,
  isUnnamed,
  type SafetyAssessment,
} from '../safety/gate'
import { harmlessThing, namesArrival, namesDanger } from '../safety/grammar/named-things'
import { levelRank, type MatchedLevel } from '../safety/lexicon'
import { medicalIn } from '../safety/medical-told'
import {
  type AskedQuestion,
  cardRank,
  isLevelCard,
  isMedical,
  isWithdrawal,
  modelMayAnswer,
  type PassiveAnswer,
  type SafeAnswer,
  type SafetySession,
  type SafetySessionEvent,
  type ShownCard,
  safetySessionReducer,
  startSafetySession,
} from '../safety/safety-session'
import { assessAnswer, questionsIn, type RepliedQuestion } from './asked-questions'
import { asksOnlyWhoReads } from './asks-who-reads'
import { dangerAfterSafe } from './follow-up/after-safe'
import type { FollowUpReader } from './follow-up/follow-up-reader'
import type { HowItGoes } from './follow-up/follow-ups'
import { asksWhetherToCall } from './follow-up/listed-questions'
import { onlyAsksPlainly, tellsTheyAreHere } from './follow-up/plain-questions'
import { asTheirs, goesOnAboutViolence, hasBody, namesOwn, staysAttacked } from './follow-up/whose-danger'
import {
  asksWhatMeanwhile,
  tellsHelpIsComing,
  tellsHelpIsHere,
  tellsNoConnection,
  tellsNoHelp,
  tellsTheyAreSafe,
  tellsTheyFeelWell,
} from './help-told'
import { howItGoes, saysThatNobodyComes } from './how-it-goes'
import { tellsLossBySuicide, tellsNoOldLoss, withoutTheLoss } from './loss-told'
import { medicalGoesOn, medicalTold } from './medical-goes-on'
import {
  speaksOfThemselves,
  tellsDeath,
  tellsItWasThemselves,
  tellsOwnState,
  wishesToFollow,
} from './own-words'
import { tellsBodySign, tellsGas, tellsIntake, tellsSelfHarmAlone, tellsWound } from './self-harm-told'
import { readsWhere, tellsTheyFell, theirDangerIn } from './their-danger'
import {
  type AlarmKind,
  beginsUnsafe,
  deniesWhatItNames,
  readPassiveAnswer,
  readSafeAnswer,
  readsAsCorrection,
  readsAsTakenBack,
  tellsMeansAway,
  withOneselfMeant,
} from './typed-answers'
import {
  quotesThreat,
  tellsAssault,
  tellsThroat,
  tellsViolenceToFriend,
  tellsViolenceToThem,
} from './violence-told'
import {
  namedOneComes,
  type PersonKind,
  readAbsent,
  readReturn,
  saysAway,
  saysInCompany,
  saysWithThem,
  somebodyElseComes,
  whoMayBeViolent,
} from './whereabouts'

/** One turn of a conversation, as page and server exchange it. */
export type Turn =
  | { readonly kind: 'message'; readonly text: string }
  /** An answer of the model; `mark` is the server's signature, without which no model sees it again. */
  | { readonly kind: 'reply'; readonly text: string; readonly mark?: string | undefined }
  /** What the provider as reader said about the message before it, where that was higher than what the gate found. */
  | { readonly kind: 'reading'; readonly level: MatchedLevel; readonly sure: boolean }
  /** The answer to "Are you safe right now?". */
  | { readonly kind: 'safe-answer'; readonly answer: SafeAnswer }
  /** The answer to the question of card L1. */
  | { readonly kind: 'passive-answer'; readonly answer: PassiveAnswer }
  /** The exercise of the card "not sure" is done. */
  | { readonly kind: 'exercise-done' }
  /** "That is not what I meant." */
  | { readonly kind: 'correction' }

/** What the gate and the rules of the conversation say about one turn. */
export interface JudgedTurn {
  readonly turn: Turn
  /** null for turns that are not messages, and for messages that were read as an answer. */
  readonly assessment: SafetyAssessment | null
  /**
   * Whether only fixed text may answer here. No such message is shown to a model afterwards; one that only the provider's
   * reader found dangerous was sent to it for that reading.
   */
  readonly fixedAnswerOnly: boolean
  /** What a message tells of how it goes under the alarm that stands. */
  readonly tells?: HowItGoes
}

/** What a conversation is judged with. */
export interface ConversationOptions extends GateOptions {
  /** Reads what follows on an alarm; without it only what words are listed for is taken up. */
  readonly readFollowUp?: FollowUpReader
}

/** From which share on the model is believed that the other has died: what is asked then is about whoever is left. */
const surelyDied = 0.6

/** A message that the next one may belong to, with the rank of the card it called for by itself. */
interface Half {
  readonly text: string
  readonly rank: number
}

/** A conversation as far as safety is concerned. */
export interface ConversationSafety {
  readonly session: SafetySession
  /** The last messages that may be the beginning of a sentence; empty after anything else than a message or reply. */
  readonly halves: readonly Half[]
  /** What the assistant's last words ask, where they were no card. */
  readonly repliedQuestions: readonly RepliedQuestion[]
  /** They ask something that is none of these: what follows is no answer to the card before them. */
  readonly asksElse: boolean
  /**
   * Whether the last message raised an alarm by a word that also has a harmless sense (跳, cut): what comes next may name it.
   */
  readonly justRaised: boolean
  /** What raised the alarm that stands, the gravest of it; null without one. Danger now stands in the session's level. */
  readonly alarm: AlarmKind | null
  /** Whether violence was told, and not taken back: then who comes home may be a danger, also after "I am safe". */
  readonly violenceTold: boolean
  /** Whom the messages that told of violence named: each of them may be the violent one. */
  readonly violentPeople: readonly PersonKind[]
  /** Whether the writer has named a danger of their own: then no guess makes it somebody else's. */
  readonly ownNamed: boolean
}

/** Messages up to this length (UTF-16 units) are also read together: a sentence cut in pieces is still that sentence. */
const longestHalf = 80
/** So many messages before the newest one are read with it. */
const mostHalves = 3

export function startConversation(): ConversationSafety {
  return {
    session: startSafetySession(),
    halves: [],
    repliedQuestions: [],
    asksElse: false,
    justRaised: false,
    alarm: null,
    violenceTold: false,
    violentPeople: [],
    ownNamed: false,
  }
}

/** The same conversation without a word of it; levels and what was shown stay. */
export function forgetWords(safety: ConversationSafety): ConversationSafety {
  return restarted(safety, safety.session)
}

/** A conversation in which nothing waits to be completed or explained; what its alarm is about stays as long as the alarm does. */
function restarted(
  { alarm, violenceTold, violentPeople, ownNamed }: ConversationSafety,
  session: SafetySession,
): ConversationSafety {
  return {
    ...startConversation(),
    session,
    alarm: session.level === 'none' ? null : alarm,
    violenceTold: violenceTold && session.card !== 'corrected',
    violentPeople,
    ownNamed: ownNamed && session.card !== 'corrected',
  }
}

/**
 * What the alarm that stands is about. Danger now is told by its level, however it was reached; an alarm of which nothing is known is no
 * mere wish.
 */
function standingAlarm({ session, alarm }: ConversationSafety): AlarmKind {
  if (session.level === 'L3') return 'now'
  return session.level === 'none' ? 'wish' : (alarm ?? 'act')
}

function rankOf({ card }: SafetyAssessment): number {
  return levelRank(card ?? 'none')
}

/**
 * The gate for a message, alone and as the end of those before it. What they say together counts where it is more than each
 * of them says.
 */
function assessInContext(
  text: string,
  halves: readonly Half[],
  options: ConversationOptions,
): { readonly assessment: SafetyAssessment; readonly alone: SafetyAssessment } {
  const alone = assessMessage(text, options)
  let best = alone
  if (text.length > longestHalf) return { assessment: alone, alone }
  const last = halves.at(-1)
  const meant = last && withOneselfMeant(last.text, text)
  if (meant) {
    const corrected = assessMessage(meant, options)
    if (rankOf(corrected) > rankOf(best)) best = corrected
  }
  for (let count = 1; count <= halves.length; count += 1) {
    const before = halves.slice(-count)
    // Of two accidents the rules would make one that is none.
    if (isMedical(alone) && before.some((half) => medicalIn(half.text))) continue
    const together = assessMessage([...before.map((half) => half.text), text].join(' '), options)
    const apart = Math.max(rankOf(best), ...before.map(({ rank }) => rank))
    if (rankOf(together) > apart || (isWithdrawal(together) && apart <= cardRank('withdrawal')))
      best = together
    // An accident in pieces; one that was told before is none of this message.
    if (isMedical(together) && apart <= cardRank('medical') && before.every((half) => !medicalIn(half.text)))
      best = together
  }
  return { assessment: best, alone }
}

/** The event of a turn that is no message. */
function eventOf(turn: Exclude<Turn, { kind: 'message' | 'reply' | 'reading' }>): SafetySessionEvent {
  switch (turn.kind) {
    case 'safe-answer':
      return { type: 'safe-answer', answer: turn.answer }
    case 'passive-answer':
      return { type: 'passive-answer', answer: turn.answer }
    default:
      return { type: turn.kind }
  }
}

/**
 * A message that answers what was asked last, or says that the alarm was a mistake. Only a card's own question can be
 * answered with "I am safe": words that a page sends as the assistant's must not switch anything off.
 */
function readAnswer(
  text: string,
  safety: ConversationSafety,
  { readFollowUp }: ConversationOptions,
): SafetySessionEvent | null {
  const { session, repliedQuestions, justRaised } = safety
  const questions = questionsAsked(safety)
  const raised = session.level !== 'none'
  if (raised && readsAsCorrection(text, standingAlarm(safety))) return { type: 'correction' }
  if (justRaised && explainsAlarm(text, safety)) return { type: 'correction' }
  const isOver = session.card === 'safe-yes' || session.card === 'corrected'
  if (isOver && readsAsTakenBack(text)) return { type: 'safe-answer', answer: 'not-sure' }
  const asked = (question: AskedQuestion) => questions.includes(question)
  const where = whereaboutsIn(text, safety)
  if (where !== null) return where
  // Whoever has called is asked how the other is by now, and who sees help arrive is told to hand them over.
  const isHelped =
    (tellsHelpIsComing(text) && !tellsTheyAreSafe(text)) || (session.called && asksWhatMeanwhile(text))
  if (session.helping && !modelMayAnswer(session) && isHelped && !asksWhetherToCall(text)) {
    const isThere = tellsHelpIsHere(text) || readFollowUp?.(text)?.of('helping')?.followUp === 'taken-over'
    return isThere ? null : { type: 'exercise-done' }
  }
  if (asked('safe')) {
    const answer = readSafeAnswer(text)
    // What was danger now is over only by the button.
    const believed = answer !== 'yes' || (repliedQuestions.length === 0 && session.level !== 'L3')
    if (answer !== null && believed) return { type: 'safe-answer', answer }
    // Of who told of violence nobody asks for more than this one word.
    if (safety.violenceTold && beginsUnsafe(text)) return { type: 'safe-answer', answer: 'no' }
  }
  if (asked('passive')) {
    const answer = readPassiveAnswer(text)
    if (answer !== null) return { type: 'passive-answer', answer }
  }
  return null
}

/**
 * What is a danger by itself is no answer, however it begins; but of a bare 没有 the classifier, which reads it without its question, only
 * has a doubt.
 */
function answerIn(
  text: string,
  safety: ConversationSafety,
  alone: SafetyAssessment,
  options: ConversationOptions,
): SafetySessionEvent | null {
  const answer =
    rankOf(alone) === 0 || isDoubt(alone) || saysOnlyUnsafe(alone) ? readAnswer(text, safety, options) : null
  const isToQuestion = answer?.type === 'passive-answer' || answer?.type === 'safe-answer'
  return rankOf(alone) === 0 || isToQuestion ? answer : null
}

/** "I'm not safe" raises an alarm where nothing was asked; where that was asked, it is the answer. */
function saysOnlyUnsafe({ layers }: SafetyAssessment): boolean {
  return layers.every((layer) => layer === 'classifier' || layer === 'grammar:not-safe')
}

/**
 * Whether a few words say what the alarm before them meant: 跳绳 after 我要跳了, or what makes it harmless when both are read together
 * (切水果 after 我割手了). "In the kitchen" after "I took all my pills" says only where somebody is.
 */
function explainsAlarm(given: string, safety: ConversationSafety): boolean {
  const alarm = safety.halves.at(-1)
  const text = clauseAfterNo(given)
  const thing = alarm && harmlessThing(text)
  if (!thing || namesDanger(text) || deniesWhatItNames(text)) return false
  if (thing.holdsWordOf(alarm.text)) return true
  if (standingAlarm(safety) === 'now') return false
  // What has been swallowed is swallowed, whatever it is used for otherwise.
  if (assessMessage(alarm.text).layers.includes('grammar:intake')) return false
  return rankOf(assessMessage(`${alarm.text} ${text}`)) < alarm.rank
}

/** "哈哈不是，是跳绳，今天要跳一千个": after a no, the clause that says what was meant; any other text as it is. */
function clauseAfterNo(text: string): string {
  const said =
    /^(?:[哈啊哎呀欸嗯哦]|ha|lol|oh|omg|sorry)*[\s,，!！]*(?:不是|唔系|唔係|no)[\s,，。.!！啦的]+(?:是|系|係|just |its |it's |a |the )?([^,，。.!！?？]+)/iu.exec(
      text,
    )
  return said?.[1]?.trim() ?? text
}

/** Asked two things at once, one "yes" answers both: whether the one outcome is more serious than the other. */
function outweighs(one: SafetySession, other: SafetySession): boolean {
  const [isFixed, otherIsFixed] = [!modelMayAnswer(one), !modelMayAnswer(other)]
  return isFixed === otherIsFixed ? cardRank(one.card) > cardRank(other.card) : isFixed
}

/** What was asked last: by the assistant's words, or where they ask nothing, by the card. */
function questionsAsked({
  session,
  repliedQuestions,
  asksElse,
}: ConversationSafety): readonly RepliedQuestion[] {
  // Where only fixed text may answer, no words that a page sends as the assistant's take the card's question away.
  if (repliedQuestions.length > 0 || (asksElse && modelMayAnswer(session))) return repliedQuestions
  return session.asked === null ? [] : [session.asked]
}

/** "Is he there?" is asked of who is violent, or of who needs company: only after violence a yes is a danger. */
function questionsToRead({ violenceTold, repliedQuestions }: ConversationSafety): readonly RepliedQuestion[] {
  return violenceTold ? repliedQuestions : repliedQuestions.filter((question) => question !== 'near')
}

/**
 * "Yeah, I'm at my nan's, she's here", asked whether they are safe; "no, he's at work"; somebody else at the door or near: not where the
 * violence is, and no end of what was told.
 */
function isAway(safety: ConversationSafety, text: string): boolean {
  const { violenceTold, violentPeople } = safety
  return (
    (questionsAsked(safety).includes('safe') && saysAway(text)) ||
    (violenceTold &&
      (readAbsent(text, violentPeople) === 'away' ||
        saysInCompany(text, violentPeople) ||
        somebodyElseComes(text, violentPeople)))
  )
}

/** Whether "my mum is here" is said under an alarm about the person's own life: nobody near is the danger then but who was named as violent. */
function hasCompanyInCrisis({ session, violentPeople }: ConversationSafety, text: string): boolean {
  const isOwnCrisis = !session.attacked && (session.level === 'L2' || session.level === 'L3')
  // Whoever is there has to know what was swallowed: that is answered, and asks nothing anew.
  return (
    isOwnCrisis && !hasBody(session) && saysInCompany(text, violentPeople.length > 0 ? violentPeople : null)
  )
}

/** Where people are, said and nothing else: the classifier, which has learned from "he's back", takes any of it for an alarm. */
function saysOnlyWhere(safety: ConversationSafety, text: string): boolean {
  const { session, violenceTold, violentPeople } = safety
  if (hasCompanyInCrisis(safety, text)) return true
  if (session.level === 'T' && saysWithThem(text)) return true
  return (
    violenceTold &&
    (readAbsent(text, violentPeople) !== null ||
      saysInCompany(text, violentPeople) ||
      (session.card === 'they-are-away' && readReturn(text) !== null))
  )
}

/** What the card of violence makes of where people are. Under another alarm it answers nothing. */
function whereaboutsIn(text: string, safety: ConversationSafety): SafetySessionEvent | null {
  const { session, violentPeople } = safety
  if (hasCompanyInCrisis(safety, text)) return { type: 'whereabouts', card: 'somebody-near' }
  if (!session.attacked || session.level === 'none') return null
  const absent = readAbsent(text, violentPeople)
  if (absent === 'back-soon') return { type: 'safe-answer', answer: 'no' }
  if (absent === 'away') return { type: 'whereabouts', card: 'they-are-away' }
  if (session.card === 'they-are-away') {
    const back = readReturn(text)
    if (back !== null) return back === 'soon' ? { type: 'safe-answer', answer: 'no' } : { type: 'aside' }
  }
  return saysInCompany(text, violentPeople) ? { type: 'whereabouts', card: 'somebody-near' } : null
}

/** "He's back" after violence was told: danger now, and perhaps the last words for a while. */
function violentPersonIsNear(safety: ConversationSafety, text: string): SafetyAssessment | null {
  if (!safety.violenceTold || text.length > longestHalf || isAway(safety, text)) return null
  if (!namesArrival(text) && !tellsTheyAreHere(text) && !namedOneComes(text, safety.violentPeople))
    return null
  return decide([{ layer: 'grammar:attack-now', level: 'L3', sure: true, context: null, attack: true }])
}

/** A message as it is read after what was said before. */
interface ReadMessage {
  /** What it calls for. */
  readonly assessment: SafetyAssessment
  /** What it says without what was said before. */
  readonly alone: SafetyAssessment
  /** A yes or no to what the assistant's words asked: the assessment is that of the question. */
  readonly answersReply: boolean
  /** Hurting oneself without a wish to die is told, and nothing else. */
  readonly isSelfHarm: boolean
  /** What was swallowed is told to act. */
  readonly acts: boolean
  /** The person tells that their neck was pressed. */
  readonly choked: boolean
  /** The person tells that they were attacked sexually. */
  readonly assaulted: boolean
  /** What it tells of a danger that goes on after "safe" was pressed. */
  readonly tells?: HowItGoes
  /** The person tells that somebody of their life has died by suicide, or that the one they wrote for has died. */
  readonly bereaved: boolean
}

/** The gate for a message: with the messages before it and what was told in them, or without where it speaks of something else. */
function assessAfter(
  text: string,
  safety: ConversationSafety,
  options: ConversationOptions,
): { readonly assessment: SafetyAssessment; readonly alone: SafetyAssessment } {
  const isRaised = safety.session.level !== 'none'
  const readsNothingElse =
    // "跳绳 打错了" is no end of a sentence, and the classifier, which reads words only, takes 打错 for a blow.
    readsAsCorrection(text, standingAlarm(safety)) ||
    // "What happens to what I write here" is no sign of anything: the whole message is that question.
    asksOnlyWhoReads(text) ||
    saysOnlyWhere(safety, text) ||
    (isRaised && tellsMeansAway(text)) ||
    // 打了 is a call, and the classifier takes it for a blow.
    (isRaised && !safety.violenceTold && (tellsHelpIsComing(text) || tellsNoConnection(text))) ||
    (!safety.violenceTold && saysThatNobodyComes(text, safety.session)) ||
    (isAboutOther(safety) && (tellsTheyAreSafe(text) || asksWhatMeanwhile(text))) ||
    (safety.session.helping === true && readsWhere(text) !== null)
  if (readsNothingElse) return assessInContext(text, [], {})
  const away = isAway(safety, text)
  return assessInContext(text, away ? [] : safety.halves, {
    ...options,
    violenceTold: safety.violenceTold && !away,
    alarmStands: !mayBeAccident(safety),
  })
}

/** Whether no other alarm stands, of which what a body does would be. */
function mayBeAccident({ session, violenceTold }: ConversationSafety): boolean {
  return modelMayAnswer(session) && !violenceTold && !session.attacked && !isAboutOther({ session })
}

function readMessage(text: string, safety: ConversationSafety, options: ConversationOptions): ReadMessage {
  const { assessment: read, alone } = assessAfter(text, safety, options)
  // "Sometimes" after "does he hit you?" says what the question says.
  const answered = assessAnswer(questionsToRead(safety), text)
  const heard = answered && rankOf(answered) > rankOf(read) ? answered : read
  const near = violentPersonIsNear(safety, text)
  // Before what the classifier makes of "he": the words for who helps somebody else would be wrong here.
  const nearest = near && rankOf(near) >= rankOf(heard) ? near : heard
  const asksPlainly = near === null && onlyAsksPlainly(text, safety.session)
  const saysNothingNew =
    // "Should I make her sick" is no trouble with eating; what can be named as a danger to a life is heard all the same.
    (asksPlainly && !(isGrave(alone) && alone.explained)) ||
    isAftershock(safety, text, nearest) ||
    (safety.session.attacked && nearest.card === 'H' && quotesThreat(text)) ||
    (speaksOfAnother(safety.session) && isBrief(text) && isUnnamed(alone)) ||
    goesOnAboutViolence(text, safety.session, nearest, options.readFollowUp)
  const goesOn = medicalGoesOn(text, safety.session, nearest)
  const found = goesOn ?? (saysNothingNew ? decide([]) : nearest)
  const again = dangerAfterSafe(text, safety.session, found, options.readFollowUp)
  const isSelfHarm = tellsSelfHarmAlone(text, found)
  const { took, helping } = safety.session
  const turned = ownAfterAll(text, safety)
  // Whoever says as well what they do now is heard for that.
  const own = turned && (found.forOther || rankOf(turned) >= rankOf(found)) ? turned : null
  const isTheirs = helping && !speaksOfThemselves(text)
  const bereaved =
    !found.attacked && !asksPlainly && (tellsLossBySuicide(text) || tellsTheyDied(text, safety, options))
  const isBodySign = tellsBodySign(text) && !asksPlainly && !(isTheirs && tellsTheyFeelWell(text))
  const acts = (took || isTheirs) && !bereaved && rankOf(found) < levelRank('L3') && isBodySign
  const assessment =
    own ??
    again?.assessment ??
    readAs(found, {
      ...{ acts, isTheirs: isTheirs === true, isSelfHarm, bereaved },
      theyFell: isTheirs === true && !bereaved && rankOf(found) < levelRank('L3') && tellsTheyFell(text),
      isOfTheDead: bereaved && isOfTheDead(text, found, options),
    })
  return {
    ...{ assessment, alone, isSelfHarm, bereaved },
    ...(again && assessment === again.assessment && { tells: again.tells }),
    answersReply: assessment === answered,
    acts: acts === true,
    choked: tellsThroat(text, assessment),
    assaulted: tellsAssault(text, assessment),
  }
}

/** Whether the alarm is about a friend who is hurt, or about somebody whom the writer might hurt: "she says it was nothing", "she's asleep now". */
function speaksOfAnother({ attacked, witness, level }: SafetySession): boolean {
  return (attacked && witness === true && level === 'A') || level === 'H'
}

/** Whether a message calls for more than the gentle card. */
function isGrave({ card }: SafetyAssessment): boolean {
  return card === 'L2' || card === 'L3'
}

/** What was found, as what else the message tells makes it read. */
function readAs(
  found: SafetyAssessment,
  told: {
    readonly acts: boolean | undefined
    readonly theyFell: boolean
    readonly isTheirs: boolean
    readonly isSelfHarm: boolean
    readonly bereaved: boolean
    /** Whatever was found is about who has died. */
    readonly isOfTheDead: boolean
  },
): SafetyAssessment {
  if (told.acts) return bodyActs(told.isTheirs)
  if (told.theyFell) return theirFall
  if (told.isSelfHarm && found.card === 'L3') return asSelfHarm(found)
  // Nobody can help the dead: whoever is left is asked about themselves.
  return told.isOfTheDead ? askedAsBereaved : found
}

/**
 * Whether what a message calls for is about who has died, and none of it about who writes. Where it calls for nothing, a death that is not
 * long ago is asked about all the same.
 */
function isOfTheDead(text: string, found: SafetyAssessment, options: ConversationOptions): boolean {
  if (found.card === null) return tellsNoOldLoss(text)
  // "The doctors can't save her" forbids nobody to save the writer.
  if (tellsDeath(text) && !speaksOfThemselves(text)) return true
  if (found.card === 'T' || found.forOther) return true
  // Under a train or out of the water looks like an attack to the classifier.
  if (found.card === 'A') return isUnnamed(found)
  if (found.card !== 'L2' && found.card !== 'L3') return false
  return tellsLossBySuicide(text) && rankOf(assessMessage(withoutTheLoss(text), options)) < levelRank('L2')
}

/** Somebody has died: the gentle card, which asks whoever is left. */
const askedAsBereaved = decide([{ layer: 'grammar:loss', level: 'L1', sure: false, context: null }])

/** "Actually it was me", after a friend's danger: that danger, with what was swallowed, is the person's own. Also after "safe, and not alone". */
function ownAfterAll(text: string, { session }: ConversationSafety): SafetyAssessment | null {
  const { helping, theirDanger, level } = session
  const found = { sure: true, context: null, ofOther: null }
  if (helping && wishesToFollow(text)) return decide([{ ...found, layer: 'grammar:wish', level: 'L2' }])
  if (!(helping || level === 'T' || level === 'L1') || !tellsItWasThemselves(text)) return null
  if (!helping) return decide([{ ...found, layer: 'grammar:wish', level: 'L2' }])
  return decide([
    { ...found, layer: theirDanger === 'swallowed' ? 'grammar:intake' : 'grammar:doing-it', level: 'L3' },
  ])
}

/**
 * "I can't stop shaking", "she's awake now": after somebody else's danger the classifier takes such words for those of somebody attacked. Who
 * is attacked says so in words that phrases and grammar know.
 */
function isAftershock(
  { session, violenceTold }: ConversationSafety,
  text: string,
  found: SafetyAssessment,
): boolean {
  const isOfViolence = found.card === 'A' || found.attacked
  // "She's safe, my husband has the knife": of the danger that is over it names the weapon as well.
  const isOver = tellsTheyAreSafe(text)
  if (!isOfViolence || session.attacked) return false
  // 门锁了 under a sleeping pill, "his eyes are closing" under a cut: while a body is in danger, only words that name an attack tell of one.
  const isOfBody = !modelMayAnswer(session) && (session.helping === true || hasBody(session))
  if (isOfBody && isUnnamed(found)) return true
  return isAboutOther({ session }) && !violenceTold && (isUnnamed(found) || isOver)
}

/** Whether the one whose danger the conversation is about has died. */
function tellsTheyDied(
  text: string,
  { session }: ConversationSafety,
  { readFollowUp }: ConversationOptions,
): boolean {
  if (!isAboutOther({ session })) return false
  const read = modelMayAnswer(session) ? null : readFollowUp?.(text)?.of('helping')
  return tellsDeath(text) || (read?.followUp === 'they-died' && read.share >= surelyDied)
}

/** Whether the conversation is about somebody else's danger. */
function isAboutOther({ session }: Pick<ConversationSafety, 'session'>): boolean {
  return session.helping === true || session.level === 'T'
}

/**
 * Whether who wrote for somebody else has come to speak of their own danger, in words that only the classifier understands, or tells that
 * the other has died: from then on it is asked how they are themselves.
 */
function speaksForSelf(text: string, assessment: SafetyAssessment): boolean {
  if (assessment.forOther) return false
  const isCrisis =
    assessment.card === 'L2' || assessment.card === 'L3' || (assessment.card === 'L1' && tellsOwnState(text))
  return (
    tellsDeath(text) ||
    tellsItWasThemselves(text) ||
    wishesToFollow(text) ||
    (isCrisis && isUnnamed(assessment) && speaksOfThemselves(text))
  )
}

/**
 * The session once it is about the person themselves, and no longer about somebody else. Where that one has died, there is no danger now that
 * could still be averted: the question whether they are safe stays, and goes to whoever is left.
 */
function afterHelping(own: SafetySession, bereaved: boolean): SafetySession {
  return bereaved && own.level === 'L3' ? { ...own, level: 'L2' } : own
}

/** The session after a message that is no answer. */
function sessionAfter(
  text: string,
  session: SafetySession,
  { assessment, isSelfHarm, acts, choked, assaulted, bereaved }: ReadMessage,
  { readFollowUp }: ConversationOptions,
): SafetySession {
  const { helping, theirDanger: _theirDanger, ...own } = session
  // "She's gone quiet" is no death, and "should I make her sick" not about oneself.
  const isOwn = bereaved || (!onlyAsksPlainly(text, session) && speaksForSelf(text, assessment))
  const before = helping && isOwn ? afterHelping(own, bereaved) : session
  const { called: _called, ...uncalled }: SafetySession = before
  const reduced = safetySessionReducer(tellsNoHelp(text) ? uncalled : before, { type: 'message', assessment })
  const raised = staysAttacked(text, before, assessment, readFollowUp)
    ? { ...reduced, attacked: true }
    : reduced
  if (isSelfHarm) return safetySessionReducer(raised, { type: 'self-harm' })
  // What a body does may come of something swallowed, and does not say so.
  const theirDanger = acts && !session.took ? undefined : theirDangerIn(text, assessment)
  const { witness, ...others } = raised
  // What happens next door stays next door until the person tells of violence in words of their own.
  const isWitness =
    assessment.layers.includes('grammar:attack-next-door') ||
    tellsViolenceToFriend(text, assessment) ||
    (witness && !tellsViolenceToThem(text))
  return {
    ...others,
    ...(isWitness && { witness: true as const }),
    // Whether the writer is safe is not what that card asks.
    ...(isWitness && others.card === 'A' && { asked: null }),
    ...(bereaved && { bereaved: true as const }),
    ...(tellsWound(assessment) && { hurt: true as const }),
    ...(tellsIntake(assessment) && { took: true as const }),
    ...(tellsGas(text, assessment) && { gas: true as const }),
    ...(theirDanger && { theirDanger }),
    ...(acts && session.took && { acts: true as const }),
    ...(tellsIntake(assessment) && tellsBodySign(text) && { acts: true as const }),
    ...(choked && { choked: true as const }),
    ...(assaulted && { assaulted: true as const }),
  }
}

function takeMessage(
  safety: ConversationSafety,
  turn: Extract<Turn, { kind: 'message' }>,
  options: ConversationOptions,
): { readonly safety: ConversationSafety; readonly judged: JudgedTurn } {
  const read = readMessage(turn.text, safety, options)
  const { assessment, alone } = read
  const asksWhoReads = asksOnlyWhoReads(turn.text) && !onlyAsksPlainly(turn.text, safety.session)
  if (alone.card === null && asksWhoReads) return takeAside(safety, turn, alone)
  const ownNamed = safety.ownNamed || namesOwn(turn.text, assessment)
  const after = sessionAfter(turn.text, safety.session, read, options)
  const session = asTheirs(turn.text, after, safety.session, ownNamed, options.readFollowUp)
  const answer = answerIn(turn.text, safety, alone, options)
  const afterAnswer = answer && safetySessionReducer(safety.session, answer)
  if (afterAnswer && (!read.answersReply || outweighs(afterAnswer, session))) {
    return {
      safety: restarted(safety, { ...afterAnswer, turn: afterAnswer.turn + 1 }),
      judged: {
        turn,
        assessment: null,
        fixedAnswerOnly: !modelMayAnswer(afterAnswer),
        ...(policeAreHere(turn.text, afterAnswer, options) && { tells: 'police-here' as const }),
      },
    }
  }
  const tells =
    read.tells ??
    medicalTold(turn.text, safety.session, session) ??
    howItGoes(turn.text, { before: safety.session, session, assessment, ownNamed }, options.readFollowUp)
  return {
    safety: rememberedAfter(turn.text, { ...safety, ownNamed }, read, session),
    judged: {
      turn,
      assessment,
      // What an ambulance is for no model answers.
      fixedAnswerOnly: !modelMayAnswer(session) || session.card === 'medical',
      ...(tells && { tells }),
    },
  }
}

/** Whether the somebody who can help whoever was attacked is the police: they are told what to say to them. */
function policeAreHere(
  text: string,
  { attacked, card }: SafetySession,
  options: ConversationOptions,
): boolean {
  if (!attacked || card !== 'somebody-near') return false
  return tellsHelpIsHere(text) || options.readFollowUp?.(text)?.of('attacked')?.followUp === 'police-here'
}

/** A message that calls for nothing, and leaves everything as it waits. */
function takeAside(
  safety: ConversationSafety,
  turn: Turn,
  assessment: SafetyAssessment,
): { readonly safety: ConversationSafety; readonly judged: JudgedTurn } {
  const session = safetySessionReducer(safety.session, { type: 'aside' })
  return {
    safety: { ...safety, session: { ...session, turn: session.turn + 1 } },
    judged: { turn, assessment, fixedAnswerOnly: !modelMayAnswer(session) },
  }
}

/** The conversation after a message that is no answer: what it keeps for reading the next one. */
function rememberedAfter(
  text: string,
  { halves, alarm, violenceTold, violentPeople, ownNamed, session: before }: ConversationSafety,
  { assessment, alone }: ReadMessage,
  session: SafetySession,
): ConversationSafety {
  const half = { text, rank: rankOf(alone) }
  // A question that was asked is no half of what is written next.
  const isAside =
    onlyAsksPlainly(text, before) || (session.card === 'medical' && before.medical !== undefined)
  const isHalf = text.length <= longestHalf && !isAside
  const tellsViolence =
    assessment.card !== null &&
    !assessment.forOther &&
    assessment.categories.includes('A') &&
    // What a voice threatens is no violence of anybody near.
    !assessment.layers.includes('grammar:voices') &&
    before.level !== 'P'
  return {
    session,
    halves: isHalf ? [...halves, half].slice(-mostHalves) : [],
    repliedQuestions: [],
    asksElse: false,
    justRaised: session.card !== null && !assessment.layers.includes('grammar:wish'),
    alarm: graver(alarm, alarmOf(assessment)),
    violenceTold: violenceTold || tellsViolence,
    violentPeople: tellsViolence ? [...new Set([...violentPeople, ...whoMayBeViolent(text)])] : violentPeople,
    ownNamed,
  }
}

/** What was swallowed is told to act: danger now, also after "I am safe". */
function bodyActs(isOther: boolean): SafetyAssessment {
  const ofOther = isOther ? 'outright' : null
  return decide([{ layer: 'grammar:intake', level: 'L3', sure: true, context: null, ofOther }])
}

/** Who was to be kept from it has jumped or fallen. */
const theirFall = decide([
  { layer: 'grammar:other-dying', level: 'L3', sure: true, context: null, ofOther: 'outright' },
])

/** Danger now, in which nothing but a habit of hurting oneself without a wish to die was found: it counts as that. */
function asSelfHarm(found: SafetyAssessment): SafetyAssessment {
  return { ...found, level: 'L2', card: 'L2', outcome: 'lock' }
}

/** Layers that a wish alone may call on. */
const wishes: readonly string[] = ['phrase', 'grammar:wish', 'grammar:passive', 'classifier', 'reader']

/** What an alarm is about below danger now, for who would take it back. */
function alarmOf({ card, layers }: SafetyAssessment): AlarmKind | null {
  if (card === null) return null
  if (card === 'L1' || card === 'T') return 'wish'
  const isWish = card === 'L2' && layers.includes('grammar:wish')
  return isWish && layers.every((layer) => wishes.includes(layer)) ? 'wish' : 'act'
}

function graver(one: AlarmKind | null, other: AlarmKind | null): AlarmKind | null {
  return one === 'act' || other === 'act' ? 'act' : (one ?? other)
}

/** What words of the assistant ask. */
function askedIn(text: string): Pick<ConversationSafety, 'repliedQuestions' | 'asksElse'> {
  const repliedQuestions = questionsIn(text)
  return { repliedQuestions, asksElse: repliedQuestions.length === 0 && /[?？]/.test(text) }
}

/** Takes the next turn; page and server both use this, so that they come to the same card. */
export function nextSafety(
  safety: ConversationSafety,
  turn: Turn,
  options: ConversationOptions = {},
): { readonly safety: ConversationSafety; readonly judged: JudgedTurn } {
  if (turn.kind === 'message') return takeMessage(safety, turn, options)
  const judged = { turn, assessment: null, fixedAnswerOnly: false }
  if (turn.kind === 'reply') return { safety: { ...safety, ...askedIn(turn.text) }, judged }
  if (turn.kind === 'reading') {
    const assessment = decide([{ layer: 'reader', level: turn.level, sure: turn.sure, context: null }])
    const session = safetySessionReducer(safety.session, { type: 'message', assessment })
    return {
      safety: { ...safety, session },
      judged: { turn, assessment, fixedAnswerOnly: !modelMayAnswer(session) },
    }
  }
  const session = safetySessionReducer(safety.session, eventOf(turn))
  return { safety: restarted(safety, session), judged }
}

/** Judges a whole conversation from its beginning. */
export function judgeConversation(
  turns: readonly Turn[],
  options: ConversationOptions = {},
): {
  readonly safety: ConversationSafety
  readonly judged: readonly JudgedTurn[]
} {
  let safety = startConversation()
  const judged = turns.map((turn) => {
    const next = nextSafety(safety, turn, options)
    safety = next.safety
    return next.judged
  })
  return { safety, judged: withReadMessages(judged) }
}

/** The same turns, where the message before a reading that leaves only fixed text is kept from the model as well. */
function withReadMessages(judged: readonly JudgedTurn[]): readonly JudgedTurn[] {
  const locking = judged.flatMap(({ turn, fixedAnswerOnly }, index) =>
    turn.kind === 'reading' && fixedAnswerOnly ? [index] : [],
  )
  const read = new Set(
    locking.map((index) => judged.slice(0, index).findLastIndex(({ turn }) => turn.kind === 'message')),
  )
  return judged.map((each, index) => (read.has(index) ? { ...each, fixedAnswerOnly: true } : each))
}

/**
 * The card for the newest turn: the one that it calls for, or, while only fixed text may answer, the one of the level that
 * the conversation has reached. null where there is nothing to show first.
 */
export function cardToShow(session: SafetySession): ShownCard | null {
  const { card, level } = session
  if (modelMayAnswer(session) || level === 'none') return card
  if (card !== null && !isLevelCard(card)) return card
  // Help was called: whatever is said next, it is not "call now" again.
  if (card === null && session.helping && session.called) return 'ask-again'
  return card !== null && levelRank(card) >= levelRank(level) ? card : level
}
