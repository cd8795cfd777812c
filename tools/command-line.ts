import { type ParseArgsConfig, parseArgs } from 'node:util'

type Config = Omit<ParseArgsConfig, 'args'>
type Read<C extends Config> = ReturnType<typeof parseArgs<C>>

/**
 * The words of a command, or what is said in place of running it: its usage where that was asked for, and what is wrong with the
 * words before the usage where they cannot be understood.
 */
export function readWords<const C extends Config>(
  words: readonly string[],
  usage: string,
  config: C,
): { readonly read: Read<C> } | { readonly said: string; readonly code: 0 | 2 } {
  // What comes after -- is the words of somebody else.
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  if (own.includes('--help') || own.includes('-h')) return { said: usage, code: 0 }
  try {
    return { read: parseArgs({ ...config, args: [...words] }) as Read<C> }
  } catch (error) {
    // Node's own hint about words that begin with a hyphen helps nobody here.
    const [what] = (error instanceof Error ? error.message : String(error)).split('. To specify')
    return { said: `${what}\n\n${usage}`, code: 2 }
  }
}

/**
 * Goes on in silence where nobody reads any more: `| head` closes the pipe, and what a command is about to write or to clean up must not be
 * cut off by that.
 */
function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

/**
 * The words of this process's command line. Ends the process where its usage was asked for, or the words cannot be understood.
 * @param usage how the command is called and what its options do, for `--help`
 * @param config as `parseArgs` takes it; absent: the command takes no words
 */
export function commandLine<const C extends Config>(usage: string, config: C = {} as C): Read<C> {
  for (const stream of [process.stdout, process.stderr]) outliveReader(stream)
  const answer = readWords(process.argv.slice(2), usage, config)
  if ('read' in answer) return answer.read
  if (answer.code === 0) console.log(answer.said)
  else console.error(answer.said)
  process.exit(answer.code)
}
