/** Longest line in characters; a provider that sends more without a line break is not speaking the protocol. */
const longestLine = 1_000_000

/**
 * The `data` of each event of a text/event-stream body, in order. Comments and other fields are left out, as the
 * protocol says; line ends may be LF, CRLF or CR.
 *
 * @throws whatever reading the body throws, and RangeError for an endless line
 */
export async function* serverEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true })
    // A CR at the end may be the first half of a CRLF: it waits for the next bytes.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new RangeError('A line without end')
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) {
        data.push(line.slice(line.startsWith('data: ') ? 6 : 5))
      }
    }
  }
  // Some servers end without the empty line after the last event.
  const last = rest.replace(/\r$/, '')
  if (last.startsWith('data:')) data.push(last.slice(last.startsWith('data: ') ? 6 : 5))
  if (data.length > 0) yield data.join('\n')
}
