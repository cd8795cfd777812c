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
    const end = () => {
      if (!this.isEnding && notice !== undefined) console.log(`\n${notice}`)
      this.end().then(() => process.exit(exitCode))
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
    whenLeftByNpm(end)
    // Whoever read this may have gone first, which is no reason to leave everything running.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  }
}

const everyHalfSecond = 500

/**
 * npm starts a program by a shell. It hands a signal on to that shell, which many (dash, Debian's) end at without telling the program:
 * all that the program can see is that its parent is another process now.
 */
function whenLeftByNpm(act: () => void): void {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  const clock = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(clock)
    act()
  }, everyHalfSecond)
  clock.unref()
}
