import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeTerms } from './whole-terms'

test('the cut-off and the names of bands stay on one line, and no word is lost', () => {
  const whole = (text: string) => renderToStaticMarkup(<WholeTerms text={text} />)
  expect(whole('高于分界线。')).toBe('高于<span class="whole-term">分界线</span>。')
  expect(whole('达到分界')).toBe('达到<span class="whole-term">分界</span>')
  expect(whole('Above the cut-off')).toBe('Above the <span class="whole-term">cut-off</span>')
  expect(whole('Cut-offs: total 15')).toBe('<span class="whole-term">Cut-offs</span>: total 15')
  expect(whole('没有或极少抑郁症状')).toBe(
    '<span class="whole-term">没有或极少</span><span class="whole-term">抑郁症状</span>',
  )
  expect(whole('沒有或極少憂鬱')).toBe('<span class="whole-term">沒有或極少</span>憂鬱')
  expect(whole('较低范围')).toBe('<span class="whole-term">较低范围</span>')
  expect(whole('No line at all')).toBe('No line at all')
})
