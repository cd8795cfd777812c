// @vitest-environment jsdom

import type { Language } from '@amhs/domain/localized'
import { languageOf } from '@amhs/domain/page-address'
import boot from '../../public/boot.js?raw'
import { languageAtStart, putIntoAddress } from './address-language'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  performance.getEntriesByType = () => []
})

interface Opened {
  readonly address: string
  readonly chosen?: Language
  /** Where the link stands that was followed. */
  readonly from?: string
  /** A file for every address, as the shell is. */
  readonly anyAddress?: boolean | 'missing'
}

/** What `boot.js` makes of a page, and in which language the app then starts; null where it leaves that to the page it goes to. */
function opened({ address, chosen, from = '', anyAddress = false }: Opened) {
  const root = document.documentElement
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  const { pathname: path } = new URL(address, window.location.origin)
  root.lang = anyAddress ? 'zh-CN' : languageOf(path)
  if (anyAddress) root.dataset.anyAddress = anyAddress === 'missing' ? 'missing' : 'shell'
  localStorage.clear()
  if (chosen) localStorage.setItem('amhs_user_preferences', JSON.stringify({ language: chosen }))
  history.replaceState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from)
  const { origin, pathname, search, hash } = window.location
  const replace = vi.fn()
  new Function('location', boot)({ origin, pathname, search, hash, replace })
  const goesTo = replace.mock.calls[0]?.[0] ?? null
  return {
    goesTo,
    shows: goesTo === null ? languageAtStart() : null,
    hidden: root.dataset.switching !== undefined,
  }
}

const stays = (shows: Language, hidden = false) => ({ goesTo: null, shows, hidden })

test.each<[string, Opened, ReturnType<typeof opened>]>([
  ['nothing chosen, Chinese address', { address: '/learn' }, stays('zh-CN')],
  ['nothing chosen, English address', { address: '/en/learn' }, stays('en')],
  ['Chinese chosen, Chinese address', { address: '/learn', chosen: 'zh-CN' }, stays('zh-CN')],
  ['Chinese chosen, English address', { address: '/en/learn', chosen: 'zh-CN' }, stays('en')],
  ['English chosen, English address', { address: '/en/learn', chosen: 'en' }, stays('en')],
  [
    'English chosen, Chinese address',
    { address: '/test?instrument=phq9#top', chosen: 'en' },
    { goesTo: '/en/test?instrument=phq9#top', shows: null, hidden: true },
  ],
  [
    'English chosen, home',
    { address: '/?from=mail', chosen: 'en' },
    { goesTo: '/en?from=mail', shows: null, hidden: true },
  ],
  [
    'English chosen, a link on another site',
    { address: '/learn', chosen: 'en', from: 'https://elsewhere.example/' },
    { goesTo: '/en/learn', shows: null, hidden: true },
  ],
  [
    'English chosen, a link of this site to a Chinese page',
    { address: '/learn', chosen: 'en', from: `${window.location.origin}/en/learn` },
    stays('zh-CN'),
  ],
  [
    'English chosen, a page that is drawn by the app',
    { address: '/profile', chosen: 'en', anyAddress: true },
    stays('en', true),
  ],
  [
    'English address, a page that is drawn by the app',
    { address: '/en/profile', anyAddress: true },
    stays('en', true),
  ],
  [
    'nothing chosen, a link in an English mail',
    { address: '/reset-password?mode=verifyEmail&oobCode=x&lang=en' },
    { goesTo: '/en/reset-password?mode=verifyEmail&oobCode=x&lang=en', shows: null, hidden: true },
  ],
  [
    'Chinese chosen, a link in an English mail',
    { address: '/reset-password?oobCode=x&lang=en', chosen: 'zh-CN' },
    stays('zh-CN'),
  ],
  ['an address that only begins like an English one', { address: '/english' }, stays('zh-CN')],
  ['nothing chosen, an address in traditional Chinese', { address: '/zh-hant/learn' }, stays('zh-Hant')],
  [
    'traditional Chinese chosen, Chinese address',
    { address: '/test?instrument=phq9#top', chosen: 'zh-Hant' },
    { goesTo: '/zh-hant/test?instrument=phq9#top', shows: null, hidden: true },
  ],
  ['traditional Chinese chosen, English address', { address: '/en', chosen: 'zh-Hant' }, stays('en')],
  [
    'traditional Chinese chosen, a page that is drawn by the app of another build',
    { address: '/profile', chosen: 'zh-Hant', anyAddress: true },
    { goesTo: '/zh-hant/profile', shows: null, hidden: true },
  ],
  [
    'an address in traditional Chinese that does not exist',
    { address: '/zh-hant/nonsense', anyAddress: 'missing' },
    { goesTo: '/zh-hant/404', shows: null, hidden: true },
  ],
  [
    'an address in capitals',
    { address: '/LEARN/Resource/Sleep?from=A#Top', anyAddress: 'missing' },
    { goesTo: '/learn/resource/sleep?from=A#Top', shows: null, hidden: false },
  ],
  [
    'an address in capitals that would name another site',
    { address: `${window.location.origin}//EVIL.example/login?x#y`, anyAddress: 'missing' },
    { goesTo: '/evil.example/login?x#y', shows: null, hidden: false },
  ],
  [
    'an address in capitals, English chosen',
    { address: '/EN', chosen: 'en', anyAddress: 'missing' },
    { goesTo: '/en', shows: null, hidden: false },
  ],
  [
    'an address that does not exist, in signs that are no letters',
    { address: '/%E5%AD%A6', anyAddress: 'missing' },
    stays('zh-CN'),
  ],
  [
    'an address in traditional Chinese without a network, drawn by the other build',
    { address: '/zh-hant/nonsense', anyAddress: true },
    stays('zh-Hant', true),
  ],
  [
    'nothing chosen, a link in a mail to Taiwan',
    { address: '/reset-password?oobCode=x&lang=zh-TW' },
    { goesTo: '/zh-hant/reset-password?oobCode=x&lang=zh-TW', shows: null, hidden: true },
  ],
])('%s', (_, asked, expected) => expect(opened(asked)).toEqual(expected))

describe('what a browser is offered at first sight', () => {
  const offered = (asks: readonly string[], chosen?: Language, address = '/') => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asks)
    opened({ address, ...(chosen && { chosen }) })
    return document.documentElement.dataset.offer
  }

  test.each([
    [['zh-TW', 'en'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-MO'], 'zh-Hant'],
    [['zh-Hant-TW'], 'zh-Hant'],
    [['zh-CN', 'zh-TW'], undefined],
    [['zh'], undefined],
    [['en', 'zh-TW'], undefined],
    [['fr'], 'en'],
  ])('%j', (asks, offer) => expect(offered(asks)).toBe(offer))

  test('nothing to who has chosen, and on no page in another language', () => {
    expect(offered(['zh-TW'], 'zh-CN')).toBeUndefined()
    expect(offered(['fr'], undefined, '/zh-hant')).toBeUndefined()
    expect(offered(['zh-TW'], undefined, '/en')).toBeUndefined()
  })
})

describe('the address of another language', () => {
  test('is exchanged in place within a build', () => {
    history.replaceState({ key: 'x' }, '', '/test?instrument=phq9#top')
    expect(putIntoAddress('en')).toBe(true)
    expect(location.pathname + location.search + location.hash).toBe('/en/test?instrument=phq9#top')
    expect(history.state).toEqual({ key: 'x' })
  })

  test('is loaded where it is another build, and the same one is left alone', () => {
    // jsdom loads nothing; it only says so.
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    history.replaceState(null, '', '/learn')
    expect(putIntoAddress('zh-Hant')).toBe(false)
    expect(location.pathname).toBe('/learn')
    history.replaceState(null, '', '/zh-hant/learn')
    expect(putIntoAddress('zh-Hant')).toBe(true)
    said.mockRestore()
  })
})
