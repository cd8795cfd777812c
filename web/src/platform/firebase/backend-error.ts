/** Why there is no Firebase: the site runs without a backend, its configuration is wrong, or it could not be fetched. */
export type BackendProblem = 'none' | 'configuration' | 'network'

/** Thrown by everything that needs Firebase where Firebase cannot be had. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly problem: BackendProblem

  constructor(problem: BackendProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}
