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
    '{"theme":"pink","language":"en","shortcuts":"no","lessMotion":true,"textSize":"huge","textSpacing":"wide","textFont":7}',
  )
  startPreferences('zh-CN')
  expect(currentPreferences()).toMatchObject({
    theme: 'light',
    language: 'zh-CN',
    shortcuts: true,
    lessMotion: true,
    textSize: 'normal',
    textSpacing: 'wide',
    textFont: 'standard',
  })
})

test('the language is that of the page; kept is only one that was chosen', () => {
  const kept = () => JSON.parse(localStorage.getItem('amhs_user_preferences') ?? '{}').language
  startPreferences('en')
  changePreferences({ lessMotion: true })
  expect([currentPreferences().language, kept()]).toEqual(['en', undefined])
  changePreferences({ language: 'zh-CN' })
  startPreferences('en')
  changePreferences({ lessMotion: false })
  expect([currentPreferences().language, kept()]).toEqual(['en', 'zh-CN'])
})

test('how text looks stands on the document, and only where it is not the usual way', () => {
  startPreferences('en')
  changePreferences({ textSize: 'larger', textSpacing: 'wide', textFont: 'dyslexia' })
  expect(document.documentElement.dataset).toMatchObject({
    text: 'larger',
    spacing: 'wide',
    font: 'dyslexia',
  })
  changePreferences({ textSize: 'normal', textSpacing: 'normal', textFont: 'standard' })
  for (const name of ['text', 'spacing', 'font'])
    expect(document.documentElement.dataset).not.toHaveProperty(name)
})
