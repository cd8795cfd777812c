/** For whom a result is handed over. It decides what may be in it, and what is said to the reader. */
export type ShareAudience = 'doctor' | 'parent' | 'teacher' | 'other'

export const shareAudiences: readonly ShareAudience[] = ['doctor', 'parent', 'teacher', 'other']

/** How many days a link may live. */
export type ShareDays = 1 | 7 | 30

export const shareDays: readonly ShareDays[] = [1, 7, 30]

/** Numbers that page and server both keep to. */
export const shareLimits = {
  /** Wrong passcodes in the whole life of a link; then it is closed for good. */
  wrongTries: 10,
  /** Links of one person that are open at the same time. */
  openShares: 20,
  /** Links of one person that are kept: a stopped one stays on the list until its time is over. */
  keptShares: 60,
  /** Results in one link. */
  results: 10,
  /** Longest encrypted file, in characters: it travels in one call and lies in one document. */
  jwe: 200_000,
  /** What an opener writes as their name; the rest is cut off. */
  recipient: 80,
  /** Of so many openings it is kept who and when; all are counted. */
  keptOpenings: 30,
} as const

/** An id of 32 random bytes as base64url: 43 characters, which nobody guesses. */
export const shareIdPattern = /^[A-Za-z0-9_-]{43}$/

/** The path at which a link is served; short, since the whole address may have 128 characters. */
export function sharePath(id: string): string {
  return `/s/${id}`
}

/**
 * What a person under 18 may choose: at most a week, and nothing with a score for a teacher, who may have to tell others.
 */
export function shareChoices(audience: ShareAudience, isMinor: boolean) {
  return {
    days: isMinor ? shareDays.filter((days) => days <= 7) : shareDays,
    results: !(isMinor && audience === 'teacher'),
  }
}
