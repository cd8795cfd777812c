import { barsTakeTooMuch } from './static-bars'

test('a bar may keep a third of the height of the window, not more', () => {
  expect(barsTakeTooMuch([58, 67], 640)).toBe(false)
  expect(barsTakeTooMuch([58, 214], 640)).toBe(true)
  expect(barsTakeTooMuch([213], 640)).toBe(false)
  expect(barsTakeTooMuch([], 640)).toBe(false)
})
