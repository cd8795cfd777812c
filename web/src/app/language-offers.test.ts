// @vitest-environment jsdom
import { currentPreferences, startPreferences } from '../platform/preferences'
import { answerOffers } from './language-offers'

beforeEach(() => {
  localStorage.clear()
  startPreferences('zh-CN')
  document.documentElement.dataset.offer = 'en'
  document.body.innerHTML = `<div class="offer"><button data-language="en">Read in English</button></div>
    <main id="main"><h1 tabindex="-1">心理科普</h1></main>`
})

afterEach(() => {
  delete document.documentElement.dataset.answer
})

const offered = () => document.documentElement.dataset.offer

function expectEnglish() {
  expect(currentPreferences().language).toBe('en')
  expect(offered()).toBeUndefined()
  expect(document.activeElement?.tagName).toBe('H1')
}

test('nothing is answered before somebody presses', () => {
  answerOffers()
  expect(currentPreferences().language).toBe('zh-CN')
  expect(offered()).toBe('en')
  document.querySelector('button')?.click()
  expectEnglish()
})

test('what was pressed before this had come is answered at once', () => {
  document.documentElement.dataset.answer = 'en'
  answerOffers()
  expectEnglish()
})
