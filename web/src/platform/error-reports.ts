/**
 * Tells the operator that something failed on this page, where the operator wants that. What sends it is loaded only now: hardly
 * any page ever needs it.
 */
export function reportError(error: unknown): void {
  import('./send-error-report').then(({ sendErrorReport }) => sendErrorReport(error)).catch(() => undefined)
}

/** Reports whatever nobody has caught. */
export function watchForErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
