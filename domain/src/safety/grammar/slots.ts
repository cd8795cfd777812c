import { findManyDoses } from './doses'
import { Spelling } from './spelling'
import { type Token, tokenise, tokensOfWords } from './tokens'

/** A slot's words as the data files hold them: by language, separated by commas; `@name` takes over another slot's words. */
export type SlotSource = Readonly<Partial<Record<'zh' | 'en' | 'other', readonly string[]>>>

/** A file of slots. `typos`: one edit is tolerated in its English words of five letters and more. */
export interface SlotFile {
  readonly purpose: string
  readonly typos: readonly string[]
  readonly slots: Readonly<Record<string, SlotSource>>
}

/** A place in the tree. Most go on with one word or none: a map for each would be half the time of building. */
interface Node {
  /** The first word that goes on. */
  word: string
  wordLeadsTo: Node | null
  /** The further ones, where there are any. */
  others: Map<string, Node> | null
  slots: readonly number[]
  /** Ways on that are added once a text comes this far. */
  waiting: readonly Continuation[] | null
}

/** What may follow on the first part of an entry. */
interface Continuation {
  readonly parts: readonly EntryPart[]
  readonly slots: readonly number[]
}

/** So many words are added between two pauses of building. */
const entriesAtATime = 40

/**
 * An entry with more ways to read it than this is written out as far as a text goes: some have tens of thousands, and all of them together
 * take seconds and a hundred megabytes.
 */
const mostWritten = 24

const noSlots: readonly number[] = []

const newNode = (): Node => ({ word: '', wordLeadsTo: null, others: null, slots: noSlots, waiting: null })

const nodeAfter = (node: Node, word: string): Node | undefined =>
  node.word === word && node.wordLeadsTo ? node.wordLeadsTo : node.others?.get(word)

function addNode(node: Node, word: string): Node {
  const added = newNode()
  if (node.wordLeadsTo) {
    node.others ??= new Map()
    node.others.set(word, added)
  } else {
    node.word = word
    node.wordLeadsTo = added
  }
  return added
}

/** All the ways to read `(a|b)c?`: alternatives in brackets, `?` after a letter or bracket that may be left out. */
export function expandEntry(entry: string): readonly string[] {
  return /[()|?]/.test(entry) ? readWays(entry).map(withSingleSpaces) : [withSingleSpaces(entry)]
}

function readWays(entry: string): readonly string[] {
  let place = 0
  const alternatives = (): string[] => {
    const all: string[] = []
    let current = ['']
    while (place < entry.length && entry[place] !== ')') {
      const character = entry[place] ?? ''
      place += 1
      if (character === '|') {
        all.push(...current)
        current = ['']
        continue
      }
      let pieces = [character]
      if (character === '(') {
        pieces = alternatives()
        place += 1
      }
      if (entry[place] === '?') {
        pieces = ['', ...pieces]
        place += 1
      }
      current = current.flatMap((start) => pieces.map((piece) => start + piece))
    }
    return [...all, ...current]
  }
  return alternatives()
}

/** A letter, character or bracket of an entry, with all ways to read it. */
interface EntryPart {
  readonly ways: readonly string[]
  /** Whether a token ends before it, whatever is left out. */
  readonly beginsToken: boolean
}

const partsPattern = /(?:[^()|?]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))\??/gu
const endsToken = /[\u3400-\u9fff ]$/
const startsToken = /^[\u3400-\u9fff ]/

/** Cuts an entry into its parts; null where it is no sequence of them, or an apostrophe makes its words depend on one another. */
function partsOf(entry: string): readonly EntryPart[] | null {
  const sources = entry.match(partsPattern) ?? []
  if (sources.join('') !== entry || entry.includes("'")) return null
  const all = sources.map((source) => (source.length === 1 ? [source] : readWays(source)))
  const letsThrough = (ways: readonly string[]) => ways.includes('')
  const isCut = (sign: RegExp) => (ways: readonly string[]) =>
    ways.every((way) => way === '' || sign.test(way))
  const [cutsAfter, cutsBefore] = [isCut(endsToken), isCut(startsToken)]
  const begins = all.map(() => false)
  let safe = true
  for (const [index, ways] of all.entries()) {
    begins[index] = safe
    safe = cutsAfter(ways) && (safe || !letsThrough(ways))
  }
  safe = true
  for (let index = all.length - 1; index >= 0; index -= 1) {
    const ways = all[index] ?? []
    safe = cutsBefore(ways) && (safe || !letsThrough(ways))
    if (safe) begins[index] = true
  }
  return all.map((ways, index) => ({ ways, beginsToken: begins[index] === true }))
}

const countOf = (parts: readonly EntryPart[]) => parts.reduce((count, { ways }) => count * ways.length, 1)

const textsOf = (parts: readonly EntryPart[]) =>
  parts
    .reduce<readonly string[]>(
      (texts, { ways }) => texts.flatMap((text) => ways.map((way) => text + way)),
      [''],
    )
    .map(withSingleSpaces)

/** The most parts from the front that can be written out at once; all of them where they cannot be told apart. */
function firstParts(parts: readonly EntryPart[]): number {
  let taken = 0
  for (let index = 1; index < parts.length; index += 1) {
    if (parts[index]?.beginsToken !== true) continue
    if (taken > 0 && countOf(parts.slice(0, index)) > mostWritten) return taken
    taken = index
  }
  return taken > 0 && countOf(parts) > mostWritten ? taken : parts.length
}

function withSingleSpaces(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim()
}

/** A slot's own words, as they stand in its file, and the slots whose words it takes over. */
interface ReadSource {
  readonly own: readonly string[]
  readonly taken: readonly string[]
}

function readSource(source: SlotSource): ReadSource {
  const items = [...(source.zh ?? []), ...(source.en ?? []), ...(source.other ?? [])]
    .flatMap((line) => line.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '')
  return {
    own: items.filter((item) => !item.startsWith('@')),
    taken: items.filter((item) => item.startsWith('@')).map((item) => item.slice(1)),
  }
}

/**
 * For each slot the slots that take over its words, directly or through others.
 *
 * @throws Error where a slot takes over one that no file holds
 */
function takersOf(sources: ReadonlyMap<string, ReadSource>): ReadonlyMap<string, ReadonlySet<string>> {
  const takers = new Map([...sources.keys()].map((name) => [name, new Set<string>()]))
  const take = (name: string, taker: string) => {
    const ofName = takers.get(name)
    if (!ofName) throw new Error(`No slot is called ${name}`)
    ofName.add(taker)
    for (const further of sources.get(name)?.taken ?? []) take(further, taker)
  }
  for (const [name, { taken }] of sources) for (const each of taken) take(each, name)
  return takers
}

/** The mentions of every slot in one text: for each slot from where to where. */
export type Mentions = ReadonlyMap<number, ReadonlyMap<number, number>>

/** All slots as one tree of tokens, so that a text is read once for all of them. */
export class SlotReader {
  private readonly root = newNode()
  private readonly numbers = new Map<string, number>()
  private readonly emoji = new Set<string>()
  private spelling = new Spelling(new Set(), [])
  private readonly mask: number
  private readonly manyDoses: number

  private constructor() {
    this.mask = this.numberOf('mask')
    this.manyDoses = this.numberOf('manyDoses')
  }

  /** Builds the tree, slot by slot: a caller with somebody waiting can stop between two of them. */
  static *build(files: readonly SlotFile[], literals: Iterable<string>): Generator<void, SlotReader> {
    const reader = new SlotReader()
    const sources = new Map<string, ReadSource>()
    for (const { slots } of files) {
      for (const [name, source] of Object.entries(slots)) sources.set(name, readSource(source))
      yield
    }
    const typos = new Set(files.flatMap((file) => file.typos))
    const takers = takersOf(sources)
    const known = new Set<string>()
    const tolerant = new Set<string>()
    let added = 0
    for (const [name, { own }] of sources) {
      const names = [name, ...(takers.get(name) ?? [])]
      const slots = names.map((taker) => reader.numberOf(taker))
      const words = names.some((taker) => typos.has(taker)) ? [known, tolerant] : [known]
      for (const item of own) {
        const parts = /[()|?]/.test(item) ? partsOf(item) : null
        if (parts && countOf(parts) > mostWritten) {
          reader.learn(parts, words)
          reader.addParts(reader.root, { parts, slots })
          added += mostWritten
        } else {
          for (const entry of expandEntry(item)) reader.add(reader.root, entry, slots, words)
          added += 1
        }
        if (added < entriesAtATime) continue
        added = 0
        yield
      }
    }
    for (const literal of literals) {
      reader.add(reader.root, literal.slice(1).replaceAll('_', ' '), [reader.numberOf(literal)], [known])
    }
    yield
    reader.spelling = new Spelling(known, tolerant)
    yield
    return reader
  }

  /** The number of a slot; the same for the same name. */
  numberOf(name: string): number {
    const number = this.numbers.get(name) ?? this.numbers.size
    this.numbers.set(name, number)
    return number
  }

  /** Whether there is a slot of this name. */
  has(name: string): boolean {
    return this.numbers.has(name)
  }

  private add(
    from: Node,
    entry: string,
    slots: readonly number[],
    vocabularies: readonly Set<string>[] = [],
  ): Node {
    let node = from
    for (const token of tokensOfWords(entry)) {
      this.know(token, vocabularies)
      node = nodeAfter(node, token.text) ?? addNode(node, token.text)
    }
    if (node === this.root || slots.length === 0) return node
    const { slots: earlier } = node
    node.slots =
      earlier === noSlots ? slots : [...earlier, ...slots.filter((slot) => !earlier.includes(slot))]
    return node
  }

  private know({ text, kind }: Pick<Token, 'text' | 'kind'>, vocabularies: readonly Set<string>[]): void {
    if (kind === 'emoji') this.emoji.add(text)
    if (kind === 'word') for (const vocabulary of vocabularies) vocabulary.add(text)
  }

  /** Learns every word of an entry, without writing the entry out. */
  private learn(parts: readonly EntryPart[], vocabularies: readonly Set<string>[]): void {
    let piece: EntryPart[] = []
    for (const [index, part] of parts.entries()) {
      piece.push(part)
      if (index < parts.length - 1 && parts[index + 1]?.beginsToken !== true) continue
      for (const text of textsOf(piece))
        for (const token of tokensOfWords(text)) this.know(token, vocabularies)
      piece = []
    }
  }

  /** Adds the first part of what may follow a node, and leaves the rest to the text that comes so far. */
  private addParts(from: Node, { parts, slots }: Continuation): void {
    const count = firstParts(parts)
    const rest = count < parts.length ? { parts: parts.slice(count), slots } : null
    for (const text of textsOf(parts.slice(0, count))) {
      const node = this.add(from, text, rest ? noSlots : slots)
      if (!rest) continue
      if (node === from) this.addParts(from, rest)
      else node.waiting = [...(node.waiting ?? []), rest]
    }
  }

  /** The node after a word, with what follows it written out. */
  private next(from: Node, word: string): Node | undefined {
    const node = nodeAfter(from, word)
    if (!node?.waiting) return node
    const { waiting } = node
    node.waiting = null
    for (const continuation of waiting) this.addParts(node, continuation)
    return node
  }

  /** Cuts a text into tokens, with words spelt as the slots spell them. */
  tokens(text: string): readonly Token[] {
    return tokenise(text, (emoji) => this.emoji.has(emoji)).map((token) =>
      token.kind === 'word' ? { ...token, text: this.spelling.read(token.text) } : token,
    )
  }

  /** Finds every slot: of several words of one slot that begin at the same place, the longest. */
  mentions(tokens: readonly Token[]): Mentions {
    const found = new Map<number, Map<number, number>>()
    for (let from = 0; from < tokens.length; from += 1) {
      let node: Node | undefined = this.root
      for (let place = from; place < tokens.length; place += 1) {
        const token = tokens[place]
        if (!token || (place > from && token.before === 'end')) break
        node = this.next(node, token.text)
        if (!node) break
        for (const slot of node.slots) {
          const ofSlot = found.get(slot) ?? new Map<number, number>()
          ofSlot.set(from, place + 1)
          found.set(slot, ofSlot)
        }
      }
    }
    found.set(this.manyDoses, new Map(findManyDoses(tokens).map(({ from, to }) => [from, to])))
    return this.unmasked(found)
  }

  /** Takes away what lies inside a longer harmless word (跳 in 跳绳, hang in hang out). */
  private unmasked(found: Map<number, Map<number, number>>): Mentions {
    const masks = found.get(this.mask)
    if (!masks) return found
    // For each token: how far the longest harmless word reaches that covers it.
    const reach = new Map<number, number>()
    for (const [from, to] of masks) {
      for (let place = from; place < to; place += 1) reach.set(place, Math.max(reach.get(place) ?? 0, to))
    }
    const begins = (place: number) =>
      reach.get(place) !== undefined && reach.get(place) === reach.get(place - 1)
    for (const ofSlot of found.values()) {
      for (const [from, to] of ofSlot) {
        const end = reach.get(from)
        if (end !== undefined && end >= to && (end > to || begins(from))) ofSlot.delete(from)
      }
    }
    return found
  }
}
