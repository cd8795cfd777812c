import type { Readable } from 'node:stream'
import { server } from './backend'

/** What the database bills of what the server asks it. */
export interface Bill {
  readonly reads: number
  readonly writes: number
}

/** What the client library sends, and what every request of it goes through. */
interface Sent {
  readonly documents?: readonly unknown[]
  readonly writes?: readonly unknown[]
}
type Request = (method: string, sent: Sent, ...rest: unknown[]) => Promise<unknown>
type RequestStream = (method: string, bothWays: boolean, sent: Sent, ...rest: unknown[]) => Promise<Readable>

function methodOf(name: 'request'): Request
function methodOf(name: 'requestStream'): RequestStream
function methodOf(name: string): unknown {
  const method: unknown = Reflect.get(server.firestore, name)
  // An update of the library may name them otherwise: no count is better than a count of nothing.
  if (typeof method !== 'function') throw new Error(`The library has no ${name} any more`)
  return method.bind(server.firestore)
}

/** Asks for one document or list whose count is not that of the documents that come back. */
const readsOfOne: ReadonlySet<string> = new Set(['listCollectionIds', 'runAggregationQuery'])

/**
 * Counts what is billed while something runs in this process: each document that is asked for, there or not, a list without entries
 * as one, each write and each deletion as one write. Attempts of transactions count each, as they are billed.
 */
export async function billOf(work: () => Promise<unknown>): Promise<Bill> {
  const bill = { reads: 0, writes: 0 }
  const [request, requestStream] = [methodOf('request'), methodOf('requestStream')]
  const counted: Request = (method, sent, ...rest) => {
    if (readsOfOne.has(method)) bill.reads += 1
    bill.writes += sent.writes?.length ?? 0
    return request(method, sent, ...rest)
  }
  const countedStream: RequestStream = async (method, bothWays, sent, ...rest) => {
    if (method === 'batchGetDocuments') bill.reads += sent.documents?.length ?? 0
    if (readsOfOne.has(method)) bill.reads += 1
    const stream = await requestStream(method, bothWays, sent, ...rest)
    if (method === 'runQuery') countDocuments(stream, (count) => (bill.reads += Math.max(1, count)))
    return stream
  }
  Object.assign(server.firestore, { request: counted, requestStream: countedStream })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(server.firestore, 'request')
    Reflect.deleteProperty(server.firestore, 'requestStream')
  }
  return bill
}

/** Tells how many documents came, once the list has ended. */
function countDocuments(stream: Readable, tell: (count: number) => void): void {
  const emit = stream.emit.bind(stream)
  let count = 0
  let told = false
  stream.emit = (event: string | symbol, ...words: unknown[]) => {
    if (event === 'data' && Reflect.get(Object(words[0]), 'document')) count += 1
    if ((event === 'end' || event === 'close') && !told) {
      told = true
      tell(count)
    }
    return emit(event, ...words)
  }
}
