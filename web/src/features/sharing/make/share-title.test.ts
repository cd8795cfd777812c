import type { OwnShare } from '@amhs/domain/contracts/list-shares.contract'
import { shareTitle } from './share-title'

function share(id: string, change: Partial<OwnShare> = {}): OwnShare {
  return {
    id,
    audience: 'doctor',
    results: 1,
    hasPasscode: false,
    triesLeft: 10,
    opened: 0,
    openings: [],
    state: 'open',
    createdAt: new Date(2026, 10, 23, 9, 5).toISOString(),
    expiresAt: new Date(2026, 10, 30, 9, 5).toISOString(),
    ...change,
  }
}

test('a link has its own name, or says whom it is for', () => {
  const [named, unnamed] = [share('a', { name: '王医生' }), share('b')]
  expect(shareTitle(named, [named, unnamed], 'zh-CN')).toBe('王医生')
  expect(shareTitle(unnamed, [named, unnamed], 'zh-CN')).toBe('给医生或咨询师')
})

test('two that would be called alike are told apart by when they were made and what is in them', () => {
  const [one, other] = [
    share('a'),
    share('b', { results: 0, createdAt: new Date(2026, 10, 23, 9, 7).toISOString() }),
  ]
  expect([one, other].map((each) => shareTitle(each, [one, other], 'zh-CN'))).toEqual([
    '给医生或咨询师（2026年11月23日 09:05 生成，1 个结果）',
    '给医生或咨询师（2026年11月23日 09:07 生成，一段话，没有得分）',
  ])
  const names = [share('a', { name: 'Dr Wang' }), share('b', { name: 'Dr Wang', results: 2 })]
  expect(names.map((each) => shareTitle(each, names, 'en'))[1]).toBe(
    'Dr Wang (made 23 November 2026 at 09:05, 2 results)',
  )
})
