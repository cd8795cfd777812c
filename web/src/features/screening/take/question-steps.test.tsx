// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { chooseRegion } from '../../../platform/region'
import { QuestionSheet } from './question-sheet'
import { QuestionSteps } from './question-steps'
import { keepSafeAnswer } from './safe-answer'
import { useAnswerDraft } from './use-answer-draft'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  chooseRegion('CN')
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const phq9 = await loadInstrument('phq9')

function Taking({ instrument = phq9, onFinish = () => undefined }) {
  const state = useAnswerDraft('visitor', instrument)
  return <QuestionSteps instrument={instrument} state={state} onFinish={onFinish} />
}

/** Stands at item 9, with the questions before it answered. */
function goToItem9(taking = <Taking />) {
  render(<MemoryRouter>{taking}</MemoryRouter>)
  for (let at = 1; at <= 8; at += 1) {
    fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body)
    fireEvent.click(screen.getByRole('button', { name: '下一题' }))
  }
}

function chooseByKey(place: number) {
  const radio = screen.getAllByRole('radio')[place] ?? document.body
  fireEvent.keyDown(radio, { key: ' ' })
  fireEvent.click(radio)
}

const card = () => screen.getByRole('region', { name: '谢谢你愿意如实回答。' })
const alerts = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')

test('that a tap leads on is said where it does, and not at the last question', () => {
  goToItem9()
  const choice = () => screen.queryByRole('checkbox', { name: '点了答案就到下一题' })
  expect(choice()).toBeTruthy()
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: '下一题' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('第 10 题，共 10 题')
  expect(choice()).toBeNull()
})

test('keys have the card announced once, between the answers and the way on; going on leads to it in silence', () => {
  goToItem9()
  chooseByKey(1)
  expect(alerts()).toHaveLength(1)
  const answers = screen.getByRole('radiogroup')
  const wayOn = screen.getByRole('button', { name: /下一题|看结果/ })
  expect(answers.compareDocumentPosition(card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(card().compareDocumentPosition(wayOn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(wayOn)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '谢谢你愿意如实回答。' }))
  expect(alerts()).toHaveLength(0)
})

test('a press leads to the card, which is announced there; another answer that calls for it says no more', () => {
  goToItem9()
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '谢谢你愿意如实回答。' }))
  expect(alerts()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '改答案' }))
  fireEvent.click(screen.getAllByRole('radio')[2] ?? document.body)
  expect(alerts()).toHaveLength(0)
})

test('arrows that pass through the answers have the card said once, whatever it says of each of them', async () => {
  goToItem9()
  chooseByKey(1)
  expect(alerts()).toHaveLength(1)
  await virtual.start({ container: document.body })
  for (const place of [2, 0, 3]) {
    chooseByKey(place)
    await new Promise((done) => setTimeout(done, 20))
  }
  const said = await virtual.spokenPhraseLog()
  await virtual.stop()
  expect(said.filter((phrase) => phrase.startsWith('assertive: '))).toEqual([])
  expect(card().textContent).toContain('不用一个人扛')
  expect(alerts()).toHaveLength(0)
})

test('whoever comes back to an answer that called for help stands at it again, not at the question above it', () => {
  goToItem9()
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
  cleanup()
  render(
    <MemoryRouter>
      <Taking />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '谢谢你愿意如实回答。' }))
  expect(screen.getByRole('group', { name: '你现在安全吗？' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '继续' }))
  cleanup()
  render(
    <MemoryRouter>
      <Taking />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('第 10 题')
})

/** Has said at item 9 that they are not safe, and stands at the question after it. */
async function goOnUnsafe() {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'))
  }
  goToItem9()
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: '不安全' }))
  fireEvent(screen.getByRole('alertdialog', { hidden: true }), new Event('close'))
  fireEvent.click(await screen.findByRole('button', { name: '接着往下答' }))
}

test('who is not sure at the last question is told that the way on leads to the result', () => {
  const onFinish = vi.fn()
  const endsThere = { ...phq9, unscoredItems: [] }
  goToItem9(<Taking instrument={endsThere} onFinish={onFinish} />)
  fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
  fireEvent.click(screen.getByRole('button', { name: '不确定' }))
  expect(screen.queryByRole('button', { name: '接着往下答' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '看结果' }))
  expect(onFinish).toHaveBeenCalled()
})

const row = () => screen.queryByRole('region', { name: '你说你现在不安全' })

const numbersInRow = () => [...(row()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

test('who is not safe and goes on has ambulance and police above each later question, until they say that they are', async () => {
  await goOnUnsafe()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('第 10 题')
  expect(numbersInRow()).toEqual(['tel:120', 'tel:110'])
  expect(row()?.compareDocumentPosition(screen.getByRole('radiogroup'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  act(() => chooseRegion('US'))
  fireEvent.click(screen.getByRole('button', { name: '上一题' }))
  expect(numbersInRow()).toEqual(['tel:911'])
  fireEvent.click(screen.getByRole('button', { name: '我现在安全了' }))
  expect(row()).toBeNull()
  expect(document.activeElement?.textContent).toBe('谢谢你告诉我你现在安全。')
  expect(sessionStorage).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: '下一题' }))
  expect(row()).toBeNull()
  expect(screen.queryByText('谢谢你告诉我你现在安全。')).toBeNull()
})

test('all on one page, the help that an answer calls for comes to the top, and is there again on coming back', () => {
  const Sheet = () => (
    <QuestionSheet instrument={phq9} state={useAnswerDraft('visitor', phq9)} onFinish={() => undefined} />
  )
  const show = () =>
    render(
      <MemoryRouter>
        <Sheet />
      </MemoryRouter>,
    )
  show()
  // There is no layout here: everything is said to lie above the window.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -1, bottom: 0 } as DOMRect)
  const item9 = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name }) => name === 'phq9_9',
    )
  fireEvent.click(item9()[1] ?? document.body)
  const expectAtCard = () => {
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '谢谢你愿意如实回答。' }))
    const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock
    expect(scrolled.contexts.at(-1)).toBe(card().parentElement)
    expect(scrolled.lastCall).toEqual([{ block: 'start' }])
  }
  expectAtCard()
  cleanup()
  vi.mocked(Element.prototype.scrollIntoView).mockClear()
  show()
  expectAtCard()
})

test('all on one page, the row stands before the button that leads to the result', () => {
  keepSafeAnswer('visitor', 'phq9', 'no')
  const Sheet = () => (
    <QuestionSheet instrument={phq9} state={useAnswerDraft('visitor', phq9)} onFinish={() => undefined} />
  )
  render(
    <MemoryRouter>
      <Sheet />
    </MemoryRouter>,
  )
  const finish = screen.getByRole('button', { name: '看结果' })
  expect(row()?.compareDocumentPosition(finish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(screen.getByRole('button', { name: '我现在安全了' }))
  expect(row()).toBeNull()
})

test('all on one page, with the card at the last question its numbers are the only ones', () => {
  const last = { ...phq9, unscoredItems: [] }
  keepSafeAnswer('visitor', 'phq9', 'no')
  const Sheet = () => (
    <QuestionSheet instrument={last} state={useAnswerDraft('visitor', last)} onFinish={() => undefined} />
  )
  render(
    <MemoryRouter>
      <Sheet />
    </MemoryRouter>,
  )
  expect(row()).not.toBeNull()
  const answers = [...document.querySelectorAll<HTMLInputElement>('input[name="phq9_9"]')]
  fireEvent.click(answers[1] ?? document.body)
  expect(screen.getByRole('heading', { name: '谢谢你愿意如实回答。' })).toBeTruthy()
  expect(row()).toBeNull()
})
