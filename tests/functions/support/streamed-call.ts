import { functionsAddress } from './backend'

/** What came over the wire of one streamed call. */
export interface StreamedAnswer {
  readonly pieces: readonly unknown[]
  /** When each piece arrived, in milliseconds since 1970 with fractions. */
  readonly arrivedAt: readonly number[]
  readonly result?: unknown
  readonly reason?: string
  /** Everything that was received, as it stood. */
  readonly raw: string
}

interface Event {
  readonly message?: unknown
  readonly result?: unknown
  readonly error?: { readonly details?: { readonly reason?: string } }
}

export interface StreamedCallOptions {
  readonly signal?: AbortSignal
  /** Internet address of the caller; another one each time without it. */
  readonly address?: string
  /** Where the functions are served; the Functions emulator without it. */
  readonly at?: string
  /** Told of each piece as it arrives. */
  readonly onPiece?: () => void
}

/**
 * Calls a streaming function over bare HTTP.
 * @throws the error of `fetch` when `signal` ends the call
 */
export async function streamedCall(
  name: string,
  data: unknown,
  { signal, address = anyAddress(), at = functionsAddress, onPiece }: StreamedCallOptions = {},
): Promise<StreamedAnswer> {
  const response = await fetch(`${at}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ data }),
    ...(signal ? { signal } : {}),
  })
  const pieces: unknown[] = []
  const arrivedAt: number[] = []
  let end: Event = {}
  let raw = ''
  let rest = ''
  const take = (line: string) => {
    if (!line.startsWith('data:')) return
    const event: Event = JSON.parse(line.slice(5))
    if ('message' in event) {
      pieces.push(event.message)
      arrivedAt.push(performance.timeOrigin + performance.now())
      onPiece?.()
    } else end = event
  }
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    const text = decoder.decode(bytes, { stream: true })
    raw += text
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
  take(rest)
  // A refusal before the first piece may come as plain JSON.
  if (end.error === undefined && end.result === undefined && raw.startsWith('{')) end = JSON.parse(raw)
  const reason = end.error?.details?.reason
  return {
    pieces,
    arrivedAt,
    raw,
    ...(end.result === undefined ? {} : { result: end.result }),
    ...(reason === undefined ? {} : { reason }),
  }
}

let next = Math.floor(Math.random() * 60_000)

function anyAddress(): string {
  next = (next + 1) % 65_536
  return `2001:db8:a5::${next.toString(16)}`
}
