// @vitest-environment jsdom
import { measuredLines } from './save-results'

test('what was measured is listed by section, cells side by side, and nothing else', () => {
  document.body.innerHTML = `
    <section><h2>Contrast</h2><p>How</p><table><tbody>
      <tr data-measured><th>Text</th><td>21.0 : 1</td></tr></tbody></table></section>
    <section><h2>Nothing</h2><p>to measure</p></section>
    <section><h2>Size</h2><p data-measured>44 × 44</p></section>`
  expect(measuredLines(document)).toEqual(['', 'Contrast', 'Text | 21.0 : 1', '', 'Size', '44 × 44'])
})
