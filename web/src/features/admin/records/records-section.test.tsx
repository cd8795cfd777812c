// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { RecordsSection } from './records-section'

const schema = v.object({ name: v.string() })
type Value = v.InferOutput<typeof schema>

test('what was just saved is edited again as saved, though the list has not been read anew', async () => {
  const pages = {
    entries: [{ readable: true, id: 'one', value: { name: '旧' } } as const],
    error: null,
    isPending: false,
    isReading: true,
    page: 1,
    goOn: null,
    goBack: null,
    reload: () => undefined,
  }
  const saved: unknown[] = []
  render(
    <RecordsSection<Value>
      pages={pages}
      caption="服务"
      nameHead="名称"
      heads={[]}
      cells={() => []}
      nameOf={({ name }) => name}
      addText="添加"
      fields={[{ path: 'name', kind: 'text', label: { zh: '名称', en: 'Name' } }]}
      schema={schema}
      editable={(value) => value}
      save={async (document, id) => saved.push([id, document])}
      remove={async () => undefined}
    />,
  )
  const edit = () => fireEvent.click(screen.getByRole('button', { name: /^修改/ }))
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '名称' })
  edit()
  expect(field().value).toBe('旧')
  fireEvent.change(field(), { target: { value: '新' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '保存' })))
  expect(saved).toEqual([['one', { name: '新' }]])
  edit()
  expect(field().value).toBe('新')
})
