import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DraftOwner } from '../../platform/drafts'
import { currentDraftOwner, useDraftOwner, useMayShowDraft } from '../../platform/drafts'
import { useLanguage } from '../../platform/preferences'
import { useSession } from '../../platform/session'
import { prepareUrgentWords } from '../../platform/urgent-words'
import { useWords } from '../../platform/words'
import { ConfirmDialog } from '../confirm-dialog'
import { ExitHint } from '../exit-hint'
import { ErrorSummary } from '../form/error-summary'
import { TextField } from '../form/text-field'
import { textsTypedEarly } from '../form/typed-early'
import type { FormProblem, FormState } from '../form/use-form'
import { useForm } from '../form/use-form'
import './message.css'
import { SlowNote } from '../slow-note'
import { messageWords } from './message.words'
import type { MessageAbout, MessageValues } from './message-draft'
import {
  emptyMessage,
  forgetMessageDraft,
  keepMessageDraft,
  messageDraftKeys,
  messageFormName,
  readMessageDraft,
} from './message-draft'
import { contactRules, reportRules } from './message-rules'
import { MessageSent } from './message-sent'
import { sendMessage } from './send-message'
import { UrgentCard } from './urgent-card'
import { useUrgentCheck } from './use-urgent-check'

const labels = {
  name: { zh: '怎么称呼你', en: 'Your name' },
  email: { zh: '电子邮箱', en: 'Email' },
  subject: { zh: '主题', en: 'Subject' },
  message: { zh: '留言', en: 'Message' },
  website: { zh: '网址', en: 'Website' },
} as const

/** Nobody fills the form in less time (milliseconds); programs do. */
const shortestTime = 3000

const tooQuick = {
  zh: '发送得太快了，像是自动发送。请过几秒再按一次。',
  en: 'That was very quick, as if sent by a program. Please wait a few seconds and press again.',
}

interface MessageFormProps {
  /** The heading that the form stands under, for the list of what is wrong. */
  readonly title: string
  readonly about: MessageAbout
}

/**
 * A message to the administrators, from anyone. Nothing that was typed is lost by an error, and nothing of one person is shown
 * to the next: another person gets another form.
 */
export function MessageForm(props: MessageFormProps) {
  const { owner } = useDraftOwner()
  // The served form is a visitor's. Who is signed in gets another one as the page comes to life, with what they wrote till then.
  const [atStart] = useState(currentDraftOwner)
  const early = useRef<Partial<MessageValues>>({})
  const name = messageFormName(props.about)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page comes to life
  useLayoutEffect(() => {
    early.current = textsTypedEarly(name, emptyMessage)
  }, [])
  return <OwnMessageForm key={owner} owner={owner} early={owner === atStart ? early : undefined} {...props} />
}

interface OwnMessageFormProps extends MessageFormProps {
  readonly owner: DraftOwner
  /** What was written before the page came to life; taken out of here once it stands in the form. */
  readonly early: RefObject<Partial<MessageValues>> | undefined
}

function OwnMessageForm({ title, about, owner, early }: OwnMessageFormProps) {
  const words = useWords(messageWords)
  const language = useLanguage()
  const isContact = about.kind === 'contact'
  const form = useForm<MessageValues>({
    name: messageFormName(about),
    initial: emptyMessage,
    rules: isContact ? contactRules : reportRules,
    labels,
  })
  const { urgent, mayGo, settle } = useUrgentCheck()
  const [trapShown, setTrapShown] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [asksToClear, setAsksToClear] = useState(false)
  const requestId = useRef<string | null>(null)
  const openedAt = useRef(0)
  const kept = useKeptMessage(form, about, owner, early)

  useEffect(() => {
    openedAt.current = Date.now()
  }, [])

  const send = async (values: MessageValues): Promise<readonly FormProblem<MessageValues>[]> => {
    if (Date.now() - openedAt.current < shortestTime) return [{ message: tooQuick }]
    // Kept for another try: the same wish arrives once, however often it is sent.
    requestId.current ??= crypto.randomUUID()
    const problems = await sendMessage(about, values, requestId.current, language)
    if (problems.length > 0) {
      if (problems.some(({ showTrap }) => showTrap)) setTrapShown(true)
      return problems
    }
    requestId.current = null
    forgetMessageDraft(owner, about)
    settle()
    setSentTo(values.email)
    form.reset(emptyMessage)
    return []
  }

  if (sentTo !== null) return <MessageSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <form
      method="post"
      className="stack needs-script"
      noValidate
      onFocus={prepareUrgentWords}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.busy) return
        const submit = form.onSubmit(send)
        void mayGo(`${form.values.subject}\n${form.values.message}`).then((go) => go && submit(event))
      }}
    >
      <ErrorSummary form={form} title={title} />
      <TextField form={form} field="name" autoComplete="nickname" hint={words.nameHint} />
      <TextField form={form} field="email" type="email" autoComplete="email" hint={words.emailHint} />
      {isContact && <TextField form={form} field="subject" />}
      <TextField form={form} field="message" rows={isContact ? 8 : 4} hint={words.messageHint} />
      <ExitHint />
      <div className={trapShown ? 'field' : 'message-trap'} aria-hidden={trapShown ? undefined : true}>
        <label htmlFor={form.idOf('website')}>{words.website}</label>
        {trapShown && <span className="hint">{words.websiteHint}</span>}
        <input
          id={form.idOf('website')}
          name="website"
          type="text"
          tabIndex={trapShown ? undefined : -1}
          autoComplete="off"
          value={form.values.website}
          onChange={(event) => form.setValue('website', event.target.value)}
        />
      </div>
      {urgent && <UrgentCard />}
      <SlowNote busy={form.busy} typed />
      <div className="row">
        <button type="submit" className={urgent ? 'button' : 'button primary'} aria-disabled={form.busy}>
          {form.busy ? words.sending : urgent ? words.sendAnyway : words.send}
        </button>
        {kept.hasText && (
          <button type="button" className="button" onClick={() => setAsksToClear(true)}>
            {words.clearDraft}
          </button>
        )}
      </div>
      {asksToClear && (
        <ConfirmDialog
          heading={words.clearQuestion}
          text={words.clearText}
          confirm={words.clearDraft}
          cancel={words.clearNo}
          onAnswer={(confirmed) => {
            setAsksToClear(false)
            if (!confirmed) return
            form.reset(emptyMessage)
            settle()
            // The button that had the focus goes with the text.
            document.getElementById(form.idOf('name'))?.focus()
          }}
        />
      )}
      {isContact && <p className="small muted">{words.draftNote}</p>}
    </form>
  )
}

/** Brings back the unsent message, or a signed-in person's own name and address, and keeps what is typed. */
function useKeptMessage(
  { values, reset }: Pick<FormState<MessageValues>, 'values' | 'reset'>,
  about: MessageAbout,
  owner: DraftOwner,
  early: OwnMessageFormProps['early'],
) {
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user : null
  const mayShow = useMayShowDraft(owner, messageDraftKeys[about.kind])
  const restored = useRef(false)

  // What has been typed meanwhile stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read as soon as it is sure who is here
  useEffect(() => {
    if (!mayShow) return
    const own = person ? { name: person.firstName, email: person.email } : {}
    const typed = early?.current
    reset((now) => ({
      ...emptyMessage,
      ...own,
      ...readMessageDraft(owner, about),
      ...typed,
      ...Object.fromEntries(Object.entries(now).filter(([, text]) => text !== '')),
    }))
    if (early) early.current = {}
  }, [mayShow, person?.id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is what is kept
  useEffect(() => {
    if (!mayShow) return
    // The first run still sees the form as it was before the draft came back, and must not erase the draft.
    if (restored.current) keepMessageDraft(owner, about, values)
    restored.current = true
  }, [values, mayShow])

  return { hasText: values.subject !== '' || values.message !== '' }
}
