import { headInjury, unresponsive } from './medical-body'
import { shakenBaby } from './medical-child'
import { fumes } from './medical-fumes'
import { allergy, burn, spiked, stroke } from './medical-more'
import { hearsOfWish, medicalChest, notOfNow } from './medical-surroundings'
import { childSwallowed, medicineMistake } from './medical-swallowed'
import { cleanText } from './normalise'

/**
 * An accident or an illness of now, which is for an ambulance, a doctor or a pharmacist: pain in the chest with what belongs to a heart; gas or
 * fumes; medicine taken twice or wrong by mistake (`medicine`), or given to a child so; a child that swallowed something; somebody who cannot
 * be woken; a baby that was shaken or smothered; a blow to the head; signs of a stroke; an allergy that swells or takes the breath; a burn; something in
 * one's drink.
 */
export type MedicalKind =
  | 'chest'
  | 'fumes'
  | 'medicine'
  | 'child-medicine'
  | 'swallowed'
  | 'unresponsive'
  | 'baby'
  | 'head'
  | 'stroke'
  | 'allergy'
  | 'burn'
  | 'spiked'

/** What is told of the body, and the parts of the message that say something else, for whoever reads on. */
export interface MedicalTold {
  readonly kind: MedicalKind
  readonly rest: string
  /** What is told is no way to die in any reading: the classifier, which has learned no accidents, reads only the rest. */
  readonly plain: boolean
}

/** The most urgent first: of several it is the one that is answered. */
const finders: readonly (readonly [MedicalKind, (said: string) => boolean])[] = [
  ['baby', shakenBaby.tells],
  ['unresponsive', unresponsive.tells],
  ['fumes', fumes.tells],
  ['stroke', stroke.tells],
  ['allergy', allergy.tells],
  ['chest', medicalChest.tells],
  ['swallowed', childSwallowed.tells],
  ['child-medicine', medicineMistake.tellsOfChild],
  ['medicine', medicineMistake.tells],
  ['head', headInjury.tells],
  ['spiked', spiked.tells],
  ['burn', burn.tells],
]

/** What may stand in a clause that only goes on about it. */
const parts: readonly RegExp[] = [
  ...medicalChest.parts,
  ...fumes.parts,
  ...medicineMistake.parts,
  ...childSwallowed.parts,
  ...unresponsive.parts,
  ...shakenBaby.parts,
  ...headInjury.parts,
  ...stroke.parts,
  ...allergy.parts,
  ...burn.parts,
  ...spiked.parts,
]

const between = /[，,。.!！?？;；\n、]+|\s+(?:and|but|with)\s+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u

/** Whether one kind is answered before the other. */
export function moreUrgent(one: MedicalKind, other: MedicalKind): boolean {
  const rank = (kind: MedicalKind) => finders.findIndex(([each]) => each === kind)
  return rank(one) < rank(other)
}

/** Families of the rules that see in an accident what it is not: a body that dies, what was swallowed, violence. */
const seenInIt: Readonly<Partial<Record<MedicalKind, readonly string[]>>> = {
  fumes: ['grammar:gas', 'grammar:fumes'],
  unresponsive: ['grammar:other-dying'],
  baby: ['grammar:other-dying', 'grammar:violence'],
  // A drink with something in it is listed as violence; what was done besides is not read here.
  spiked: ['grammar:violence'],
  stroke: ['grammar:intake-effects'],
  swallowed: ['grammar:intake', 'grammar:other-swallowed'],
  'child-medicine': ['grammar:intake', 'grammar:other-swallowed'],
}

/** Whether a rule has found no more than the accident itself. */
export function isOfAccident({ kind, plain }: MedicalTold, layer: string): boolean {
  return (plain || kind === 'spiked') && (seenInIt[kind] ?? []).includes(layer)
}

/** Words of dying, of an end or of not minding it. */
const ofAnEnd =
  /死|活|自杀|解脱|结束|算了|也好|遗|了断|别救|不用救|唔想|何必|没意思|累了|\b(?:d(?:ie|ying|ead|eath)|liv(?:e|ing)|alive|kill\w*|suicid\w*|end|over with|points?|bother|goodbye|let it|deserve|save me|on purpose|mean(?:t)? to|better off|anymore|any more|tired of|want it)\b/

/** Whether what stands beside an accident may tell of a wish to die, so that the classifier has to read it. */
export const mayTellWish = (text: string): boolean => ofAnEnd.test(asSaid(text))

/** A smell of gas, a blow to the head and a burn may be meant: then the classifier is heard on the whole of it. */
function isPlain(kind: MedicalKind, said: string): boolean {
  if (kind === 'swallowed') return childSwallowed.isOfPlay(said)
  if (kind === 'fumes') return fumes.isOfHousehold(said)
  if (kind === 'burn' || kind === 'spiked') return false
  return kind !== 'head' || headInjury.isOfAccident(said)
}

/** A message as the finders read it: folded, in simplified characters, without apostrophes. */
export const asSaid = (text: string): string => cleanText(text).replace(/'/g, '')

/**
 * Finds an accident or an illness that is told of now and not of a film, an exam or long ago, and never one that somebody means to do to themselves:
 * exhaust, charcoal or tablets as a way to die are left to the rules for them.
 */
export function medicalIn(text: string): MedicalTold | null {
  // A shot of vodka is none of a gun.
  const said = asSaid(text)
    .replace(/\b(?:\d+|some|many|ten|few|of) shots\b/, 'drinks')
    .replace(/\bwake up properly\b/, 'wake up')
  if (notOfNow(said) || hearsOfWish(said)) return null
  const kind = finders.find(([, tells]) => tells(said))?.[0]
  if (!kind) return null
  const rest = text
    .split(between)
    .filter((clause) => clause.trim() !== '' && !parts.some((part) => part.test(asSaid(clause))))
  return { kind, rest: rest.join('，'), plain: isPlain(kind, said) }
}
