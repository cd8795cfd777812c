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

interface Node {
  /** None where no word goes on, which is so for most nodes. */
  next: Map<string, Node> | null
  slots: readonly number[]
}

/** So many words are added between two pauses of building. */
const entriesAtATime = 40

const noSlots: readonly number[] = []

const newNode = (): Node => ({ next: null, slots: noSlots })

/** All the ways to read `(a|b)c?`: alternatives in brackets, `?` after a letter or bracket that may be left out. */
export function expandEntry(entry: string): readonly string[] {
  if (!/[()|?]/.test(entry)) return [withSingleSpaces(entry)]
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
  return alternatives().map(withSingleSpaces)
}

function withSingleSpaces(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim()
}

/** A slot's own words, as they stand in its file, and the slots whose words it takes over. */
function readSource(source: SlotSource): {
  readonly own: readonly string[]
  readonly taken: readonly string[]
} {
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
function takersOf(sources: ReadonlyMap<string, SlotSource>): ReadonlyMap<string, ReadonlySet<string>> {
  const takers = new Map([...sources.keys()].map((name) => [name, new Set<string>()]))
  const take = (name: string, taker: string) => {
    const ofName = takers.get(name)
    if (!ofName) throw new Error(`No slot is called ${name}`)
    ofName.add(taker)
    for (const further of readSource(sources.get(name) ?? {}).taken) take(further, taker)
  }
  for (const [name, source] of sources) for (const taken of readSource(source).taken) take(taken, name)
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
    const sources = new Map(files.flatMap(({ slots }) => Object.entries(slots)))
    const typos = new Set(files.flatMap((file) => file.typos))
    const takers = takersOf(sources)
    const known = new Set<string>()
    const tolerant = new Set<string>()
    for (const [name, source] of sources) {
      const names = [name, ...(takers.get(name) ?? [])]
      const slots = names.map((taker) => reader.numberOf(taker))
      const words = names.some((taker) => typos.has(taker)) ? [known, tolerant] : [known]
      for (const [number, entry] of readSource(source).own.flatMap(expandEntry).entries()) {
        reader.add(entry, slots, words)
        if (number % entriesAtATime === 0) yield
      }
    }
    for (const literal of literals) {
      reader.add(literal.slice(1).replaceAll('_', ' '), [reader.numberOf(literal)], [known])
    }
    reader.spelling = new Spelling(known, tolerant)
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

  private add(entry: string, slots: readonly number[], vocabularies: readonly Set<string>[]): void {
    let node = this.root
    for (const { text, kind } of tokensOfWords(entry)) {
      if (kind === 'emoji') this.emoji.add(text)
      if (kind === 'word') for (const vocabulary of vocabularies) vocabulary.add(text)
      node.next ??= new Map()
      let next = node.next.get(text)
      if (!next) {
        next = newNode()
        node.next.set(text, next)
      }
      node = next
    }
    if (node === this.root) return
    const { slots: earlier } = node
    node.slots =
      earlier === noSlots ? slots : [...earlier, ...slots.filter((slot) => !earlier.includes(slot))]
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
        node = node.next?.get(token.text)
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
