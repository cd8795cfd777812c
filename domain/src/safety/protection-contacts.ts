import type { Language, Localized } from '../localized'
import type { AgeBand } from './age-band'
import { isMinor } from './age-band'
import { allLines, type CrisisContacts, type CrisisLine, crisisContacts, crisisRegion } from './crisis-lines'
import data from './protection-lines.json'

interface PoliceText {
  readonly to: string
  readonly send: string
}

/** Whom to reach in one region when somebody is being hurt. */
interface Protection {
  /** The emergency number that brings the police; one of the region's own. */
  readonly police: string
  /** How the police are reached without a sound, where a way was found in a source. */
  readonly silent?: Localized
  /** A text to the police, begun in their language: where, and what happens. */
  readonly text?: PoliceText
  /** Ids of the lines that stand first: those below, or lines of `crisis-lines.json`. */
  readonly first: readonly string[]
  /** Ids of the lines that stand first after sexual violence, where there are such lines beside those at `first`. */
  readonly afterAssault?: readonly string[]
  /** Lines for violence that nobody needs in another crisis. */
  readonly lines: readonly CrisisLine[]
}

const protections = data.regions as Readonly<Record<string, Protection>>

/** Contacts, for whoever is attacked with what to do where nobody may hear them. */
export interface ProtectionContacts extends CrisisContacts {
  readonly silent?: Localized
  readonly text?: PoliceText
}

/** Where no way to the police without a sound was found. Ours; no clinician has seen it. */
const textSomeone: Localized = {
  zh: '怕他听见：手机静音，发短信给信得过的人：“我在____，有人打我，请替我报警。”',
  en: "If they'd hear you: put your phone on silent and text someone you trust: 'I'm at ____. Someone is hurting me. Please call the police for me.'",
}

const mostLinesShown = 3

/** The United Kingdom has a line in each nation, and none of them is left out: a page knows the region, never the nation. */
const mostOfNations = 5

/** The lines of a region for violence, which stand in no other list. */
export function protectionLines(regionId: string): readonly CrisisLine[] {
  return protections[regionId]?.lines ?? []
}

/** Every line for violence, region by region. */
export const everyProtectionLine: readonly CrisisLine[] = Object.values(protections).flatMap(
  ({ lines }) => lines,
)

/**
 * Whom to reach when somebody is being hurt: the number that brings the police before that of the ambulance, and the region's
 * lines for violence before the general ones; for whoever was assaulted, those for sexual violence. Lines for the young are put
 * first for who is under 18 alone.
 */
export function protectionContacts(
  regionId: string | null | undefined,
  reader: {
    readonly language: Language
    readonly ageBand?: AgeBand | undefined
    readonly assaulted?: boolean | undefined
  },
): ProtectionContacts {
  const { language, ageBand, assaulted = false } = reader
  const general = crisisContacts(regionId, reader)
  const protection = protections[general.region]
  if (!protection) return { ...general, silent: textSomeone }
  const { emergency } = crisisRegion(general.region)
  const isPolice = ({ number }: { readonly number: string }) => number === protection.police
  const known = [...protection.lines, ...allLines(general.region, language)]
  const first = ((assaulted && protection.afterAssault) || protection.first)
    .flatMap((id) => known.filter((line) => line.id === id))
    .filter((line) => !line.youth || isMinor(ageBand))
  return {
    ...general,
    silent: protection.silent ?? textSomeone,
    ...(protection.text && { text: protection.text }),
    emergency: [...emergency.filter(isPolice), ...emergency.filter((entry) => !isPolice(entry))],
    lines: [...first, ...general.lines.filter((line) => !first.includes(line))].slice(
      0,
      general.region === 'UK' ? mostOfNations : mostLinesShown,
    ),
  }
}
