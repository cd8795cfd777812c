// @vitest-environment jsdom
import { required } from '@amhs/domain/forms/form-rules'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SendForm } from './send-form'
import { TextField } from './text-field'
import { useForm } from './use-form'

afterEach(cleanup)

const labels = { name: { zh: '称呼', en: 'Name' } }
const rules = { name: [required] }

function Letter({ onSend }: { readonly onSend: (values: { readonly name: string }) => Promise<void> }) {
  const form = useForm({ name: 'letter', initial: { name: '' }, rules, labels })
  return (
    <SendForm
      form={form}
      title="信"
      button="寄出"
      onSend={onSend}
      failed={() => ({ zh: '没有寄出。', en: 'Not sent.' })}
    >
      <TextField form={form} field="name" />
    </SendForm>
  )
}

test('nothing is sent before all is right; why sending failed is told, and what was typed stays', async () => {
  const onSend = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  render(<Letter onSend={onSend} />)
  const press = () => fireEvent.click(screen.getByRole('button', { name: '寄出' }))
  const field = screen.getByLabelText<HTMLInputElement>('称呼')
  press()
  expect((await screen.findByLabelText('称呼')).getAttribute('aria-invalid')).toBe('true')
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.input(field, { target: { value: '小林' } })
  press()
  expect((await screen.findAllByText(/没有寄出。/)).length).toBeGreaterThan(0)
  expect(field.value).toBe('小林')
  press()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(2))
  expect(onSend).toHaveBeenLastCalledWith({ name: '小林' })
})
