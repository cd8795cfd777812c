const { waitFor } = vi

/** Waits end when what is waited for is there; on a busy machine that may take longer than the second that is usual. */
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 10_000, ...(typeof options === 'number' ? { timeout: options } : options) })
