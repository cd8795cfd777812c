import { createShare } from '@amhs/domain/contracts/create-share.contract'
import type { CallRequest } from '@amhs/domain/contracts/define-callable'
import { answersOf, toldResult } from '@amhs/domain/documents/screening-record'
import { optionalTextRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import type { Instrument } from '@amhs/domain/instruments/instrument'
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { inLanguage, type Language } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { type CrisisRegionId, crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { emergencyText, lineTitle } from '@amhs/domain/safety/line-texts'
import { type ShareContent, shareBundle } from '@amhs/domain/sharing/share-bundle'
import {
  type ShareAudience,
  type ShareDays,
  shareAudiences,
  shareDays,
  shareLimits,
  sharePath,
} from '@amhs/domain/sharing/share-limits'
import { CallFailure } from '../../../platform/firebase/call-failure'
import { callFunction } from '../../../platform/firebase/call-function'
import { paths } from '../../../platform/paths'
import { encrypt, randomText } from '../link/encryption'
import { encodeLink } from '../link/health-link'
import { ownLabel } from '../link/own-label'
import type { OwnResult } from './own-results.firestore'

/** What the form holds; which results is chosen beside it, and `results` stands for that where something is wrong with it. */
export type ShareValues = {
  readonly audience: string
  readonly minor: boolean
  readonly much: string
  readonly results: ''
  readonly safetyAnswers: boolean
  readonly words: string
  readonly name: string
  readonly days: string
  readonly shareName: string
  readonly passcode: string
}

export const shareRules = {
  words: optionalTextRules(textKinds.shareWords),
  name: optionalTextRules(textKinds.personName),
  shareName: optionalTextRules(textKinds.shareName),
  passcode: optionalTextRules(textKinds.sharePasscode),
}

/** The kind of reader that was chosen; as long as none is, the one of whom nothing is known. */
export function audienceOf({ audience }: Pick<ShareValues, 'audience'>): ShareAudience {
  return shareAudiences.find((one) => one === audience) ?? 'other'
}

/** The number of days that was chosen. */
export function daysOf({ days }: Pick<ShareValues, 'days'>): ShareDays {
  return shareDays.find((one) => String(one) === days) ?? 7
}

/** Whether all that is handed over was filled in by a parent about a child: then nobody speaks of themselves. */
export function isByParent(instruments: readonly Pick<Instrument, 'respondent'>[]): boolean {
  return instruments.length > 0 && instruments.every(({ respondent }) => respondent === 'parent')
}

/** Sentences that go along in any case. */
function notesOf(
  instruments: readonly Instrument[],
  language: Language,
  region: CrisisRegionId,
): ShareContent['notes'] {
  const byParent = isByParent(instruments)
  const contacts = crisisContacts(region, { ageBand: byParent ? 'parent' : undefined, language })
  const numbers = inLanguage(emergencyText(contacts), language)
  const isNoDiagnosis = byParent
    ? language === 'en'
      ? 'Filled in by a parent, about their child. Not a diagnosis.'
      : '由家长填写，说的是孩子，不是诊断。'
    : language === 'en'
      ? 'Filled in by the person. Not a diagnosis.'
      : '由本人填写，不是诊断。'
  const danger =
    language === 'en'
      ? `If the ${byParent ? 'child' : 'person'} might hurt themselves or is in danger, call ${numbers} first.`
      : `如果${byParent ? '孩子' : '本人'}可能伤害自己或有危险，请先拨打：${numbers}。`
  const disclaimers = instruments.map(({ resultText }) => inLanguage(resultText.disclaimer, language))
  return [
    isNoDiagnosis,
    ...new Set(disclaimers),
    danger,
    ...contacts.lines.map((line) => inLanguage(lineTitle(line), language)),
  ]
}

/** What will be handed over, whole: the page shows it before anything is sent. */
export async function contentOf(
  values: ShareValues,
  results: readonly OwnResult[],
  {
    language,
    region,
    now,
  }: { readonly language: Language; readonly region: CrisisRegionId; readonly now: number },
): Promise<ShareContent> {
  const chosen = values.much === 'words' ? [] : results
  const screenings = await Promise.all(
    chosen.map(async (record) => ({
      id: record.id,
      instrument: await loadInstrument(record.instrument),
      answers: answersOf(record),
      result: toldResult(record),
      finishedAt: new Date(record.finishedAt).toISOString(),
    })),
  )
  return {
    screenings,
    withAnswers: values.much === 'answers',
    withSafetyAnswers: values.much === 'answers' && values.safetyAnswers,
    words: writtenText(values.words, textKinds.shareWords),
    name: writtenText(values.name, textKinds.personName),
    audience: audienceOf(values),
    language,
    canonicalBase: `${window.location.origin}/fhir`,
    madeAt: new Date(now).toISOString(),
    notes: notesOf([...new Set(screenings.map(({ instrument }) => instrument))], language, region),
  }
}

/** The address of the page that opens a link, in the language of whoever shares; the link itself stands behind it. */
function viewerLink(link: string, language: Language): string {
  return `${window.location.origin}${addressIn(language, paths.shared)}#${link}`
}

/** A link that was made: shown once, since its key is kept nowhere. */
export interface MadeShare {
  readonly id: string
  readonly link: string
  /** ISO 8601. */
  readonly expiresAt: string
  readonly hasPasscode: boolean
}

/** What is handed over does not fit into one link. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** What is ready to be kept by the server. Sent again after a failure it is the same link, and no second one. */
export interface PreparedShare {
  readonly key: string
  readonly language: Language
  readonly madeAt: string
  readonly request: CallRequest<typeof createShare>
}

/**
 * Encrypts what is handed over. The key is made here and goes nowhere but into the link.
 *
 * @throws TooLarge
 */
export async function prepareShare(values: ShareValues, content: ShareContent): Promise<PreparedShare> {
  const [id, key] = [randomText(), randomText()]
  const jwe = await encrypt(JSON.stringify(shareBundle(content)), key)
  if (jwe.length > shareLimits.jwe) throw new TooLarge('Too much for one link')
  const passcode = writtenText(values.passcode, textKinds.sharePasscode)
  const shareName = writtenText(values.shareName, textKinds.shareName)
  const request = {
    id,
    jwe,
    audience: content.audience,
    results: content.screenings.length,
    days: daysOf(values),
    ...(shareName === '' ? {} : { name: shareName }),
    ...(passcode === '' ? {} : { passcode }),
  }
  return { key, language: content.language, madeAt: content.madeAt, request }
}

/**
 * Has the server keep what was encrypted, and makes the link.
 *
 * @throws CallFailure
 */
async function makeShare({ key, language, madeAt, request }: PreparedShare): Promise<MadeShare> {
  const { expiresAt } = await callFunction(createShare, request)
  const hasPasscode = request.passcode !== undefined
  const link = encodeLink({
    url: `${window.location.origin}${sharePath(request.id)}`,
    key,
    exp: Math.floor(Date.parse(expiresAt) / 1000),
    ...(hasPasscode ? { flag: 'P' } : {}),
    label: ownLabel(Date.parse(madeAt), language),
  })
  return { id: request.id, link: viewerLink(link, language), expiresAt, hasPasscode }
}

/**
 * Makes links one after the other. What is sent again after a failure is the same link, since the first may have arrived; where that
 * one was stopped since, the next press makes another.
 *
 * @returns takes what the link is of, and how it is prepared; throws what `makeShare` throws
 */
export function shareMaker(): (of: string, prepare: () => Promise<PreparedShare>) => Promise<MadeShare> {
  let last: { readonly of: string; readonly share: PreparedShare } | null = null
  return async (of, prepare) => {
    if (last?.of !== of) last = { of, share: await prepare() }
    try {
      return await makeShare(last.share)
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'share-taken') last = null
      throw error
    }
  }
}
