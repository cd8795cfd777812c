import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeTerms } from './whole-terms'

test('the cut-off stays on one line, and no word is lost', () => {
  const whole = (text: string) => renderToStaticMarkup(<WholeTerms text={text} />)
  expect(whole('高于分界线。')).toBe('高于<span class="whole-term">分界线</span>。')
  expect(whole('达到分界')).toBe('达到<span class="whole-term">分界</span>')
  expect(whole('Above the cut-off')).toBe('Above the cut-off')
})
