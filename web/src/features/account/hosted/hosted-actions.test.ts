// @vitest-environment jsdom
import { defaultPreferences } from '../../../platform/preferences'
import { changeMode } from '../../../platform/session'
import { hostedActions } from './hosted-actions'

test.each([
  [
    'register',
    () => hostedActions.register({ email: 'a@b.cc', password: 'x', firstName: 'A', lastName: '' }),
  ],
  ['signIn', () => hostedActions.signIn('a@b.cc', 'x')],
  ['signInWithGoogle', () => hostedActions.signInWithGoogle()],
  ['sendPasswordReset', () => hostedActions.sendPasswordReset('a@b.cc')],
  ['verifyResetCode', () => hostedActions.verifyResetCode('code')],
  ['confirmReset', () => hostedActions.confirmReset('code', 'x')],
  ['verifyAddress', () => hostedActions.verifyAddress('code')],
  ['recoverAddress', () => hostedActions.recoverAddress('code')],
  ['changePassword', () => hostedActions.changePassword('x', 'y')],
  ['resendVerification', () => hostedActions.resendVerification()],
  ['checkVerification', () => hostedActions.checkVerification()],
  ['saveNames', () => hostedActions.saveNames({ firstName: 'A', lastName: '' })],
  ['savePreferences', () => hostedActions.savePreferences(defaultPreferences)],
  ['keepPreferences', () => hostedActions.keepPreferences({ theme: 'dark' })],
  ['savePhoto', () => hostedActions.savePhoto(new File(['x'], 'x.png', { type: 'image/png' }))],
  ['removePhoto', () => hostedActions.removePhoto()],
  ['deleteAccount', () => hostedActions.deleteAccount('x')],
])('in local mode %s answers that Firebase authentication is not enabled', async (_, action) => {
  changeMode('local')
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect(await action()).toMatchObject({
    success: false,
    codes: ['not-enabled'],
    message: 'Firebase authentication not enabled',
  })
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

test('every hosted action is asked here', () => {
  expect(Object.keys(hostedActions)).toHaveLength(17)
})

test('in local mode nothing of the cloud is collected', async () => {
  changeMode('local')
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { collectHostedData } = await import('./hosted-own-data')
  await expect(collectHostedData('u')).rejects.toThrow('Firebase authentication not enabled')
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})
