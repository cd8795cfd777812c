// @vitest-environment jsdom
import { describePlace, findingsOf, hurtBy, type Names } from './describe'
import { focusOrder } from './focus-order'
import { ruleSentences } from './rule-sentences'

const names: Names = {
  roleOf: (element) => (element.tagName === 'BUTTON' ? 'button' : null),
  nameOf: (element) => element.getAttribute('aria-label') ?? '',
}

test('a place is named by its role, its name or words, and the heading above it', () => {
  document.body.innerHTML = `<button></button><h2>Your   data</h2><p>${'word '.repeat(40)}</p>
    <button aria-label="Save"></button>`
  const [first, last] = [...document.querySelectorAll('button')]
  const paragraph = document.querySelector('p')
  if (!first || !last || !paragraph) throw new Error('The page is not as written.')
  expect(describePlace(first, names)).toMatchObject({ role: 'button', name: '', under: '' })
  expect(describePlace(last, names)).toMatchObject({ role: 'button', name: 'Save', under: 'Your data' })
  const { name, role } = describePlace(paragraph, names)
  expect(role).toBe('')
  expect(name).toHaveLength(81)
})

test.each([
  ['target-size', ['cat.sensory-and-visual-cues'], 'hands'],
  ['color-contrast', ['cat.color', 'wcag2aa'], 'seeing'],
  ['label', ['cat.forms'], 'forms'],
  ['scrollable-region-focusable', ['cat.keyboard'], 'keyboard'],
  ['video-caption', ['cat.text-alternatives', 'cat.time-and-media'], 'hearing'],
  ['aria-roles', ['cat.aria'], 'reader'],
] as const)('whom %s gets in the way of', (rule, tags, hurts) => {
  expect(hurtBy(rule, tags)).toBe(hurts)
})

test('serious findings come first', () => {
  const result = (id: string, impact: 'serious' | 'minor') => ({
    ...{ id, impact, help: id, description: '', helpUrl: '', tags: [], nodes: [] },
  })
  const found = findingsOf([result('small', 'minor'), result('large', 'serious')], names)
  expect(found.map(({ rule, isSerious }) => [rule, isSerious])).toEqual([
    ['large', true],
    ['small', false],
  ])
})

test('every sentence of our own stands for a rule that axe has, and ends as a sentence', async () => {
  const { default: axe } = await import('axe-core')
  const rules = new Set(axe.getRules().map(({ ruleId }) => ruleId))
  for (const [rule, { zh, en }] of Object.entries(ruleSentences)) {
    expect(rules).toContain(rule)
    expect(zh).toMatch(/。$/)
    expect(en).toMatch(/\.$/)
  }
})

test('the focus stops once a radio group, first where the order was set, and nowhere that cannot be used', () => {
  document.body.innerHTML = `<a href="#a" id="link">a</a><a id="no-link">b</a><button disabled id="off"></button>
    <input type="radio" name="one" id="first"><input type="radio" name="one" id="chosen" checked>
    <input type="radio" name="two" id="unchosen"><input type="radio" name="two" id="second">
    <div tabindex="-1" id="program"></div><div tabindex="2" id="early"></div><div inert><button id="inert"></button></div>
    <details><summary id="fold">more</summary></details><button id="hidden"></button>`
  const order = focusOrder(document, ({ id }) => id !== 'hidden')
  expect(order.map(({ id }) => id)).toEqual(['early', 'link', 'chosen', 'unchosen', 'fold'])
})
