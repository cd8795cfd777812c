/** Every path of the site, once. The route table, links, prerendering and tests use these. */
export const paths = {
  home: '/',
  learn: '/learn',
  resource: '/learn/resource/:id',
  individual: '/learn/individual',
  caregiver: '/learn/caregiver',
  support: '/support',
  myGroups: '/my-groups',
  groupInbox: '/group-inbox',
  screening: '/screening',
  screeningResult: '/screening/result',
  test: '/test',
  workplace: '/workplace',
  workplaceManagers: '/workplace/managers',
  about: '/about',
  cloudFunctions: '/cloud-functions',
  assistant: '/ai-chat',
  location: '/location',
  accessibilityTest: '/accessibility-test',
  accessibility: '/accessibility',
  privacy: '/privacy',
  whoFindsOut: '/who-finds-out',
  terms: '/terms',
  contact: '/contact',
  crisis: '/crisis',
  breathing: '/tools/breathing',
  checkIn: '/tools/check-in',
  sleepDiary: '/tools/sleep-diary',
  worry: '/tools/worry',
  tell: '/tools/tell',
  tools: '/tools',
  grounding: '/tools/grounding',
  safetyPlan: '/tools/safety-plan',
  shared: '/shared',
  notFound: '/404',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  stopReminder: '/stop-reminder',
  myScreenings: '/my-screenings',
  share: '/share',
  shareWithProfessional: '/share-with-professional',
  clients: '/clients',
  professionalRole: '/professional-role',
  emailTest: '/email-test',
  assessmentHistory: '/assessment-history',
  admin: '/admin',
} as const

export type PathName = keyof typeof paths
export type Path = (typeof paths)[PathName]

/** The address of an article. */
export function resourceHref(id: string): string {
  return paths.resource.replace(':id', encodeURIComponent(id))
}

/** The address at which an instrument is taken. */
export function testHref(instrumentId: string): string {
  return `${paths.test}?instrument=${encodeURIComponent(instrumentId)}`
}

/** The address of one result, kept on the device or in the account. */
export function resultHref(resultId: string): string {
  return `${paths.screeningResult}?id=${encodeURIComponent(resultId)}`
}

/** Where a result is handed over to somebody, with this one chosen already. */
export function shareHref(resultId: string): string {
  return `${paths.share}?result=${encodeURIComponent(resultId)}`
}

/** The inbox of a group, for whoever leads it. */
export function groupInboxHref(groupId: string): string {
  return `${paths.groupInbox}?group=${encodeURIComponent(groupId)}`
}

/** The page of one client, for the professional with whom they share; the grant stands in the address. */
export function clientHref(grantId: string): string {
  return `${paths.clients}?client=${encodeURIComponent(grantId)}`
}

/** Where the answer stands, among those of one result, for which a professional sees a safety note. */
export function notedAnswerHref(grantId: string, screeningId: string): string {
  return `${clientHref(grantId)}#${notedAnswerId(screeningId)}`
}

/** What the address above points at. */
export function notedAnswerId(screeningId: string): string {
  return `answer-${screeningId}`
}

/** Where a person who was shown a code shares with that professional. */
export function shareCodeHref(code: string): string {
  return `${paths.shareWithProfessional}?code=${encodeURIComponent(code)}`
}

/** The sign-in page, from which the person returns to where they wanted to go. */
export function loginHref(wanted: string, ended = false): string {
  return `${paths.login}?redirect=${encodeURIComponent(wanted)}${ended ? '&ended=yes' : ''}`
}

/**
 * A page for guests, from the place where the reader is: whoever changes from signing in to registering still comes back to where
 * they wanted to go.
 */
export function guestHref(
  page: string,
  here: { readonly pathname: string; readonly search: string },
): string {
  const isGuestPage = [paths.login, paths.register, paths.forgotPassword].some(
    (path) => path === here.pathname,
  )
  const wanted = isGuestPage ? new URLSearchParams(here.search).get('redirect') : null
  return wanted === null ? page : `${page}?redirect=${encodeURIComponent(wanted)}`
}

/** The address of a way in (`feelings.ts`); the age decides there which instrument that is. */
export function feelingHref(feelingId: string, ofTheYoung = false): string {
  return `${paths.test}?feeling=${encodeURIComponent(feelingId)}${ofTheYoung ? '&age=young' : ''}`
}
