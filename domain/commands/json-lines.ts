import { createInterface } from 'node:readline'

/**
 * Answers each line of standard input, a JSON object, with one line of JSON. Empty lines are passed over.
 *
 * @param answer what to print for one object; throws a TypeError saying what is missing
 * @returns the exit code: 2 where a line could not be read (it is answered with `{"error": …}`), else 0
 */
export async function answerLines(
  input: NodeJS.ReadableStream,
  answer: (given: Readonly<Record<string, unknown>>) => unknown | Promise<unknown>,
): Promise<number> {
  let code = 0
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    let answered: unknown
    try {
      const given: unknown = JSON.parse(line)
      if (typeof given !== 'object' || given === null) throw new TypeError('Each line is a JSON object.')
      answered = await answer(given as Record<string, unknown>)
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
      code = 2
      answered = { error: error.message }
    }
    console.log(JSON.stringify(answered))
  }
  return code
}
