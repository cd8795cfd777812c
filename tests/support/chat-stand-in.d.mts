/** What the stand-in does with the message that the script is for. Without a script it answers in short sentences. */
export interface Script {
  /** The newest message of the conversation, word for word. */
  readonly message: string
  /**
   * What is streamed, piece by piece. `{prompt}` stands for the system prompt as received, `{prompt:base64}`,
   * `{prompt:hex}`, `{prompt:reversed}`, `{prompt:spaced}` and `{prompt:rot13}` for disguises of it.
   */
  readonly pieces?: readonly string[]
  /** Milliseconds between two pieces. */
  readonly pause?: number
  /** Answers with this HTTP status and nothing else. */
  readonly status?: number
  /** Takes the request and never answers. */
  readonly silent?: boolean
  /** Closes the connection after so many pieces. */
  readonly breakAfter?: number
  /** Sends these bytes as the body in place of pieces. */
  readonly raw?: string
  readonly contentType?: string
  /** Why the answer ends, as the protocol names it; `stop` unless told. */
  readonly finish?: string
  /** What the reader says about the message; harmless unless told. */
  readonly reading?: Judgement
  /** What the reader says about the answer; safe unless told. */
  readonly verdict?: Judgement
}

/** How the stand-in plays the reader. */
export interface Judgement {
  readonly label?: object
  /** Answers are unsafe from the moment they hold this. */
  readonly unsafeFrom?: string
  /** Answers with these characters in place of a label. */
  readonly raw?: string
  readonly pause?: number
  readonly silent?: boolean
  readonly status?: number
}

/** What a provider has seen. */
export interface SeenRequest {
  readonly authorization?: string
  readonly model: string
  readonly stream: boolean
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  /** Whether the connection was closed before the answer was whole. */
  abandoned: boolean
  /** The whole request. */
  readonly body: Readonly<Record<string, unknown>>
  /** When each piece was written, in milliseconds since 1970 with fractions. */
  readonly sentAt: number[]
}

/** Starts the stand-in; port 0 chooses a free one. */
export function startChatStandIn(
  port: number,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }>
