import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import type { FormEvent, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { composes } from '../../platform/composing'
import { useTitleMark } from '../../platform/title-mark'
import { useOnChange } from '../../platform/use-on-change'
import { useWords } from '../../platform/words'
import { ExitHint } from '../../ui/exit-hint'
import { formWords } from '../../ui/form/form.words'
import { Icon } from '../../ui/icon'
import { assistantWords } from './assistant.words'
import { type AskContext, sendMessage, setDraft } from './conversation'
import type { ChatState } from './conversation-state'

/** The field to write in. Nothing is lost: what cannot be sent, or gets no answer, stays here. */
export function Composer({ state, reader }: { readonly state: ChatState; readonly reader: AskContext }) {
  const words = useWords(assistantWords)
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  // That there was nothing to send is over with the answer during which it was tried; what is too long has still to be shortened.
  useOnChange(state.busy, () => setProblem((found) => (found === words.empty ? '' : found)))
  const { errorMark } = useWords(formWords)
  useTitleMark(problem === '' ? '' : errorMark)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const text = writtenText(state.draft, textKinds.chatMessage)
    const found =
      text === ''
        ? words.empty
        : text.length > textKinds.chatMessage.longest
          ? words.tooLong(text.length)
          : ''
    setProblem(found)
    if (found === '') void sendMessage(text, reader)
    else field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || composes(event.nativeEvent)) return
    event.preventDefault()
    // A key that is still held down has sent its message, and with an answer on its way there is nothing to refuse.
    if (event.repeat || (state.busy && writtenText(state.draft, textKinds.chatMessage) === '')) return
    submit()
  }

  return (
    <form method="post" className="card composer" noValidate onSubmit={submit}>
      <label htmlFor="assistant-message">{words.label}</label>
      <span className="hint" id="assistant-hint">
        <span className="with-keys">{words.keysHint}</span> {words.hint}
      </span>
      {problem !== '' && (
        <p className="error" id="assistant-problem" role="alert">
          <Icon name="error" />
          <span>{problem}</span>
        </p>
      )}
      <div className="composer-row">
        <textarea
          ref={field}
          id="assistant-message"
          rows={2}
          value={state.draft}
          aria-describedby={problem === '' ? 'assistant-hint' : 'assistant-hint assistant-problem'}
          aria-invalid={problem === '' ? undefined : true}
          onChange={(event) => {
            setDraft(event.target.value)
            setProblem('')
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="button primary">
          {words.send}
        </button>
      </div>
      <ExitHint />
    </form>
  )
}
