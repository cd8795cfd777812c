/** Where a command wanted to go when it failed. */
export interface Target {
  readonly projectId: string
  /** The addresses of the emulators; undefined for a real project. */
  readonly emulators?: readonly string[]
}

interface Cause {
  readonly seenIn: RegExp
  readonly sentence: (target: Target) => string
}

const signIn = 'npx firebase login (or gcloud auth application-default login)'

/** In this order: the first that fits. What Google's libraries say is not written for the person who typed the command. */
const causes: readonly Cause[] = [
  {
    seenIn: /ECONNREFUSED|ECONNRESET|socket hang up/,
    sentence: ({ projectId, emulators }) =>
      emulators
        ? `The emulators do not answer at ${emulators.join(' and ')}. Start them with npm start; where they listen on other ports, set FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST.`
        : `Google could not be reached for ${projectId}. Is there a network?`,
  },
  {
    seenIn:
      /Failed to authenticate|default credentials|invalid-credential|invalid_grant|invalid_rapt|UNAUTHENTICATED|reauth/i,
    sentence: () => `There are no credentials, or they have ended: ${signIn}. Then run this again.`,
  },
  {
    seenIn: /configuration-not-found|CONFIGURATION_NOT_FOUND/,
    sentence: ({ projectId }) =>
      `${projectId} has no Authentication yet. Turn it on in the Firebase console, or name another project.`,
  },
  {
    seenIn: /project-not-found|PROJECT_NOT_FOUND|USER_PROJECT_DENIED/,
    sentence: ({ projectId }) =>
      `There is no project ${projectId}, or your Google account may not see it. npx firebase projects:list says which there are.`,
  },
  {
    seenIn: /database .* does not exist|^5 NOT_FOUND/,
    sentence: ({ projectId }) => `${projectId} has no database yet: npx firebase deploy --only firestore`,
  },
  {
    seenIn: /SERVICE_DISABLED|has not been used in project/,
    sentence: ({ projectId }) =>
      `An API of Google is not turned on in ${projectId}. Is it the right project? Deploy to it first.`,
  },
  {
    seenIn: /insufficient-permission|PERMISSION_DENIED|does not have permission/i,
    sentence: ({ projectId }) =>
      `Your Google account may not change ${projectId}. Is it the right project? Its owner gives you a role in IAM (Editor, or Firebase Admin).`,
  },
  {
    seenIn: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UNAVAILABLE|network-error|timed? ?out/i,
    sentence: ({ projectId }) => `Google could not be reached for ${projectId}. Is there a network?`,
  },
]

/** The error in words, with what helps; what nobody foresaw is said as the library says it. */
export function accessFailure(error: unknown, target: Target): string {
  if (!(error instanceof Error)) return String(error)
  const said = [Reflect.get(error, 'code'), error.message, Reflect.get(error, 'cause')].join(' ')
  const cause = causes.find(({ seenIn }) => seenIn.test(error.message) || seenIn.test(said))
  return cause ? cause.sentence(target) : error.message
}
