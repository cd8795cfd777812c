import type { ReactNode } from 'react'
import { Component } from 'react'

/** A chart whose code did not arrive is missed with a sentence; the table stays. */
export class ChartBoundary extends Component<
  { readonly message: string; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p className="notice">{this.props.message}</p> : this.props.children
  }
}
