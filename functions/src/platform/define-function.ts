import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import type {
  CallableContract,
  CallChunk,
  CallLimit,
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
import { type LogEntry, write } from 'firebase-functions/logger'
import type { defineSecret } from 'firebase-functions/params'
import { type BaseIssue, getDotPath, never, parse, safeParse } from 'valibot'
import { requireAccess } from './access'
import { pageOrigins } from './allowed-origin'
import { limitOf } from './call-limits'
import { callEntry, invalidAnswerEntry } from './call-log'
import { type Account, accountOf, type Caller, callerOf } from './caller'
import { isEmulated, SettingsFault } from './environment'
import { appCheckRequired, callerHashSecret } from './parameters'
import { countCall, countRefused, countShare, type SpentPart, spendBudget, uncountCall } from './rate-limit'
import { reasonOfRefusal, refusal } from './refusal'
import { region } from './region'
import { guardRequest, wasFoundInvalid } from './request-guard'

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

/** What a call meets beside its handler; another one only in unit tests, which have neither accounts nor database nor log. */
export interface CallSurroundings {
  readonly requireAccess: (contract: CallableContract, account: Account | undefined) => Promise<void>
  readonly countCall: typeof countCall
  readonly countRefused: typeof countRefused
  readonly countShare: typeof countShare
  readonly uncountCall: typeof uncountCall
  readonly spendBudget: typeof spendBudget
  readonly log: (entry: LogEntry) => void
}

const production: CallSurroundings = {
  requireAccess: (contract, account) => requireAccess(contract, account),
  countCall,
  countRefused,
  countShare,
  uncountCall,
  spendBudget,
  log: write,
}

/** The dotted names of the fields that do not fit, each once; none for what does not fit as a whole. */
function fieldsOf(issues: readonly BaseIssue<unknown>[]): readonly string[] {
  return [...new Set(issues.flatMap((issue) => getDotPath(issue) ?? []))]
}

function parseRequest<Contract extends CallableContract>(
  contract: Contract,
  request: CallableRequest<unknown>,
): ParsedRequest<Contract> {
  if (wasFoundInvalid(request.rawRequest)) throw refusal('invalid-request')
  const parsed = safeParse(contract.request, request.data)
  if (!parsed.success) {
    // Names of unknown fields are the caller's own words: only those of the schema go back.
    const known = fieldsOf(parsed.issues).filter((field) => /^[a-zA-Z0-9.]{1,60}$/.test(field))
    throw refusal('invalid-request', { fields: known.slice(0, 10) })
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

/** How a caller is told of what nobody foresaw. */
function reasonOfFault(error: unknown): CallableReason {
  const isForNow = error instanceof SettingsFault || (error instanceof Error && isPassing(error))
  return isForNow ? 'unavailable' : 'internal'
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
}

/**
 * An answer that does not fit its contract is a fault of ours, and is logged as one. It goes out all the same: what was asked
 * for has been done, and an error would say that it has not.
 */
function checkedAnswer<Contract extends CallableContract>(
  contract: Contract,
  answer: CallResponse<Contract>,
  { log }: CallSurroundings,
): CallResponse<Contract> {
  const parsed = safeParse(contract.response, answer)
  if (parsed.success) return parsed.output as CallResponse<Contract>
  log(invalidAnswerEntry(contract.name, fieldsOf(parsed.issues)))
  return answer
}

/** Parses the request and counts the call, each request under the bound that fits it. */
async function admit<Contract extends CallableContract>(
  contract: Contract,
  request: CallableRequest<unknown>,
  caller: Caller,
  limit: CallLimit,
  around: CallSurroundings,
): Promise<{ readonly parsedRequest: ParsedRequest<Contract>; readonly spent: SpentPart | undefined }> {
  let parsedRequest: ParsedRequest<Contract>
  try {
    parsedRequest = parseRequest(contract, request)
  } catch (error) {
    await around.countRefused(contract.name, caller, limit)
    throw error
  }
  await around.countCall(contract.name, caller, limit)
  if (limit.perDay === undefined) return { parsedRequest, spent: undefined }
  // First, so that what is refused takes nothing from the others.
  await around.countShare(contract.name, caller, limit)
  return { parsedRequest, spent: await around.spendBudget(contract.name, caller, limit.perDay) }
}

async function perform<Contract extends CallableContract>(
  contract: Contract,
  load: () => Promise<Handler<Contract>>,
  request: CallableRequest<unknown>,
  stream: CallableResponse<unknown> | undefined,
  account: Account | undefined,
  caller: Caller,
  around: CallSurroundings,
): Promise<CallResponse<Contract>> {
  if (appCheckRequired.value() && !request.app?.appId) throw refusal('app-check-failed')
  await around.requireAccess(contract, account)
  const limit = limitOf(contract)
  const { parsedRequest, spent } = await admit(contract, request, caller, limit, around)
  const handle = await load()
  const signal = stream?.signal ?? new AbortController().signal
  const gone = whenAborted(signal)
  const answer = await handle({
    request: parsedRequest,
    // requireAccess has just refused an absent account wherever the contract does not admit visitors.
    account: account as Call<Contract>['account'],
    async send(chunk) {
      const piece = parse(contract.chunk ?? never(), chunk)
      // Of a connection that closes meanwhile the platform may say that this was not written, or nothing at all.
      await Promise.race([stream?.sendChunk(piece).catch(() => gone), gone])
    },
    signal,
  }).catch(async (error: unknown) => {
    const reason = reasonOfRefusal(error)
    if (reason && contract.uncounted?.includes(reason)) {
      await around.uncountCall(contract.name, caller, limit, spent)
      await around.countRefused(contract.name, caller, limit)
    }
    throw error
  })
  return checkedAnswer(contract, answer, around)
}

/**
 * Makes a callable function of a contract and the handler that implements it.
 *
 * In this order: App Check, access, parse, limit, share and budget of the day, handler, check of the answer, one log line. Whatever goes
 * wrong reaches the caller as an HttpsError with a stable `details.reason`. The handler is loaded at the first call, so that
 * importing the function loads nothing of what only another one needs.
 */
export function defineFunction<const Contract extends CallableContract>(
  contract: Contract,
  load: () => Promise<Handler<Contract>>,
  options: FunctionOptions = {},
  around: CallSurroundings = production,
): CallableFunction<unknown, Promise<CallResponse<Contract>>> {
  const callable = onCall<unknown, Promise<CallResponse<Contract>>>(
    {
      region,
      cors: pageOrigins,
      // Checked by this wrapper instead, at run time and with a reason of its own.
      enforceAppCheck: false,
      maxInstances: 10,
      memory: options.memory ?? '256MiB',
      timeoutSeconds: options.timeoutSeconds ?? 60,
      // The emulators have none, and would ask the cloud for it at each start of a process.
      secrets: [...(options.secrets ?? []), ...(isEmulated() ? [] : [callerHashSecret])],
    },
    async (request, stream) => {
      const startedAt = performance.now()
      const account = accountOf(request)
      let caller: Caller | undefined
      const log = (code: string, fault?: unknown) => {
        const milliseconds = Math.round(performance.now() - startedAt)
        const record = { function: contract.name, code, milliseconds, caller: caller?.pseudonym ?? '' }
        around.log(callEntry(record, fault))
      }
      try {
        caller = callerOf(request, account)
        const answer = await perform(contract, load, request, stream, account, caller, around)
        log('ok')
        return answer
      } catch (error) {
        const refused = reasonOfRefusal(error)
        if (refused) {
          log(refused)
          throw error
        }
        const reason = reasonOfFault(error)
        log(reason, error)
        throw refusal(reason)
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
