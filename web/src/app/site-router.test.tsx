// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepLanguageOnWayBack, putIntoAddress } from '../platform/address-language'
import { readJson, storageKeys } from '../platform/browser-storage'
import { contentSource } from '../platform/content/content-source'
import { changePreferences, currentPreferences, startPreferences, useLanguage } from '../platform/preferences'
import { Link } from '../ui/link'
import { SiteRouter } from './site-router'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
vi.stubGlobal('matchMedia', () => ({ matches: false }))
keepLanguageOnWayBack(() => currentPreferences().language)

/** The page keeps what was typed as long as the router's key stays: that is how the app tells pages apart. */
function Place() {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`${pathname}${search}${hash}`}</p>
      <Link to="/crisis?from=here">help</Link>
      <Link to="/">home</Link>
      <button type="button" onClick={() => navigate('/login?redirect=%2Fprofile')}>
        sign in
      </button>
      <input key={key} aria-label="words" />
    </>
  )
}

async function start(address: string, language: 'zh-CN' | 'en') {
  history.pushState(null, '', address)
  startPreferences(language)
  putIntoAddress(language)
  await act(async () => {
    render(
      <SiteRouter>
        <Place />
      </SiteRouter>,
    )
  })
}

const bar = () => window.location.href.slice(window.location.origin.length)
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('an English page leads to English pages, and says nothing of it to the device', async () => {
  await start('/en/learn?q=sleep#top', 'en')
  expect(screen.getByText('/learn?q=sleep#top')).toBeTruthy()
  expect(hrefs()).toEqual(['/en/crisis?from=here', '/en'])
  await act(async () => fireEvent.click(screen.getByText('help')))
  expect([bar(), screen.getByText('/crisis?from=here')]).toEqual(['/en/crisis?from=here', expect.anything()])
  await act(async () => fireEvent.click(screen.getByText('sign in')))
  // Where to return is a page, in whichever language it will be.
  expect(bar()).toBe('/en/login?redirect=%2Fprofile')
  changePreferences({ lessMotion: true })
  expect(readJson(storageKeys.preferences)).not.toHaveProperty('language')
})

test('another language is another address of the same page, where what was typed stays', async () => {
  await start('/test?instrument=phq9#question', 'zh-CN')
  const entries = history.length
  fireEvent.change(screen.getByLabelText('words'), { target: { value: 'half a sentence' } })
  for (const [language, address, links] of [
    ['en', '/en/test?instrument=phq9#question', ['/en/crisis?from=here', '/en']],
    ['zh-CN', '/test?instrument=phq9#question', ['/crisis?from=here', '/']],
  ] as const) {
    await act(async () => changePreferences({ language }))
    expect(bar()).toBe(address)
    expect(hrefs()).toEqual(links)
    expect(screen.getByLabelText<HTMLInputElement>('words').value).toBe('half a sentence')
    expect(screen.getByText('/test?instrument=phq9#question')).toBeTruthy()
    expect(readJson(storageKeys.preferences)).toMatchObject({ language })
  }
  expect(history.length).toBe(entries)
})

test('the way back goes on in the language that was chosen meanwhile', async () => {
  await start('/en/learn', 'en')
  await act(async () => fireEvent.click(screen.getByText('help')))
  await act(async () => changePreferences({ language: 'zh-CN' }))
  expect(bar()).toBe('/crisis?from=here')
  await act(async () => {
    history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(bar()).toBe('/learn')
  expect(screen.getByText('/learn')).toBeTruthy()
})

test('what was chosen on an earlier visit stays chosen while an English link is read', async () => {
  localStorage.setItem(storageKeys.preferences, '{"language":"zh-CN","theme":"dark"}')
  await start('/en/about', 'en')
  expect(currentPreferences()).toMatchObject({ language: 'en', theme: 'dark' })
  changePreferences({ theme: 'light' })
  expect(readJson(storageKeys.preferences)).toMatchObject({ language: 'zh-CN', theme: 'light' })
})

test('a page stays whole in its language until the texts of another one are there', async () => {
  let arrive = (_text: string) => {}
  const read = contentSource<string>({
    'zh-CN': async () => '标题',
    en: () => new Promise((resolve) => (arrive = resolve)),
  })
  const Label = () => <p>{useLanguage()}</p>
  const Text = () => <h1>{read(useLanguage())}</h1>
  history.pushState(null, '', '/learn')
  startPreferences('zh-CN')
  await act(async () => {
    render(
      <SiteRouter>
        <Label />
        <Place />
        <Suspense fallback="waiting">
          <Text />
        </Suspense>
      </SiteRouter>,
    )
  })
  expect(screen.getByRole('heading', { name: '标题' })).toBeTruthy()

  await act(async () => changePreferences({ language: 'en' }))
  expect(screen.getByRole('heading', { name: '标题' })).toBeTruthy()
  expect(screen.getByText('zh-CN')).toBeTruthy()
  expect(screen.queryByText('waiting')).toBeNull()

  await act(async () => fireEvent.click(screen.getByText('help')))
  expect(bar()).toBe('/crisis?from=here')
  await act(async () => arrive('Heading'))
  expect(screen.getByRole('heading', { name: 'Heading' })).toBeTruthy()
  expect(screen.getByText('en')).toBeTruthy()
  expect([bar(), hrefs()]).toEqual(['/en/crisis?from=here', ['/en/crisis?from=here', '/en']])
})

test('whoever goes back during the first drawing gets the page they went to', async () => {
  let hasGone = false
  function GoingBack() {
    if (!hasGone) {
      hasGone = true
      history.replaceState({ key: 'before' }, '', '/en/about')
      dispatchEvent(new PopStateEvent('popstate'))
    }
    return <Place />
  }
  history.pushState(null, '', '/en/learn')
  startPreferences('en')
  await act(async () => {
    render(
      <SiteRouter>
        <GoingBack />
      </SiteRouter>,
    )
  })
  expect(screen.getByText('/about')).toBeTruthy()
})
