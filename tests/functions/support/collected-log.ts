/**
 * Keeps what is logged from now on, in place of showing it. To be imported before the functions are loaded, with `vi.hoisted`:
 * their log keeps the console that it finds then.
 * @returns the lines so far; they may be emptied
 */
export function collectLog(): string[] {
  const lines: string[] = []
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => {
      lines.push(words.map(String).join(' '))
    }
  }
  return lines
}
