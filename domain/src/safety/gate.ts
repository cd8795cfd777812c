import { tellsWithdrawal } from './alcohol-withdrawal'
import type { Classifier, ClassifierOpinion } from './classifier/opinion'
import {
  agreesThatHarmless,
  type ClassifierThresholds,
  doubts,
  findingsOfOpinion,
  isSurelyTheirs,
  seesSomebodyElse,
} from './classifier/opinion-findings'
import { type Finding, type HarmlessContext, type Layer, quietContexts } from './finding'
import { grammarFindings } from './grammar/grammar-findings'
import { type GrammarReading, readGrammar } from './grammar/read-grammar'
import {
  isGroan,
  isLightPhrase,
  isUnsurePhrase,
  levelRank,
  levelsByPriority,
  type MatchedLevel,
  type SafetyLevel,
} from './lexicon'
import { isOfAccident, type MedicalKind, mayTellWish, medicalIn } from './medical-told'
import { cleanText } from './normalise'
import { findPhrases, type PhraseMatch, withoutIdioms } from './phrase-matches'
import { toldAsPast } from './told-as-past'

/** The cards of `templates.ts` that a message can call for. */
export type CardId = MatchedLevel

/**
 * What follows from a message. `lock`: we are sure, the crisis card answers and no model does. `gentle`: a support card with
 * a direct, kind question, the chat stays open. `none`: nothing was found, which is not the same as being safe.
 */
export type Outcome = 'lock' | 'gentle' | 'none'

/** What the gate says about a message. It holds categories only, never the text or a part of it. */
export interface SafetyAssessment {
  readonly level: SafetyLevel
  /** The card to show at once; null where nothing matched, or only a title or the subject of a lesson. */
  readonly card: CardId | null
  readonly outcome: Outcome
  /** Every category that matched, highest first; the first one is `level`. */
  readonly categories: readonly MatchedLevel[]
  /** Which layers spoke, so that a decision can be explained without the text. */
  readonly layers: readonly Layer[]
  /** The message is (also) about somebody else: add the helper text of card T to the card. */
  readonly helper: boolean
  /** Card L3, and the life in danger is somebody else's: whoever writes is asked about them, not about themselves. */
  readonly forOther?: true
  /** Card L3, and the danger comes from somebody else: the number of the police stands first. */
  readonly attacked: boolean
  /** The harmless context that turned a lock into the gentle card; the level stays what was said. */
  readonly context: HarmlessContext | null
  /** A statement of hopelessness that is not taken back: two of them in a conversation are a crisis. */
  readonly statement: boolean
  /**
   * Phrases, grammar or the provider as reader found a level that locks. False where the classifier alone did, whose reasons
   * nobody can name: a page then shows the card in the conversation and not as a window over everything.
   */
  readonly explained: boolean
  /** Somebody who drank a lot has stopped and shakes, sweats or sees things: they need a doctor today. */
  readonly withdrawal?: true
  /** An accident or an illness of now is told, which is for an ambulance, a doctor or a pharmacist. */
  readonly medical?: MedicalKind
}

export interface GateOptions {
  /** The second layer. Without it the phrases and the grammar decide alone. */
  readonly classifier?: Classifier
  /** Violence against the person was told before in the conversation: less is needed to see that it happens now. */
  readonly violenceTold?: boolean
  /** Another alarm stands, or violence was told: what a body does then is of that, and no accident. */
  readonly alarmStands?: boolean
  /** Other thresholds than those of the product, for choosing them. */
  readonly thresholds?: ClassifierThresholds
}

/** A message of at most this many characters that only names the topic is a statement: nothing else is said in it. */
const longestWord = 10

const nothing: SafetyAssessment = {
  level: 'none',
  card: null,
  outcome: 'none',
  categories: [],
  layers: [],
  helper: false,
  attacked: false,
  context: null,
  statement: false,
  explained: false,
}

/** "I could kill him": as often said in anger as meant. */
const endsInCould = /\bcould (?:just |honestly |literally |really |actually )?$/

/** What the phrase lists find, in the surroundings that the grammar sees: of each level what nothing takes the edge off. */
function phraseFindings(text: string, reading: GrammarReading): Finding[] {
  const matches = findPhrases(text)
  const cleaned = cleanText(text)
  const aboutOther = matches.some(({ level }) => level === 'T')
  const armed = reading.findings.some(({ family, context }) => family === 'armed' && context === null)
  const isTold = ({ level, first, last }: PhraseMatch) =>
    (level === 'L2' || level === 'L1') && reading.toldByOther(first, last)
  const contextOf = (match: PhraseMatch): HarmlessContext | null => {
    const harmless = needsFixedAnswer(match.level) ? harmlessContextOf(match) : null
    return harmless ?? (isTold(match) ? 'told' : null)
  }
  const harmlessContextOf = ({ level, first, last }: PhraseMatch): HarmlessContext | null => {
    const found = cleaned.slice(first, last + 1)
    const kind = { light: isLightPhrase(found), threat: level === 'H' && !armed, groan: isGroan(found) }
    const context = reading.contextOf(first, last, kind)
    if (context !== null) return context
    const self = reading.actorOf(first, last) === 'self'
    const inAnger =
      isUnsurePhrase(found, self) || (level === 'H' && endsInCould.test(cleaned.slice(0, first)))
    if (inAnger && !(level === 'H' && armed)) return 'idiom'
    const named = !aboutOther && !self && cleaned.length > longestWord && reading.isTopic(first, last)
    return named ? 'topic' : null
  }
  const findings: Finding[] = []
  const settled = new Set<MatchedLevel>()
  // Those of the reviewed list first: of each level one that nothing takes the edge off is enough.
  const ordered = [...matches].sort(
    (one, other) =>
      levelRank(other.level) - levelRank(one.level) || Number(other.reviewed) - Number(one.reviewed),
  )
  for (const match of ordered) {
    if (settled.has(match.level)) continue
    const context = contextOf(match)
    if (context === null) settled.add(match.level)
    const ofOther = isCrisis(match.level) ? reading.ofOther(match.first, match.last) : null
    findings.push({
      layer: 'phrase',
      level: match.level,
      sure: true,
      context,
      reviewed: match.reviewed,
      // A threat beside a weapon, a plan or a time; the classifier has no head for threats to others.
      certain: match.level === 'H' && armed,
      ofOther,
    })
    if (context === 'told' || (context === null && match.level === 'L3' && ofOther === 'outright'))
      findings.push({ layer: 'phrase', level: 'T', sure: true, context: null, reviewed: match.reviewed })
  }
  return findings
}

/** The level a finding counts with: what is not sure asks gently, as L1 does. */
function levelOf({ level, sure }: Finding): MatchedLevel {
  return sure || !needsFixedAnswer(level) ? level : 'L1'
}

/**
 * A denial beside another danger ("I don't want to die, but my father hits me") is not believed: the full card is shown.
 * L1 is what a denial leads to anyway.
 */
function believed(findings: readonly Finding[]): readonly Finding[] {
  const others = findings.some(({ level, context }) => context === null && level !== 'L1')
  return others
    ? findings.map((finding) => (finding.context === 'denial' ? { ...finding, context: null } : finding))
    : findings
}

const isCrisis = (level: MatchedLevel) => level === 'L2' || level === 'L3'

/** Layers that say how grave a message is and not what or whom it is about. */
const unnamed: readonly string[] = ['classifier', 'reader']

/** Whether it is the gentle card, for which only the classifier has a reason. */
export function isDoubt({ card, layers }: Pick<SafetyAssessment, 'card' | 'layers'>): boolean {
  return card === 'L1' && layers.every((layer) => layer === 'classifier')
}

/** Whether only the classifier or a provider saw something. */
export function isUnnamed({ layers }: Pick<SafetyAssessment, 'layers'>): boolean {
  return layers.every((layer) => unnamed.includes(layer))
}

/** Every named danger to a life; what the classifier or a provider sees has no name. */
function namedDangers(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    ({ level, sure, context, layer }) =>
      isCrisis(level) && sure && context === null && !unnamed.includes(layer),
  )
}

/** Whether a danger to somebody else's life is named, and none to the person's own. */
function isForOther(findings: readonly Finding[]): boolean {
  const named = namedDangers(findings)
  return named.some(({ ofOther }) => ofOther === 'outright') && named.every(({ ofOther }) => ofOther)
}

/** The highest of the given levels. */
function highest(levels: readonly MatchedLevel[]): MatchedLevel | undefined {
  return levelsByPriority.find((level) => levels.includes(level))
}

function outcomeOf(card: CardId | null): Outcome {
  if (card === null) return 'none'
  return needsFixedAnswer(card) ? 'lock' : 'gentle'
}

/**
 * Families that name what somebody does to themselves: to the classifier their weapon, their threat or their locked door looks like an
 * attack.
 */
const meantForThemselves: readonly string[] = [
  'grammar:weapon-at-themselves',
  'grammar:others-shut-in',
  'grammar:other-dying',
  'grammar:other-swallowed',
  'grammar:others-letter',
  'grammar:about-to-jump',
]

/** Families that are the writer's own danger, whoever is named in it: a mother on a balcony with her baby helps nobody. */
const alwaysOwn: readonly string[] = ['grammar:takes-child-along']

/**
 * Puts the findings of all layers together: the highest level wins.
 *
 * @param seesOther whether the classifier sees that the message is about somebody else
 * @param isOthers whether it is sure that the danger is theirs alone: then it is, whoever the rules take for the one who speaks
 */
export function decide(
  given: readonly Finding[],
  {
    seesOther = false,
    isOthers: seesOnlyOthers = false,
  }: { readonly seesOther?: boolean; readonly isOthers?: boolean } = {},
): SafetyAssessment {
  const findings = believed(given)
  const isOthers = seesOnlyOthers && !findings.some(({ layer }) => alwaysOwn.includes(layer))
  const found = new Set(findings.map(levelOf))
  const categories = levelsByPriority.filter((level) => found.has(level))
  const [level] = categories
  if (!level) return nothing
  const plain = findings.filter(({ context }) => context === null).map(levelOf)
  const quiet = findings.every(({ context }) => quietContexts.has(context))
  const called = quiet ? null : (highest(plain) ?? (needsFixedAnswer(level) ? 'L1' : level))
  // "My friend is suicidal": whoever says it is no patient, and is not asked whether they think of dying.
  const isOthersWish =
    (called === 'L2' && (isOthers || (seesOther && isForOther(findings)))) || (called === 'L1' && isOthers)
  const card = isOthersWish ? (highest([...plain.filter((each) => each !== 'L2'), 'T']) ?? 'T') : called
  const outcome = outcomeOf(card)
  const softened = needsFixedAnswer(level) && outcome !== 'lock'
  const contexts = findings.map(({ context }) => context)
  const forOther = card === 'L3' && (isOthers || isForOther(findings))
  // In a danger of one's own somebody is named ("the cat is with the neighbour", "grandma's tablets"), and is nobody to be helped.
  const isForHelper =
    found.has('T') &&
    (forOther ||
      card === null ||
      !needsFixedAnswer(card) ||
      findings.some(
        (finding) =>
          levelOf(finding) === 'T' && finding.ofOther !== 'perhaps' && !unnamed.includes(finding.layer),
      ))
  const meanThemselves = forOther && findings.some(({ layer }) => meantForThemselves.includes(layer))
  const attacked =
    card === 'L3' &&
    findings.some(
      ({ attack, sure, context, layer }) =>
        attack === true && sure && context === null && !(meanThemselves && layer === 'classifier'),
    )
  return {
    level,
    card,
    outcome,
    categories,
    layers: [...new Set(findings.map(({ layer }) => layer))],
    helper: isForHelper,
    attacked,
    ...(forOther && !attacked && { forOther: true as const }),
    context: softened ? (contexts.find((context) => context !== null) ?? null) : null,
    statement: findings.some(({ level: said, sure, context }) => sure && context === null && said === 'L1'),
    explained: findings.some(
      (finding) =>
        finding.layer !== 'classifier' && finding.context === null && needsFixedAnswer(levelOf(finding)),
    ),
  }
}

/** Words to the program about its checks, cards and roles: whoever asks it not to look is looked at all the more. */
const asksNotToLook =
  /(?:勿|不要|别|关闭|跳过|忽略).{0,6}(?:触发|检查|检测|过滤|卡片)|角色扮演|system|override|safety (?:gate|check|filter)|role ?-?play|(?:show|give|send) (?:me )?(?:a |the |any )?card/i

/** What the phrase lists and the grammar find: the layers that can say why. */
export function findingsIn(text: string): readonly Finding[] {
  const reading = readGrammar(text)
  const findings = [...phraseFindings(text, reading), ...grammarFindings(reading.findings)]
  return asksNotToLook.test(cleanText(text))
    ? findings.map((finding) => ({ ...finding, context: null }))
    : findings
}

/** Puts what phrases and grammar found together with the classifier's opinion of the same message. */
export function decideWith(
  findings: readonly Finding[],
  opinion: ClassifierOpinion,
  {
    brief,
    violenceTold = false,
    past = false,
    thresholds,
  }: {
    readonly brief: boolean
    /** What is told was before (`toldAsPast`). */
    readonly past?: boolean
    readonly violenceTold?: boolean
    readonly thresholds?: ClassifierThresholds | undefined
  },
): SafetyAssessment {
  // In a few words there is too little for the classifier to doubt them.
  const held = brief
    ? findings
    : findings.map((finding) =>
        finding.context === null &&
        finding.certain !== true &&
        needsFixedAnswer(finding.level) &&
        doubts(opinion, finding, thresholds)
          ? { ...finding, sure: false }
          : finding,
      )
  const plain = held.filter((finding) => finding.context === null)
  // Hopelessness alone is no crisis: beside it the classifier needs to be as sure as by itself.
  const supported = plain.some(({ level }) => needsFixedAnswer(level))
  const hasCrisis = plain.some(({ level, sure }) => sure && (level === 'L2' || level === 'L3'))
  const context = plain.length > 0 ? null : (held[0]?.context ?? null)
  const now = plain.some(({ level, sure }) => sure && level === 'L3')
  const notYet = !now && plain.some((finding) => finding.notYet === true)
  const violence = violenceTold || plain.some(({ level }) => level === 'A')
  const added = findingsOfOpinion(
    opinion,
    { supported, isCrisis: hasCrisis, context, brief, notYet, violence, past },
    thresholds,
  )
  const sees = { seesOther: seesSomebodyElse(opinion), isOthers: isSurelyTheirs(opinion) }
  const decided = decide([...held, ...added], sees)
  // Where violence was told, its going on now has its reason, whoever sees it.
  const assessment = decided.attacked && violence ? { ...decided, explained: true } : decided
  // What was said keeps its level; only the card goes.
  if (added.length > 0 || !agreesThatHarmless(opinion, context, thresholds)) return assessment
  return { ...assessment, card: null, outcome: 'none' }
}

/** At most this many words of letters and this many Chinese characters are a few words. */
const fewest = { words: 7, characters: 8 }

/** True for a few words: too little for the classifier to lock by itself. */
export function isBrief(text: string): boolean {
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)]
  const characters = [...text.matchAll(/\p{Script=Han}/gu)]
  const latin = words.filter(([word]) => !/\p{Script=Han}/u.test(word))
  return latin.length <= fewest.words && characters.length <= fewest.characters
}

/** Where no more than this many letters and characters stand beside an idiom, nothing else is said. */
const barelyAnything = 3

/**
 * Whole messages that follow on something else and say nothing by themselves, which the classifier takes for violence: that somebody sleeps, is awake or
 * breathes; that something was locked away; that a boss of a game was beaten.
 */
const saysNothingBut = new RegExp(
  `^(?:${[
    '(?:她|他|佢|宝宝|孩子|娃|人)?(?:现在|已经|还|又|终于|刚|在|都)*(?:睡(?:得|着|了|熟|沉|很|香|好|过去)+|呼吸(?:正常|平稳|着|还在)?|有(?:呼吸|心跳)|醒(?:着|了|过来了?)?)(?:了|呢|的)?',
    '(?:先|都|我|把它?|已经|全)*(?:放|锁|收|藏)(?:在|到|进|起来)?(?:柜子|抽屉|箱子|盒子|保险柜)(?:里)?(?:锁|收)?(?:好|了|起来|着|上)*',
    '(?:and |ok |yes |yeah |but |now |still |thank god )*(?:he s|she s|hes|shes|he is|she is|theyre|they re|the baby is|babys|baby s) (?:still |now |all |just |sound |fast |fine |ok )*(?:breathing|asleep|awake|sleeping|alive|conscious)(?: (?:again|now|yeah|yes|ok|fine|though|tho|normally))*',
    '(?:its |it s |all |it )?(?:gone|better|over) now',
    '(?:i )?(?:smashed|nailed|aced|crushed) (?:it|my targets?|the (?:exam|test|interview|presentation))(?: tho| though| lol)?',
    '(?:ok |okay |finally |yay |yes |got it |phew |lol |just )+beat (?:him|it|the boss|that boss)(?: (?:finally|lol|yay|now|first try))*',
  ].join('|')})$`,
)

/** A classifier cannot tell an idiom that the lists know (想死你了, dying to) from what it is made of: it reads the rest. */
function opinionOf(text: string, classifier: Classifier): ClassifierOpinion | null {
  if (
    saysNothingBut.test(
      cleanText(text)
        .replace(/[\p{P}\p{S}]+/gu, ' ')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
  )
    return null
  const rest = withoutIdioms(text)
  if (rest === null) return classifier(text)
  return rest.replace(/\P{Letter}/gu, '').length > barelyAnything ? classifier(rest) : null
}

/**
 * First filter of every message, before any model call. Both languages are always read: people mix them. It never decides
 * that somebody is safe; `none` only means that nothing was found.
 *
 * @param text any length; the time taken is linear in it
 */
export function assessMessage(
  text: string,
  { classifier, violenceTold = false, alarmStands = false, thresholds }: GateOptions = {},
): SafetyAssessment {
  const withdrawal = tellsWithdrawal(text)
  const medical = withdrawal || violenceTold || alarmStands ? null : medicalIn(text)
  const found = findingsIn(text)
  const findings = found.filter(
    (finding) =>
      !((withdrawal || medical) && isOfBody(finding)) && !(medical && isOfAccident(medical, finding.layer)),
  )
  const beside = medical?.plain ? (mayTellWish(medical.rest) ? medical.rest : '') : text
  const read = withdrawal?.rest ?? beside
  const opinion = classifier && read !== '' ? opinionOf(read, classifier) : null
  const assessment = opinion
    ? decideWith(findings, opinion, {
        brief: isBrief(text),
        violenceTold,
        past: toldAsPast(text),
        thresholds,
      })
    : decide(findings)
  if (medical) return { ...(isMereLook(assessment) ? nothing : assessment), medical: medical.kind }
  return withdrawal ? { ...assessment, withdrawal: true } : assessment
}

/** Whether it is an attack or a sorrow that only the classifier sees: beside an accident it takes a blow or a silence for one. */
function isMereLook(assessment: SafetyAssessment): boolean {
  const { card, attacked } = assessment
  return card !== null && isUnnamed(assessment) && (attacked || card === 'A' || !needsFixedAnswer(card))
}

/** What a body without its alcohol does looks like panic, trouble with eating or confusion, for which other cards are made. */
function isOfBody({ layer, level }: Finding): boolean {
  return layer === 'grammar:panic' || level === 'E' || (level === 'P' && layer !== 'phrase')
}

/** True where no model may be called for the turn: the answer is a fixed text. */
export function needsFixedAnswer(level: SafetyLevel): boolean {
  return level === 'L3' || level === 'H' || level === 'P' || level === 'L2'
}

/**
 * Builds the lists ahead of the first message (about half a second on a slow device, once). Call it when a chat opens or a
 * server starts, while nobody waits.
 */
export function prepareGate(): void {
  // Twice: engines translate an expression at its first use and once more when it is used again.
  for (let round = 0; round < 2; round += 1) assessMessage('a 一')
}
