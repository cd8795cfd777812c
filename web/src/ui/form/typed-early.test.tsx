// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { TextField } from './text-field'
import { textsTypedEarly } from './typed-early'
import { useEarlyText } from './use-early-text'
import { useForm } from './use-form'

type Values = { readonly note: string; readonly stars: string; readonly agree: string }

function Example() {
  const [drawn, setDrawn] = useState(0)
  const form = useForm<Values>({
    name: 'early',
    initial: { note: '', stars: '', agree: '' },
    rules: {},
    labels: {
      note: { zh: '留言', en: 'Note' },
      stars: { zh: '星', en: 'Stars' },
      agree: { zh: '同意', en: 'Agree' },
    },
  })
  return (
    <form method="post">
      <TextField form={form} field="note" rows={3} />
      <input
        type="radio"
        id="early-stars"
        name="stars"
        value="5"
        readOnly
        checked={form.values.stars === '5'}
      />
      <input type="checkbox" id="early-agree" readOnly checked={form.values.agree !== ''} />
      <output>{JSON.stringify(form.values)}</output>
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        again
      </button>
      <button type="button" onClick={() => form.reset((now) => ({ ...now, stars: '4' }))}>
        four
      </button>
    </form>
  )
}

/** Serves the form, lets the person write, then brings it to life. */
async function cameToLife(typed: string) {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(<Example />)
  const note = box.querySelector('textarea')
  if (!note) throw new Error('There is no field')
  note.value = typed
  await act(async () => void hydrateRoot(box, <Example />))
}

const values = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Values

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('what was written before the script came stays, also when the form is drawn again', async () => {
  await cameToLife('太早写的')
  expect(values().note).toBe('太早写的')
  fireEvent.click(screen.getByRole('button', { name: 'again' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('太早写的')
})

test('radio buttons and boxes are never read: their value is not a choice', async () => {
  await cameToLife('')
  expect(values()).toEqual({ note: '', stars: '', agree: '' })
  expect(textsTypedEarly('early', { stars: '', agree: '' })).toEqual({})
})

test('a form can be reset from what it holds', async () => {
  await cameToLife('太早写的')
  fireEvent.click(screen.getByRole('button', { name: 'four' }))
  expect(values()).toEqual({ note: '太早写的', stars: '4', agree: '' })
})

test('what was typed into a lone search field before the script came is searched for', async () => {
  function Search() {
    const [text, setText] = useState('')
    useEarlyText('lone', 'search', setText)
    return (
      <>
        <input type="search" id="lone-search" value={text} onChange={({ target }) => setText(target.value)} />
        <output>{text}</output>
      </>
    )
  }
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(<Search />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.value = '失眠'
  await act(async () => void hydrateRoot(box, <Search />))
  expect(screen.getByRole('status').textContent).toBe('失眠')
  expect(field.value).toBe('失眠')
})
