import { callableErrorText } from '@amhs/domain/contracts/callable-errors'
import type { FormEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { cloudFunctionsWords } from './cloud-functions.words'
import type { DemoOutcome } from './use-demo-call'
import { useDemoCall } from './use-demo-call'

/** One callable: what it does, its input, and what came of the call. */
export function DemoCard({
  name,
  title,
  text,
  request,
  call,
  streams = false,
  children,
}: {
  /** The callable's name, as the server knows it. */
  readonly name: string
  readonly title: string
  readonly text: string
  /** Makes the request from the input; it is shown as it is sent. */
  readonly request: () => unknown
  readonly call: (request: never, onPiece: (piece: unknown) => void, signal: AbortSignal) => Promise<unknown>
  readonly streams?: boolean
  readonly children?: ReactNode
}) {
  const words = useWords(cloudFunctionsWords)
  const { running, outcome, run, stop } = useDemoCall()
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    const sent = request()
    void run(title, sent, (onPiece, signal) => call(sent as never, onPiece, signal))
  }

  return (
    <section className="card demo" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <form method="post" className="stack needs-script" onSubmit={submit} noValidate>
        {children}
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={running}>
            {running ? words.running : words.run(name)}
          </button>
          {streams && running && (
            <button type="button" className="button" onClick={stop}>
              {words.stop}
            </button>
          )}
        </div>
      </form>
      {outcome && <Outcome outcome={outcome} />}
    </section>
  )
}

/** What came of one call. */
export function Outcome({ outcome }: { readonly outcome: DemoOutcome }) {
  const words = useWords(cloudFunctionsWords)
  const language = useLanguage()
  const { request, pieces, answer, failure, milliseconds } = outcome
  return (
    <div className="stack demo-outcome">
      <dl className="stack">
        <Part term={words.request} value={request} />
        {pieces.length > 0 && <Part term={words.pieces} value={pieces} />}
        {answer !== undefined && <Part term={words.answer} value={answer} />}
        {failure && (
          <div>
            <dt>{words.failure}</dt>
            <dd>{callableErrorText(failure.reason, language)}</dd>
            <dd>{words.reason(failure.reason)}</dd>
            {failure.fields.length > 0 && <dd>{words.fields(failure.fields.join(', '))}</dd>}
          </div>
        )}
      </dl>
      {(answer !== undefined || failure) && <p className="muted">{words.time(milliseconds)}</p>}
    </div>
  )
}

function Part({ term, value }: { readonly term: string; readonly value: unknown }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <code>{JSON.stringify(value)}</code>
      </dd>
    </div>
  )
}
