import { onAuthStateChanged } from 'firebase/auth'
import type { ReactNode } from 'react'
import { Fragment, useCallback, useRef, useSyncExternalStore } from 'react'
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, FunctionsProvider } from 'reactfire'
import type { FirebaseServices } from './firebase-services'
import { forgetDocuments } from './forget-documents'

/** Hands the ready services to reactfire's hooks, and starts its views anew whenever another person signs in. */
export function FirebaseProviders({
  services,
  onlyFor,
  fallback,
  children,
}: {
  readonly services: FirebaseServices
  readonly onlyFor?: string | undefined
  readonly fallback: ReactNode
  readonly children: ReactNode
}) {
  const { app, auth, firestore, functions } = services
  const uid = useCurrentUid(services)
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>
          <FunctionsProvider sdk={functions}>
            <Fragment key={uid ?? 'nobody'}>
              {onlyFor === undefined || onlyFor === uid ? children : fallback}
            </Fragment>
          </FunctionsProvider>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

function useCurrentUid({ auth }: FirebaseServices): string | null {
  const lastUid = useRef(auth.currentUser?.uid ?? null)
  const subscribe = useCallback(
    (changed: () => void) =>
      onAuthStateChanged(auth, (user) => {
        const uid = user?.uid ?? null
        if (uid !== lastUid.current) {
          lastUid.current = uid
          forgetDocuments()
        }
        changed()
      }),
    [auth],
  )
  return useSyncExternalStore(subscribe, () => auth.currentUser?.uid ?? null)
}
