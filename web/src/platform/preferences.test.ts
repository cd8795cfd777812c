// @vitest-environment jsdom
import { changePreferences, currentPreferences, servedPreferences, startPreferences } from './preferences'

beforeEach(() => localStorage.clear())

test('a reader with the defaults is served their own object, so that nothing is drawn again', () => {
  startPreferences('en')
  expect(servedPreferences('en')).toBe(currentPreferences())
})

test('a reader with other wishes is served the defaults in the language of the page', () => {
  startPreferences('zh-CN')
  changePreferences({ oneQuestionAtATime: false })
  expect(servedPreferences('zh-CN')).toMatchObject({ language: 'zh-CN', oneQuestionAtATime: true })
  expect(servedPreferences('en').language).toBe('en')
})

test('damaged entries fall back one by one', () => {
  localStorage.setItem(
    'amhs_user_preferences',
    '{"theme":"pink","language":"en","shortcuts":"no","lessMotion":true}',
  )
  startPreferences('zh-CN')
  expect(currentPreferences()).toMatchObject({
    theme: 'light',
    language: 'en',
    shortcuts: true,
    lessMotion: true,
  })
})
