// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { TotalsTable } from './totals-section'

const totals = {
  users: 1200,
  usersByRole: { user: 1100, caregiver: 50, professional: null, admin: null },
  ratings: 20,
  pendingComments: null,
  openMessages: 12,
  groups: 15,
  services: 30,
}
const waits = (count: number) => ({ count, oldest: null })
const queue = {
  requests: waits(1),
  messages: waits(3),
  comments: waits(4),
  errors: waits(2),
  professionals: waits(0),
  checks: waits(0),
  more: false,
}

/** The table as it reads: each row's name with what stands beside it. */
const shown = () =>
  Object.fromEntries(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent]),
  )

test('the table stands before its numbers, and then hides the small ones', () => {
  const { rerender } = render(<TotalsTable totals={null} queue={null} />)
  expect(new Set(Object.values(shown()))).toEqual(new Set(['']))
  const rows = Object.keys(shown())
  rerender(<TotalsTable totals={totals} queue={null} />)
  expect(Object.keys(shown())).toEqual(rows)
  expect(shown()).toMatchObject({
    账户: '1,200',
    '其中：用户': '1,100',
    '其中：专业人员': '不显示',
    待审评论: '不显示',
    等待回复的留言和报告: '12',
  })
})

test('what waits has its true numbers, however small', () => {
  render(<TotalsTable totals={{ ...totals, openMessages: null }} queue={queue} />)
  expect(shown()).toMatchObject({ 待审评论: '4', 等待回复的留言和报告: '5' })
})

test('where no role has a number, one row says so', () => {
  const usersByRole = { user: null, caregiver: null, professional: null, admin: null }
  render(<TotalsTable totals={{ ...totals, users: 12, usersByRole }} queue={queue} />)
  expect(shown()).toMatchObject({ 账户: '12', '其中：各个角色': '不显示' })
  expect(Object.keys(shown())).not.toContain('其中：用户')
})
