// @vitest-environment jsdom
import { render } from '@testing-library/react'
import type { Names } from '../use-names'
import { LogAccount, LogTarget } from './log-target'

vi.mock('../../../platform/content/article-list', () => ({
  useArticleList: () => [{ id: 'sleep', title: '睡得好一点' }],
}))

const createdAt = Date.parse('2026-11-08T04:00:00Z')

const names: Names = {
  accounts: new Map([
    ['lin', { displayName: 'Lin Wang', email: 'lin@example.com' }],
    ['guest', { displayName: '', email: '' }],
  ]),
  places: new Map([['services/brain', { zh: '脑科医院', en: 'Brain Hospital' }]]),
  letters: new Map([
    ['contactMessages/one', { kind: 'contact', subject: '谢谢', name: 'Haoran', createdAt }],
    [
      'contactMessages/two',
      { kind: 'service-error', service: { zh: '脑科医院', en: 'Brain' }, name: 'Qing', createdAt },
    ],
    ['contactMessages/three', { kind: 'service-error', service: null, name: 'Qing', createdAt }],
  ]),
}

const shown = (target: string) => render(<LogTarget target={target} names={names} />).container.textContent

test('what was changed is told by what an administrator knows it by', () => {
  expect(shown('users/lin')).toBe('Lin Wanglin@example.com')
  expect(shown('services/brain')).toBe('服务：脑科医院')
  expect(shown('ratings/sleep')).toBe('对文章的评论：睡得好一点')
  expect(shown('contactMessages/one')).toBe('留言：谢谢Haoran，2026年11月8日')
  expect(shown('contactMessages/two')).toBe('报告的错误：脑科医院Qing，2026年11月8日')
  expect(shown('contactMessages/three')).toBe('报告的错误：服务（已经不在了）Qing，2026年11月8日')
})

test('of what is gone, or not known yet, its kind is told and never its number', () => {
  expect(shown('users/gone')).toBe('已经不在的账户')
  expect(shown('users/erased')).toBe('已删除的账户')
  expect(shown('groups/gone')).toBe('小组（已经不在了）')
  expect(shown('contactMessages/gone')).toBe('留言或报告的错误（已经不在了）')
  expect(shown('ratings/gone')).toBe('对文章的评论')
  const { container } = render(<LogTarget target="groups/gone" names={undefined} />)
  expect(container.textContent).toBe('小组')
  const account = render(<LogAccount uid="lin" names={undefined} />)
  expect(account.container.textContent).toBe('账户')
  expect(render(<LogAccount uid="guest" names={names} />).container.textContent).toBe('账户')
})
