const patience = 2000
const interval = 10_000

/** Seconds with one decimal, for people. @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Runs one step of a longer job and says what it is doing while it lasts: the name after two seconds, again with the
 * time every ten, and the total at the end. A quick step stays silent.
 * @template T
 * @param {string} name what is being done, for example "Building the web app"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work returns; its errors pass through
 */
export async function step(name, work) {
  const begin = Date.now()
  let spoken = false
  const first = setTimeout(() => {
    spoken = true
    console.log(`… ${name}`)
  }, patience)
  const again = setInterval(() => console.log(`… ${name}, ${seconds(Date.now() - begin)}`), interval)
  try {
    const result = await work()
    if (spoken) console.log(`✓ ${name}: ${seconds(Date.now() - begin)}`)
    return result
  } finally {
    clearTimeout(first)
    clearInterval(again)
  }
}
