import type { HarmlessContext, OfOther } from '../finding'
import { isDenied } from '../negation'
import { mentionAt, type ReadText, sentenceAround, standsIn } from './match'
import type { Mention } from './mention'

/** The slots that surroundings are recognised by, as numbers. */
export interface SurroundingSlots {
  readonly self: readonly number[]
  readonly other: readonly number[]
  readonly study: readonly number[]
  readonly fiction: readonly number[]
  readonly wordQuestion: readonly number[]
  readonly reporting: readonly number[]
  readonly farPast: readonly number[]
  readonly recovered: readonly number[]
  readonly again: readonly number[]
  readonly laughter: readonly number[]
  readonly topicQuestion: readonly number[]
  readonly topic: readonly number[]
  readonly cut: readonly number[]
  readonly accident: readonly number[]
  readonly joking: readonly number[]
  readonly negation: readonly number[]
  readonly hyperbole: readonly number[]
  readonly gameOrJoke: readonly number[]
  readonly askedAbout: readonly number[]
  readonly answeredNo: readonly number[]
  readonly admits: readonly number[]
  readonly confirms: readonly number[]
  readonly height: readonly number[]
  readonly heightWork: readonly number[]
  readonly earnest: readonly number[]
  readonly chores: readonly number[]
  readonly saysSo: readonly number[]
  readonly firstPerson: readonly number[]
  readonly meToo: readonly number[]
}

/** What kind of statement a match is, where that matters for what surrounds it. */
export interface StatementKind {
  /** Also an everyday exaggeration. */
  readonly light?: boolean
  /** The negation belongs to it. */
  readonly undeniable?: boolean
  /** A threat to somebody else, which games and jests are full of. */
  readonly threat?: boolean
  /** A groan (kill me now), which a school subject or a chore beside it explains. */
  readonly groan?: boolean
  /** The person's own whoever is named in it, so that a date in it (忌日) is no past. */
  readonly speaker?: boolean
}

/** Whom a match speaks of. */
export type Actor = 'self' | 'other' | 'nobody'

/** Quotation marks and marks of titles, as they stand after NFKC. */
const quotations: Readonly<Record<string, string>> = {
  '《': '》',
  '「': '」',
  '『': '』',
  '“': '”',
  '"': '"',
  '<': '>',
}
const longestQuotation = 60

/** How far back somebody governs a statement, in tokens. */
const actorReach = 24
/** How far before a statement its subject may stand, in tokens. */
const subjectReach = 6
/** Words that say no more than that somebody is somewhere, by token: an English word or a Chinese character. */
const isThere =
  /^(?:is|s|are|was|standing|sitting|stood|sat|lying|walking|up|out|just|right|now|still|already|there|here|on|at|in|the|[在站坐正就还已经现刚又要想爬跑到上了人个一有])$/

/** "Had a fight with dad and drank weedkiller": English, too, leaves out who did it. */
const joins = /^(?:and|then|so|but|after)$/
const swallows = /^(?:took|taken|drank|drunk|swallowed|downed|ate|necked|overdosed|chugged)$/

/** How far a school subject or a film reaches, in tokens. */
const topicReach = 45

/** "Do I think of it? No." A question with its answer, which stays gentle; "no one" and 没人 answer nothing. */
const answersItselfNo =
  /^[^.!。！…?？]{0,30}[?？]\s*(?:(?:no|nah|nope|never)(?![\s-]*(?:one|body|idea|more|longer|point|reason|way|doubt)|\w)|(?:没有|没|不想|不会|不|冇|唔想|唔会)(?=[,，。.!！、\s]|$))/i

/** 我说不想活了是说天气: what was said is explained, not meant. */
const isExplained = {
  before: /(?:我|俺)(?:说|讲|话|发)的?[“"「]?$/u,
  after: /^[了死”"」]{0,3}(?:是|系)(?:说|指|讲|话|嫌)/u,
}

interface Quotation extends Mention {
  readonly title: boolean
}

function findQuotations(cleaned: string): readonly Quotation[] {
  const found: Quotation[] = []
  for (let place = 0; place < cleaned.length; place += 1) {
    const opening = cleaned[place] ?? ''
    const closing = quotations[opening]
    if (closing === undefined) continue
    const end = cleaned.slice(place + 1, place + 1 + longestQuotation).indexOf(closing)
    if (end < 0) continue
    found.push({ from: place, to: place + 1 + end, title: opening === '《' })
    place += end + 1
  }
  return found
}

/** What stands around the findings of one text. */
export class Surroundings {
  private readonly quotations: readonly Quotation[]
  private readonly recovered: boolean
  private readonly again: boolean
  private readonly laughter: boolean
  private readonly joking: boolean
  private readonly alike: boolean

  constructor(
    private readonly text: ReadText,
    private readonly slots: SurroundingSlots,
    private readonly cleaned: string,
  ) {
    this.quotations = findQuotations(cleaned)
    this.recovered = this.anywhere(slots.recovered)
    this.again = this.anywhere(slots.again)
    // "Not even joking", 没跟你开玩笑: whatever else the message laughs at, this is meant.
    const earnest = this.anywhere(slots.earnest)
    this.laughter = !earnest && this.anywhere(slots.laughter)
    this.joking = !earnest && this.saysItWasAJoke()
    this.alike = this.anywhere(slots.meToo)
  }

  private anywhere(slots: readonly number[]): boolean {
    return slots.some((slot) => (this.text.mentions.get(slot)?.size ?? 0) > 0)
  }

  /** "打错了", "just kidding", and not "I am not joking". */
  private saysItWasAJoke(): boolean {
    const places = this.slots.joking.flatMap((slot) => [...(this.text.mentions.get(slot)?.keys() ?? [])])
    return places.some(
      (place) =>
        !standsIn(this.text, this.slots.negation, { from: Math.max(0, place - 4), to: place }) &&
        !this.isMeant(place),
    )
  }

  /** "Deeper than I meant" and "I meant it" take nothing back. */
  private isMeant(place: number): boolean {
    const first = this.text.tokens[place]?.first ?? 0
    return /than $/.test(this.cleaned.slice(0, first)) || /^i meant it\b/.test(this.cleaned.slice(first))
  }

  /** 累到想死, "so embarrassed I could die". */
  private isHyperbole({ from }: Mention): boolean {
    return standsIn(this.text, this.slots.hyperbole, { from: Math.max(0, from - 6), to: from + 1 })
  }

  /** What stands after a match, as far as one may have to look. */
  private after({ to }: Mention): string {
    const last = this.text.tokens[to - 1]?.last ?? 0
    return this.cleaned.slice(last + 1, last + 60)
  }

  /** 我说不想活了是说天气太热. */
  private explains(match: Mention): boolean {
    const first = this.text.tokens[match.from]?.first ?? 0
    return (
      isExplained.after.test(this.after(match)) &&
      isExplained.before.test(this.cleaned.slice(Math.max(0, first - 6), first))
    )
  }

  private around({ from, to }: Mention, reach: number): Mention {
    return { from: Math.max(0, from - reach), to: Math.min(this.text.tokens.length, to + reach) }
  }

  /** Whom the words at a match speak of: the nearest person named before or in it, in its sentence. */
  actorOf(match: Mention): Actor {
    const inside = this.lastPerson({ from: match.from, to: Math.min(match.to, match.from + 4) }, true)
    if (inside) return inside
    const sentence = sentenceAround(this.text, match, actorReach)
    return this.lastPerson({ from: sentence.from, to: match.from }, false) ?? 'nobody'
  }

  /**
   * Whether a match is about somebody else: outright where they are named right before it, with no more between than that they are or stand
   * there. "She left me standing here" and "they won't look on the roof" may well be the person's own.
   */
  ofOther(match: Mention): OfOther {
    if (this.alike) return null
    const { other, firstPerson } = this.slots
    let named: number | null = null
    for (let place = sentenceAround(this.text, match, actorReach).from; place < match.to; place += 1) {
      const somebody = mentionAt(this.text, other, place) ?? 0
      const self = mentionAt(this.text, firstPerson, place) ?? 0
      // 自己 names nobody: it is whoever was named before.
      if (somebody > self) named = somebody
      else if (self > 0) named = null
      place = Math.max(somebody, self, place + 1) - 1
    }
    if (named === null) return null
    const between = this.text.tokens.slice(named, match.from)
    const isOutright = between.length <= subjectReach && between.every(({ text }) => isThere.test(text))
    const isOneClause = this.clauseStart(match.from) < named
    return isOutright && isOneClause && !this.hasSpokenBefore(match) ? 'outright' : 'perhaps'
  }

  /** Who has spoken of themselves before may go on to, by whatever name ("Grandma is going now"). */
  private hasSpokenBefore({ from }: Mention): boolean {
    return this.hasFirstPerson({ from: 0, to: from }, this.slots.firstPerson)
  }

  /**
   * Whether a match of a rule is told of somebody else: they are named before its first word or by it, and nobody has spoken of themselves
   * before. "食咗媽咪啲血壓藥" and "had a fight with dad and drank weedkiller" name somebody, and are the person's own.
   */
  isToldOf(match: Mention): boolean {
    if (this.alike || this.hasSpokenBefore(match)) return false
    if (mentionAt(this.text, this.slots.other, match.from) !== undefined) return true
    const { from } = sentenceAround(this.text, match, actorReach)
    if (this.lastPerson({ from, to: match.from }, false) !== 'other') return false
    const [last = '', first = ''] = [match.from - 1, match.from].map((place) => this.text.tokens[place]?.text)
    return !(joins.test(last) && swallows.test(first))
  }

  /**
   * Whether somebody else is said to have said it: 她说她不想活, "my nan says she would rather be dead". Only in the clause of
   * the verb, so that a new clause (他说要分手，不想活了) is still the person's own; and not where the person agrees.
   */
  toldByOther(match: Mention): boolean {
    if (this.alike) return false
    const { saysSo, firstPerson } = this.slots
    const { tokens } = this.text
    const sentence = sentenceAround(this.text, match, actorReach)
    const quoted = this.quotationOf(match) !== undefined
    for (let place = sentence.from; place < Math.max(match.from, sentence.from + 1); place += 1) {
      const after = mentionAt(this.text, saysSo, place)
      if (after === undefined || after > match.to) continue
      if (this.lastPerson({ from: sentence.from, to: place }, false) !== 'other') continue
      const between = { from: after, to: Math.max(match.to, after) }
      const paused = tokens.slice(after + 1, match.from + 1).some(({ before }) => before === 'pause')
      if (quoted || (!paused && !this.hasFirstPerson(between, firstPerson))) return true
    }
    return false
  }

  private hasFirstPerson({ from, to }: Mention, slots: readonly number[]): boolean {
    for (let place = from; place < to; place += 1) {
      const self = mentionAt(this.text, slots, place)
      if (self !== undefined && (mentionAt(this.text, this.slots.other, place) ?? 0) <= self) return true
    }
    return false
  }

  private lastPerson({ from, to }: Mention, first: boolean): Actor | undefined {
    let person: Actor | undefined
    for (let place = from; place < to; place += 1) {
      // "my brother" and 我弟 are longer than "my" and 我: the longer one is meant.
      const other = mentionAt(this.text, this.slots.other, place)
      const self = mentionAt(this.text, this.slots.self, place)
      if (other === undefined && self === undefined) continue
      person = (other ?? 0) > (self ?? 0) ? 'other' : 'self'
      if (first) return person
      place = Math.max(other ?? 0, self ?? 0) - 1
    }
    return person
  }

  /** The harmless context of a match; null where it means what it says. */
  contextOf(
    match: Mention,
    { light = false, undeniable = false, threat = false, groan = false, speaker = false }: StatementKind = {},
  ): HarmlessContext | null {
    const quotation = this.quotationOf(match)
    if (quotation?.title) return 'title'
    if (!undeniable && this.denied(match)) return 'denial'
    const asked = this.isAskedAbout(match)
    if (asked !== null) return asked === 'hidden' ? null : asked
    if (quotation && this.isQuoted(match)) return 'reported'
    if (light && this.laughter) return 'idiom'
    if (groan && standsIn(this.text, this.slots.chores, this.around(match, 16))) return 'idiom'
    if (this.joking || this.isHyperbole(match) || this.explains(match)) return 'idiom'
    if (threat && standsIn(this.text, this.slots.gameOrJoke, sentenceAround(this.text, match, 30)))
      return 'idiom'
    if (this.isAccident(match) || this.isWorkAtHeight(match)) return 'accident'
    if (this.isStudied(match))
      return this.isTopic(match) && this.actorOf(match) !== 'self' ? 'subject' : 'study'
    if (!this.again && (this.recovered || (!speaker && this.isPast(match)))) return 'past'
    return null
  }

  private quotationOf({ from, to }: Mention): Quotation | undefined {
    const first = this.text.tokens[from]?.first ?? 0
    const last = this.text.tokens[to - 1]?.last ?? 0
    return this.quotations.find((quotation) => quotation.from < first && last < quotation.to)
  }

  private isQuoted(match: Mention): boolean {
    const { study, fiction, wordQuestion, reporting } = this.slots
    return standsIn(this.text, [...study, ...fiction, ...wordQuestion, ...reporting], this.around(match, 20))
  }

  private denied({ from, to }: Mention): boolean {
    const { tokens } = this.text
    const before = tokens.slice(this.clauseStart(from), from)
    const after = tokens.slice(to, to + 12)
    const language = before.at(-1)?.kind === 'word' ? 'en' : 'zh'
    const join = (list: typeof before) => list.map(({ text }) => text).join('')
    return isDenied({ language, before: join(before), after: join(after) })
  }

  /** Where the clause of a token begins: after the last pause, unless it would be cut from its own beginning. */
  private clauseStart(from: number): number {
    const { tokens } = this.text
    let start = from
    while (start > 0 && from - start < 12) {
      const before = tokens[start]?.before
      if (before === 'end' || (before === 'pause' && start < from)) break
      start -= 1
    }
    return start
  }

  /**
   * A school subject, a film, a word to be explained is near. What names the topic (suicide, 上吊) may stand anywhere near it;
   * a wish (想死) has to follow it in its sentence, and nobody may say it of themselves.
   */
  private isStudied(match: Mention): boolean {
    const { study, fiction, wordQuestion, topicQuestion } = this.slots
    const topics = [...study, ...fiction, ...wordQuestion, ...topicQuestion]
    const self = this.actorOf(match) === 'self'
    if (this.isTopic(match)) {
      if (!standsIn(this.text, topics, this.around(match, topicReach))) return false
      if (!self || standsIn(this.text, [...study, ...fiction], this.beforeInSentence(match, 16))) return true
      return standsIn(this.text, topicQuestion, { from: Math.max(0, match.from - 4), to: match.to })
    }
    const before = this.beforeInSentence(match, self ? 8 : 16)
    if (standsIn(this.text, fiction, before)) return true
    // "Homework is done, I want to die": what somebody says of themselves begins anew after a pause.
    const from = self ? Math.max(before.from, this.clauseStart(match.from)) : before.from
    return standsIn(this.text, study, { from, to: before.to })
  }

  private isAccident(match: Mention): boolean {
    return (
      standsIn(this.text, this.slots.cut, match) &&
      standsIn(this.text, this.slots.accident, sentenceAround(this.text, match, 30))
    )
  }

  /**
   * "The form asks about thoughts of suicide. I ticked no": a question that others asked, and what was answered. What the
   * answer hides ("but I lied") is said as it is.
   */
  private isAskedAbout(match: Mention): HarmlessContext | 'hidden' | null {
    const { askedAbout, answeredNo, admits, confirms } = this.slots
    const answered = answersItselfNo.test(this.after(match))
    const no = answered || standsIn(this.text, answeredNo, this.around(match, 20))
    // "Do not ask me whether I want to die, I want to die": a clause that begins with the person answers.
    const clause = this.clauseStart(match.from)
    const answers = mentionAt(this.text, this.slots.firstPerson, clause) !== undefined
    const from = Math.max(answers ? clause : 0, match.from - 10)
    const asked = standsIn(this.text, askedAbout, { from, to: match.from })
    if (!no && !asked) return null
    const after = { from: match.to, to: this.text.tokens.length }
    if (this.anywhere(admits) || standsIn(this.text, confirms, after)) return 'hidden'
    return no ? 'denial' : 'reported'
  }

  /** On a roof to mend the gutters. */
  private isWorkAtHeight(match: Mention): boolean {
    return (
      standsIn(this.text, this.slots.height, match) &&
      standsIn(this.text, this.slots.heightWork, this.around(match, 25))
    )
  }

  /** Whether a match names the topic (suicide, 上吊) and says nothing of anybody. */
  isTopic({ from, to }: Mention): boolean {
    return (mentionAt(this.text, this.slots.topic, from) ?? 0) >= to
  }

  private beforeInSentence(match: Mention, reach: number): Mention {
    return { from: sentenceAround(this.text, match, reach).from, to: match.from }
  }

  private isPast(match: Mention): boolean {
    return standsIn(this.text, this.slots.farPast, sentenceAround(this.text, match, 30))
  }
}
