import { composes } from './composing'

test.each([
  ['a key while an input method composes', { isComposing: true, keyCode: 13 }, true],
  ['the Enter that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, key, expected) => {
  expect(composes(key)).toBe(expected)
})
