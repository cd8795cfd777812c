import type { ReactNode } from 'react'
import { Component } from 'react'
import { useWords } from '../words'
import type { BackendProblem } from './app-config'
import { BackendError } from './app-config'
import { firebaseWords } from './firebase.words'

interface BoundaryProps {
  readonly children: ReactNode
  readonly onRetry: () => void
}

/** reactfire throws while rendering when a document cannot be read: this keeps the rest of the page standing. */
export class FirebaseBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    console.error('[firebase]', error instanceof Error ? error.name : 'failed', codeOf(error))
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return <FirebaseProblem problem={problemOf(this.state.error)} onRetry={this.props.onRetry} />
  }
}

/** Says in words why account data cannot be shown, with a way to try again. */
export function FirebaseProblem({
  problem,
  onRetry,
}: {
  readonly problem: BackendProblem | 'failed'
  readonly onRetry: () => void
}) {
  const words = useWords(firebaseWords)
  return (
    <div className="notice stack" role="alert">
      <p>{words[problem]}</p>
      {problem !== 'none' && (
        <button type="button" className="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}

export function problemOf(error: unknown): BackendProblem | 'failed' {
  return error instanceof BackendError ? error.problem : 'failed'
}

/** The code alone is logged: a message could name the document. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}
