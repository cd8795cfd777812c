import { disableWarning } from './disable-warning'

test('only with a professional does disabling end what others share', () => {
  expect(disableWarning({ role: 'professional' }, false, 'en')).toContain(
    'Enabling the account doesn’t bring it back.',
  )
  expect(disableWarning({ role: 'professional' }, false, 'zh-CN')).toMatch(/不能再登录。和这位专业人士分享/)
  expect(disableWarning({ role: 'user' }, false, 'en')).not.toContain('share')
})

test('whoever disables themselves is told that they cannot undo it', () => {
  expect(disableWarning({ role: 'admin' }, true, 'en')).toContain('can’t undo it yourself')
})
