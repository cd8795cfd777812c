import type { Localized } from '../localized'
import type { AgeBand } from '../safety/age-band'
import type { InstrumentSummary } from './instrument-summary'
import type { TopicId } from './instrument-topics'

/** What somebody says of themselves at the door, in the order in which it is offered. */
export const feelingIds = [
  'low',
  'tense',
  'sleepless',
  'worn',
  'hurt',
  'child',
  'drinking',
  'unsure',
] as const

export type FeelingId = (typeof feelingIds)[number]

/** One way in: a sentence that a person would say, and the one questionnaire to begin with. */
export interface Feeling {
  readonly id: FeelingId
  readonly title: Localized
  readonly text: Localized
  /**
   * The instrument to begin with, by age of the person at the device; null where there is none for that age. It is always one
   * that `instrumentsFor` offers to that age (a test compares them).
   */
  readonly instruments: Readonly<Record<AgeBand, string | null>>
  /** The article on it, for who would rather read, and for the ages without a questionnaire. */
  readonly article: string
}

/**
 * The ways in. Who is under 14 begins with WHO-5 (from 9 years), or the PSC-17 for young people (from 11), as the list offers
 * them. Nobody under 18 is scored for drinking (AUDIT-C: "Under 18: do not score; show youth alcohol information").
 * Sleeplessness alone has no questionnaire here: those on mood ask about sleep among other things.
 */
export const feelings: readonly Feeling[] = [
  {
    id: 'low',
    title: { zh: '心情很低', en: 'Feeling low' },
    text: { zh: '提不起劲，什么都不想做', en: 'Flat, tearful, no drive' },
    instruments: { 'under-14': 'who5', '14-17': 'phqa', adult: 'phq9' },
    article: 'depression',
  },
  {
    id: 'tense',
    title: { zh: '总是紧张', en: 'Always on edge' },
    text: { zh: '停不下来地担心', en: 'Worry that won’t stop' },
    instruments: { 'under-14': 'psc17y', '14-17': 'gad7', adult: 'gad7' },
    article: 'anxiety',
  },
  {
    id: 'sleepless',
    title: { zh: '睡不着', en: 'Can’t sleep' },
    text: { zh: '躺下了，脑子还醒着', en: 'In bed, mind still awake' },
    instruments: { 'under-14': 'who5', '14-17': 'phqa', adult: 'phq9' },
    article: 'sleep',
  },
  {
    id: 'worn',
    title: { zh: '累垮了', en: 'Worn out' },
    text: { zh: '上班、上学累得没力气', en: 'From work or school' },
    instruments: { 'under-14': 'who5', '14-17': 'who5', adult: 'cbi' },
    article: 'workplace-burnout',
  },
  {
    id: 'hurt',
    title: { zh: '遇到可怕的事', en: 'Shaken' },
    text: { zh: '画面总会冒出来', en: 'Something terrible happened' },
    instruments: { 'under-14': 'psc17y', '14-17': 'psc17y', adult: 'pcptsd5' },
    article: 'trauma',
  },
  {
    id: 'child',
    title: { zh: '担心孩子', en: 'Worried about a child' },
    text: { zh: '孩子变了，不知道怎么开口', en: 'I don’t know how to ask' },
    instruments: { 'under-14': null, '14-17': null, adult: 'psc17p' },
    article: 'caregiver-talk',
  },
  {
    id: 'drinking',
    title: { zh: '喝酒', en: 'Drinking' },
    text: { zh: '想知道是不是喝多了', en: 'Wondering if it’s too much' },
    instruments: { 'under-14': null, '14-17': null, adult: 'auditc' },
    article: 'alcohol',
  },
  {
    id: 'unsure',
    title: { zh: '说不清楚', en: 'Not sure' },
    text: { zh: '五个小问题，先看看', en: 'Start with five short questions' },
    instruments: { 'under-14': 'who5', '14-17': 'who5', adult: 'who5' },
    article: 'what-is-mental-health',
  },
]

/** The way in of a name from an address, or undefined. */
export function feelingNamed(id: string | null): Feeling | undefined {
  return feelings.find((feeling) => feeling.id === id)
}

/** For each topic the way in that comes nearest to it. */
const nearestFeeling: Readonly<Record<TopicId, FeelingId>> = {
  wellbeing: 'unsure',
  depression: 'low',
  anxiety: 'tense',
  distress: 'low',
  'child-and-youth': 'unsure',
  trauma: 'hurt',
  eating: 'unsure',
  alcohol: 'drinking',
  adhd: 'unsure',
  'self-esteem': 'unsure',
  loneliness: 'unsure',
  workplace: 'worn',
  caregiver: 'unsure',
}

/**
 * What somebody is told to take instead of an instrument that does not fit their age.
 *
 * @returns null where nothing takes its place (drinking, under 18)
 */
export function instrumentInstead(summary: InstrumentSummary, ageBand: AgeBand): string | null {
  // A parent's form has its twin for young people.
  if (summary.respondent === 'parent') return ageBand === 'adult' ? null : 'psc17y'
  const feeling = feelingNamed(nearestFeeling[summary.topic])
  const instead = feeling?.instruments[ageBand] ?? null
  return instead === summary.id ? null : instead
}
