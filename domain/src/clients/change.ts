import type { ScreeningRecord } from '../documents/screening-document'
import type { Localized } from '../localized'

/** From how many points on a change of one person's score is more than the ups and downs of the questionnaire, and who found it. */
export interface RealChange {
  readonly points: number
  /** A stricter bound that is also published. */
  readonly stricter?: number
  readonly source: Localized
}

/**
 * Only where a published value was found. For every other questionnaire pages show the numbers and say nothing about change.
 * A clinician has to review these before launch.
 */
export const realChanges: Readonly<Record<string, RealChange>> = {
  phq9: {
    points: 5,
    source: {
      zh: 'Löwe 2004（Med Care）：对一个人最小的重要变化',
      en: 'Löwe 2004 (Med Care): the smallest important change for one person',
    },
  },
  gad7: {
    points: 4,
    stricter: 6,
    source: {
      zh: 'Toussaint 2020（J Affect Disord）；更严格的一种：Bischoff 2020',
      en: 'Toussaint 2020 (J Affect Disord); a stricter one: Bischoff 2020',
    },
  },
  phqa: {
    points: 7,
    source: {
      zh: 'JAACAP 2019，6–18 岁门诊样本；问卷措辞是否相同待核',
      en: 'JAACAP 2019, clinic sample aged 6–18; whether the wording is the same is to be checked',
    },
  },
}

/** Two results of one person beside each other. */
export interface Change {
  /** Points now less points before. */
  readonly difference: number
  /** Whether it reaches the bound; null where none is known for the questionnaire. */
  readonly real: boolean | null
  /** Whether it reaches the stricter bound; null where there is none. */
  readonly strictly: boolean | null
}

type Compared = Pick<ScreeningRecord, 'instrument' | 'edition' | 'answers' | 'score'>

/** Whether every question that was asked has an answer. */
function isComplete({ answers }: Compared): boolean {
  return !Object.values(answers).includes('declined')
}

/**
 * What changed from one result to a later one; null where they cannot be compared: another questionnaire or edition, no total, or an
 * answer that was declined.
 */
export function changeBetween(before: Compared, now: Compared): Change | null {
  const isSame = before.instrument === now.instrument && before.edition === now.edition
  if (!isSame || !isComplete(before) || !isComplete(now)) return null
  if (before.score.total === null || now.score.total === null) return null
  const difference = Math.round((now.score.total - before.score.total) * 100) / 100
  const known = realChanges[now.instrument]
  const size = Math.abs(difference)
  return {
    difference,
    real: known ? size >= known.points : null,
    strictly: known?.stricter === undefined ? null : size >= known.stricter,
  }
}
