import type {
  CallableContract,
  CallChunk,
  CallResponse,
  ParsedRequest,
} from '@amhs/domain/contracts/define-callable'
import {
  type CallableFunction,
  type CallableRequest,
  type CallableResponse,
  onCall,
  type Request,
} from 'firebase-functions/https'
import type { defineSecret } from 'firebase-functions/params'
import { getDotPath, safeParse } from 'valibot'
import { logCall } from './call-log'
import { type Account, accountOf, callerPseudonym, requireAccess } from './caller'
import { allowedOrigin, appCheckRequired } from './parameters'
import { countCall } from './rate-limit'
import { reasonOfRefusal, refusal } from './refusal'
import { guardRequest, wasUnfit } from './request-guard'

/** One call, after everything that could be refused beforehand has been. */
export interface Call<Contract extends CallableContract> {
  readonly request: ParsedRequest<Contract>
  /** Who calls; undefined only where the contract admits visitors. */
  readonly account: Contract['access'] extends 'visitor' ? Account | undefined : Account
  /** Sends one piece of a streamed answer; does nothing for a client that does not read a stream. */
  send(chunk: CallChunk<Contract>): Promise<void>
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal
}

export type Handler<Contract extends CallableContract> = (
  call: Call<Contract>,
) => Promise<CallResponse<Contract>>

export interface FunctionOptions {
  readonly timeoutSeconds?: number
  readonly memory?: '256MiB' | '512MiB'
  readonly secrets?: ReturnType<typeof defineSecret>[]
}

function parseRequest<Contract extends CallableContract>(
  contract: Contract,
  request: CallableRequest<unknown>,
): ParsedRequest<Contract> {
  if (wasUnfit(request.rawRequest)) throw refusal('invalid-request')
  const parsed = safeParse(contract.request, request.data)
  if (!parsed.success) {
    const fields = new Set(parsed.issues.flatMap((issue) => getDotPath(issue) ?? []))
    // Names of unknown fields are the caller's own words: only those of the schema go back.
    const known = [...fields].filter((field) => /^[a-zA-Z0-9.]{1,60}$/.test(field)).slice(0, 10)
    throw refusal('invalid-request', { fields: known })
  }
  return parsed.output as ParsedRequest<Contract>
}

// Codes of the database and the platform for "not now": cancelled by deadline, exhausted, aborted, unavailable.
const passingFaults: ReadonlySet<unknown> = new Set([4, 8, 10, 14, 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])

// A transaction that waited too long behind others is refused as an invalid argument (3), told apart by its words alone.
const waitedTooLong = /transaction (has expired|is invalid or closed)/i

/** Whether the same call may well go through later. */
function isPassing(error: Error): boolean {
  return passingFaults.has(Reflect.get(error, 'code')) || waitedTooLong.test(error.message)
}

function asRefusal(error: unknown) {
  if (reasonOfRefusal(error)) return error
  return refusal(error instanceof Error && isPassing(error) ? 'unavailable' : 'internal')
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function perform<Contract extends CallableContract>(
  contract: Contract,
  load: () => Promise<Handler<Contract>>,
  request: CallableRequest<unknown>,
  stream: CallableResponse<unknown> | undefined,
  account: Account | undefined,
  caller: string,
): Promise<CallResponse<Contract>> {
  if (appCheckRequired.value() && !request.app?.appId) throw refusal('app-check-failed')
  await requireAccess(contract.access, account)
  await countCall(contract.name, caller, contract.limit)
  const parsedRequest = parseRequest(contract, request)
  const handle = await load()
  const signal = stream?.signal ?? new AbortController().signal
  const gone = whenAborted(signal)
  const answer = await handle({
    request: parsedRequest,
    // requireAccess has just refused an absent account wherever the contract does not admit visitors.
    account: account as Call<Contract>['account'],
    async send(chunk) {
      const parsedChunk = contract.chunk && safeParse(contract.chunk, chunk)
      if (!parsedChunk?.success) throw new TypeError('A streamed piece does not fit its contract')
      // Of a connection that closes meanwhile the platform may say that this was not written, or nothing at all.
      await Promise.race([stream?.sendChunk(parsedChunk.output).catch(() => gone), gone])
    },
    signal,
  })
  const parsedAnswer = safeParse(contract.response, answer)
  if (!parsedAnswer.success) throw new TypeError('The answer does not fit its contract')
  return parsedAnswer.output as CallResponse<Contract>
}

/**
 * Makes a callable function of a contract and the handler that implements it.
 *
 * In this order: App Check, signed in, role, limit, parse, handler, parse the answer, one log line. Whatever goes wrong
 * reaches the caller as an HttpsError with a stable `details.reason`. The handler is loaded at the first call, so that
 * importing the function loads nothing of what only another one needs.
 */
export function defineFunction<const Contract extends CallableContract>(
  contract: Contract,
  load: () => Promise<Handler<Contract>>,
  options: FunctionOptions = {},
): CallableFunction<unknown, Promise<CallResponse<Contract>>> {
  const callable = onCall<unknown, Promise<CallResponse<Contract>>>(
    {
      region: 'us-central1',
      cors: allowedOrigin,
      // Checked by this wrapper instead, at run time and with a reason of its own.
      enforceAppCheck: false,
      maxInstances: 10,
      memory: options.memory ?? '256MiB',
      timeoutSeconds: options.timeoutSeconds ?? 60,
      ...(options.secrets ? { secrets: options.secrets } : {}),
    },
    async (request, stream) => {
      const startedAt = performance.now()
      const account = accountOf(request)
      const caller = callerPseudonym(request, account)
      const log = (code: string, fault?: unknown) =>
        logCall(
          { function: contract.name, code, milliseconds: Math.round(performance.now() - startedAt), caller },
          fault,
        )
      try {
        const answer = await perform(contract, load, request, stream, account, caller)
        log('ok')
        return answer
      } catch (error) {
        const refused = asRefusal(error)
        log(reasonOfRefusal(refused) ?? 'internal', refused === error ? undefined : error)
        throw refused
      }
    },
  )
  return new Proxy(callable, {
    apply(target, self, [request, response]: [Request, never]) {
      guardRequest(request)
      return Reflect.apply(target, self, [request, response])
    },
  })
}
