// @vitest-environment jsdom
import boot from '../../public/boot.js?raw'
import { languageAtStart } from './address-language'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  performance.getEntriesByType = () => []
})

interface Opened {
  readonly address: string
  readonly chosen?: 'zh-CN' | 'en'
  /** Where the link stands that was followed. */
  readonly from?: string
  /** A file for every address, as the shell is. */
  readonly anyAddress?: boolean
}

/** What `boot.js` makes of a page, and in which language the app then starts; null where it leaves that to the page it goes to. */
function opened({ address, chosen, from = '', anyAddress = false }: Opened) {
  const root = document.documentElement
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.lang = /^\/en(\/|\?|#|$)/.test(address) && !anyAddress ? 'en' : 'zh-CN'
  if (anyAddress) root.dataset.anyAddress = ''
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

const stays = (shows: 'zh-CN' | 'en', hidden = false) => ({ goesTo: null, shows, hidden })

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
])('%s', (_, asked, expected) => expect(opened(asked)).toEqual(expected))
