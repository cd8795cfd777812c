// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import * as v from 'valibot'
import { isHandedOver } from './groups-section'
import { RecordsSection } from './records-section'

const schema = v.object({ name: v.string() })
type Value = v.InferOutput<typeof schema>

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

/** The list with one entry, and what was saved from it. */
type Props = ComponentProps<typeof RecordsSection<Value>>

function show(ask?: Props['ask'], removeText?: Props['removeText']) {
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
      {...(ask && { ask })}
      {...(removeText && { removeText })}
      save={async (document, id) => saved.push([id, document])}
      remove={async (id) => saved.push(['removed', id])}
    />,
  )
  return saved
}

test('what was just saved is edited again as saved, though the list has not been read anew', async () => {
  const saved = show()
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

test('what deletes something is asked about first, and only "yes" saves', async () => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement, answer = '') {
    this.returnValue = answer
    this.dispatchEvent(new Event('close'))
  }
  const saved = show((now, earlier) =>
    (now as Value).name === (earlier as Value).name
      ? null
      : { heading: '真的？', text: '会删除', confirm: '删除', cancel: '不换' },
  )
  fireEvent.click(screen.getByRole('button', { name: /^修改/ }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '名称' })
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  fireEvent.change(field, { target: { value: '新' } })
  await press('保存')
  expect(screen.getByRole('dialog', { name: '真的？' })).toBeTruthy()
  await press('不换')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved).toEqual([])
  expect(field.value).toBe('新')
  await press('保存')
  await press('删除')
  expect(saved).toEqual([['one', { name: '新' }]])
})

test('a group is handed over where its facilitator is another, not where it is new', () => {
  const [anna, bo] = [{ facilitatorUid: 'anna' }, { facilitatorUid: 'bo' }]
  expect([isHandedOver(bo, anna), isHandedOver(anna, anna), isHandedOver(anna, {})]).toEqual([
    true,
    false,
    false,
  ])
})

test('what a removal means is asked first, and said before anything is removed', async () => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  let answer: (text: string) => void = () => undefined
  const asked: string[] = []
  const saved = show(undefined, (id) => {
    asked.push(id)
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  const remove = screen.getByRole('button', { name: '删除：旧' })
  fireEvent.click(remove)
  fireEvent.click(remove)
  expect(asked).toEqual(['one'])
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => answer('3 位成员'))
  expect(screen.getByRole('dialog', { name: '删除“旧”？' }).textContent).toContain('3 位成员')
  expect(saved).toEqual([])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '删除' })))
  expect(saved).toEqual([['removed', 'one']])
})
