import type { AuthMessageCode } from './auth-messages'
import { authMessages, exactMessage, hostedErrorCode, messageIn } from './auth-messages'
import { additionalErrors, catalogueErrors } from './hosted-error-messages'

/** The texts of the specification, sections 5 and 8, word for word. */
const specified = {
  'user-not-found': 'User not found',
  'wrong-password': 'Wrong password',
  'email-already-in-use': 'Email is already in use',
  'weak-password': 'Password is too weak',
  'invalid-email': 'Invalid email format',
  'popup-closed-by-user': 'Sign in cancelled',
  'popup-blocked': 'Popup blocked, please allow popups and try again',
  'cancelled-popup-request': 'Sign in request cancelled',
  'operation-not-allowed': 'This sign in method is not enabled',
  'account-exists-with-different-credential': 'This email is already registered with a different method',
  'invalid-action-code': 'Invalid or expired verification code',
  'expired-action-code': 'Verification code has expired, please request a new one',
  'invalid-continue-uri': 'Invalid redirect link',
  'unauthorized-continue-uri': 'Unauthorized redirect link',
  'missing-continue-uri': 'Missing redirect link',
  'too-many-requests': 'Too many requests, please try again later',
  'user-disabled': 'Account has been disabled',
  other: 'Authentication failed, please try again later',
  'google-signed-in': 'Google sign in successful',
  'signed-in': 'Sign in successful',
  registered: 'Registration successful! Please check your email to verify your account.',
  'reset-email-sent': 'Password reset email sent. Please check your inbox.',
  'reset-code-valid': 'Verification code is valid',
  'password-reset': 'Password reset successful. Please sign in with your new password.',
  'verification-email-sent': 'Verification email sent. Please check your inbox.',
  'profile-updated': 'Profile updated successfully',
  'profile-update-failed': 'Update failed',
  'not-signed-in': 'User not signed in',
  'already-verified': 'Email is already verified',
  'not-enabled': 'Firebase authentication not enabled',
  'banner-sent': 'Verification email sent successfully',
  'banner-send-failed': 'Failed to send verification email',
  'banner-send-error': 'An error occurred while sending verification email',
  'banner-verified': 'Email verified successfully!',
  'banner-not-verified': 'Email is not verified yet. Please check your inbox.',
  'banner-check-failed': 'Failed to check verification status',
  'email-format': '邮箱格式无效',
  'email-taken': '该邮箱已被注册',
  'password-confirmation': '密码确认不匹配',
  'password-length': 'Password must be at least 8 characters long',
  'password-uppercase': 'Password must contain at least one uppercase letter',
  'file-type': 'Unsupported file type',
  'file-size': 'File size exceeds limit (5MB)',
  'file-name': 'File name contains invalid characters',
  'local-wrong-credentials': '邮箱或密码错误',
  'local-sign-in-failed': '登录失败，请稍后重试',
  'local-register-failed': '注册失败，请稍后重试',
  'local-not-signed-in': '用户未登录',
  'local-user-missing': '用户不存在',
  'local-current-password-wrong': '当前密码错误',
  'local-update-failed': '更新失败，请稍后重试',
  'local-password-change-failed': '密码更改失败，请稍后重试',
  'local-signed-in': '登录成功',
  'local-profile-updated': '个人信息更新成功',
  'local-password-changed': '密码更改成功',
} as const satisfies Partial<Record<AuthMessageCode, string>>

test.each(Object.entries(specified))('%s says exactly “%s”', (code, text) => {
  expect(exactMessage(code as keyof typeof specified)).toBe(text)
})

const everyCode = Object.keys(authMessages) as AuthMessageCode[]

test.each(everyCode)('%s can be read in both languages', (code) => {
  const chinese = messageIn(code, 'zh-CN')
  const english = messageIn(code, 'en')
  expect(chinese).toMatch(/\p{Script=Han}/u)
  expect(chinese).not.toMatch(/[!！]/)
  expect(english).toMatch(/^[\x20-\x7e]+$/)
  expect([chinese, english]).toContain(exactMessage(code))
})

describe('the code of what the provider threw', () => {
  test.each([...Object.keys(catalogueErrors), ...Object.keys(additionalErrors)])(
    'auth/%s keeps its code',
    (code) => {
      expect(hostedErrorCode({ code: `auth/${code}` })).toBe(code)
      expect(hostedErrorCode({ code })).toBe(code)
    },
  )
  test.each([
    ['auth/invalid-login-credentials', 'invalid-credential'],
    ['auth/user-cancelled', 'popup-closed-by-user'],
    ['auth/user-cancelled.', 'popup-closed-by-user'],
    ['auth/null-user', 'invalid-user-token'],
    ['auth/firebase-app-check-token-is-invalid.', 'app-check-failed'],
    ['appCheck/fetch-status-error', 'app-check-failed'],
    ['appcheck/throttled', 'app-check-failed'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'configuration-error'],
    ['auth/invalid-oob-code', 'invalid-action-code'],
    ['auth/user-signed-out', 'invalid-user-token'],
    ['auth/expired-oob-code', 'expired-action-code'],
    ['auth/email-exists', 'email-already-in-use'],
    ['auth/missing-continue-url', 'missing-continue-uri'],
    ['auth/invalid-recaptcha-token', 'captcha-check-failed'],
    ['auth/missing-recaptcha-token', 'captcha-check-failed'],
    ['auth/firebase-app-check-token-is-invalid', 'app-check-failed'],
    ['auth/missing-app-credential', 'app-check-failed'],
    ['auth/invalid-app-credential', 'app-check-failed'],
    ['auth/app-not-authorized', 'app-check-failed'],
    ['auth/invalid-api-key', 'configuration-error'],
    ['auth/api-key-not-valid', 'configuration-error'],
    ['auth/configuration-not-found', 'configuration-error'],
    ['auth/invalid-auth-domain', 'configuration-error'],
    ['auth/auth-domain-config-required', 'configuration-error'],
    ['auth/operation-not-supported-in-this-environment', 'web-storage-unsupported'],
  ])('%s is %s', (code, expected) => {
    expect(hostedErrorCode({ code })).toBe(expected)
  })
  test.each([
    null,
    undefined,
    'auth/user-not-found',
    new Error('auth/user-not-found'),
    {},
    { code: 5 },
    { code: '' },
    { code: 'auth/constructor' },
    { code: 'auth/__proto__' },
    { code: 'auth/never-heard-of' },
    { code: 'password-length' },
    { code: 'user-auth/not-found' },
    { code: 'auth/user.-not-found' },
  ])('%j is other', (error) => {
    expect(hostedErrorCode(error)).toBe('other')
  })
})
