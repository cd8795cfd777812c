// @vitest-environment jsdom
import { confirmed, email, required } from '@amhs/domain/forms/form-rules'
import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { setTitlePart } from '../../platform/page-meta'
import { ChoiceField } from './choice-fields'
import { ErrorSummary } from './error-summary'
import { PasswordField, TextField } from './text-field'
import type { FormProblem } from './use-form'
import { useForm } from './use-form'

type Values = { readonly email: string; readonly password: string; readonly again: string }

function Example({
  action,
}: {
  readonly action: (values: Values) => Promise<readonly FormProblem<Values>[] | null>
}) {
  const form = useForm<Values>({
    name: 'example',
    initial: { email: '', password: '', again: '' },
    rules: { email: [required, email], password: [required], again: [confirmed<Values>('password')] },
    labels: {
      email: { zh: '邮箱', en: 'Email' },
      password: { zh: '密码', en: 'Password' },
      again: { zh: '再输一次', en: 'Again' },
    },
    draft: ['email'],
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit(action)}>
      <ErrorSummary form={form} title="例子" />
      <TextField form={form} field="email" hint="提示" />
      <PasswordField form={form} field="password" />
      <TextField form={form} field="again" />
      <button type="submit">发送</button>
    </form>
  )
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: '发送' }))

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('fields are checked on blur, not while typing', () => {
  render(<Example action={async () => []} />)
  const field = screen.getByLabelText('邮箱')
  type('邮箱', 'not an address')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe('example-email-hint example-email-error')
  type('邮箱', 'mei@example.com')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.getAttribute('aria-describedby')).toBe('example-email-hint')
})

test('fields are checked on the change event too, as a password manager sends it without entering the field', () => {
  render(<Example action={async () => []} />)
  const field = screen.getByLabelText('邮箱')
  type('邮箱', 'not an address')
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: 'mei@example.com' } })
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('a field shows everything that is wrong with it, not only the first', async () => {
  const problems = [
    { field: 'password', message: { zh: '密码至少需要 8 个字符', en: 'Too short' } },
    { field: 'password', message: { zh: '需要一个数字', en: 'No digit' } },
  ] as const
  render(<Example action={async () => problems} />)
  type('邮箱', 'mei@example.com')
  type('密码', 'a')
  type('再输一次', 'a')
  submit()
  await waitFor(() => expect(screen.getAllByText('需要一个数字')).toHaveLength(2))
  expect(screen.getAllByText('密码至少需要 8 个字符')).toHaveLength(2)
})

test('a message does not appear while a button is being pressed', async () => {
  render(<Example action={async () => []} />)
  const field = screen.getByLabelText('邮箱')
  fireEvent.pointerDown(screen.getByRole('button', { name: '发送' }))
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.pointerUp(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

test('a refused form keeps what was typed, lists the fields in order, and focuses the summary', async () => {
  const action = vi.fn(async () => [])
  render(<Example action={action} />)
  type('密码', 'secret')
  submit()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#example-email', '#example-again'])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '例子 有 2 处需要改' }))
  await waitFor(() => expect(document.title).toMatch(/^错误：/))
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('secret')
  expect(action).not.toHaveBeenCalled()
  Element.prototype.scrollIntoView = () => undefined
  fireEvent.click(links[0] as HTMLElement)
  expect(document.activeElement?.id).toBe('example-email')
})

test('what is wrong is heard once: the focus has it read, and no alert says it again', async () => {
  render(<Example action={async () => []} />)
  await virtual.start({ container: document.body })
  const before = (await virtual.spokenPhraseLog()).length
  submit()
  await screen.findByRole('group', { name: '例子 有 2 处需要改' })
  await new Promise((done) => setTimeout(done, 100))
  const said = (await virtual.spokenPhraseLog()).slice(before)
  await virtual.stop()
  expect(said).toEqual([expect.stringMatching(/^group, 例子 有 2 处需要改, .*邮箱.*密码/)])
})

test('a form marks the title while something is wrong with it, whatever the title is, and takes the mark along when it goes', async () => {
  setTitlePart('title', '例子 – 无障碍心理支持')
  const { unmount } = render(
    <>
      <Example action={async () => []} />
      <Example action={async () => []} />
    </>,
  )
  const [first, second] = screen.getAllByRole('button', { name: '发送' }) as HTMLElement[]
  fireEvent.click(first as HTMLElement)
  fireEvent.click(second as HTMLElement)
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2))
  expect(document.title).toBe('错误：例子 – 无障碍心理支持')
  setTitlePart('title', '另一页 – 无障碍心理支持')
  expect(document.title).toBe('错误：另一页 – 无障碍心理支持')
  unmount()
  expect(document.title).toBe('另一页 – 无障碍心理支持')
})

test('each “show password” says which one it shows', () => {
  render(<Example action={async () => []} />)
  const show = screen.getByRole('checkbox', { name: '显示密码：密码' })
  // What is seen stands in the name, for whoever speaks it.
  expect(show.closest('label')?.textContent).toBe('显示密码')
})

test('what the server refuses is shown at its field; a second press while it runs does nothing', async () => {
  let finish = (_: readonly FormProblem<Values>[]) => {}
  const action = vi.fn(
    () =>
      new Promise<readonly FormProblem<Values>[]>((resolve) => {
        finish = resolve
      }),
  )
  render(<Example action={action} />)
  type('邮箱', 'mei@example.com')
  type('密码', 'secret')
  type('再输一次', 'secret')
  submit()
  submit()
  expect(action).toHaveBeenCalledTimes(1)
  finish([{ field: 'email', message: { zh: '该邮箱已被注册', en: 'Taken' } }])
  expect((await screen.findAllByText('该邮箱已被注册')).length).toBe(2)
})

test('where nobody may say which field is wrong, both are marked and the summary says it once; a change of one clears both', async () => {
  const message = { zh: '邮箱或密码不正确', en: 'Wrong email or password' }
  render(<Example action={async () => [{ field: 'email', others: ['password'], message }]} />)
  type('邮箱', 'mei@example.com')
  type('密码', 'secret')
  type('再输一次', 'secret')
  submit()
  const summary = await screen.findByRole('group', { name: /例子/ })
  expect(summary.textContent?.split(message.zh)).toHaveLength(2)
  const fields = ['邮箱', '密码'].map((label) => screen.getByLabelText(label))
  const marks = () => fields.map((field) => field.getAttribute('aria-invalid'))
  const said = ({ id }: HTMLElement) => document.getElementById(`${id}-error`)?.textContent?.trim()
  expect(marks()).toEqual(['true', 'true'])
  expect(fields.map(said)).toEqual([message.zh, message.zh])
  for (const field of fields) expect(field.getAttribute('aria-describedby')).toContain(`${field.id}-error`)
  for (const field of fields) fireEvent.blur(field)
  expect(marks()).toEqual(['true', 'true'])
  type('密码', 'another')
  fireEvent.blur(screen.getByLabelText('密码'))
  await waitFor(() => expect(marks()).toEqual([null, null]))
})

test('what the server has refused stays refused until it is changed: leaving the field is no answer', async () => {
  render(<Example action={async () => [{ field: 'password', message: { zh: '密码不正确', en: 'Wrong' } }]} />)
  type('邮箱', 'mei@example.com')
  type('密码', 'secret')
  type('再输一次', 'secret')
  submit()
  await screen.findAllByText('密码不正确')
  const field = screen.getByLabelText('密码')
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe('example-password-error')
  type('密码', 'another')
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('the draft keeps the named texts and never a password, and goes when the form succeeds', async () => {
  const { unmount } = render(<Example action={async () => []} />)
  type('邮箱', 'mei@example.com')
  type('密码', 'secret')
  expect(sessionStorage.getItem('amhs_form_draft')).not.toContain('secret')
  unmount()
  render(<Example action={async () => []} />)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('邮箱').value).toBe('mei@example.com'))
  type('密码', 'secret')
  type('再输一次', 'secret')
  submit()
  await waitFor(() => expect(sessionStorage.getItem('amhs_form_draft')).toBeNull())
})

test('a message about a choice leads to the answer that is chosen', async () => {
  function Choice() {
    const form = useForm({
      name: 'choice',
      initial: { often: 'week' },
      rules: {},
      labels: { often: { zh: '多久一次', en: 'How often' } },
    })
    const refuse = async () => [{ field: 'often' as const, message: { zh: '太密了', en: 'Too often' } }]
    return (
      <form method="post" noValidate onSubmit={form.onSubmit(refuse)}>
        <ErrorSummary form={form} title="例子" />
        <ChoiceField
          form={form}
          field="often"
          options={[
            { value: 'day', label: '每天' },
            { value: 'week', label: '每周' },
          ]}
        />
        <button type="submit">发送</button>
      </form>
    )
  }
  Element.prototype.scrollIntoView = vi.fn()
  render(<Choice />)
  submit()
  fireEvent.click(await screen.findByRole('link', { name: '太密了' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '每周' }))
})
