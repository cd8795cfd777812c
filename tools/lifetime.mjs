/**
 * Remembers how to end what a program has started, and ends it in reverse order exactly once: after an error, at a
 * signal, or at the regular end.
 */
export class Lifetime {
  /** @type {(() => Promise<void>)[]} */
  #jobs = []
  /** @type {Promise<void> | undefined} */
  #ending

  /** Whether the end has begun. */
  get isEnding() {
    return this.#ending !== undefined
  }

  /**
   * @param {() => Promise<void>} job ends one thing; its errors are shown and do not keep the others alive
   */
  add(job) {
    this.#jobs.push(job)
  }

  /** @returns {Promise<void>} settled once everything has ended; safe to call again */
  end() {
    this.#ending ??= this.#endAll()
    return this.#ending
  }

  async #endAll() {
    for (const job of this.#jobs.toReversed()) {
      await job().catch((error) => console.error(error))
    }
  }

  /**
   * Ends everything at Ctrl-C, a kill or a closed terminal, then the program itself.
   * @param {{ code: number, notice?: string }} options exit code, and what to say first
   */
  endAtSignal({ code, notice }) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (!this.isEnding && notice !== undefined) console.log(`\n${notice}`)
        this.end().then(() => process.exit(code))
      })
    }
  }
}
