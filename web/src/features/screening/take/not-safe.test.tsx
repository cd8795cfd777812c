// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { requestHeadingFocus } from '../../../platform/heading-focus'
import { changePreferences } from '../../../platform/preferences'
import { chooseRegion } from '../../../platform/region'
import { PageHeading } from '../../../ui/page-heading'
import { NotSafeFirst } from './not-safe'

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
