// @vitest-environment jsdom

import { type CrisisContacts, crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { shownTemplate } from '@amhs/domain/safety/shown-template'
import type { SafetyTemplate } from '@amhs/domain/safety/template'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { chooseAgeBand, chooseRegion } from '../platform/region'
import { EmergencyDialog } from './emergency-dialog'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

const markupOf = (template: SafetyTemplate, protection?: CrisisContacts) =>
  renderToStaticMarkup(
    <EmergencyDialog template={template} protection={protection} focus="heading" onClose={() => undefined} />,
  )

/** What the dialog leads to, in reading order: addresses of links and texts of buttons. */
function ways(template: SafetyTemplate, protection?: CrisisContacts): readonly string[] {
  return [...markupOf(template, protection).matchAll(/<a [^>]*href="([^"]*)"|<button[^>]*>([^<]*)</g)].map(
    ([, href, text]) => href ?? text ?? '',
  )
}

test('the heading is read before the number, which is the next to be reached', () => {
  const markup = markupOf(safetyTemplate('L3'))
  expect(markup.indexOf('<h2')).toBeGreaterThan(-1)
  expect(markup.indexOf('<h2')).toBeLessThan(markup.indexOf('<a '))
})

test.each(['L3', 'safe-no'] as const)('%s: number, line, two answers, and last the way out', (id) => {
  const { emergency, lines } = crisisContacts('CN', { language: 'zh-CN' })
  expect(ways(safetyTemplate(id))).toEqual([
    telephoneHref(emergency[0]?.number ?? null),
    telephoneHref(emergency[1]?.number ?? null),
    telephoneHref(lines[0]?.number ?? null),
    '我身边有人',
    '我身边没有人',
    '我在别的地方',
    'https://www.weather.com.cn/',
  ])
})

test.each(['L3', 'safe-no'] as const)(
  '%s: a number stands once to be seen, and is said before the buttons to who listens',
  (id) => {
    const { container } = render(
      <EmergencyDialog template={safetyTemplate(id)} focus="heading" onClose={() => undefined} />,
    )
    const said = container.querySelector('[id$="-step"]')
    expect(said?.textContent).toBe('谢谢你说出来。请现在拨打 120（急救）或 110（报警）。')
    for (const hidden of container.querySelectorAll('.hidden')) hidden.remove()
    for (const number of ['120', '110', '12356'])
      expect(container.textContent?.match(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'))).toHaveLength(1)
    cleanup()
  },
)

test('where no number is known, how to find one stays to be read', () => {
  chooseRegion('OTHER')
  const { container } = render(
    <EmergencyDialog template={safetyTemplate('safe-no')} focus="heading" onClose={() => undefined} />,
  )
  expect(container.querySelector('[id$="-step"] .hidden')).toBeNull()
  expect(container.textContent).toContain('当地的紧急电话')
  cleanup()
  chooseRegion('CN')
})

describe('whoever is attacked', () => {
  const template = shownTemplate('L3', { attacked: true })

  test('the police, the ambulance, the line for violence, where that person is, and last the way out', () => {
    expect(ways(template, protectionContacts('CN', { language: 'zh-CN' }))).toEqual([
      'tel:110',
      'tel:120',
      'tel:12338',
      '那个人就在附近',
      '我已经走开了',
      '我在别的地方',
      'https://www.weather.com.cn/',
    ])
  })

  test.each(['那个人就在附近', '我已经走开了'])(
    'after “%s” police, ambulance and the line for violence are all still there',
    (answer) => {
      render(
        <EmergencyDialog
          template={template}
          protection={protectionContacts('CN', { language: 'zh-CN' })}
          focus="heading"
          onClose={() => undefined}
        />,
      )
      const button = screen.getByRole('button', { name: answer, hidden: true })
      fireEvent.click(button)
      expect(button.isConnected).toBe(false)
      const hrefs = screen
        .getAllByRole('link', { hidden: true })
        .filter((link) => !link.closest('[hidden]'))
        .map((link) => link.getAttribute('href'))
      expect(hrefs.filter((href) => href?.startsWith('tel:')).slice(0, 3)).toEqual([
        'tel:110',
        'tel:120',
        'tel:12338',
      ])
      // The way back to the page stands beside the way out, below what scrolls.
      const back = screen.getByRole('button', { name: '先回到页面', hidden: true })
      expect(back.closest('.emergency-body')).toBeNull()
      expect(back.nextElementSibling?.getAttribute('href')).toBe(hrefs.at(-1))
    },
  )

  test('where one number brings both, it stands once', () => {
    expect(ways(template, protectionContacts('US', { language: 'zh-CN' })).slice(0, 2)).toEqual([
      'tel:911',
      'tel:18007997233',
    ])
  })
})

describe('in the history', () => {
  /** Opens the window over a page with a state of its own, as the router gives it one. */
  function openWindow() {
    window.history.replaceState({ key: 'page', openedAt: 1 }, '')
    const onClose = vi.fn()
    render(<EmergencyDialog template={safetyTemplate('L3')} focus="heading" onClose={onClose} />)
    return { onClose, before: { key: 'page', openedAt: 1 }, address: window.location.href }
  }

  test('Back closes the window and stays on the page; its entry tells nothing', async () => {
    const { onClose, before, address } = openWindow()
    expect(window.history.state).toEqual({ ...before, over: true })
    expect(window.location.href).toBe(address)
    window.history.back()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(window.history.state).toEqual(before)
    expect(window.location.href).toBe(address)
  })

  test('closed in another way, it takes its entry along before the page goes on', async () => {
    const { onClose, before } = openWindow()
    screen.getByRole<HTMLDialogElement>('alertdialog').close()
    expect(onClose).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(window.history.state).toEqual(before)
  })
})

describe('under 18', () => {
  afterEach(() => chooseAgeBand('adult'))

  test('the line for the young stands there too, and who is alone wakes an adult before the neighbours', () => {
    chooseAgeBand('14-17')
    render(<EmergencyDialog template={safetyTemplate('L3')} focus="heading" onClose={() => undefined} />)
    expect(screen.getByRole('link', { name: /12356/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: '12355 青少年服务台' })).toBeTruthy()
    expect(screen.getByRole('group', { name: '谁在你附近？' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '我身边没有人' }))
    expect(screen.getByText(/半夜也可以去叫醒/)).toBeTruthy()
    expect(screen.queryByText(/邻居/)).toBeNull()
  })

  test('a grown-up is asked for nobody at home', () => {
    chooseAgeBand('adult')
    render(<EmergencyDialog template={safetyTemplate('L3')} focus="heading" onClose={() => undefined} />)
    expect(screen.queryByRole('link', { name: /12355/ })).toBeNull()
    expect(screen.queryByText('谁在你附近？')).toBeNull()
  })
})

test('a wound is pressed, and the number is for one that does not stop', () => {
  const template = shownTemplate('L3', { attacked: false, hurt: true })
  expect(markupOf(template)).toContain('用干净的布按住伤口，别松手。血止不住，现在就打 120')
  expect(shownTemplate('L3', { attacked: true, hurt: true })).toEqual(shownTemplate('L3', { attacked: true }))
})

test('who helps somebody is asked whether they are with them, and is told what to do', () => {
  const template = shownTemplate('L3', { attacked: false, helping: true })
  render(<EmergencyDialog template={template} focus="heading" onClose={() => undefined} />)
  expect(screen.getByRole('group', { name: '你在对方身边吗？' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '我不在对方身边' }))
  expect(screen.getByText(/说清楚人在哪儿、叫什么/)).toBeTruthy()
})

test('who has swallowed something tells who is with them', () => {
  const template = shownTemplate('L3', { attacked: false, took: true })
  render(<EmergencyDialog template={template} focus="heading" onClose={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: '我身边有人' }))
  expect(screen.getByText(/我吃了药（或喝了别的），需要去医院/)).toBeTruthy()
})
