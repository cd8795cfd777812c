import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import { readJson, storageKeys } from '../../../platform/browser-storage'
import type { DraftOwner } from '../../../platform/drafts'
import { readDraftOf } from '../../../platform/drafts'
import { quietSince } from '../../../platform/quiet-since'
import { type BriefResult, briefResultsOf } from '../../../platform/stored-results'

/** A questionnaire that was begun: which, since when it waits, and how far it is. */
export interface OpenDraft {
  readonly instrument: string
  readonly changedAt: number
  readonly answered: number
  /** The question on which it opens again, from 1. */
  readonly stoppedAt: number
  readonly questions: number
}

/** What is on this device for the person who comes back. Whether it can be read whole is for the page that shows it. */
export interface DeviceLook {
  readonly draft: OpenDraft | null
  readonly result: BriefResult | null
  readonly saved: string | null
  readonly hasPlan: boolean
  /** Somebody who keeps the sleep diary and has not noted last night. */
  readonly nightIsOpen: boolean
  readonly hasCheckIns: boolean
  readonly checkedInToday: boolean
}

const day = 24 * 60 * 60 * 1000

/** Who has noted no night for so long has stopped, and is not asked again. */
const diaryEndsAfter = 7 * day

/** The day of a moment in the person's own calendar, as the tools write it: "2026-11-22". */
export function dayOf(moment: number): string {
  const date = new Date(moment)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/**
 * Reads what is on this device for a person, and nothing of the others.
 *
 * @param savedOwner whose saved articles the device holds
 */
export function lookAtDevice(owner: DraftOwner, savedOwner: DraftOwner, now: number): DeviceLook {
  const since = quietSince()
  const nights = daysOf(readDraftOf(owner, storageKeys.sleepDiary), since)
  const checkIns = daysOf(readDraftOf(owner, storageKeys.checkIns), since)
  const lastNight = nights.at(-1)
  return {
    draft: openDraft(owner, since),
    result: lastDeviceResult(owner, since),
    saved: savedArticle(savedOwner, since),
    // A plan bears no time. One that was chosen to outlast a quick exit is found among the tools.
    hasPlan: since === 0 && isPlanWritten(readDraftOf(owner, storageKeys.safetyPlan)),
    nightIsOpen:
      lastNight !== undefined && lastNight < dayOf(now) && lastNight >= dayOf(now - diaryEndsAfter),
    hasCheckIns: checkIns.length > 0,
    checkedInToday: checkIns.includes(dayOf(now)),
  }
}

/** Whether there is anything to say at all. */
export function isAnything(look: DeviceLook): boolean {
  return Boolean(
    look.draft || look.result || look.saved || look.hasPlan || look.nightIsOpen || look.hasCheckIns,
  )
}

function part(value: unknown, name: string): unknown {
  return Reflect.get(Object(value), name)
}

function openDraft(owner: DraftOwner, since: number): OpenDraft | null {
  const drafts = Object.values(Object(readDraftOf(owner, storageKeys.answerDrafts)) as object).flatMap(
    (stored) => {
      const [instrument, changedAt] = [part(stored, 'instrument'), part(stored, 'changedAt')]
      const answered = Object.keys(Object(part(stored, 'answers')) as object).length
      const questions =
        typeof instrument === 'string' ? instrumentSummary(instrument)?.questionCount : undefined
      const fits = typeof instrument === 'string' && isMoment(changedAt) && changedAt > since && answered > 0
      if (!fits || questions === undefined) return []
      const position = part(stored, 'position')
      const stoodOn = typeof position === 'number' && position >= 1 ? position : answered + 1
      return [{ instrument, changedAt, answered, questions, stoppedAt: Math.min(stoodOn, questions) }]
    },
  )
  return drafts.toSorted((one, other) => other.changedAt - one.changedAt)[0] ?? null
}

function lastDeviceResult(owner: DraftOwner, since: number): BriefResult | null {
  const results = briefResultsOf(owner).filter(({ finishedAt }) => finishedAt > since)
  return results.toSorted((one, other) => other.finishedAt - one.finishedAt)[0] ?? null
}

/** The list of articles is no part of the home page; an article that is gone says so on its own page. */
export function looksLikeArticle(id: string): boolean {
  return /^[a-z][a-z0-9-]{1,60}$/.test(id)
}

function savedArticle(owner: DraftOwner, since: number): string | null {
  const own = part(readJson(storageKeys.savedArticles), owner)
  const saved = Object.entries(Object(own) as object).filter(
    (entry): entry is [string, number] =>
      looksLikeArticle(entry[0]) && isMoment(entry[1]) && entry[1] > since,
  )
  return saved.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** A moment that a date can show; what is stored may be damaged. */
function isMoment(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime())
}

function isPlanWritten(plan: unknown): boolean {
  const lines = Object.values(Object(plan) as object).flatMap((part) => (Array.isArray(part) ? part : []))
  return lines.some((line) => typeof line === 'string' && line.trim() !== '')
}

/** The noted days after a moment, the earliest first. */
function daysOf(stored: unknown, since: number): readonly string[] {
  const isNoted = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && Object.keys(entry).length > 0
  return Object.entries(Object(stored) as object)
    .filter(([key, entry]) => /^\d{4}-\d{2}-\d{2}$/.test(key) && isNoted(entry))
    .map(([key]) => key)
    .filter((key) => since === 0 || key > dayOf(since))
    .toSorted()
}
