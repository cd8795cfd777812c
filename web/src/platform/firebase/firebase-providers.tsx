import type { ReactNode } from 'react'
import { useEffect } from 'react'
import {
  AuthProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  FunctionsProvider,
  StorageProvider,
  useAuth,
  useFirebaseApp,
  useFirestore,
  useFunctions,
  useStorage,
} from 'reactfire'
import { DataProvider } from '../data/data-provider'
import type { FirebaseServices } from './services'

/** Hands the ready SDK objects to reactfire's hooks, and the query client to those that read once. */
export function FirebaseProviders({
  services: { app, auth, firestore, functions, storage },
  children,
}: {
  readonly services: FirebaseServices
  readonly children: ReactNode
}) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>
          <FunctionsProvider sdk={functions}>
            <StorageProvider sdk={storage}>
              <DataProvider>{children}</DataProvider>
            </StorageProvider>
          </FunctionsProvider>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

/** Passes reactfire's instances on to the actions that run outside components. */
export function HandOver({ to }: { readonly to: (services: FirebaseServices) => void }) {
  const app = useFirebaseApp()
  const auth = useAuth()
  const firestore = useFirestore()
  const functions = useFunctions()
  const storage = useStorage()
  useEffect(
    () => to({ app, auth, firestore, functions, storage }),
    [to, app, auth, firestore, functions, storage],
  )
  return null
}
