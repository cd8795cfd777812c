/** All keys that the product keeps in the browser, written out. The privacy page lists the same keys. */
export const storageKeys = {
  authToken: 'amhs_auth_token',
  user: 'amhs_user',
  users: 'amhs_users',
  screeningResults: 'amhs_screening_results',
  screeningResultsSetAside: 'amhs_screening_results_set_aside',
  ratings: 'amhs_ratings',
  preferences: 'amhs_user_preferences',
  hostedMode: 'amhs_hosted_mode',
  answerDrafts: 'amhs_answer_drafts',
  answerDraftsSetAside: 'amhs_answer_drafts_set_aside',
  ageBand: 'amhs_age_band',
  region: 'amhs_region',
  savedArticles: 'amhs_saved_articles',
  contactDraft: 'amhs_contact_draft',
  consents: 'amhs_consents',
  safetyPlan: 'amhs_safety_plan',
  safetyPlanStays: 'amhs_safety_plan_stays',
  checkIns: 'amhs_check_ins',
  checkInsStay: 'amhs_check_ins_stay',
  sleepDiary: 'amhs_sleep_diary',
  sleepDiaryStays: 'amhs_sleep_diary_stays',
  worries: 'amhs_worries',
  worriesStay: 'amhs_worries_stay',
  newsSeen: 'amhs_news_seen',
  homeQuietSince: 'amhs_home_quiet_since',
  signedOutAt: 'amhs_signed_out_at',
} as const

/** The keys that end with the tab. */
export const sessionKeys = {
  bannerDismissed: 'amhs_banner_dismissed',
  formDraft: 'amhs_form_draft',
  safeAnswers: 'amhs_safe_answers',
  reloads: 'amhs_reloads',
  welcomed: 'amhs_welcomed',
} as const

/** Reads a stored text; private windows and full storage must never break a page. */
export function readText(key: string, area: 'local' | 'session' = 'local'): string | null {
  try {
    return storageArea(area).getItem(key)
  } catch {
    return null
  }
}

let isClosed = false

/**
 * Nothing more is written by this page: what was erased on the way out must not come back by an effect that was still to run.
 */
export function closeStorage(): void {
  isClosed = true
}

/** Writes a text and says whether the browser kept it. */
export function writeText(key: string, text: string, area: 'local' | 'session' = 'local'): boolean {
  if (isClosed) return false
  try {
    storageArea(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeText(key: string, area: 'local' | 'session' = 'local'): void {
  try {
    storageArea(area).removeItem(key)
  } catch {
    // Storage is closed to us: then there is nothing to remove.
  }
}

/** Parsed JSON of a key, or `undefined` when the key is absent or its text is not JSON. */
export function readJson(key: string, area: 'local' | 'session' = 'local'): unknown {
  const text = readText(key, area)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeJson(key: string, value: unknown, area: 'local' | 'session' = 'local'): boolean {
  return writeText(key, JSON.stringify(value), area)
}

function storageArea(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}
