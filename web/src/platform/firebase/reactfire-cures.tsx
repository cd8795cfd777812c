import type { Auth } from 'firebase/auth'
import { onIdTokenChanged } from 'firebase/auth'
import type { StorageReference } from 'firebase/storage'
import type { ReactNode } from 'react'
import { Component, Fragment, useRef } from 'react'
import type { ObservableStatus } from 'reactfire'
import { useStorageDownloadURL, useUser } from 'reactfire'
import { forgetReadData } from '../data/query-client'

/*
 * What reactfire 4 leaves to its users, cured in this one file:
 *
 * - It keeps every document, query and download address in a global map and never lets go of one, a refused one
 *   included. A person who signed out and in again would meet the refusal of the signed-out moment, and the next person the
 *   data of the last one. `followAccount` empties the map whenever the account changes.
 * - It throws while rendering when a listener is refused, and goes on throwing from the map at every later visit.
 *   `LiveDataBoundary` catches that, forgets what failed, and lets the view be tried again. It also forgets, as it begins, what was
 *   refused to listeners whose views had gone.
 * - It keeps the claims of a person's first token and the first address of a file. `followAccount` has the claims read anew with
 *   each token, `useStoredFile` the address with each version of the file.
 * - A view that is still mounted when the account changes would read the last person's document once more, refused.
 *   `PerAccount` takes it away first.
 *
 * What cannot be cured from outside: a listener is not ended when its view goes, only when the account changes. So live
 * hooks are for the few documents that change under the reader; everything else is read once (docs/data.md).
 */

/** What is used here of an entry in reactfire's map. */
interface KeptObservable {
  readonly immutableStatus?: { readonly status: 'loading' | 'success' | 'error'; readonly data?: unknown }
  subscribe?: (observer: { next: () => void; error: () => void }) => { unsubscribe: () => void }
}

interface ReactfireGlobals {
  _reactFirePreloadedObservables?: Map<string, KeptObservable>
}

/** Keys that say who is signed in; they stay right through every change of the account. */
const accountKey = /^auth:(user|signInCheck):/

function forget(wanted: (key: string, kept: KeptObservable) => boolean): void {
  const kept = (globalThis as ReactfireGlobals)._reactFirePreloadedObservables
  for (const [key, observable] of kept ?? []) if (wanted(key, observable)) kept?.delete(key)
}

/** Forgets what was refused while nobody looked: a view that begins asks anew instead of throwing what was said to an earlier one. */
function forgetRefusals(): void {
  forget((_, { immutableStatus }) => immutableStatus?.status === 'error')
}

/** What is used here of Firestore's snapshots: of one document, or of a query. */
interface Snapshot {
  readonly metadata: { readonly fromCache: boolean }
  readonly empty?: boolean
  readonly exists?: () => boolean
}

/**
 * Whether the backend has spoken. Without a network the SDK answers "nothing there" from its empty memory after a while;
 * to show that would be a lie.
 */
export function isAnswer(snapshot: Snapshot): boolean {
  return !snapshot.metadata.fromCache || snapshot.empty === false || snapshot.exists?.() === true
}

let lastUnanswered: readonly KeptObservable[] = []

/** What is listened to and has not been answered yet, also where another view has failed of the same just now and had it forgotten. */
function unanswered(): readonly KeptObservable[] {
  const kept = (globalThis as ReactfireGlobals)._reactFirePreloadedObservables
  const found = [...(kept?.values() ?? [])].filter(isUnanswered)
  lastUnanswered = found.length > 0 ? found : lastUnanswered.filter(isUnanswered)
  return lastUnanswered
}

function isUnanswered({ immutableStatus }: KeptObservable): boolean {
  const { status, data } = immutableStatus ?? {}
  return status === 'loading' || (status === 'success' && isSnapshot(data) && !isAnswer(data))
}

/**
 * Goes on listening to what was not answered in time, and calls back once when all of it is answered or refused.
 *
 * @returns ends the listening
 */
function whenAnswered(late: readonly KeptObservable[], callBack: () => void): () => void {
  let isOver = late.length === 0
  const look = () => {
    if (isOver || late.some(isUnanswered)) return
    isOver = true
    callBack()
  }
  const listening = late.map((observable) => observable.subscribe?.({ next: look, error: look }))
  return () => {
    isOver = true
    for (const one of listening) one?.unsubscribe()
  }
}

/** Forgets what reactfire keeps as failed or unanswered, so that the next view that asks for it listens again. */
export function forgetFailures(): void {
  forget((_, kept) => kept.immutableStatus?.status === 'error' || isUnanswered(kept))
}

function isSnapshot(data: unknown): data is Snapshot {
  return typeof data === 'object' && data !== null && 'metadata' in data
}

/**
 * Forgets everything that was read for an account as soon as another one, or nobody, is signed in. Call it before
 * anything else follows the account: whoever is told later then finds nothing of the last person.
 *
 * @returns ends the following
 */
export function followAccount(auth: Auth): () => void {
  let lastUid: string | null | undefined
  return onIdTokenChanged(auth, (user) => {
    const uid = user?.uid ?? null
    forget((key) => key.startsWith('auth:idTokenResult:'))
    if (lastUid !== undefined && uid !== lastUid) {
      forget((key) => !accountKey.test(key))
      forgetReadData()
    }
    lastUid = uid
  })
}

/** Starts the views inside anew whenever another person signs in. */
export function PerAccount({
  onlyFor,
  fallback,
  children,
}: {
  /** The uid of the person whose data the children read; while somebody else or nobody is signed in, they are taken away. */
  readonly onlyFor?: string | undefined
  readonly fallback: ReactNode
  readonly children: ReactNode
}) {
  const { data: user } = useUser()
  const uid = user?.uid ?? null
  return (
    <Fragment key={uid ?? 'nobody'}>
      {onlyFor === undefined || onlyFor === uid ? children : fallback}
    </Fragment>
  )
}

/**
 * The address of a file that may be replaced by another of the same name. Throws while rendering when there is none.
 *
 * @param version what changes with the file
 */
export function useStoredFile(
  reference: StorageReference,
  version: string | number,
): ObservableStatus<string> {
  const seen = useRef<string | number>(undefined)
  if (seen.current !== version) {
    seen.current = version
    forget((key) => key === `storage:downloadUrl:${reference.toString()}`)
  }
  return useStorageDownloadURL(reference)
}

interface BoundaryProps {
  /** What is shown in place of the views that failed; `retry` shows them again, and they listen again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps the rest of the page standing when a view inside throws while rendering. */
export class LiveDataBoundary extends Component<
  BoundaryProps,
  { readonly failure: { error: unknown } | null }
> {
  override state: { readonly failure: { error: unknown } | null } = { failure: null }

  constructor(props: BoundaryProps) {
    super(props)
    // Before the views inside ask for the first time.
    forgetRefusals()
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  /** Ends the listening for what came too late; see `whenAnswered`. */
  private endWaiting = () => {}

  override componentDidCatch(error: unknown): void {
    this.endWaiting()
    // An answer that comes after the failure was told heals the page: a slow line is no reason to leave a person before a button.
    this.endWaiting = whenAnswered(unanswered(), () => this.setState({ failure: null }))
    // At once and not at the retry: a view of the same data elsewhere, or at a later visit, must not find the failure.
    forgetFailures()
    console.error('[firebase]', error instanceof Error ? error.name : 'failed', codeOf(error))
  }

  override componentDidUpdate(): void {
    // After the views inside have begun to listen themselves, so that they find what has come.
    if (this.state.failure === null) this.endWaiting()
  }

  override componentWillUnmount(): void {
    this.endWaiting()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    return this.props.fallback(failure.error, () => this.setState({ failure: null }))
  }
}

/** The code alone is logged: a message could name the document. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}
