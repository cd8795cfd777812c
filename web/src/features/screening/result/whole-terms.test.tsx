import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeTerms } from './whole-terms'

test('the cut-off stays on one line, and no word is lost', () => {
  const whole = (text: string) => renderToStaticMarkup(<WholeTerms text={text} />)
  expect(whole('高于分界线。')).toBe('高于<span class="whole-term">分界线</span>。')
  expect(whole('达到分界')).toBe('达到<span class="whole-term">分界</span>')
  expect(whole('Above the cut-off')).toBe('Above the <span class="whole-term">cut-off</span>')
  expect(whole('Cut-offs: total 15')).toBe('<span class="whole-term">Cut-offs</span>: total 15')
  expect(whole('No line at all')).toBe('No line at all')
})
