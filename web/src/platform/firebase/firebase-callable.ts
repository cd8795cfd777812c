import { httpsCallable as sdkCallable } from 'firebase/functions'

/** The SDK's callable in a file of its own, so that the rest of its module is left out of the download. */
export const httpsCallable = sdkCallable
