// @vitest-environment jsdom
import { watchExitGesture } from './exit-gesture'

let stop = () => {}
let left = 0

beforeEach(() => {
  vi.useFakeTimers()
  left = 0
  stop = watchExitGesture(() => {
    left += 1
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

let now = 10_000
function send(type: 'keydown' | 'keyup', init: KeyboardEventInit, target: EventTarget = document.body) {
  const event = new KeyboardEvent(type, { bubbles: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: now })
  target.dispatchEvent(event)
}
function wait(milliseconds: number) {
  now += milliseconds
  vi.advanceTimersByTime(milliseconds)
}
function press({
  gap = 200,
  held = 60,
  init = {},
  target = document.body as EventTarget,
}: {
  gap?: number
  held?: number
  init?: KeyboardEventInit
  target?: EventTarget
} = {}) {
  send('keydown', { key: 'Shift', shiftKey: true, ...init }, target)
  wait(held)
  send('keyup', { key: 'Shift', ...init }, target)
  wait(gap - held)
}
const settle = () => wait(3000)

test('three quick presses leave, once', () => {
  for (let count = 0; count < 3; count += 1) press()
  expect(left).toBe(0)
  settle()
  expect(left).toBe(1)
})

test('two presses do not leave', () => {
  press()
  press()
  settle()
  expect(left).toBe(0)
})

test.each([
  ['five presses at 200 ms, which turn on sticky keys', () => repeat(5, () => press())],
  ['five slower presses, as with one finger', () => repeat(5, () => press({ gap: 400 }))],
  ['five presses as slow as three may be', () => repeat(5, () => press({ gap: 450 }))],
  ['eight presses', () => repeat(8, () => press())],
  ['three slow presses', () => repeat(3, () => press({ gap: 600 }))],
  ['three long presses', () => repeat(3, () => press({ gap: 600, held: 500 }))],
  ['Ctrl held', () => repeat(3, () => press({ init: { ctrlKey: true } }))],
  ['Alt held', () => repeat(3, () => press({ init: { altKey: true } }))],
  ['Meta held', () => repeat(3, () => press({ init: { metaKey: true } }))],
  ['an input method composing', () => repeat(3, () => press({ init: { isComposing: true } }))],
  ['a key that the input method has taken', () => repeat(3, () => press({ init: { keyCode: 229 } }))],
  [
    'held Shift that repeats',
    () => {
      send('keydown', { key: 'Shift', shiftKey: true })
      repeat(5, () => send('keydown', { key: 'Shift', shiftKey: true, repeat: true }))
      send('keyup', { key: 'Shift' })
    },
  ],
  [
    'capitals typed in between',
    () =>
      repeat(3, () => {
        send('keydown', { key: 'Shift', shiftKey: true })
        send('keydown', { key: 'A', shiftKey: true })
        send('keyup', { key: 'A', shiftKey: true })
        send('keyup', { key: 'Shift' })
        wait(100)
      }),
  ],
  [
    'clicks in between, which extend a selection',
    () =>
      repeat(3, () => {
        press()
        window.dispatchEvent(new Event('pointerdown'))
      }),
  ],
  [
    'the wheel in between, which scrolls sideways',
    () =>
      repeat(3, () => {
        press()
        window.dispatchEvent(new Event('wheel'))
      }),
  ],
  [
    'a selection that changes in between',
    () =>
      repeat(3, () => {
        press()
        document.dispatchEvent(new Event('selectionchange'))
      }),
  ],
  [
    'a composition in between',
    () =>
      repeat(3, () => {
        press()
        window.dispatchEvent(new Event('compositionend'))
      }),
  ],
])('does not leave: %s', (_, gesture) => {
  gesture()
  settle()
  expect(left).toBe(0)
})

test.each(['textarea', 'input'])('does not leave from inside a text field: %s', (name) => {
  const field = document.body.appendChild(document.createElement(name))
  repeat(3, () => press({ target: field }))
  settle()
  expect(left).toBe(0)
})

test('leaves from a radio button: no text is typed there', () => {
  const radio = document.body.appendChild(document.createElement('input'))
  radio.type = 'radio'
  repeat(3, () => press({ target: radio }))
  settle()
  expect(left).toBe(1)
})

test('works again after five presses and a pause', () => {
  repeat(5, () => press())
  settle()
  repeat(3, () => press())
  settle()
  expect(left).toBe(1)
})

test('does nothing once it is switched off', () => {
  stop()
  repeat(3, () => press())
  settle()
  expect(left).toBe(0)
})

function repeat(times: number, action: () => void) {
  for (let count = 0; count < times; count += 1) action()
}
