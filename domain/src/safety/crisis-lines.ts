import type { Language, Localized } from '../localized'
import { isMinor } from './age-band'
import type { LinesFor } from './age-for-lines'
import data from './crisis-lines.json'

export type CrisisRegionId =
  | 'CN'
  | 'HK'
  | 'MO'
  | 'TW'
  | 'US'
  | 'UK'
  | 'IE'
  | 'CA'
  | 'AU'
  | 'NZ'
  | 'SG'
  | 'MY'
  | 'JP'
  | 'KR'
  | 'FR'
  | 'DE'
  | 'EU'
  | 'OTHER'

export type CrisisChannel = 'call' | 'sms' | 'chat' | 'webchat' | 'email' | 'whatsapp' | 'web'

export type ConfidenceLevel = 'high' | 'medium-high' | 'medium' | 'low'

/** How sure the fact is: about the whole line, or about the number alone (hours then apart, or not confirmed). */
export interface LineConfidence {
  readonly about: 'line' | 'number'
  readonly level: ConfidenceLevel
  readonly hours?: ConfidenceLevel
}

export interface EmergencyNumber {
  readonly number: string
  readonly for: Localized
}

export interface CrisisLine {
  readonly id: string
  readonly name: Localized
  /** As written for people; null for a directory that has only a site. Use `telephoneHref` for links. */
  readonly number: string | null
  readonly channels: readonly CrisisChannel[]
  /** null where no hours are known. */
  readonly hours: Localized | null
  /** Language codes, the one in which it answers first; `lineLanguages` in `line-facts.ts` says them in words. */
  readonly languages: readonly string[]
  /** Left out where it is for everybody: every page loads these lines. */
  readonly audience?: Localized
  /** Meant for young people (also or only). */
  readonly youth: boolean
  /** A person of 18 or older may use it. */
  readonly adults: boolean
  readonly site: string | null
  /** Left out where the whole line is sure to a high degree. */
  readonly confidence?: LineConfidence
  readonly sms?: { readonly to: string; readonly send?: string }
  readonly whatsapp?: string
}

export interface CrisisRegion {
  readonly region: CrisisRegionId
  readonly name: Localized
  readonly emergency: readonly EmergencyNumber[]
  readonly lines: readonly CrisisLine[]
  /** The line for children that answers every child's call at any hour: for who is under 18 it stands first, else a line for the young stands second. */
  readonly childLine?: string
  /** The line that stands first for a parent who asks about a child, and second for the child, where it is another than the region's first. */
  readonly parentLine?: string
}

export interface CrisisContacts {
  readonly region: CrisisRegionId
  readonly name: Localized
  /** To be shown first. Empty only for `OTHER`, where no number is known (`mobileEmergency`). */
  readonly emergency: readonly EmergencyNumber[]
  /** One to three lines, the best first. */
  readonly lines: readonly CrisisLine[]
  /** ISO date on which the facts were last checked; show it beside the numbers. */
  readonly checkedOn: string
}

/** ISO date on which all lines were last checked. */
export const checkedOn: string = data.checkedOn

/** Every region, mainland China first, `OTHER` last. The file is checked by `crisis-lines.schema.ts` in a test. */
export const crisisRegions: readonly CrisisRegion[] = data.regions as readonly CrisisRegion[]

/** The region used when none is chosen: no country’s number is guessed; 112 (`emergencyToCall`) and the international directory are shown. */
export const unknownRegion: CrisisRegionId = 'OTHER'

/**
 * Where somebody is in danger and no region is known, so that there is something to press: on a mobile telephone 112 is an emergency call in
 * most countries, whatever their own number is (European Emergency Number Association, "Is 112 a valid emergency number in America?";
 * en.wikipedia.org/wiki/112_(emergency_telephone_number), read on 2026-11-26). In the United States and Canada it may fail, and the National
 * Emergency Number Association there asks to call 911 alone; the words beside it say so.
 */
export const mobileEmergency: EmergencyNumber = {
  number: '112',
  for: {
    zh: '手机可拨，多数国家适用（美加打 911）',
    en: 'by mobile, most countries (US, Canada: 911)',
  },
}

/** The emergency numbers to press where somebody is in danger: never none. */
export function emergencyToCall({
  emergency,
}: Pick<CrisisContacts, 'emergency'>): readonly EmergencyNumber[] {
  return emergency.length > 0 ? emergency : [mobileEmergency]
}

const mostLinesShown = 3

/** True if the text is the id of a region, for example one read from storage. */
export function isCrisisRegionId(value: unknown): value is CrisisRegionId {
  return crisisRegions.some((entry) => entry.region === value)
}

/** The name in ISO 3166 of a region that has another id here. */
const isoNames: ReadonlyMap<string, CrisisRegionId> = new Map([['GB', 'UK']])

/** The region that somebody named, by its id or its ISO name; null where we have none of that name. */
export function regionNamed(name: string): CrisisRegionId | null {
  const id = isoNames.get(name) ?? name
  return isCrisisRegionId(id) ? id : null
}

/** The facts of a region; those of `OTHER` for an unknown or missing id. */
export function crisisRegion(regionId: string | null | undefined): CrisisRegion {
  // The file is never empty, as its schema says.
  const [elsewhere] = crisisRegions.slice(-1) as [CrisisRegion]
  return crisisRegions.find((entry) => entry.region === regionId) ?? elsewhere
}

/** Lines one can call or text come before those that are only a site. */
function reachableFirst(lines: readonly CrisisLine[]): CrisisLine[] {
  return [...lines.filter((line) => line.number !== null), ...lines.filter((line) => line.number === null)]
}

/**
 * The contacts to show for a person: emergency numbers, then at most three lines.
 * Under 18 the region's line for children stands first where it answers around the clock (United Kingdom, with NHS 111 beside it, Canada, Australia), else a youth
 * line second (first where the region has no other); for adults lines for young people come last
 * and those for children only are left out; with an unknown age the order of the file stands.
 * Who reads English alone is not met by another language first, where the region has a line that answers in English (Hong Kong).
 * A parent gets the lines for adults, and third the one that the child can call, named as that.
 */
export function crisisContacts(
  regionId: string | null | undefined,
  { language, ageBand }: { readonly language: Language; readonly ageBand?: LinesFor | undefined },
): CrisisContacts {
  const entry = crisisRegion(regionId)
  return {
    region: entry.region,
    name: entry.name,
    emergency: entry.emergency,
    lines: orderForAge(allLines(regionId, language), ageBand, entry).slice(0, mostLinesShown),
    checkedOn,
  }
}

function orderForAge(
  lines: readonly CrisisLine[],
  ageBand: LinesFor | undefined,
  { childLine, parentLine }: CrisisRegion,
): CrisisLine[] {
  const general = lines.filter((line) => !line.youth)
  const youth = lines.filter((line) => line.youth)
  if (ageBand === 'adult') return [...general, ...youth.filter((line) => line.adults)]
  const [youthLine] = youth
  if (ageBand === 'parent') {
    const first = general.filter(({ id }) => id === parentLine)
    const others = general.filter(({ id }) => id !== parentLine)
    return [...first, ...others].slice(0, mostLinesShown - 1).concat(youthLine ? ofTheChild(youthLine) : [])
  }
  if (!isMinor(ageBand) || !youthLine) return [...lines]
  const others = lines.filter((line) => line !== youthLine)
  if (youthLine.id === childLine)
    return [
      youthLine,
      ...others.filter(({ id }) => id === parentLine),
      ...others.filter(({ id }) => id !== parentLine),
    ]
  return [...others.slice(0, 1), youthLine, ...others.slice(1)]
}

function englishFirst(lines: readonly CrisisLine[]): CrisisLine[] {
  const answersInEnglish = ({ languages: [first] }: CrisisLine) => first === 'en'
  return [...lines.filter(answersInEnglish), ...lines.filter((line) => !answersInEnglish(line))]
}

/** A parent must not take it for their own. */
function ofTheChild(line: CrisisLine): CrisisLine {
  const { zh, en } = line.name
  return { ...line, name: { zh: `${zh}，孩子自己可以联系`, en: `${en}, for the child to contact` } }
}

/**
 * Every line of a region, in the order of the file but for who reads English. Each list begins here, and none without the language: a
 * window that forgot it named another line first than the page of help did.
 */
export function allLines(regionId: string | null | undefined, language: Language): readonly CrisisLine[] {
  const { lines } = crisisRegion(regionId)
  return reachableFirst(language === 'en' ? englishFirst(lines) : lines)
}
