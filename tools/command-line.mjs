/**
 * Reads the few options that the tools share.
 * @param {readonly string[]} words the words after the script's name; everything after `--` is the command to run
 * @returns {{ portBase?: number, only?: string[], project?: string, development: boolean, isLocal: boolean, seed: boolean, browser: boolean, names: string[], command: string[] }}
 * @throws {Error} for an unknown option or an option without its value
 */
export function readCommandLine(words) {
  const end = words.indexOf('--')
  const own = end < 0 ? [...words] : words.slice(0, end)
  /** @type {ReturnType<typeof readCommandLine>} */
  const result = {
    development: false,
    isLocal: false,
    seed: false,
    browser: false,
    names: [],
    command: end < 0 ? [] : words.slice(end + 1),
  }
  while (own.length > 0) {
    const word = own.shift() ?? ''
    if (word === '--dev') result.development = true
    else if (word === '--local') result.isLocal = true
    else if (word === '--seed') result.seed = true
    else if (word === '--browser') result.browser = true
    else if (word === '--port-base') result.portBase = Number(valueAfter(word, own))
    else if (word === '--only') result.only = valueAfter(word, own).split(',')
    else if (word === '--project') result.project = valueAfter(word, own)
    else if (word.startsWith('-')) throw new Error(`Unknown option ${word}`)
    else result.names.push(word)
  }
  return result
}

/**
 * @param {string} option
 * @param {string[]} rest
 */
function valueAfter(option, rest) {
  const value = rest.shift()
  if (value === undefined || value.startsWith('--')) throw new Error(`${option} needs a value`)
  return value
}
