// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { announcements } from '../../../platform/announcer'
import { changePreferences } from '../../../platform/preferences'
import { chooseRegion } from '../../../platform/region'
import { Numbers, SearchOutcomes, sayAgain, Told } from './search-outcomes'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))

// What is loaded late on the page takes longer here than a test waits.
beforeAll(() => import('./search-numbers'))

beforeEach(() => {
  changePreferences({ language: 'zh-CN' })
  chooseRegion('CN')
})

afterEach(cleanup)

const field = 'article-search'

/** The page around: the field, the numbers, what is told, what was found. */
function show(text: string, isEmpty: boolean) {
  render(
    <MemoryRouter>
      <input id={field} />
      <Numbers text={text} />
      <p role="status">
        <Told text={text} isEmpty={isEmpty} count="3 articles" />
      </p>
      <SearchOutcomes wish={{ text, topic: null, audience: null }} isEmpty={isEmpty} status="ready" />
    </MemoryRouter>,
  )
}

function hrefs(text: string, isEmpty: boolean): readonly (string | null)[] {
  show(text, isEmpty)
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

const told = () => screen.getByRole('status').textContent

test.each(['爸妈会知道吗', '会告诉家长吗', '保密', 'will my parents find out', 'confidential'])(
  '%s is answered by the page on who finds out',
  (text) => {
    changePreferences({ language: 'en' })
    expect(hrefs(text, true)).toEqual([expect.stringMatching(/\/who-finds-out$/)])
    expect(told()).toBe('One page answers just that')
  },
)

test('where nothing is found the numbers to call come first; where something is, nothing is added', () => {
  expect(hrefs('qwxzv', true)[0]).toMatch(/\/crisis$/)
  cleanup()
  expect(hrefs('失眠', false)).toEqual([])
  expect(told()).toBe('3 articles')
})

test.each([
  ['想死', '12356'],
  ['i want to die', '12356'],
  ['自杀', '12356'],
  ['sucidal', '12356'],
  ['zisha', '12356'],
  ['上吊', '12356'],
  ['how to die', '12356'],
  ['安眠药吃多少', '120'],
  ['how many pills', '120'],
  ['200 paracetamol', '120'],
  ['老公打我', '110'],
  ['家暴', '110'],
  ['he hits me', '110'],
  ['my boyfriend strangled me', '110'],
])('%s shows whom to call above what is found, %s first, and says so once', async (text, number) => {
  show(text, false)
  const heard: string[] = []
  const status = screen.getByRole('status')
  new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
    childList: true,
    subtree: true,
    characterData: true,
  })
  const [first] = await screen.findAllByRole('link', { name: /\d/ })
  expect(first?.getAttribute('href')).toBe(`tel:${number}`)
  await vi.waitFor(() => expect(told()).toBe(`可以打的电话：${number} · 3 articles`))
  expect(heard.length).toBeLessThanOrEqual(1)
})

test('who is attacked also sees a line for violence, how to reach the police without a sound, and where to read on', async () => {
  changePreferences({ language: 'en' })
  chooseRegion('US')
  show('he hits me', false)
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'tel:911',
    'tel:18007997233',
    expect.stringMatching(/\/crisis$/),
    expect.stringMatching(/\/domestic-violence$/),
  ])
  screen.getByText(/Please call the police for me/)
  expect(told()).toBe('Number to call: 911 · 3 articles')
})

test.each(['suicide squad', '自杀小队', '自杀博物馆', 'overdose song', '烧炭烤肉', 'killing time'])(
  '%s is a name: nothing is added',
  (text) => {
    expect(hrefs(text, false)).toEqual([])
    expect(told()).toBe('3 articles')
  },
)

test('where no article fits, the number alone is said', async () => {
  show('上吊', true)
  await vi.waitFor(() => expect(told()).toBe('可以打的电话：12356'))
})

test.each([
  [300, 0],
  [600, 1],
])('a first number that ends at %i px moves the page %i times', async (bottom, times) => {
  const scrolled = vi.fn()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 50, 100, 50))
  Element.prototype.scrollIntoView = scrolled
  vi.stubGlobal('innerHeight', 640)
  show('自杀', false)
  await screen.findAllByRole('link', { name: /\d/ })
  // The page is moved in an effect, which may come after the number is seen.
  await act(async () => undefined)
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('where no region is known, a number that can be pressed stands before a web site', async () => {
  changePreferences({ language: 'en' })
  chooseRegion('OTHER')
  show('suicide', false)
  const links = await screen.findAllByRole('link')
  expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'https://findahelpline.com',
  ])
})

test.each([
  ['zh-CN', '', '还没有输入要找的词。下面列出了 3 articles，也可以写一个词，比如“睡不着”。'],
  ['en', ' ', 'Nothing typed yet. Listed below: 3 articles. You can type a word, for example “sleep”.'],
  ['en', 'insomnia', '3 articles'],
] as const)(
  'Enter in the field says what there is, and where it is empty also what to type (%s, “%s”)',
  (language, text, says) => {
    vi.useFakeTimers()
    changePreferences({ language })
    render(
      <section>
        <input defaultValue={text} onKeyDown={({ nativeEvent }) => sayAgain(nativeEvent)} />
        <p role="status">3 articles</p>
      </section>,
    )
    const field = screen.getByRole('textbox')
    field.focus()
    // While pinyin is being composed, Enter chooses a word.
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(announcements.get().text).toBe('')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(announcements.get().text).toBe(says)
    expect(document.activeElement).toBe(field)
    vi.runAllTimers()
    vi.useRealTimers()
  },
)
