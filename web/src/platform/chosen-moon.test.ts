import { chosenMoon, chosenMoonState, moonShapes } from './chosen-moon'

test('a link takes a moon along, and nothing else is one', () => {
  for (const moon of moonShapes) expect(chosenMoon(chosenMoonState(moon))).toBe(moon)
  for (const other of [null, undefined, 3, '3', { moon: '3' }, { moon: 5 }, { moon: 0.5 }])
    expect(chosenMoon(other)).toBeUndefined()
})
