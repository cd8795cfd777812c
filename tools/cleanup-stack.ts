/**
 * Remembers how to end what a program has started, and ends it in reverse order exactly once: after an error, at a
 * signal, or at the regular end. (Node 24 has `AsyncDisposableStack` for this; Node 20 has not.)
 */
export class CleanupStack {
  readonly #jobs: (() => Promise<void>)[] = []
  #ending: Promise<void> | undefined

  /** Whether the end has begun. */
  get isEnding(): boolean {
    return this.#ending !== undefined
  }

  /** @param job ends one thing; its errors are shown and do not keep the others alive */
  defer(job: () => Promise<void>): void {
    this.#jobs.push(job)
  }

  /** @returns settled once everything has ended; safe to call again */
  end(): Promise<void> {
    this.#ending ??= this.#endAll()
    return this.#ending
  }

  async #endAll(): Promise<void> {
    for (const job of this.#jobs.toReversed()) await job().catch((error: unknown) => console.error(error))
  }

  /** Ends everything at Ctrl-C, a kill or a closed terminal, then the program with the exit code given. */
  endAtSignal(exitCode: number, notice?: string): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (!this.isEnding && notice !== undefined) console.log(`\n${notice}`)
        this.end().then(() => process.exit(exitCode))
      })
    }
  }
}
