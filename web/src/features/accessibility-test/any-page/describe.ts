import type axe from 'axe-core'
import type { Result } from 'axe-core'

/** Whom a finding gets in the way of. */
export type Hurt = 'seeing' | 'reader' | 'keyboard' | 'forms' | 'hands' | 'hearing'

/** One place on a page, as somebody would name it who cannot see its code. */
export interface Place {
  readonly role: string
  /** What it is called, or its first words; empty where it has neither. */
  readonly name: string
  /** The words of the heading it stands under; empty above the first. */
  readonly under: string
  readonly element: Element
}

export interface Finding {
  readonly rule: string
  /** axe's own sentence, in the language that axe was given. */
  readonly help: string
  readonly isSerious: boolean
  readonly hurts: Hurt
  readonly places: readonly Place[]
}

const hurtByRule: Readonly<Record<string, Hurt>> = {
  'target-size': 'hands',
  'label-content-name-mismatch': 'hands',
  'meta-viewport': 'seeing',
  'meta-viewport-large': 'seeing',
  'css-orientation-lock': 'hands',
  'avoid-inline-spacing': 'seeing',
}

const hurtByCategory: readonly (readonly [string, Hurt])[] = [
  ['cat.color', 'seeing'],
  ['cat.keyboard', 'keyboard'],
  ['cat.forms', 'forms'],
  ['cat.time-and-media', 'hearing'],
]

/** Whom what a rule finds gets in the way of, by the rule or the category that axe gives it; mostly it is screen readers. */
export function hurtBy(rule: string, tags: readonly string[]): Hurt {
  return hurtByRule[rule] ?? hurtByCategory.find(([tag]) => tags.includes(tag))?.[1] ?? 'reader'
}

const longestName = 80

/** What it takes to tell the role and the name of an element; axe knows both as browsers do. */
export interface Names {
  readonly roleOf: (element: Element) => string | null
  readonly nameOf: (element: Element) => string
}

interface RoleFinder {
  readonly getRole: (element: Element) => string | null
}

/** The names that axe gives; to be called between its `setup` and its `teardown`. */
export function namesBy({ commons }: typeof axe): Names {
  return {
    // It is there, but axe's own types leave it out.
    roleOf: (element) => (commons.aria as unknown as RoleFinder).getRole(element),
    nameOf: (element) => commons.text.accessibleText(element),
  }
}

export function describePlace(element: Element, { roleOf, nameOf }: Names): Place {
  const words = nameOf(element) || element.textContent || ''
  return {
    role: roleOf(element) ?? '',
    name: shortened(words),
    under: shortened(headingBefore(element)?.textContent ?? ''),
    element,
  }
}

function shortened(words: string): string {
  const plain = words.trim().replace(/\s+/g, ' ')
  return plain.length > longestName ? `${plain.slice(0, longestName)}…` : plain
}

function headingBefore(element: Element): Element | undefined {
  return [...element.ownerDocument.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1)
}

/** axe's results as findings, the serious ones first. */
export function findingsOf(results: readonly Result[], names: Names): readonly Finding[] {
  return results
    .map(({ id, help, impact, tags, nodes }) => ({
      rule: id,
      help,
      isSerious: impact === 'critical' || impact === 'serious',
      hurts: hurtBy(id, tags),
      places: nodes.flatMap(({ element }) => (element ? [describePlace(element, names)] : [])),
    }))
    .sort((one, other) => Number(other.isSerious) - Number(one.isSerious))
}
