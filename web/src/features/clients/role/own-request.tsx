import { stateOfCheck } from '@amhs/domain/accounts/licence-check'
import { professionLabels } from '@amhs/domain/accounts/professions'
import { askForProfessionalRole } from '@amhs/domain/contracts/ask-for-professional-role.contract'
import { professionalRequestSchema, professions } from '@amhs/domain/documents/professional-document'
import { inLanguage } from '@amhs/domain/localized'
import { deleteDoc, doc } from 'firebase/firestore'
import { useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { announce } from '../../../platform/announcer'
import { useLiveDocument } from '../../../platform/data/use-live'
import { useRead } from '../../../platform/data/use-read'
import { useWrite } from '../../../platform/data/use-write'
import { formatDate } from '../../../platform/dates'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { failureText } from '../../../ui/data/failure-text'
import { Loaded } from '../../../ui/data/loaded'
import { Loading } from '../../../ui/data/loading'
import { ChoiceField } from '../../../ui/form/choice-fields'
import { SendForm } from '../../../ui/form/send-form'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { takeFocus } from '../../../ui/take-focus'
import { readBadge } from '../grants.firestore'
import { roleWords } from '../role.words'
import { type RoleValues, roleRequest, roleRules } from './role-form'

/** How somebody's request for the role stands, as it changes, and the form. Stands inside `FirebaseGate`. */
export function OwnRequest({
  uid,
  name,
  isOne,
}: {
  readonly uid: string
  readonly name: string
  /** Whether the session has the role, which the page then says. */
  readonly isOne: boolean
}) {
  const words = useWords(roleWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const reference = useMemo(() => doc(firestore, 'professionalRequests', uid), [firestore, uid])
  const snapshot = useLiveDocument(reference)
  const withdrawing = useWrite({ write: () => deleteDoc(reference) })
  const [asksFirst, setAsksFirst] = useState(false)
  if (snapshot === undefined) return <Loading label={words.loading} />
  const parsed = v.safeParse(professionalRequestSchema, snapshot.data())
  const request = parsed.success ? parsed.output : null
  if (isOne && (request === null || request.status === 'granted'))
    return <CheckAgain uid={uid} initial={request ?? { ...nothingYet, name }} />
  if (request?.status === 'granted') return <p role="status">{words.granted}</p>
  if (request?.status === 'asked')
    return (
      <div className="stack">
        <p role="status">{words.asked(formatDate(request.askedAt, language))}</p>
        {withdrawing.error && <p className="error">{failureText(withdrawing.error, language)}</p>}
        <div className="row">
          <button
            type="button"
            className="button"
            aria-disabled={withdrawing.isPending}
            onClick={() => !withdrawing.isPending && setAsksFirst(true)}
          >
            {words.withdraw}
          </button>
        </div>
        {asksFirst && (
          <ConfirmDialog
            heading={words.withdrawHeading}
            text={words.withdrawText}
            confirm={words.withdrawYes}
            cancel={words.withdrawNo}
            onAnswer={(confirmed) => {
              setAsksFirst(false)
              if (confirmed) withdrawing.mutate(undefined)
            }}
          />
        )}
      </div>
    )
  return (
    <>
      {request && (
        <div className="notice stack">
          <p role="status">{words.refused}</p>
          <blockquote className="client-note">{request.reason}</blockquote>
          <p>{words.again}</p>
        </div>
      )}
      {request === null && (withdrawing.isPending || withdrawing.isSuccess) && (
        // The button that had the focus is gone: what happened takes its place, and is read there.
        <p className="notice" tabIndex={-1} ref={takeFocus}>
          {words.withdrawn}
        </p>
      )}
      <RoleForm initial={request ?? { ...nothingYet, name }} />
    </>
  )
}

const nothingYet = { profession: '', organisation: '', register: '', number: '' }

/** For somebody who has the role: until when the check holds, and the form where there is none or it ends soon. */
function CheckAgain({ uid, initial }: { readonly uid: string; readonly initial: RoleValues }) {
  const words = useWords(roleWords)
  const language = useLanguage()
  const firestore = useFirestore()
  const badge = useRead({ key: ['clients', 'badge', uid], read: () => readBadge(firestore, uid) })
  return (
    <Loaded reading={badge} loading={words.loading}>
      {(found) => {
        const state = found && stateOfCheck(found.validUntil, Date.now())
        return (
          <>
            {found && state && (
              <p className="notice">{words[state](formatDate(found.validUntil, language))}</p>
            )}
            {state !== 'holds' && <RoleForm initial={initial} />}
          </>
        )
      }}
    </Loaded>
  )
}

const labels = {
  name: { zh: '姓名', en: 'Name' },
  profession: { zh: '职业', en: 'Profession' },
  organisation: { zh: '工作单位', en: 'Organisation' },
  register: { zh: '登记机构', en: 'Register' },
  number: { zh: '编号', en: 'Number' },
}

function RoleForm({
  initial: { name, profession, organisation, register, number },
}: {
  readonly initial: RoleValues
}) {
  const words = useWords(roleWords)
  const language = useLanguage()
  const asking = useWrite({
    write: (values: RoleValues) => callFunction(askForProfessionalRole, { ...roleRequest(values), language }),
    timeoutMs: callTimeoutMs,
  })
  const form = useForm<RoleValues>({
    name: 'role',
    initial: { name, profession, organisation, register, number },
    rules: roleRules,
    labels,
  })
  return (
    <SendForm
      form={form}
      title={words.heading}
      button={words.send}
      onSend={async (values) => {
        await asking.mutateAsync(values)
        announce(words.sent)
      }}
    >
      <TextField form={form} field="name" autoComplete="name" />
      <ChoiceField
        form={form}
        field="profession"
        across
        options={professions.map((value) => ({
          value,
          label: inLanguage(professionLabels[value], language),
        }))}
      />
      <TextField form={form} field="organisation" autoComplete="organization" />
      <TextField form={form} field="register" hint={words.registerHint} />
      <TextField form={form} field="number" autoComplete="off" />
    </SendForm>
  )
}
