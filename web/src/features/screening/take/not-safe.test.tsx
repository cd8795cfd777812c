// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { requestHeadingFocus } from '../../../platform/heading-focus'
import { changePreferences } from '../../../platform/preferences'
import { chooseRegion } from '../../../platform/region'
import { PageHeading } from '../../../ui/page-heading'
import { NotSafeFirst, SupportRow } from './not-safe'

afterEach(cleanup)

test.each([
  [
    'zh-CN',
    'CN',
    'tel:120',
    '你说你现在不安全。先打这里的电话。',
    '我现在安全了',
    '谢谢你告诉我你现在安全。',
  ],
  [
    'en',
    'UK',
    'tel:999',
    'You said that you’re not safe. Call one of these first.',
    'I’m safe now',
    'Thank you for telling me that you are safe.',
  ],
] as const)(
  'a result is met at whom to call, and the thanks take its place (%s, %s)',
  (language, region, number, heading, safeNow, thanks) => {
    changePreferences({ language })
    chooseRegion(region)
    const onSafe = vi.fn()
    requestHeadingFocus()
    render(
      <>
        <NotSafeFirst onSafe={onSafe} />
        <PageHeading>Result</PageHeading>
      </>,
    )
    expect(document.activeElement?.textContent).toBe(heading)
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(number)
    fireEvent.click(screen.getByRole('button', { name: safeNow }))
    expect(onSafe).toHaveBeenCalledOnce()
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(document.activeElement?.textContent).toBe(thanks)
  },
)

test.each([
  ['zh-CN', 'CN', '需要时可以找', ['12356 全国统一心理援助热线', '120 急救'], ['tel:12356', 'tel:120']],
  ['en', 'US', 'Who to contact', ['988 Suicide & Crisis Lifeline', '911 Emergency'], ['tel:988', 'tel:911']],
  // Where no number is known, the directory of lines, and the number of mobile telephones.
  ['en', 'OTHER', 'Who to contact', [/findahelpline\.com/, /^112/], ['https://findahelpline.com', 'tel:112']],
] as const)(
  'after a support card, a line to talk to and the emergency number stay with the questions (%s, %s)',
  (language, region, name, texts, addresses) => {
    changePreferences({ language })
    chooseRegion(region)
    render(<SupportRow instrument={{ respondent: 'self' }} />)
    const row = screen.getByRole('region', { name })
    for (const [at, text] of texts.entries()) {
      const link = within(row).getByRole('link', { name: text })
      expect(link.getAttribute('href')?.replace(/\/$/, '')).toBe(addresses[at])
    }
    expect(within(row).getAllByRole('link')).toHaveLength(2)
  },
)
