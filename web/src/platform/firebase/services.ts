import type { FirebaseApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import type { Functions } from 'firebase/functions'
import type { FirebaseStorage } from 'firebase/storage'

/** Firebase's SDK objects, as reactfire's providers hand them to the app. */
export interface FirebaseServices {
  readonly app: FirebaseApp
  readonly auth: Auth
  readonly firestore: Firestore
  readonly functions: Functions
  readonly storage: FirebaseStorage
}
