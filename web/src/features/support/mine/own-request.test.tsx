// @vitest-environment jsdom
import type { GroupRequestDocument } from '@amhs/domain/documents/group-request-document'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { DataProvider } from '../../../platform/data/data-provider'
import { chooseRegion } from '../../../platform/region'
import type { SupportGroup } from '../groups.repository'
import { mineWords } from './mine.words'
import { OwnRequest } from './own-request'

// The package for browsers only passes this one on, in a form that a test's own context cannot load.
vi.mock('react-router-dom', () => import('react-router'))
vi.mock('./member-details', () => ({ MemberDetails: () => null }))
vi.mock('./waiting-place', () => ({ WaitingPlace: () => null }))

const words = mineWords.zh
const group = { id: 'calm', name: { zh: '小组', en: 'Circle' }, facilitatorName: 'Bo' } as SupportGroup
const at = Date.parse('2026-11-20T08:00:00Z')

function show(change: Partial<GroupRequestDocument>, of: SupportGroup | null = group): string {
  const request = { uid: 'ann', name: '安', language: 'zh-CN', requestedAt: at, status: 'asked', ...change }
  render(
    <MemoryRouter>
      <DataProvider>
        <OwnRequest
          group={of}
          groupId="calm"
          request={request as GroupRequestDocument}
          repository={{} as never}
          onEnding={() => undefined}
        />
      </DataProvider>
    </MemoryRouter>,
  )
  return document.body.textContent ?? ''
}

const led = /起，这个小组由 Bo 带领/

describe('after a hand-over', () => {
  test.each(['asked', 'waiting', 'accepted'] as const)(
    '%s reads who leads, and of words only where there were some',
    (status) => {
      const silent = show({ status, handedOverAt: at })
      expect(silent).toMatch(led)
      expect(silent).not.toContain(words.wordsGone)
      document.body.replaceChildren()
      const gone = show({ status, handedOverAt: at, wordsGone: true })
      expect(gone).toMatch(led)
      expect(gone).toContain(words.wordsGone)
      expect(gone.includes(words.askAnew), 'told to ask anew').toBe(status === 'asked')
      expect(gone).not.toContain(words.urgentKept)
      document.body.replaceChildren()
      expect(show({ status, handedOverAt: at, wordsGone: true, urgent: true })).toContain(words.urgentKept)
    },
  )

  test.each(['declined', 'removed'] as const)('%s reads only that words are gone', (status) => {
    expect(show({ status, handedOverAt: at })).not.toMatch(led)
    document.body.replaceChildren()
    expect(show({ status, handedOverAt: at, wordsGone: true })).toContain(words.wordsGone)
    expect(screen.queryByText(words.askAnew)).toBeNull()
  })

  test('nobody reads that what they wrote is seen', () => {
    expect(show({ handedOverAt: at, wordsGone: true })).not.toContain('你写的话，看不到你的邮箱')
    document.body.replaceChildren()
    const own = show({ message: '想来' })
    expect(own).toContain('你写的话，看不到你的邮箱')
    expect(own).not.toMatch(led)
  })
})

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('whom to call', () => {
  test.each(['asked', 'waiting', 'accepted', 'declined', 'removed', 'ended'] as const)(
    'who wrote urgent words reads it however the request stands: %s',
    (status) => {
      chooseRegion('UK')
      const said = show({ status, urgent: true }, status === 'ended' ? null : group)
      expect(said).toContain(words.callNow)
      expect(hrefs().slice(0, 3)).toEqual(['tel:116123', 'tel:999', expect.stringMatching(/crisis$/)])
    },
  )

  test.each(['declined', 'removed', 'ended'] as const)('whoever is not in reads where: %s', (status) => {
    expect(show({ status })).not.toContain(words.callNow)
    expect(screen.getByRole('link', { name: words.helpHere }).getAttribute('href')).toMatch(/crisis$/)
  })

  test.each(['asked', 'waiting', 'accepted'] as const)('nobody else is told of it: %s', (status) => {
    show({ status })
    expect(screen.queryAllByRole('link')).toEqual([])
  })
})

describe('once the group is removed', () => {
  test('whoever belonged or waited reads that it is gone, by its name, and can clear that', () => {
    const said = show({ status: 'ended', endedAt: at, groupName: { zh: '夜航', en: 'Night' } }, null)
    expect(said).toContain('这个小组已经没有了')
    expect(said).toContain('2026年11月20日，管理员删除了这个小组。')
    expect(screen.getByRole('button', { name: '知道了，清除：夜航' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '联系我们' }).getAttribute('href')).toMatch(/contact/)
  })

  test.each(['asked', 'waiting', 'accepted', 'declined', 'removed'] as const)(
    'nobody is told any more that they stand as %s',
    (status) => {
      const said = show({ status }, null)
      expect(said).toContain('管理员删除了这个小组。')
      expect(said).not.toContain(words.states[status])
      expect(screen.getByRole('button', { name: `知道了，清除：${words.goneGroup}` })).toBeTruthy()
    },
  )
})

test.each(['asked', 'waiting', 'declined', 'removed'] as const)(
  'what was written stands open beside how it stands: %s',
  (status) => {
    show({ status, message: '想先听一听', answer: '这次满了。' })
    expect(screen.getByText('想先听一听').closest('details')?.open).toBe(true)
  },
)

test('a member has it one press away', () => {
  show({ status: 'accepted', message: '想先听一听' })
  expect(screen.getByText('想先听一听').closest('details')?.open).toBe(false)
})
