import { confirmed, email, required } from '@amhs/domain/forms/form-rules'
import { useEffect } from 'react'
import type { Examples } from '../../platform/examples'
import { CheckField, ChoiceField } from './choice-fields'
import { ErrorSummary } from './error-summary'
import { PasswordField, TextField } from './text-field'
import { type FormProblem, useForm } from './use-form'

interface Values {
  readonly name: string
  readonly address: string
  readonly password: string
  readonly again: string
  readonly message: string
  readonly format: string
  readonly agreed: boolean
  readonly [key: string]: string | boolean
}

const labels = {
  name: { zh: '称呼', en: 'Name' },
  address: { zh: '电子邮箱', en: 'Email' },
  password: { zh: '密码', en: 'Password' },
  again: { zh: '再输一次密码', en: 'Password again' },
  message: { zh: '想说的话', en: 'Message' },
  format: { zh: '形式', en: 'Format' },
  agreed: { zh: '我同意', en: 'I agree' },
} as const

const empty: Values = {
  name: '',
  address: '',
  password: '',
  again: '',
  message: '',
  format: '',
  agreed: false,
}

const refused: readonly FormProblem<Values>[] = [
  { field: 'address', message: { zh: '邮箱格式无效', en: 'Invalid email format' } },
  {
    field: 'password',
    message: { zh: '密码至少需要 8 个字符', en: 'Password must be at least 8 characters long' },
  },
  { field: 'password', message: { zh: '密码需要一个数字', en: 'Password must contain a digit' } },
  { field: 'agreed', message: { zh: '请先同意', en: 'Please agree first' } },
]

function Form({ problems = [] }: { readonly problems?: readonly FormProblem<Values>[] }) {
  const form = useForm<Values>({
    name: 'example',
    initial: problems.length > 0 ? { ...empty, address: 'mei@' } : empty,
    rules: { address: [required, email], again: [confirmed<Values>('password')] },
    labels,
  })
  const { showProblems } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the example appears
  useEffect(() => showProblems(problems), [])
  return (
    <>
      <ErrorSummary form={form} title="例子 / Example" />
      <form method="post" className="stack" noValidate onSubmit={form.onSubmit(async () => [])}>
        <TextField form={form} field="name" optional />
        <TextField form={form} field="address" type="email" hint="只用来回复你 / Only to answer you" />
        <PasswordField form={form} field="password" />
        <TextField form={form} field="message" rows={4} />
        <ChoiceField
          form={form}
          field="format"
          options={[
            { value: 'online', label: '线上 / Online' },
            { value: 'in-person', label: '面对面 / In person', hint: '需要出门 / You have to go there' },
          ]}
        />
        <CheckField form={form} field="agreed" />
        <button type="submit" className="button primary">
          {form.busy ? '正在发送… / Sending…' : '发送 / Send'}
        </button>
      </form>
    </>
  )
}

export const examples: Examples = {
  empty: () => <Form />,
  refused: () => <Form problems={refused} />,
}
