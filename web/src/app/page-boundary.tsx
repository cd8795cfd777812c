import type { ReactNode } from 'react'
import { Component } from 'react'
import { reportError } from '../platform/error-reports'
import { ErrorPage } from './error-page'
import { HydrationMarker } from './hydration-marker'

interface Props {
  /** A failure belongs to the address at which it happened: the next address starts afresh. */
  readonly address: string
  readonly children: ReactNode
}

/**
 * Whatever a page throws ends here; the shell with the way to help stays around it. It is not keyed by the address:
 * a new boundary would show the loading text at once instead of keeping the old page until the new one is there.
 */
export class PageBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error('[page]', error)
    reportError(error)
  }

  override componentDidUpdate(before: Props): void {
    if (before.address !== this.props.address && this.state.failed) this.setState({ failed: false })
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
