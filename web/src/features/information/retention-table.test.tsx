// @vitest-environment jsdom
import { inLanguage } from '@amhs/domain/localized'
import { retentionTable } from '@amhs/domain/privacy/retention-table'
import { render, screen, within } from '@testing-library/react'
import { RetentionTable } from './retention-table'

test('the page names every collection with what it holds and its time', () => {
  render(<RetentionTable />)
  const rows = within(screen.getByRole('table', { name: '数据库里的内容' })).getAllByRole('row')
  const shown = rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(shown).toEqual(
    retentionTable.map(({ path, holds, until }) => [
      `${inLanguage(holds, 'zh-CN')} ${path}`,
      inLanguage(until, 'zh-CN'),
    ]),
  )
})
