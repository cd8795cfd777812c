import { callableReasonOf } from '@amhs/domain/contracts/callable-errors'
import type {
  CallableContract,
  CallChunk,
  CallRequest,
  CallResponse,
} from '@amhs/domain/contracts/define-callable'
import * as v from 'valibot'
import { firebaseServices } from './backend'
import { BackendError } from './backend-error'
import { CallFailure } from './call-failure'

export interface CallOptions {
  /** Milliseconds without any answer after which the page stops waiting; 30 000 unless told. */
  readonly timeout?: number
}

export interface StreamOptions<Contract extends CallableContract> extends CallOptions {
  /** Ends the call early; it then fails with the reason `stopped`. */
  readonly signal?: AbortSignal
  /** Gets each streamed piece, in order. */
  readonly onChunk: (chunk: CallChunk<Contract>) => void
}

/** How long a call may take unless told otherwise, in milliseconds: a function that sleeps needs some seconds to start. */
export const callTimeoutMs = 30_000

/**
 * Calls a function of the backend with a checked request and returns its checked answer.
 *
 * @throws CallFailure with a stable reason; nothing else
 */
export async function callFunction<Contract extends CallableContract>(
  contract: Contract,
  request: CallRequest<Contract>,
  { timeout = callTimeoutMs }: CallOptions = {},
): Promise<CallResponse<Contract>> {
  const checked = checkedRequest(contract, request)
  try {
    const [{ httpsCallable }, { functions }] = await Promise.all([
      import('./firebase-callable'),
      firebaseServices(),
    ])
    const { data } = await httpsCallable(functions, contract.name, { timeout })(checked)
    return checkedAnswer(contract.response, data) as CallResponse<Contract>
  } catch (error) {
    throw asCallFailure(error)
  }
}

/**
 * Like `callFunction` for a function that streams: pieces arrive in `onChunk`, the whole answer is returned at the end.
 * The timeout counts from the last piece.
 *
 * @throws CallFailure with a stable reason; nothing else
 */
export async function streamFunction<Contract extends CallableContract>(
  contract: Contract,
  request: CallRequest<Contract>,
  { timeout = callTimeoutMs, signal, onChunk }: StreamOptions<Contract>,
): Promise<CallResponse<Contract>> {
  const { chunk: chunkSchema } = contract
  if (!chunkSchema) throw new CallFailure('internal', `${contract.name} does not stream`)
  const checked = checkedRequest(contract, request)
  const abort = new AbortController()
  const stop = () => abort.abort()
  let late = false
  const giveUp = () => {
    late = true
    stop()
  }
  let timer = setTimeout(giveUp, timeout)
  signal?.addEventListener('abort', stop)
  try {
    if (signal?.aborted) throw new CallFailure('stopped', signal.reason)
    const [{ httpsCallable }, { functions }] = await Promise.all([
      import('./firebase-callable'),
      firebaseServices(),
    ])
    const { stream, data } = await httpsCallable(functions, contract.name).stream(checked, {
      signal: abort.signal,
    })
    // When a call is aborted both reject; the iterator's error is the one handled below.
    data.catch(() => undefined)
    for await (const piece of stream) {
      clearTimeout(timer)
      timer = setTimeout(giveUp, timeout)
      onChunk(checkedAnswer(chunkSchema, piece) as CallChunk<Contract>)
    }
    return checkedAnswer(contract.response, await data) as CallResponse<Contract>
  } catch (error) {
    if (late) throw new CallFailure('timed-out', error)
    if (signal?.aborted) throw new CallFailure('stopped', error)
    throw asCallFailure(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

function checkedRequest(contract: CallableContract, request: unknown): unknown {
  const result = v.safeParse(contract.request, request)
  if (result.success) return result.output
  const fields = result.issues.map((issue) => v.getDotPath(issue)).filter((path) => path !== null)
  throw new CallFailure('invalid-request', undefined, fields)
}

function checkedAnswer(schema: v.GenericSchema, answer: unknown): unknown {
  const result = v.safeParse(schema, answer)
  if (!result.success) throw new CallFailure('internal', 'The answer does not fit its contract.')
  return result.output
}

/** The reason behind anything that making a call can throw. */
function asCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error
  if (error instanceof BackendError) return new CallFailure('unavailable', error)
  return new CallFailure(isUnanswered(error) ? 'unavailable' : callableReasonOf(error), error)
}

/** The SDK reports a server that it could not reach as `internal`; our own functions always give their reason with it. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof TypeError) return true
  if (typeof error !== 'object' || error === null) return false
  return Reflect.get(error, 'code') === 'functions/internal' && Reflect.get(error, 'details') === undefined
}
