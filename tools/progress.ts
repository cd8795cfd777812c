/** Seconds with one decimal, for people. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Runs one step of a longer job and says what it is doing while it lasts: the name after two seconds, again with the
 * time every ten, and the total at the end. A quick step stays silent.
 * @returns what the work returns; its errors pass through
 */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begin = Date.now()
  let isShown = false
  const first = setTimeout(() => {
    isShown = true
    console.log(`… ${name}`)
  }, 2000)
  const again = setInterval(() => console.log(`… ${name}, ${seconds(Date.now() - begin)}`), 10_000)
  try {
    const result = await work()
    if (isShown) console.log(`✓ ${name}: ${seconds(Date.now() - begin)}`)
    return result
  } finally {
    clearTimeout(first)
    clearInterval(again)
  }
}
