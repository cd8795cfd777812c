import type { ReactNode } from 'react'
import { Component } from 'react'
import { reportError } from '../platform/error-reports'
import { ErrorPage } from './error-page'
import { HydrationMarker } from './hydration-marker'

interface Props {
  /** A failure belongs to the address and language in which it happened: the next one starts afresh. */
  readonly address: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  /** The address at which it failed. */
  readonly at: string | null
}

/**
 * Whatever a page throws ends here; the shell with the way to help stays around it. It is not keyed by the address:
 * a new boundary would show the loading text at once instead of keeping the old page until the new one is there.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: null }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ address }: Props, { failed, at }: State): State | null {
    if (!failed || at === address) return null
    // A failure without an address is new. It stays as it is drawn: drawing it twice would lose the focus on its heading.
    return at === null ? { failed, at: address } : { failed: false, at: null }
  }

  override componentDidCatch(error: unknown): void {
    console.error('[page]', error)
    reportError(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <ErrorPage />
        <HydrationMarker />
      </>
    )
  }
}
