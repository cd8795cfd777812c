import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Role } from '../accounts/roles'
import type { CallableReason } from './callable-errors'

/**
 * Who may call: anyone; any signed-in person; a signed-in person with a verified address; or only these roles
 * (the role of the custom claim; an absent claim means `user`).
 */
export type CallableAccess = 'visitor' | 'signed-in' | 'verified' | readonly [Role, ...Role[]]

/** At most `calls` calls of one caller (an account, or an internet address) in any window of `perSeconds` seconds. */
export interface CallLimit {
  readonly calls: number
  readonly perSeconds: number
}

/** Everything page and server must agree on about one callable function. */
export interface CallableContract {
  /** The exported name of the function, as the client calls it. */
  readonly name: string
  readonly access: CallableAccess
  readonly limit: CallLimit
  /** Checked by the page before sending and by the server before the handler runs. */
  readonly request: GenericSchema
  /** Checked by the server before answering and by the page on arrival. */
  readonly response: GenericSchema
  /** One piece of a streamed answer; absent where the callable does not stream. */
  readonly chunk?: GenericSchema
  /** Reasons of this callable beyond the common ones. */
  readonly errors: readonly CallableReason[]
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
