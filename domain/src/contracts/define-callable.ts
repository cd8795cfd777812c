import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Role } from '../accounts/roles'
import type { CallableReason } from './callable-errors'

/**
 * Who may call: anyone; any signed-in person; a signed-in person with a verified address; or only these roles
 * (the role of the custom claim; an absent claim means `user`). Except for `visitor` the server looks the account up at
 * each call, so that the token of an account that is erased, disabled or signed out everywhere opens nothing.
 */
export type CallableAccess = 'visitor' | 'signed-in' | 'verified' | readonly [Role, ...Role[]]

/** How often a function may be called; an operator can set other numbers (`CALL_LIMITS`). */
export interface CallLimit {
  /** Calls of one account in any window of `perSeconds` seconds. */
  readonly calls: number
  readonly perSeconds: number
  /**
   * Calls in the same window of all visitors, and all accounts without a verified address, who share an internet address, such as a school
   * or a mobile network; where absent, visitors have as many as `calls` together, and each account its own. Of IPv6 the network of 64 bits counts as one address.
   */
  readonly perAddress?: number
  /** The same for all who share an IPv6 network of 48 bits, counted beside the other; ten times as many where absent. */
  readonly perNetwork?: number
  /** Calls of everybody together in one day (UTC), for what costs money or somebody's time; no bound where absent. */
  readonly perDay?: number
  /**
   * Of `perDay` what all callers of one internet address together may use up in a day, a fifth where absent: half of it at most by visitors
   * and accounts without a verified address; one verified account has a fifth of it. Of the budget itself a fifth is kept for verified
   * accounts. So nobody can close a service for everybody.
   */
  readonly perDayShare?: number
}

/** Everything page and server must agree on about one callable function. */
export interface CallableContract {
  /** The exported name of the function, as the client calls it. */
  readonly name: string
  readonly access: CallableAccess
  /**
   * Whether a disabled or erased account may call as well, for as long as its last token lives: to take its data away, to
   * leave, or to hear again that it has left.
   */
  readonly openToClosed?: true
  readonly limit: CallLimit
  /** Checked by the page before sending and by the server before the handler runs. */
  readonly request: GenericSchema
  /** Checked by the page on arrival. The server checks it too, logs what does not fit, and answers all the same. */
  readonly response: GenericSchema
  /** One piece of a streamed answer; absent where the callable does not stream. */
  readonly chunk?: GenericSchema
  /** Reasons of this callable beyond the common ones. */
  readonly errors: readonly CallableReason[]
  /** Of these, the reasons that say no before anything was done: such a call does not count under the limit. */
  readonly uncounted?: readonly CallableReason[]
}

/** States a contract; the type keeps the exact schemas so that both sides are typed by them. */
export function defineCallable<const Contract extends CallableContract>(contract: Contract): Contract {
  return contract
}

/** What a page hands over when calling. */
export type CallRequest<Contract extends CallableContract> = InferInput<Contract['request']>

/** What the handler receives: the request after parsing. */
export type ParsedRequest<Contract extends CallableContract> = InferOutput<Contract['request']>

/** What a handler returns and the page receives. */
export type CallResponse<Contract extends CallableContract> = InferOutput<Contract['response']>

/** One piece of a streamed answer; `never` for a contract without `chunk`. */
export type CallChunk<Contract extends CallableContract> = Contract extends {
  readonly chunk: infer Chunk extends GenericSchema
}
  ? InferOutput<Chunk>
  : never
