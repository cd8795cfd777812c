// @vitest-environment jsdom
import boot from '../../public/boot.js?raw'
import {
  changePreferences,
  currentPreferences,
  servedPreferences,
  startPreferences,
  switchedBackTo,
} from './preferences'

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
    theme: 'system',
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

test('the switch leads back to the Chinese that was read last', () => {
  startPreferences('en')
  expect([switchedBackTo('zh-CN'), switchedBackTo('en')]).toEqual(['zh-CN', 'en'])
  // What the other build kept when English was chosen there, beside changes that were made since.
  localStorage.setItem('amhs_user_preferences', '{"language":"en","chinese":"zh-Hant"}')
  startPreferences('en')
  changePreferences({ lessMotion: true })
  startPreferences('en')
  expect([switchedBackTo('zh-CN'), switchedBackTo('en')]).toEqual(['zh-Hant', 'en'])
  startPreferences('zh-CN')
  changePreferences({ language: 'en' })
  expect(switchedBackTo('zh-CN')).toBe('zh-CN')
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

describe('the theme before anybody has chosen', () => {
  beforeAll(() => {
    performance.getEntriesByType = () => []
  })

  /** What stands on the document before the first paint, and after the app has shown its preferences. */
  function themes(isDark: boolean, stored: string | null): readonly (string | undefined)[] {
    vi.stubGlobal('matchMedia', () => ({ matches: isDark, addEventListener: () => undefined }))
    delete document.documentElement.dataset.theme
    if (stored !== null) localStorage.setItem('amhs_user_preferences', stored)
    new Function(boot)()
    const painted = document.documentElement.dataset.theme
    startPreferences('zh-CN')
    changePreferences({})
    return [painted ?? 'light', document.documentElement.dataset.theme]
  }

  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['nothing stored', null, 'dark', 'light'],
    ['only something else chosen', '{"language":"en"}', 'dark', 'light'],
    ['damaged', '{"theme":"pink"}', 'dark', 'light'],
    ['as the device', '{"theme":"system"}', 'dark', 'light'],
    ['light', '{"theme":"light"}', 'light', 'light'],
    ['dark', '{"theme":"dark"}', 'dark', 'dark'],
    ['high contrast', '{"theme":"contrast"}', 'contrast', 'contrast'],
  ])('%s: the first paint and the app agree on dark and on light devices', (_what, stored, dark, light) => {
    expect(themes(true, stored)).toEqual([dark, dark])
    localStorage.clear()
    expect(themes(false, stored)).toEqual([light, light])
  })

  test('another choice does not settle the theme', () => {
    startPreferences('zh-CN')
    changePreferences({ textSize: 'large' })
    expect(JSON.parse(localStorage.getItem('amhs_user_preferences') ?? '')).toMatchObject({ theme: 'system' })
  })
})
